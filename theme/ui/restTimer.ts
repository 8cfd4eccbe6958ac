/** Waits until the pointer, or the focus, rests on something; `undefined` is nothing of interest. */
export interface RestTimer<Target> {
  /** What it rests on now: calls back after the pause, unless it moves on before. */
  rest(target: Target | undefined): void;
  /** Sets what it rests on, and forgets what was waited for. */
  set(target: Target | undefined): void;
  current(): Target | undefined;
}

export function restTimer<Target>(
  pauseMs: number,
  callback: (target: Target | undefined) => void,
): RestTimer<Target> {
  let current: Target | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const set = (target: Target | undefined): void => {
    clearTimeout(timer);
    current = target;
  };
  return {
    rest(target) {
      if (target === current) return;
      set(target);
      timer = setTimeout(() => callback(target), pauseMs);
    },
    set,
    current: () => current,
  };
}
