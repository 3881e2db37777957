import { CHECK_FIELDS, HIDDEN_FIELDS, INTAKE_PATHS, TEXT_FIELDS } from '../../applications/fields';
import type { OutgoingRequest } from '../submission/sendRequest';
import { type ApplicationState, entriesOf } from './applicationValues';

/** What an application consists of. */
export interface ApplicationParts {
  job: string;
  locale: string;
  /** The idempotency key. */
  key: string;
  values: ApplicationState;
  files: ReadonlyMap<string, File>;
  /** Honeypot, token and proof by the names of their fields. */
  hidden: Record<string, string>;
}

/** The application as it goes to the server: texts first, then the files in the order of the form. */
export function createApplicationRequest(parts: ApplicationParts): OutgoingRequest {
  const { job, locale, key, values, files, hidden } = parts;
  const body = new FormData();
  body.append(HIDDEN_FIELDS.job, job);
  body.append(HIDDEN_FIELDS.locale, locale);
  for (const name of TEXT_FIELDS) {
    const value = values[name]?.trim();
    if (value) body.append(name, value);
  }
  for (const name of CHECK_FIELDS) if (values[name]) body.append(name, 'true');
  for (const [name, value] of Object.entries(hidden)) body.append(name, value);
  for (const { id, kind, name } of entriesOf(values)) {
    const file = files.get(id);
    if (file) body.append(kind, file, name);
  }
  return { url: INTAKE_PATHS.applications, headers: { 'Idempotency-Key': key }, body };
}
