import { type Agent, request as httpRequest } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { INTAKE_PATHS } from '../../src/applications/fields';
import { type FormPart, multipartBody } from '../../server/intake/delivery/multipart';

/** An initiative application, which every site takes. */
const FIELDS: Readonly<Record<string, string>> = {
  job: 'initiative',
  locale: 'de',
  first_name: 'Kim',
  last_name: 'Muster',
  email: 'kim@beispiel.de',
  privacy_ack: 'true',
};

/** A file to send; the same buffer may be sent many times. */
export interface SentFile {
  field: 'resume' | 'portfolio' | 'certificates';
  name: string;
  content: Buffer;
  /** Streams the content at its own pace instead. */
  stream?: () => Readable;
}

/** The response to an application. */
export interface Answered {
  status: number;
  /** Only for status 201. */
  reference: string | undefined;
  /** Time from the first byte sent to the last byte received, ms. */
  ms: number;
}

/** Returns content of the given length in bytes that passes as a PDF. */
export function pdfOf(bytes: number, text = ''): Buffer {
  const content = Buffer.alloc(bytes, 'x');
  content.write(`%PDF-1.7\n${text}\n`);
  return content;
}

/** The application to send. */
export interface Sending {
  changes?: Record<string, string>;
  files: readonly SentFile[];
  key?: string;
  agent?: Agent | undefined;
}

/**
 * Sends an application as a script would, over a new connection unless an agent is given.
 * @throws system errors of the connection
 */
export async function sendApplication(
  base: string,
  { changes = {}, files, key, agent }: Sending,
): Promise<Answered> {
  const parts: FormPart[] = [
    ...Object.entries({ ...FIELDS, ...changes }).map(([name, value]) => ({ name, value })),
    ...files.map(({ field, name, content, stream = () => Readable.from([content]) }) => ({
      name: field,
      fileName: name,
      type: 'application/pdf',
      size: content.length,
      read: async () => stream(),
    })),
  ];
  const form = multipartBody(parts);
  const startedAt = performance.now();
  const request = httpRequest(base + INTAKE_PATHS.applications, {
    method: 'POST',
    ...(agent ? { agent } : {}),
    headers: {
      Accept: 'application/json',
      'Content-Type': form.type,
      'Content-Length': form.length,
      ...(key === undefined ? {} : { 'Idempotency-Key': key }),
    },
  });
  const answer = new Promise<{ status: number; text: string }>((resolve, reject) => {
    request.on('error', reject);
    request.once('response', (response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => (text += chunk.toString()));
      response.on('error', reject);
      response.once('close', () => {
        if (response.complete) resolve({ status: response.statusCode ?? 0, text });
        else reject(new Error('half an answer'));
      });
    });
  });
  const sent = pipeline(Readable.from(form.stream()), request);
  sent.catch(() => undefined);
  const { status, text } = await Promise.race([answer, sent.then(() => answer)]);
  const reference = status === 201 ? (JSON.parse(text) as { reference?: string }).reference : undefined;
  return { status, reference, ms: performance.now() - startedAt };
}
