/** Chinese words that carry no meaning of their own; left out of texts, not of headings. */
export const HAN_STOP_WORDS = new Set(
  (
    '可以 如果 一个 没有 时候 因为 以及 并且 不会 只有 那么 需要 使用 这样 每个 不能 不是 会在 进行 通过 ' +
    '其中 所有 某个 一次 之后 之前 以后 以前 同样 例如 比如 因此 所以 然后 由于 对于 关于 按照 根据 ' +
    '作为 成为 属于 能够 必须 应该 只要 即使 虽然 仍然 依然 已经 正在 同时 此时 当前 一样 一起 一种 ' +
    '两个 几个 多个 任何 其他 其它 自己 本身 什么 怎么 如何 为什 哪些 哪个 不到 不要 不用 不再 才会 都会 ' +
    '就会 只会 也会 还会 并不 而不 时会 后会 上面 下面 里面 外面 这里 那里 这些 那些 这个 那个'
  ).split(' '),
);
