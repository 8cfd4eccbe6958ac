/** The key that starts shortcuts, as the reader's keyboard names it. */
export const modifierKey = (): '⌘' | 'Ctrl' =>
  /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘' : 'Ctrl';
