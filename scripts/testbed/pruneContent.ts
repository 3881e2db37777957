import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { LOCALE_CODES, type Locale } from '../../src/content/locales';
import { KIND_NAMES } from '../../src/content/kinds';
import { requiredFiles } from '../content/rules';

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

const PAGE_LINK = /\[([^\]]+)\]\(page:([a-z0-9-]+)(?:#[^)]*)?\)/g;

/** Fields that contain lists of page ids. */
const ID_LISTS = ['ids', 'units', 'locations', 'links'];

/** Lists that must not be empty: their object is removed with their last item. */
const NEEDED = ['ids', 'items'];

/** Remaining pages by id, with a location for fields that require one. */
interface Kept {
  ids: ReadonlySet<string>;
  cases: readonly string[];
  location: string;
  /** True if pairs of disciplines remain; without them, no discipline has a plate. */
  hasPairs: boolean;
}

function pruned(value: Json, kept: Kept, key = ''): Json | undefined {
  if (typeof value === 'string') {
    return value.replaceAll(PAGE_LINK, (link, words: string, id: string) =>
      kept.ids.has(id) ? link : words,
    );
  }
  if (Array.isArray(value)) {
    const list = ID_LISTS.includes(key) ? value.filter((id) => kept.ids.has(String(id))) : value;
    return list.map((entry) => pruned(entry, kept)).filter((entry) => entry !== undefined);
  }
  if (typeof value !== 'object' || value === null) return value;
  const [target] = [value['targetId'] ?? value['pageId']];
  if (typeof target === 'string' && !kept.ids.has(target)) return undefined;
  const next: Record<string, Json> = {};
  for (const [name, field] of Object.entries(value)) {
    const inner = pruned(field, kept, name);
    if (inner === undefined || (name === 'caseId' && !kept.ids.has(String(inner)))) continue;
    if (name === 'plate' && !kept.hasPairs) continue;
    if (NEEDED.includes(name) && Array.isArray(inner) && inner.length === 0) return undefined;
    next[name] = inner;
  }
  return next;
}

/** Returns a page without links to removed pages; required references are replaced by a remaining page. */
export function prunedPage(page: Record<string, unknown>, id: string, kept: Kept): Record<string, unknown> {
  const next = pruned(page as Json, kept) as Record<string, unknown>;
  if ('nextCase' in next && (!kept.ids.has(String(next['nextCase'])) || next['nextCase'] === id)) {
    next['nextCase'] = kept.cases.find((other) => other !== id);
  }
  if (Array.isArray(next['locations']) && next['locations'].length === 0) next['locations'] = [kept.location];
  const { answeredBy } = next;
  if (answeredBy !== undefined && !kept.ids.has(String(answeredBy))) {
    delete next['answeredBy'];
    next['phone'] = '+49 30 23125 100';
  }
  if (typeof next['unit'] === 'string' && 'slug' in next && !kept.ids.has(next['unit']))
    next['unit'] = 'group';
  return next;
}

/** Reads a content file. */
export async function readPage(file: string): Promise<Record<string, unknown>> {
  return JSON.parse(await readFile(file, 'utf8')) as Record<string, unknown>;
}

/** Writes a content file, formatted as usual; leaves it untouched if it has not changed. */
export async function writePage(file: string, page: Record<string, unknown>): Promise<void> {
  const text = `${JSON.stringify(page, null, 2)}\n`;
  if (existsSync(file) && (await readFile(file, 'utf8')) === text) return;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
}

/** Returns the content files of all pages in a locale, e.g. `cases/rollwerk`. */
export async function pageFiles(contentDir: string, locale: Locale): Promise<string[]> {
  const names = await Promise.all(
    KIND_NAMES.map(async (kind) => {
      const dir = path.join(contentDir, locale, kind);
      const files = existsSync(dir) ? await readdir(dir) : [];
      return files.map((file) => `${kind}/${path.basename(file, '.json')}`);
    }),
  );
  return names.flat().toSorted();
}

/** Returns the pages that content can refer to. */
export async function keptOf(contentDir: string): Promise<Kept> {
  const files = (await Promise.all(LOCALE_CODES.map((locale) => pageFiles(contentDir, locale)))).flat();
  const of = (kind: string) =>
    files.filter((file) => file.startsWith(`${kind}/`)).map((file) => path.basename(file));
  return {
    ids: new Set(files.map((file) => path.basename(file))),
    cases: [...new Set(of('cases'))].toSorted(),
    location: of('locations').toSorted().at(-1) ?? '',
    hasPairs: of('pairs').length > 0,
  };
}

/** Removes references to missing pages from all files. */
export async function pruneLinks(contentDir: string): Promise<void> {
  const kept = await keptOf(contentDir);
  for (const locale of LOCALE_CODES) {
    for (const name of [...(await pageFiles(contentDir, locale)), 'navigation']) {
      const file = path.join(contentDir, locale, `${name}.json`);
      await writePage(file, prunedPage(await readPage(file), path.basename(name), kept));
    }
  }
}

/**
 * Deletes all pages of a content folder except those that the site requires and some named ones, e.g. `cases/rollwerk`,
 * and the lists of what there was before, which would report the others as gone.
 */
export async function shrinkContent(contentDir: string, named: readonly string[]): Promise<void> {
  for (const list of ['jobs-seen.json', 'paths-seen.json'])
    await rm(path.join(contentDir, list), { force: true });
  for (const locale of LOCALE_CODES) {
    for (const name of await pageFiles(contentDir, locale)) {
      if (requiredFiles(locale).includes(name) || named.includes(name)) continue;
      await rm(path.join(contentDir, locale, `${name}.json`));
    }
  }
  await pruneLinks(contentDir);
}
