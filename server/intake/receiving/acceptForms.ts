import type { FastifyInstance } from 'fastify';

/**
 * Lets the routes of a plugin receive forms: uploads are streamed by their handler and parsed by nothing before; all
 * others arrive as URLSearchParams.
 * @param maxBytes size of a form without uploads
 */
export function acceptForms(api: FastifyInstance, maxBytes: number): void {
  api.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null));
  api.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: maxBytes },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );
}
