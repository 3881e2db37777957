/** Content accepted as a PDF, with a text that makes it distinguishable. */
export function pdf(text = 'Lebenslauf'): Buffer {
  return Buffer.from(`%PDF-1.7\n${text}\n%%EOF\n`);
}

/** A file of a form. */
export interface FormFile {
  field: string;
  name: string;
  type?: string;
  content: Buffer;
}

/** The minimum accepted for job 1042. */
const FIELDS: Readonly<Record<string, string>> = {
  job: '1042',
  locale: 'de',
  first_name: 'Änne',
  last_name: 'Muster',
  email: 'aenne@beispiel.de',
  privacy_ack: 'true',
};

/** The résumé sent by default. */
export const RESUME: FormFile = {
  field: 'resume',
  name: 'Lebenslauf Änne.pdf',
  type: 'application/pdf',
  content: pdf(),
};

/** A form as a browser sends it; a field set to '' is sent empty. */
export function applicationForm(
  changes: Record<string, string> = {},
  files: readonly FormFile[] = [RESUME],
): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...FIELDS, ...changes })) form.append(name, value);
  for (const { field, name, type = '', content } of files) {
    form.append(field, new Blob([new Uint8Array(content)], { type }), name);
  }
  return form;
}

/** Header with which a browser sends a form without script. */
export const HTML: Record<string, string> = {
  Accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
};

/** A response that has been read. */
export interface FormAnswerRead {
  status: number;
  headers: Headers;
  text: string;
  /** The body, if it is JSON. */
  json: { reference?: string; errors?: object[]; error?: string };
}

/** Posts a form and reads the response; by default as JSON. */
export async function post(
  base: string,
  body: RequestInit['body'],
  headers: Record<string, string> = {},
  path = '/api/applications',
): Promise<FormAnswerRead> {
  const response = await fetch(base + path, {
    method: 'POST',
    body: body ?? null,
    redirect: 'manual',
    headers: { Accept: 'application/json', ...headers },
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
  return {
    status: response.status,
    headers: response.headers,
    text,
    json: isJson ? (JSON.parse(text) as FormAnswerRead['json']) : {},
  };
}
