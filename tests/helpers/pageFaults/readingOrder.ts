import type { Page } from 'playwright-core';

/** An item that a screen reader reads, in reading order. */
export interface Read {
  role: string;
  name: string;
  /** Headings only. */
  level: number;
  /** Roles of its ancestors, nearest first. */
  within: string[];
  /** Roles of its content. */
  holds: string[];
}

/** The part of the browser's response that is used here. */
interface TreeNode {
  nodeId: string;
  ignored: boolean;
  role?: { value?: unknown };
  name?: { value?: unknown };
  properties?: { name: string; value: { value?: unknown } }[];
  childIds?: string[];
}

/** The accessibility tree as exposed to screen readers: ignored nodes are left out, but not their content. */
async function readAll(page: Page): Promise<Read[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = (await session.send('Accessibility.getFullAXTree')) as { nodes: TreeNode[] };
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const all: Read[] = [];
  const visit = (id: string, within: string[]): string[] => {
    const node = byId.get(id);
    if (!node) return [];
    const role = String(node.role?.value ?? '');
    const children = node.childIds ?? [];
    if (node.ignored || role === 'none' || role === 'generic')
      return children.flatMap((child) => visit(child, within));
    const level = Number(node.properties?.find(({ name }) => name === 'level')?.value.value ?? 0);
    const read: Read = { role, name: String(node.name?.value ?? '').trim(), level, within, holds: [] };
    all.push(read);
    read.holds = children.flatMap((child) => visit(child, [role, ...within]));
    return [role];
  };
  const [root] = nodes;
  if (root) visit(root.nodeId, []);
  return all;
}

/** Labels that, read alone, do not say where a link leads or what a button does. */
const EMPTY_WORDS =
  /^(mehr|more|hier|here|weiter|weiterlesen|read more|mehr erfahren|learn more|link|button)$/i;

/** Roles that need a name, because people jump to them or use them. */
const NAMED = [
  'link',
  'button',
  'img',
  'image',
  'textbox',
  'searchbox',
  'combobox',
  'checkbox',
  'switch',
  'navigation',
  'form',
  'region',
  'dialog',
  'Iframe',
];

/** Faults in reading order, landmarks, headings and names. */
export function orderFaults(all: readonly Read[]): string[] {
  const faults: string[] = [];
  const of = (role: string) => all.filter((read) => read.role === role);
  for (const role of ['banner', 'main', 'contentinfo'])
    if (of(role).length !== 1) faults.push(`${of(role).length} × ${role}`);
  const order = all
    .map(({ role }) => role)
    .filter((role) => ['banner', 'main', 'contentinfo'].includes(role));
  if (order.join() !== 'banner,main,contentinfo') faults.push(`landmarks in the order ${order.join()}`);
  const navigations = of('navigation').map(({ name }) => name);
  if (new Set(navigations).size !== navigations.length)
    faults.push(`navigations named ${navigations.join()}`);

  const headings = of('heading');
  if (headings.filter(({ level }) => level === 1).length !== 1) faults.push('not one headline');
  if (headings[0]?.level !== 1)
    faults.push(`begins with heading ${headings[0]?.level} “${headings[0]?.name}”`);
  headings.forEach(({ level, name, within }, index) => {
    const before = headings[index - 1]?.level ?? 0;
    if (level > before + 1) faults.push(`heading ${level} “${name}” after ${before}`);
    if (name === '') faults.push(`heading ${level} without words`);
    if (level === 1 && !within.includes('main')) faults.push('the headline is not in main');
  });

  for (const { role, name } of all) {
    if (NAMED.includes(role) && name === '') faults.push(`${role} without a name`);
    if (['link', 'button'].includes(role) && EMPTY_WORDS.test(name)) faults.push(`${role} “${name}”`);
  }
  for (const { role, within } of all)
    if (role === 'listitem' && within[0] !== 'list') faults.push(`a list item in ${within[0]}`);
  for (const { name, holds } of of('list'))
    if (holds.length === 0 || holds.some((role) => role !== 'listitem'))
      faults.push(`list “${name}” of ${[...new Set(holds)].join() || 'nothing'}`);
  const [first] = all.filter(({ role }) => ['link', 'button'].includes(role));
  if (first?.role !== 'link' || !/Zum Inhalt|Skip to/.test(first.name))
    faults.push(`first of all ${first?.name}`);
  return faults;
}

/** Faults of a page for users of screen readers. */
export async function readingOrderFaults(page: Page): Promise<string[]> {
  return orderFaults(await readAll(page));
}
