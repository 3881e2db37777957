import { createWriteStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { APPLICATION_FIELDS } from '../../../src/applications/applicationFields';
import { CONTACT_FIELDS } from '../../../src/applications/contactFields';
import type { Fields } from '../../../src/applications/field';
import type { Entry } from '../manifest';
import type { Store } from '../store';
import { csvFile } from './csv';
import { statusOf } from './tables';

/** A column for each text of both forms. */
const FIELDS = Object.keys({ ...textFields(APPLICATION_FIELDS), ...textFields(CONTACT_FIELDS) });

function textFields(fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).filter(([, { type }]) => type !== 'file' && type !== 'checkbox'),
  );
}

/** Entries as a table for spreadsheets. */
export function entriesAsCsv(entries: readonly Entry[]): string {
  const head = [
    'reference',
    'received_at',
    'kind',
    'job',
    'job_title',
    'locale',
    'status',
    'talent_pool',
    ...FIELDS,
    'files',
  ];
  const rows = entries.map((entry) => {
    const { reference, receivedAt, kind, job, locale, consent, fields, files } = entry.manifest;
    return [
      reference,
      receivedAt,
      kind,
      job?.id ?? '',
      job?.title ?? '',
      locale,
      statusOf(entry),
      consent.talentPool ? 'yes' : 'no',
      ...FIELDS.map((field) => fields[field] ?? ''),
      files.map(({ name }) => name).join('; '),
    ];
  });
  return csvFile([head, ...rows]);
}

/** Entries as JSON with everything that is known of them. */
export function entriesAsJson(entries: readonly Entry[]): string {
  return `${JSON.stringify(entries, null, 2)}\n`;
}

/**
 * Writes the files of entries into a folder each, named by the reference; a file by its place, field and type, never by
 * the name its sender gave it.
 *
 * @returns how many files were written
 */
export async function exportFiles(store: Store, entries: readonly Entry[], outDir: string): Promise<number> {
  let count = 0;
  for (const { manifest, state } of entries) {
    const { reference, files } = manifest;
    const dir = join(outDir, reference);
    await mkdir(dir, { recursive: true, mode: 0o700 });
    await writeFile(join(dir, 'manifest.json'), JSON.stringify(manifest, null, 2), { mode: 0o600 });
    for (const [index, file] of files.entries()) {
      // Removed, as malware was found in it.
      if (state.infected?.includes(file.storedAs)) continue;
      const target = createWriteStream(join(dir, `${index + 1}-${file.field}.${file.type}`), { mode: 0o600 });
      await pipeline(await store.read(reference, file), target);
      count += 1;
    }
  }
  return count;
}
