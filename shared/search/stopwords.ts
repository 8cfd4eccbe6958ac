const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** English words that carry no meaning of their own; left out of texts and of queries. */
export const STOP_WORDS = words(
  'a an the of to is are was were be been being in on at by as its this that these those and or ' +
    'for with from into than then so such if but do does did doing has have had can could will ' +
    'would should may might must i you he she we they my your our their his her me us them what ' +
    'which who how why where there here am also just very most some any both own about between ' +
    'again too nor same other s t re ve ll d m via per need want please using used got let make ' +
    'makes made way ways yes ok instead because though still even whose since until without whether ' +
    'itself themselves therefore however already always never often rather like goes go comes come',
);

/** Words that mean little in prose but name things in code (`test.each`): indexed there alone. */
export const WEAK_WORDS = words(
  'each only not no it after before use once every get when more out over up down off under while during',
);

/**
 * Chinese characters that only join words: a run of Chinese ends at them, in texts and in queries.
 */
export const HAN_PARTICLE =
  /[的了着吗呢吧啊把被和与及或在是也就都这那它们之所其而且但您你我他她还很]/u;

/** Chinese words that carry no meaning of their own; left out of texts, not of headings. */
export const HAN_STOP_WORDS = words(
  '可以 如果 一个 没有 时候 因为 以及 并且 不会 只有 那么 需要 使用 这样 每个 不能 不是 会在 进行 通过 ' +
    '其中 所有 某个 一次 之后 之前 以后 以前 同样 例如 比如 因此 所以 然后 由于 对于 关于 按照 根据 ' +
    '作为 成为 属于 能够 必须 应该 只要 即使 虽然 仍然 依然 已经 正在 同时 此时 当前 一样 一起 一种 ' +
    '两个 几个 多个 任何 其他 其它 自己 本身 什么 怎么 如何 为什 哪些 哪个 不到 不要 不用 不再 才会 都会 ' +
    '就会 只会 也会 还会 并不 而不 时会 后会 上面 下面 里面 外面 这里 那里 这些 那些 这个 那个',
);

/** What surrounds the matter of a Chinese question; a match separates what stands around it. */
export const HAN_QUESTION =
  /为什么要|为什么|怎么样|怎么办|怎么|怎样|如何|什么是|是什么|有什么|什么|哪里|哪个|哪些|能不能|可不可以|可以|能否|是否|请问|我想要|我想|想要|需要|应该|一下/gu;
