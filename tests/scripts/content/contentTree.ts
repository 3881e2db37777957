// Covers scripts/content.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildContent, type ContentResult } from '../../../scripts/content/buildContent';
import type { HistoryList } from '../../../scripts/content/history';
import type { MediaRules } from '../../../scripts/content/rules';
import type { Site, SiteRoute } from '../../../scripts/content/site';
import type {
  BlockView,
  BlockViewOf,
  BlockViewType,
  ContentByTemplate,
  TemplateName,
} from '../../../src/content/view';
import { temporaryFolder } from '../../helpers/temporaryFolder';
import { baseFiles } from './baseFiles';

/** A file's JSON, or its bytes as they are. */
export type FileContent = Record<string, unknown> | unknown[] | string | Uint8Array;

/** Files by their path below the root of a project. */
export type Tree = Record<string, FileContent>;

/** Facts every test builds with. */
export const DATE = '2026-11-21';
export const ORIGIN = 'https://www.sff.example';

/** A project with every kind of content that has no problem; each call gives a fresh copy. */
export function baseTree(): Tree {
  // A deep copy: files share posters, and a test changes only one of them.
  const content = Object.entries(JSON.parse(JSON.stringify(baseFiles())) as ReturnType<typeof baseFiles>).map(
    ([file, value]) => [`content-json/${file}`, value] as const,
  );
  const code = "export const used = ({ a, b, count, id }) => ['menu.label', `menu.item.${id}`];\n";
  return { ...Object.fromEntries(content), 'src/used.ts': code };
}

/** The bytes a file of a tree has on disk. */
export function bytesOf(content: FileContent | undefined): string | Uint8Array {
  if (content === undefined) return '';
  if (typeof content === 'string' || content instanceof Uint8Array) return content;
  return `${JSON.stringify(content, null, 2)}\n`;
}

/** Writes a tree to a fresh folder, in the given order of files, and hands the folder to `work`. */
export async function withTree<T>(
  tree: Tree,
  work: (root: string) => Promise<T>,
  order = Object.keys(tree),
): Promise<T> {
  const root = temporaryFolder();
  for (const file of order) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), bytesOf(tree[file]));
  }
  return work(root);
}

/** What the content step says about a tree; names of files are relative to its root. */
export async function build(
  tree: Tree,
  options: { date?: string; order?: string[]; withDrafts?: boolean; mediaRules?: MediaRules } = {},
): Promise<ContentResult> {
  return withTree(
    tree,
    async (root) => {
      const result = await buildContent({
        contentDir: 'content-json',
        origin: ORIGIN,
        date: options.date ?? DATE,
        withDrafts: options.withDrafts ?? false,
        root,
        ...(options.mediaRules ? { mediaRules: options.mediaRules } : {}),
      });
      const { silenced, ...rest } = JSON.parse(
        JSON.stringify(result).replaceAll(`${root}/`, ''),
      ) as ContentResult;
      // What is not silenced is no part of most expectations.
      return (silenced?.length ? { ...rest, silenced } : rest) as ContentResult;
    },
    options.order,
  );
}

/** The lists of all jobs and of all addresses there ever were, after a run over a tree without errors. */
export async function historiesAfter(
  tree: Tree,
  date = DATE,
): Promise<{ jobs: HistoryList; paths: HistoryList }> {
  const { histories, problems } = await build(tree, { date });
  if (!histories) throw new Error(JSON.stringify(problems, null, 1));
  const [jobs, paths] = histories;
  return { jobs, paths };
}

/** The site of a tree that has no errors, with what the base tree is changed by. */
export async function siteOf(change: (tree: Tree) => void = () => {}, date = DATE): Promise<Site> {
  const tree = baseTree();
  change(tree);
  const { index, problems } = await build(tree, { date });
  if (!index) throw new Error(JSON.stringify(problems, null, 1));
  return index.site;
}

/** The route of a path. */
export function routeOf(site: Site, routePath: string): SiteRoute {
  const route = site.routes.find((candidate) => candidate.path === routePath);
  if (!route) throw new Error(`There is no route ${routePath}.`);
  return route;
}

/** The content of a page, which must be of the given template. */
export function contentOf<T extends TemplateName>(
  site: Site,
  routePath: string,
  template: T,
): ContentByTemplate[T] {
  const { page } = routeOf(site, routePath);
  expect(page.template).toBe(template);
  return page.content as ContentByTemplate[T];
}

/** The first block of a type, which must be there. */
export function blockOf<T extends BlockViewType>(blocks: readonly BlockView[], type: T): BlockViewOf<T> {
  const block = blocks.find((candidate) => candidate.type === type);
  if (!block) throw new Error(`There is no ${type} block.`);
  return block as BlockViewOf<T>;
}
