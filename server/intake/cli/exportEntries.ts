import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { APPLICATION_FIELDS } from '../../../src/applications/applicationFields';
import { CONTACT_FIELDS } from '../../../src/applications/contactFields';
import type { Fields } from '../../../src/applications/field';
import type { Entry } from '../store/manifest';
import { REFERENCE_PATTERN } from '../store/reference';
import { DamagedFileError, type Store } from '../store/store';
import { UsageError } from './chooseEntries';
import { csvFile, csvLine } from './csv';
import { progressNameOf, statusOf, talentPoolText } from './tables';

/** One column for each text field of both forms. */
const FIELDS = Object.keys({ ...textFields(APPLICATION_FIELDS), ...textFields(CONTACT_FIELDS) });

function textFields(fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).filter(([, { type }]) => type !== 'file' && type !== 'checkbox'),
  );
}

/** Yields entries as CSV, line by line; `othersOf` finds a person's other applications for the same job. */
export async function* entriesAsCsv(
  entries: AsyncIterable<Entry>,
  othersOf: (entry: Entry) => string[] | Promise<string[]>,
  now: Date,
): AsyncIterable<string> {
  yield csvFile([
    [
      'reference',
      'received_at',
      'kind',
      'job',
      'job_title',
      'locale',
      'status',
      'progress',
      'again',
      'talent_pool',
      ...FIELDS,
      'files',
    ],
  ]);
  for await (const entry of entries) {
    const { reference, receivedAt, kind, job, locale, fields, files } = entry.manifest;
    const others = await othersOf(entry);
    yield csvLine([
      reference,
      receivedAt,
      kind,
      job?.id ?? '',
      job?.title ?? '',
      locale,
      statusOf(entry),
      progressNameOf(entry),
      others.join('; '),
      talentPoolText(entry, now),
      ...FIELDS.map((field) => fields[field] ?? ''),
      files.map(({ name }) => name).join('; '),
    ]);
  }
}

/** Yields entries as JSON with all their data, piece by piece. */
export async function* entriesAsJson(entries: AsyncIterable<Entry>): AsyncIterable<string> {
  let before = '[\n';
  for await (const entry of entries) {
    yield `${before}${JSON.stringify(entry, null, 2).replace(/^/gm, '  ')}`;
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

/**
 * Writes the files of each entry into a folder named after its reference. File names consist of number, field and type,
 * never of the sender's own name for the file. Damaged files are left out and reported.
 *
 * @param damaged receives a sentence for each file that differs from what was stored
 * @returns the number of files written
 */
export async function exportFiles(
  store: Store,
  entries: AsyncIterable<Entry>,
  outDir: string,
  damaged: string[],
): Promise<number> {
  let count = 0;
  for await (const { manifest, state } of entries) {
    const { reference, files } = manifest;
    const dir = join(outDir, reference);
    await mkdir(dir, { recursive: true, mode: 0o700 });
    await writeFile(join(dir, 'manifest.json'), JSON.stringify(manifest, null, 2), { mode: 0o600 });
    for (const [index, file] of files.entries()) {
      // Removed because malware was found in it.
      if (state.infected?.includes(file.storedAs)) continue;
      const name = `${index + 1}-${file.field}.${file.type}`;
      const target = createWriteStream(join(dir, name), { mode: 0o600 });
      try {
        await pipeline(await store.read(reference, file), target);
        count += 1;
      } catch (error) {
        // Half a file looks like a whole one.
        await rm(join(dir, name), { force: true });
        if (!(error instanceof DamagedFileError)) throw error;
        damaged.push(`${reference}: ${name} is damaged, it ${error.problem}.`);
      }
    }
  }
  return count;
}

/** Errors of a folder that cannot be written, which the user can cure. */
const UNWRITABLE = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'EPERM', 'ENOTDIR', 'EEXIST']);

/**
 * Runs a task that writes an export into a folder.
 *
 * @throws UsageError if the folder cannot be written
 */
export async function writingInto<T>(outDir: string, task: () => Promise<T>): Promise<T> {
  try {
    await mkdir(outDir, { recursive: true, mode: 0o700 });
    return await task();
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === undefined || !UNWRITABLE.has(code)) throw error;
    throw new UsageError(
      `The export into ${outDir} is incomplete (${message}). Make room or name another folder with --out, then repeat the command.`,
    );
  }
}

/** Writes the table of an export; a table that is there already is replaced only once the new one is whole. */
export async function writeTable(outDir: string, name: string, text: AsyncIterable<string>): Promise<void> {
  const draft = join(outDir, `${name}.part`);
  try {
    await writeFile(draft, text, { mode: 0o600 });
    await rename(draft, join(outDir, name));
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** Folders of an earlier export whose entries no longer exist: their time is over there too. */
export async function deletedSince(store: Store, outDir: string): Promise<string[]> {
  const names = (await readdir(outDir)).filter((name) => REFERENCE_PATTERN.test(name)).toSorted();
  const deleted: string[] = [];
  for (const name of names) {
    const entry = await store.find(name).catch(() => 'unreadable' as const);
    if (entry === undefined || entry === 'deleted') deleted.push(name);
  }
  return deleted;
}
