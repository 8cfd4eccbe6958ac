const pageRoot = (): HTMLElement | null => document.getElementById('__rspress_root');

/** What is in the document now. */
export const copyPage = (): Node[] =>
  [...(pageRoot()?.childNodes ?? [])].map((node) => node.cloneNode(true));

/**
 * Watches how the served page is hydrated; asked once that is done, answers with what was served
 * where hydrating has changed it. Preact keeps what differs from what it would have drawn, without a
 * word, and takes apart what fails before an error boundary hears of it.
 */
export function watchServed(): () => Node[] | undefined {
  const observer = new MutationObserver(() => {});
  let copy: Node[] | undefined = copyPage();
  const root = pageRoot();
  // The dev server serves no page.
  if (root && copy.length > 0)
    observer.observe(root, { childList: true, characterData: true, subtree: true });
  return () => {
    const served = observer.takeRecords().some(isDifference) ? copy : undefined;
    observer.disconnect();
    copy = undefined;
    return served;
  };
}

/** The server alone writes comments, texts for readers without scripts, and no node for an empty text. */
const isDifference = ({ type, target, addedNodes, removedNodes }: MutationRecord): boolean =>
  target.nodeName !== 'NOSCRIPT' &&
  (type === 'characterData' ||
    [...addedNodes].some((node) => node.nodeType !== Node.TEXT_NODE || node.nodeValue) ||
    [...removedNodes].some((node) => node.nodeType !== Node.COMMENT_NODE));
