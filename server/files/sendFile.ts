import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { REVALIDATE } from '../../src/hosting/securityHeaders';
import { type ByteRange, readByteRange } from './byteRange';
import { chooseForm } from './chooseForm';
import { errorCode } from '../errorCode';
import { checkPreconditions } from './preconditions';
import type { Representation, SiteFile } from './siteFile';

/** A file on the disk is no longer the one that was indexed, so its length and tag would be wrong. */
export class ChangedFileError extends Error {
  override name = 'ChangedFileError';
  /** Fastify answers with this status: the end of the running build, or the next start, puts it right. */
  readonly statusCode = 503;

  constructor(file: string) {
    super(`${file} is no longer the file that was read: a new build is being put into the folder.`);
  }
}

/** The bytes of a representation, or of a part of it: from memory, else as a stream. */
async function openBody(
  { file, size, content }: Representation,
  range?: ByteRange,
): Promise<Buffer | Readable> {
  if (content) return range ? content.subarray(range.start, range.end + 1) : content;
  const handle = await open(file).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') throw new ChangedFileError(file);
    throw error;
  });
  const { size: sizeNow } = await handle.stat();
  if (sizeNow !== size) {
    await handle.close();
    throw new ChangedFileError(file);
  }
  return handle.createReadStream(range ?? {});
}

/** The header that names the coding of a form; none for the file as it is. */
const codingOf = ({ encoding }: Representation): Record<string, string> =>
  encoding === 'identity' ? {} : { 'Content-Encoding': encoding };

/**
 * The part of the file a GET asks for. Parts are of the file as it is, never of a compressed form; with an `If-Range`
 * that does not name exactly this file the whole is sent (RFC 9110, section 13.1.5).
 */
function requestedRange(request: FastifyRequest, file: SiteFile): ByteRange | 'unsatisfiable' | undefined {
  const { range, 'if-range': ifRange } = request.headers;
  if (request.method !== 'GET' || range === undefined) return undefined;
  if (ifRange !== undefined && ifRange !== file.identity.etag) return undefined;
  return readByteRange(range, file.identity.size);
}

/** Answers a GET or HEAD with a file of the site: 200, 206, 304, 412 or 416. */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: SiteFile,
): Promise<FastifyReply> {
  const range = requestedRange(request, file);
  const chosen = range === undefined ? chooseForm(request.headers['accept-encoding'], file) : file.identity;
  reply.headers(file.headers).header('ETag', chosen.etag);

  const refusal = checkPreconditions(request.headers, chosen.etag);
  if (refusal !== undefined) {
    reply.removeHeader('Content-Type');
    return reply.code(refusal).send();
  }
  if (range === 'unsatisfiable') {
    reply.removeHeader('Content-Type');
    return reply
      .code(416)
      .header('Content-Range', `bytes */${chosen.size}`)
      .header('Cache-Control', REVALIDATE)
      .send();
  }
  if (range !== undefined) {
    const body = await openBody(chosen, range);
    reply.header('Content-Range', `bytes ${range.start}-${range.end}/${chosen.size}`);
    return reply
      .code(206)
      .header('Content-Length', range.end - range.start + 1)
      .send(body);
  }
  reply.headers(codingOf(chosen)).header('Content-Length', chosen.size);
  return request.method === 'HEAD' ? reply.send() : reply.send(await openBody(chosen));
}

/** Answers a GET or HEAD with a page in place of one that is missing or gone; such an answer has no tag and no parts. */
export async function sendErrorPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: SiteFile,
  status: 404 | 410 = 404,
): Promise<FastifyReply> {
  const chosen = chooseForm(request.headers['accept-encoding'], page);
  const { 'Accept-Ranges': _parts, ...headers } = page.headers;
  reply
    .code(status)
    .headers({ ...headers, ...codingOf(chosen), 'Cache-Control': REVALIDATE, 'Content-Length': chosen.size });
  return request.method === 'HEAD' ? reply.send() : reply.send(await openBody(chosen));
}
