import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type GeneratedDocument, makeDocument } from './makeDocument';
import { GENERATED_LOCALES, type GeneratedKind, type ExistingIds } from './pageParts';

/** Shares of the kinds among generated documents; the rest are jobs. */
const SHARES = { cases: 0.4, press: 0.3 } as const;

/** Returns how many documents of each kind add up to a number of content files in both languages. */
export function countsOf(files: number): Record<GeneratedKind, number> {
  const pages = Math.ceil(files / GENERATED_LOCALES.length);
  const cases = Math.round(pages * SHARES.cases);
  const press = Math.round(pages * SHARES.press);
  return { cases, press, jobs: pages - cases - press };
}

/** Returns the existing content that generated documents can link to. */
export async function readExistingIds(contentDir: string): Promise<ExistingIds> {
  const folderOf = (kind: string) => path.join(contentDir, 'de', kind);
  const idsOf = async (kind: string) =>
    (await readdir(folderOf(kind))).map((name) => path.basename(name, '.json')).toSorted();
  const [cases, units = [], locations = []] = await Promise.all(['cases', 'units', 'locations'].map(idsOf));
  const unitsAt: Record<string, string[]> = {};
  for (const unit of units) {
    const text = await readFile(path.join(folderOf('units'), `${unit}.json`), 'utf8');
    for (const location of (JSON.parse(text) as { locations: string[] }).locations)
      (unitsAt[location] ??= []).push(unit);
  }
  return { case: cases?.[0] ?? '', units, locations, unitsAt };
}

/** Writes a document to a content folder, one file per language. */
export async function writeDocument(
  contentDir: string,
  { kind, id, page }: GeneratedDocument,
): Promise<void> {
  const isSwiss = JSON.stringify(page.de['locations']) === '["zuerich"]';
  for (const [locale, value] of Object.entries(page)) {
    const folder = path.join(contentDir, locale, kind);
    await mkdir(folder, { recursive: true });
    const text = `${JSON.stringify(value, null, 2)}
`;
    await writeFile(path.join(folder, `${id}.json`), isSwiss ? text.replaceAll('ß', 'ss') : text);
  }
}

/**
 * Adds generated documents to a content folder: `files` files in both languages together, 40 % cases, 30 % press
 * releases and 30 % jobs. Equal seeds give equal files.
 *
 * @returns the ids of each kind
 */
export async function writeDocuments(
  contentDir: string,
  files: number,
  seed: string,
): Promise<Record<GeneratedKind, string[]>> {
  const existing = await readExistingIds(contentDir);
  const counts = countsOf(files);
  const ids: Record<GeneratedKind, string[]> = { cases: [], press: [], jobs: [] };
  for (const kind of Object.keys(ids) as GeneratedKind[]) {
    for (let index = 0; index < counts[kind]; index += 1) {
      const made = makeDocument(seed, kind, index, existing);
      await writeDocument(contentDir, made);
      ids[kind].push(made.id);
    }
  }
  return ids;
}
