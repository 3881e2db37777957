import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Busboy } from '@fastify/busboy';
import Ajv, { type AnySchemaObject } from 'ajv';
import addFormats from 'ajv-formats';
import greenhouse from './greenhouse.json';
import lever from './lever.json';
import personio from './personio.json';

/** A file as received by a vendor. */
export interface VendorFile {
  name: string;
  fileName: string;
  size: number;
  sha256: string;
}

/** A request as received by a vendor, fully read. */
export interface VendorRequest {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingMessage['headers'];
  json: unknown;
  fields: Record<string, string>;
  files: VendorFile[];
}

/** Response of a vendor; with `hangUp`, it is lost after the request was accepted. */
export interface VendorAnswer {
  status: number;
  json?: unknown;
  /** Sent in place of `json`. */
  text?: string;
  headers?: Record<string, string>;
  hangUp?: boolean;
}

/** A local server that stands in for a vendor's. */
export interface VendorServer {
  url: string;
  requests: VendorRequest[];
  stop: () => Promise<void>;
}

const ajv = addFormats(new Ajv({ allErrors: true }));
for (const schema of [greenhouse, lever, personio] as AnySchemaObject[]) ajv.addSchema(schema);

/** Errors of a value by a published schema, e.g. `personio#/definitions/headers`; empty if it is valid. */
export function problemsOf(schema: string, value: unknown): string {
  return ajv.validate(schema, value) ? '' : ajv.errorsText();
}

async function read(request: IncomingMessage): Promise<VendorRequest> {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://vendor');
  const { headers } = request;
  const result: VendorRequest = {
    method: request.method ?? '',
    path: pathname,
    query: searchParams,
    headers,
    json: undefined,
    fields: {},
    files: [],
  };
  const type = headers['content-type'] ?? '';
  if (type.startsWith('multipart/')) {
    await new Promise((resolve, reject) => {
      const parser = new Busboy({ headers: { ...headers, 'content-type': type } });
      parser.on('field', (name, value) => (result.fields[name] = value));
      parser.on('file', (name, stream, fileName) => {
        const hash = createHash('sha256');
        let size = 0;
        stream.on('data', (chunk: Buffer) => {
          hash.update(chunk);
          size += chunk.length;
        });
        stream.on('end', () => result.files.push({ name, fileName, size, sha256: hash.digest('hex') }));
      });
      parser.on('finish', resolve);
      parser.on('error', reject);
      request.pipe(parser);
    });
  } else {
    let text = '';
    for await (const chunk of request) text += String(chunk);
    if (text !== '') result.json = JSON.parse(text) as unknown;
  }
  return result;
}

/** Starts a server that responds with the results of a function; all requests are recorded. */
export async function startVendor(
  answer: (request: VendorRequest) => VendorAnswer | Promise<VendorAnswer>,
): Promise<VendorServer> {
  const requests: VendorRequest[] = [];
  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    void read(request).then(async (received) => {
      requests.push(received);
      const { status, json, text, headers = {}, hangUp = false } = await answer(received);
      if (hangUp) request.socket.destroy();
      else {
        response.writeHead(status, { 'Content-Type': 'application/json', ...headers });
        response.end(text ?? (json === undefined ? '' : JSON.stringify(json)));
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
