import type { Entry } from '../../../server/intake/store/manifest';
import { applicationForm, type FormFile, pdf, post } from './applicationForm';
import type { IntakeServer } from './intakeServer';

export const HTML: Record<string, string> = { Accept: 'text/html' };
export const JSON_TYPE: Record<string, string> = { Accept: 'application/json' };
/** A file that was forgotten. */
export const PORTFOLIO: FormFile = { field: 'portfolio', name: 'Vergessen.pdf', content: pdf('vergessen') };

/** Sends an application; returns what the applicant is told. */
export async function apply(
  { base }: IntakeServer,
  changes: Record<string, string> = {},
): Promise<{ reference: string; link: string }> {
  const { json } = await post(base, applicationForm(changes));
  return json as { reference: string; link: string };
}

/** The entry of an application. @throws if there is none */
export async function entryOf({ store }: IntakeServer, reference: string): Promise<Entry> {
  const entry = await store.find(reference);
  if (!entry || entry === 'deleted') throw new Error('not there');
  return entry;
}

/** Opens a link. */
export const open = ({ base }: IntakeServer, link: string, headers = HTML) => fetch(base + link, { headers });

/** Sends a form of the page: files if there are any, else as browsers send small forms. */
export function act(
  { base }: IntakeServer,
  link: string,
  fields: Record<string, string>,
  files: readonly FormFile[] = [],
  headers = HTML,
) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const { field, name, content } of files) form.append(field, new Blob([new Uint8Array(content)]), name);
  const body = files.length > 0 ? form : new URLSearchParams(fields);
  return fetch(base + link, { method: 'POST', body, redirect: 'manual', headers });
}

/** The link to which the page after a form leads. */
export const linkAfter = ({ headers }: Response) => (headers.get('location') ?? '').split('?', 1)[0] ?? '';
