/** Boundary of the forms written by hand. */
export const BOUNDARY = 'xBOUNDARYx';

/** A part of a form by hand. */
export const part = (head: string, body: string) => `--${BOUNDARY}\r\n${head}\r\n\r\n${body}\r\n`;
/** A text field by hand. */
export const field = (name: string, value: string) =>
  part(`Content-Disposition: form-data; name="${name}"`, value);
/** A file by hand. */
export const file = (name: string, fileName: string, body: string, type = 'application/pdf') =>
  part(
    `Content-Disposition: form-data; name="${name}"; filename="${fileName}"\r\nContent-Type: ${type}`,
    body,
  );
/** What ends a form. */
export const END = `--${BOUNDARY}--\r\n`;

/** The text fields that every application needs, by hand; initiative applications exist on every site. */
export const REQUIRED =
  field('job', 'initiative') +
  field('first_name', 'Kim') +
  field('last_name', 'Muster') +
  field('email', 'kim@beispiel.de') +
  field('privacy_ack', 'true');
/** A whole application without its end. */
export const VALID = REQUIRED + file('resume', 'cv.pdf', '%PDF-1.7 roh');

/** What a request by hand may differ in. */
export interface RawOptions {
  method?: string;
  path?: string;
  contentType?: string;
  /** Lines of the head, each with its line end; replaces `Content-Length`. */
  lengthLines?: string;
  /** More lines of the head, each with its line end. */
  lines?: string;
}

/** A request by hand, one character per byte (latin1). */
export function rawRequest(body: string, options: RawOptions = {}): string {
  const { method = 'POST', path = '/api/applications', lines = '' } = options;
  const { contentType = `multipart/form-data; boundary=${BOUNDARY}` } = options;
  const { lengthLines = `Content-Length: ${body.length}\r\n` } = options;
  const head = `${method} ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nAccept: application/json\r\n`;
  return `${head}Content-Type: ${contentType}\r\n${lengthLines}${lines}\r\n${body}`;
}
