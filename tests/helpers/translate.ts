/**
 * Changes the document as browsers do when they translate it: each text node is replaced by a `font` element with a new
 * one, so React's own are no longer in the document. The words stay as they are.
 */
export function translate(): void {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (texts.nextNode()) found.push(texts.currentNode as Text);
  for (const node of found) {
    const font = document.createElement('font');
    font.textContent = node.data;
    node.replaceWith(font);
  }
}
