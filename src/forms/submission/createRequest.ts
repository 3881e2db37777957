import { INTAKE_PATHS } from '../../applications/fields';
import type { Fields } from '../../applications/field';
import { entriesOf, type FormValues, plainNames } from '../formValues';
import type { OutgoingRequest } from './sendRequest';

/** Data of a form to be sent. */
export interface FormParts {
  fields: Fields;
  values: FormValues;
  /** The files by the id of their entry. */
  files: ReadonlyMap<string, File>;
  /** Values of the hidden fields. */
  hidden: Readonly<Record<string, string>>;
  /** The idempotency key. */
  key: string;
}

/** All texts of a form by the names under which they are sent; a ticked box is the text `true`. */
function textsOf({ fields, values, hidden }: FormParts): [string, string][] {
  const filled = plainNames(fields).map((name): [string, string] => {
    const value = values[name];
    return [name, value === true ? 'true' : typeof value === 'string' ? value.trim() : ''];
  });
  return [...filled.filter(([, text]) => text !== ''), ...Object.entries(hidden)];
}

/** Creates the request of an application: texts first, then the files in the order of the form. */
export function applicationRequest(parts: FormParts): OutgoingRequest {
  const body = new FormData();
  for (const [name, text] of textsOf(parts)) body.append(name, text);
  for (const { id, kind, name } of entriesOf(parts.values)) {
    const file = parts.files.get(id);
    if (file) body.append(kind, file, name);
  }
  return { url: INTAKE_PATHS.applications, headers: { 'Idempotency-Key': parts.key }, body };
}

/** Creates the request of a contact message. */
export function contactRequest(parts: FormParts): OutgoingRequest {
  return {
    url: INTAKE_PATHS.contact,
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': parts.key },
    body: JSON.stringify(Object.fromEntries(textsOf(parts))),
  };
}
