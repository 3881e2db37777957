import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { filesBelow } from '../../lib/filesBelow';
import { jobPath } from '../../../src/content/jobPaths';
import { LOCALE_CODES, type Locale } from '../../../src/content/locales';
import { addDays } from '../../../src/lib/addDays';
import { makeDocument } from '../../testbed/documents/makeDocument';
import { OWN_POSTERS } from '../../testbed/documents/pageParts';
import { readExistingIds, writeDocument } from '../../testbed/documents/writeDocuments';
import { keptOf, pageFiles, prunedPage, pruneLinks, readPage, writePage } from '../../testbed/pruneContent';

/** Random numbers of one edit. */
export interface Draw {
  /** Selects the place. */
  at: number;
  /** Determines what is written there; different for each edit of a run. */
  value: number;
}

/** Changes files in a content folder; resolves to a description of the change. */
export type ContentEdit = (contentDir: string, draw: Draw) => Promise<string>;

const pick = <T>(list: readonly T[], at: number): T => {
  if (list.length === 0) throw new Error('There is nothing left to edit.');
  return list[at % list.length] as T;
};

const fileOf = (contentDir: string, locale: Locale, name: string) =>
  path.join(contentDir, locale, `${name}.json`);

const localeOf = (at: number): Locale => pick(LOCALE_CODES, at);

/** Fields that are not running text, or must be the same in both languages. */
const FIXED = new Set(['metaTitle', 'path', 'address', 'poster', 'phone', 'email', 'slug', 'salary']);

/** Returns all running texts of a page, each as the object or array that contains it and its key. */
function textsIn(value: unknown): [holder: Record<string, unknown>, key: string][] {
  if (typeof value !== 'object' || value === null) return [];
  const holder = value as Record<string, unknown>;
  return Object.entries(holder).flatMap(([key, field]): [Record<string, unknown>, string][] => {
    if (FIXED.has(key)) return [];
    if (typeof field === 'string') return field.length > 20 && field.includes(' ') ? [[holder, key]] : [];
    return textsIn(field);
  });
}

/** Changes a page in each language in which it exists. */
async function inEachLocale(
  contentDir: string,
  name: string,
  change: (page: Record<string, unknown>, locale: Locale) => void,
): Promise<void> {
  for (const locale of LOCALE_CODES) {
    const file = fileOf(contentDir, locale, name);
    if (!existsSync(file)) continue;
    const page = await readPage(file);
    change(page, locale);
    await writePage(file, page);
  }
}

async function addToText(contentDir: string, { at }: Draw, addition: string): Promise<string> {
  const locale = localeOf(at);
  const name = pick(await pageFiles(contentDir, locale), at);
  const file = fileOf(contentDir, locale, name);
  const page = await readPage(file);
  const [holder, key] = pick(textsIn(page), at);
  holder[key] = `${String(holder[key])} ${addition}`;
  await writePage(file, page);
  return `${locale}/${name}, ${key}`;
}

const ofKinds = async (contentDir: string, ...kinds: string[]) =>
  (await pageFiles(contentDir, 'de')).filter((name) => kinds.some((kind) => name.startsWith(`${kind}/`)));

