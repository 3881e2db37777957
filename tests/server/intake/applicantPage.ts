import type { Entry } from '../../../server/intake/store/manifest';
import { applicationForm, type FormFile, HTML, pdf, post } from './applicationForm';
import type { IntakeServer } from './intakeServer';

export const JSON_TYPE: Record<string, string> = { Accept: 'application/json' };
/** A file the applicant forgot at first. */
export const PORTFOLIO: FormFile = { field: 'portfolio', name: 'Vergessen.pdf', content: pdf('vergessen') };

/** Sends an application; returns its reference and link. */
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

export const open = ({ base }: IntakeServer, link: string, headers = HTML) => fetch(base + link, { headers });

/** Submits a form of the page: multipart if there are files, otherwise URL-encoded, as browsers do. */
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

/** The link that the response to a form redirects to. */
export const linkAfter = ({ headers }: Response) => (headers.get('location') ?? '').split('?', 1)[0] ?? '';
