import { type IncomingMessage, request as forward, type ServerResponse } from 'node:http';
import { createHash } from 'node:crypto';
import { Busboy, type BusboyHeaders } from '@fastify/busboy';
import { listenLocally } from '../../scripts/lib/listenLocally';

/** A request received by the intake. */
export interface ReceivedForm {
  path: string;
  headers: IncomingMessage['headers'];
  /** Texts by field. */
  fields: Record<string, string>;
  files: { field: string; name: string; bytes: number; sha256: string }[];
}

/** Response of the intake; `hangs` accepts the request and never responds. */
export type StubAnswer =
  | { status: number; body?: unknown; headers?: Record<string, string> }
  | 'hangs'
  | 'breaks';

/** A server in front of the site's own that stands in for the intake. */
export interface StubIntake {
  url: string;
  received: ReceivedForm[];
  /** Responses to the next requests, in order; after that, 201 with a reference. */
  answers: StubAnswer[];
  stop(): Promise<void>;
}

const ACCEPTED: StubAnswer = { status: 201, body: { reference: 'SFF-7K3M-2Q9X' } };

async function readJson(request: IncomingMessage): Promise<Record<string, string>> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return JSON.parse(text) as Record<string, string>;
}

function readForm(request: IncomingMessage): Promise<Pick<ReceivedForm, 'fields' | 'files'>> {
  return new Promise((resolve, reject) => {
    const fields: ReceivedForm['fields'] = {};
    const files: ReceivedForm['files'] = [];
    const parser = new Busboy({ headers: request.headers as BusboyHeaders });
    parser.on('field', (name, value) => {
      fields[name] = value;
    });
    parser.on('file', (field, stream, name) => {
      const hash = createHash('sha256');
      let bytes = 0;
      stream.on('data', (chunk: Buffer) => {
        hash.update(chunk);
        bytes += chunk.length;
      });
      stream.on('end', () => files.push({ field, name, bytes, sha256: hash.digest('hex') }));
    });
    parser.on('finish', () => resolve({ fields, files }));
    parser.on('error', reject);
    request.on('error', reject);
    request.pipe(parser);
  });
}

/** Starts the stand-in in front of a running site; all other paths are passed through to it. */
export async function startStubIntake(siteUrl: string): Promise<StubIntake> {
  const received: ReceivedForm[] = [];
  const answers: StubAnswer[] = [];

  const take = async (request: IncomingMessage, response: ServerResponse) => {
    const isJson = (request.headers['content-type'] ?? '').startsWith('application/json');
    const { fields, files } = isJson
      ? { fields: await readJson(request), files: [] }
      : await readForm(request);
    received.push({ path: request.url ?? '', headers: request.headers, fields, files });
    const answer = answers.shift() ?? ACCEPTED;
    if (answer === 'hangs') return;
    if (answer === 'breaks') {
      request.socket.destroy();
      return;
    }
    response.writeHead(answer.status, { 'Content-Type': 'application/json', ...answer.headers });
    response.end(answer.body === undefined ? '' : JSON.stringify(answer.body));
  };

  const { origin, stop } = await listenLocally((request, response) => {
    if (request.method === 'POST' && request.url?.startsWith('/api/')) {
      take(request, response).catch(() => request.socket.destroy());
      return;
    }
    if (request.url === '/api/form-token') {
      response.writeHead(200, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify({ token: 'stub-token', challenge: { salt: 'stub', bits: 8 } }));
      return;
    }
    const { method, headers, url } = request;
    const onward = forward(siteUrl + (url ?? ''), { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.on('error', () => response.destroy());
    request.pipe(onward);
  });
  return { url: origin, received, answers, stop };
}