/** Edits that keep the content valid. */
export const CONTENT_EDITS = {
  text: (contentDir, draw) => addToText(contentDir, draw, `Nachtrag ${draw.value}.`),

  link: async (contentDir, draw) => {
    const names = await ofKinds(contentDir, 'pages', 'cases', 'press', 'jobs');
    const linkable = names.filter((name) => !/\/(?:404|offline)$/.test(name));
    const paragraphs = async (locale: Locale, name: string) => {
      const page = await readPage(fileOf(contentDir, locale, name));
      const blocks = (page['blocks'] ?? []) as Record<string, unknown>[];
      const texts = blocks
        .filter(({ type }) => type === 'text')
        .map((block) => block['paragraphs'] as string[]);
      return { page, texts: texts.filter((list) => list.length > 0) };
    };
    for (let step = 0; step < names.length; step += 1) {
      const name = pick(names, draw.at + step);
      const { page, texts } = await paragraphs('de', name);
      if (texts.length === 0) continue;
      const target = path.basename(pick(linkable, draw.value));
      pick(texts, draw.at).push(`Siehe auch [Verweis ${draw.value}](page:${target}).`);
      await writePage(fileOf(contentDir, 'de', name), page);
      return `de/${name} to ${target}`;
    }
    throw new Error('No page has running text.');
  },

  date: async (contentDir, { at, value }) => {
    const name = pick(await ofKinds(contentDir, 'cases', 'press', 'news'), at);
    const date = addDays('2024-01-01', value % 1000);
    await inEachLocale(contentDir, name, (page) => (page['date'] = date));
    return `${name} is of ${date}`;
  },

  closing: async (contentDir, { at, value }) => {
    const name = pick(await ofKinds(contentDir, 'jobs'), at);
    const day = addDays('2026-11-21', value % 40);
    await inEachLocale(contentDir, name, (page) => (page['validThrough'] = day));
    return `${name} closes on ${day}`;
  },

  newPage: async (contentDir, { at, value }) => {
    const kind = pick(['cases', 'press', 'jobs'] as const, at);
    // Generated pages below this number have a poster of their own that looks like no other.
    const number = value % OWN_POSTERS;
    const made = makeDocument('torture-new', kind, number, await readExistingIds(contentDir));
    const kept = await keptOf(contentDir);
    const page = {
      de: prunedPage(made.page.de, made.id, kept),
      en: prunedPage(made.page.en, made.id, kept),
    };
    await writeDocument(contentDir, { ...made, page });
    return `${kind}/${made.id}`;
  },

  deletePage: async (contentDir, { at }) => {
    const names = await ofKinds(contentDir, 'cases', 'press', 'news', 'jobs');
    const few = (kind: string) => names.filter((name) => name.startsWith(`${kind}/`)).length < 3;
    const name = pick(
      names.filter((other) => !few(path.dirname(other))),
      at,
    );
    for (const locale of LOCALE_CODES) await rm(fileOf(contentDir, locale, name), { force: true });
    await pruneLinks(contentDir);
    return name;
  },

  renameJob: async (contentDir, { at, value }) => {
    const name = pick(await ofKinds(contentDir, 'jobs'), at);
    await inEachLocale(contentDir, name, (page, locale) => {
      const former = (page['formerSlugs'] ?? []) as string[];
      const slug = `umbenannt-${value}-${path.basename(name)}`;
      Object.assign(page, {
        formerSlugs: [...former, page['slug']],
        slug,
        path: jobPath(locale, slug),
      });
    });
    return name;
  },

  globalText: async (contentDir, { at, value }) => {
    const file = fileOf(contentDir, localeOf(at), 'texts');
    const texts = await readPage(file);
    const plain = Object.keys(texts).filter(
      (key) => /^[\p{L} .,]+$/u.test(String(texts[key])) && !/\.(?:link|href)$/.test(key),
    );
    const key = pick(plain, at);
    await writePage(file, { ...texts, [key]: `${String(texts[key])} ${value}` });
    return `${localeOf(at)}, ${key}`;
  },

  navigation: async (contentDir, { at }) => {
    const file = fileOf(contentDir, localeOf(at), 'navigation');
    const navigation = await readPage(file);
    const [first, ...rest] = navigation['main'] as unknown[];
    await writePage(file, { ...navigation, main: [...rest, first] });
    return `${localeOf(at)}, its order`;
  },

  media: async (contentDir, { at, value }) => {
    const dir = path.join(contentDir, 'media');
    const captions = filesBelow(dir).filter((name) => name.endsWith('.vtt'));
    const file = path.join(dir, pick(captions, at));
    await writeFile(file, `${(await readFile(file, 'utf8')).trimEnd()} ${value}\n`);
    return path.basename(file);
  },
} satisfies Record<string, ContentEdit>;

/** Edits that the content step must reject. */
export const INVALID_EDITS = {
  halfFile: async (contentDir, { at }) => {
    const name = pick(await pageFiles(contentDir, 'de'), at);
    const file = fileOf(contentDir, 'de', name);
    const text = await readFile(file, 'utf8');
    await writeFile(file, text.slice(0, 1 + (at % (text.length - 3))));
    return `half of ${name}`;
  },
  deadLink: async (contentDir, { at }) => {
    const name = pick(await ofKinds(contentDir, 'cases'), at);
    const file = fileOf(contentDir, 'de', name);
    await writePage(file, { ...(await readPage(file)), nextCase: 'nowhere-at-all' });
    return `${name} leads nowhere`;
  },
  noTitle: async (contentDir, { at }) => {
    const name = pick(await pageFiles(contentDir, 'de'), at);
    const { title: _, ...page } = await readPage(fileOf(contentDir, 'de', name));
    await writePage(fileOf(contentDir, 'de', name), page);
    return `${name} without a title`;
  },
} satisfies Record<string, ContentEdit>;
