/** Multipart boundary of the raw forms. */
export const BOUNDARY = 'xBOUNDARYx';

/** Returns a raw multipart part. */
export const part = (head: string, body: string) => `--${BOUNDARY}\r\n${head}\r\n\r\n${body}\r\n`;
/** Returns a raw text field. */
export const field = (name: string, value: string) =>
  part(`Content-Disposition: form-data; name="${name}"`, value);
/** Returns a raw file part. */
export const file = (name: string, fileName: string, body: string, type = 'application/pdf') =>
  part(
    `Content-Disposition: form-data; name="${name}"; filename="${fileName}"\r\nContent-Type: ${type}`,
    body,
  );
/** End of a form. */
export const END = `--${BOUNDARY}--\r\n`;

/** The required text fields of an application; every site takes initiative applications. */
export const REQUIRED =
  field('job', 'initiative') +
  field('first_name', 'Kim') +
  field('last_name', 'Muster') +
  field('email', 'kim@beispiel.de') +
  field('privacy_ack', 'true');
/** A complete application without the end of the form. */
export const VALID = REQUIRED + file('resume', 'cv.pdf', '%PDF-1.7 roh');

/** Parts of a raw request that can be changed. */
export interface RawOptions {
  method?: string;
  path?: string;
  contentType?: string;
  /** Header lines, each with its line end, instead of `Content-Length`. */
  lengthLines?: string;
  /** Additional header lines, each with its line end. */
  lines?: string;
}

/** Returns a raw request, one character per byte (latin1). */
export function rawRequest(body: string, options: RawOptions = {}): string {
  const { method = 'POST', path = '/api/applications', lines = '' } = options;
  const { contentType = `multipart/form-data; boundary=${BOUNDARY}` } = options;
  const { lengthLines = `Content-Length: ${body.length}\r\n` } = options;
  const head = `${method} ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nAccept: application/json\r\n`;
  return `${head}Content-Type: ${contentType}\r\n${lengthLines}${lines}\r\n${body}`;
}
