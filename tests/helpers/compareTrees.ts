/** Name of a node in messages: its tag with its id, or its text. */
function nameOf(node: Node | undefined): string {
  if (!node) return 'nothing';
  if (node.nodeType === Node.TEXT_NODE) return `text ${JSON.stringify(node.textContent?.slice(0, 80))}`;
  const { tagName, id } = node as Element;
  return `<${tagName.toLowerCase()}${id === '' ? '' : ` id="${id}"`}>`;
}

/** Elements and texts; adjacent texts, which React may separate with comments, count as one. */
function childrenOf(node: Node): Node[] {
  const merged: Node[] = [];
  for (const child of node.childNodes) {
    const last = merged.at(-1);
    if (child.nodeType === Node.ELEMENT_NODE) merged.push(child);
    else if (child.nodeType === Node.TEXT_NODE && child.textContent !== '') {
      if (last?.nodeType === Node.TEXT_NODE) last.textContent += child.textContent ?? '';
      else merged.push(child.cloneNode());
    }
  }
  return merged;
}

/** True if an attribute, which may be missing on one element, counts as equal on both. */
export type IsEqual = (
  element: Element,
  name: string,
  built: string | undefined,
  shown: string | undefined,
) => boolean;

function attributeDifferences(built: Element, shown: Element, isEqual: IsEqual): string[] {
  const names = new Set([...built.getAttributeNames(), ...shown.getAttributeNames()]);
  return [...names].flatMap((name) => {
    const [one, other] = [built, shown].map((element) => element.getAttribute(name) ?? undefined);
    if (isEqual(built, name, one, other)) return [];
    return [`${name}=${JSON.stringify(one)} is built, ${JSON.stringify(other)} is shown`];
  });
}

const isSameNode = (one: Node | undefined, other: Node | undefined) =>
  one?.nodeType === other?.nodeType &&
  (one instanceof Element
    ? one.tagName === (other as Element).tagName
    : one?.textContent === other?.textContent);

/**
 * Compares the contents of two elements, node by node. Returns the differences, each with its place and both sides; the
 * content of a node that differs is not compared.
 */
export function compareTrees(
  built: Element,
  shown: Element,
  isEqual: IsEqual,
  place = built.tagName.toLowerCase(),
): string[] {
  const [wanted, found] = [childrenOf(built), childrenOf(shown)];
  const all = wanted.length > found.length ? wanted : found;
  const first = all.findIndex((_, index) => !isSameNode(wanted[index], found[index]));
  if (first !== -1) {
    const [one, other] = [nameOf(wanted[first]), nameOf(found[first])];
    return [`${place} > ${first + 1}: ${one} is built, ${other} is shown`];
  }
  return wanted.flatMap((one, index) => {
    const other = found[index];
    if (!(one instanceof Element) || !(other instanceof Element)) return [];
    const where = `${place} > ${index + 1}.${one.tagName.toLowerCase()}`;
    const attributes = attributeDifferences(one, other, isEqual);
    return [
      ...attributes.map((difference) => `${where}: ${difference}`),
      ...compareTrees(one, other, isEqual, where),
    ];
  });
}
