import type { CDPSession } from 'playwright-core';
import { samplePages } from '../helpers/builtSite';
import { siteInBrowser } from '../helpers/siteInBrowser';
import { inParallel, untilHydrated } from '../helpers/visit';

const site = siteInBrowser();

/** A thing that a screen reader reads, in its order. */
interface Read {
  role: string;
  name: string;
  /** Of a heading. */
  level: number;
  /** Roles of what it lies in, the nearest first. */
  within: string[];
  /** Roles of what it holds. */
  holds: string[];
}

/** The part of the browser's own answer that is used here. */
interface TreeNode {
  nodeId: string;
  ignored: boolean;
  role?: { value?: unknown };
  name?: { value?: unknown };
  properties?: { name: string; value: { value?: unknown } }[];
  childIds?: string[];
}

/** The accessibility tree as the browser hands it to a screen reader: what is ignored is left out, its content is not. */
async function readAll(session: CDPSession): Promise<Read[]> {
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

/** Words that say nothing about where a link leads or what a button does when they are read alone. */
const EMPTY_WORDS =
  /^(mehr|more|hier|here|weiter|weiterlesen|read more|mehr erfahren|learn more|link|button)$/i;

/** Roles that people jump to or act on, so they need a name. */
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

function faultsOf(all: readonly Read[]): string[] {
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

it.each([1280, 360])(
  'is read in order, with landmarks, headings without holes and names that say something, on every kind of page at %i px',
  async (width) => {
    const pages = [...samplePages(), '/gibt-es-nicht/', '/en/nowhere/'].filter(
      (path) => !path.endsWith('.html'),
    );
    const faults: string[] = [];
    await inParallel(pages, 2, async (path) => {
      const { page, close } = await site.visit({ viewport: { width, height: 800 }, reducedMotion: 'reduce' });
      await page.goto(site.url() + path);
      await untilHydrated(page);
      const session = await page.context().newCDPSession(page);
      const all = await readAll(session);
      faults.push(...faultsOf(all).map((fault) => `${path}: ${fault}`));
      await close();
    });
    expect(faults).toEqual([]);
  },
  120_000,
);

it('tells what is wrong with a page that is not in order', () => {
  const read = (role: string, name: string, over: Partial<Read> = {}): Read => ({
    role,
    name,
    level: 0,
    within: [],
    holds: [],
    ...over,
  });
  const faults = faultsOf([
    read('main', ''),
    read('banner', ''),
    read('heading', 'Jobs', { level: 2, within: ['main'] }),
    read('heading', 'Wien', { level: 4 }),
    read('link', 'Mehr'),
    read('button', ''),
    read('list', 'Orte', { holds: ['link'] }),
    read('listitem', '', { within: ['main'] }),
  ]);
  expect(faults).toEqual([
    '0 × contentinfo',
    'landmarks in the order main,banner',
    'not one headline',
    'begins with heading 2 “Jobs”',
    'heading 2 “Jobs” after 0',
    'heading 4 “Wien” after 2',
    'link “Mehr”',
    'button without a name',
    'a list item in main',
    'list “Orte” of link',
    'first of all Mehr',
  ]);
});
