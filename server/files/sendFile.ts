import { type FileHandle, open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { REVALIDATE } from '../../src/hosting/securityHeaders';
import { type ByteRange, readByteRange } from './byteRange';
import { chooseForm } from './chooseForm';
import { ifPresent, NO_FILE } from '../ifPresent';
import { checkPreconditions } from './preconditions';
import type { Representation, SiteFile } from './siteFile';

/** A file on disk differs from the indexed one, so its length and entity tag would be wrong. */
export class ChangedFileError extends Error {
  override name = 'ChangedFileError';
  /** Status of Fastify's response; temporary, as the completed build or a restart resolves it. */
  readonly statusCode = 503;

  constructor(file: string) {
    super(`${file} has changed since it was indexed: a new build is being copied into the folder.`);
  }
}

/** Opens a file of the given size; undefined if it is missing or has another size. */
async function openOfSize(file: string, size: number): Promise<FileHandle | undefined> {
  const handle = await ifPresent(open(file), NO_FILE);
  if (handle === undefined || (await handle.stat()).size === size) return handle;
  await handle.close();
  return undefined;
}

/**
 * Body of a representation, or of a range of it: from memory if kept there, else as a stream.
 * @throws ChangedFileError if neither the file nor its kept copy is as it was indexed
 */
async function openBody(
  { file, keptFile, size, content }: Representation,
  range?: ByteRange,
): Promise<Buffer | Readable> {
  if (content) return range ? content.subarray(range.start, range.end + 1) : content;
  const kept = () => (keptFile === undefined ? undefined : openOfSize(keptFile, size));
  const handle = (await openOfSize(file, size)) ?? (await kept());
  if (!handle) throw new ChangedFileError(file);
  return handle.createReadStream(range ?? {});
}

/** The `Content-Encoding` header of a representation; none for the unmodified file. */
const codingOf = ({ encoding }: Representation): Record<string, string> =>
  encoding === 'identity' ? {} : { 'Content-Encoding': encoding };

/**
 * The range that a GET requests. Ranges refer to the unmodified file, never to a compressed form; if `If-Range` does
 * not match its tag, the whole file is sent (RFC 9110, section 13.1.5).
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
    // As every error; the 304 keeps the headers of its file.
    if (refusal === 412) reply.header('Cache-Control', REVALIDATE);
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

/** Answers a GET or HEAD with an error page (missing or gone), without an entity tag or range support. */
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
