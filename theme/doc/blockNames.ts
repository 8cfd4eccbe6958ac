/** What a caption says first: the file, the command, the text of a picture. */
export function captionOf(figure: Element | null | undefined): string | undefined {
  const caption = figure?.querySelector('figcaption') ?? figure?.querySelector('[role="img"]');
  return caption?.getAttribute('aria-label') ?? caption?.firstChild?.textContent ?? undefined;
}

/** The heading above each of these elements, by which one without a caption is named. */
export function headingsAbove(root: Element, selector: string): Map<Element, string> {
  const found = new Map<Element, string>();
  let heading = '';
  for (const node of root.querySelectorAll(`h1, h2, h3, h4, h5, h6, ${selector}`)) {
    if (/^h\d$/.test(node.localName)) heading = node.textContent?.trim() ?? '';
    else found.set(node, heading);
  }
  return found;
}
