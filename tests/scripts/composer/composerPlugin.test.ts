import { EventEmitter } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import path from 'node:path';
import { answerCall, composerPlugin, MAX_BYTES } from '../../../scripts/composer/composerPlugin';
import { CALLS, TOKEN_HEADER, TOKEN_META } from '../../../scripts/composer/protocol';
import { listenLocally, type LocalServer } from '../../../scripts/lib/listenLocally';
import { withTree } from '../content/contentTree';

const TOKEN = 'a-token-of-this-test';
let server: LocalServer;

beforeAll(async () => {
  server = await listenLocally((incoming, response) => {
    void answerCall(incoming, { root: process.cwd(), token: TOKEN, isWanted: false }).then(
      ({ status, answer }) => {
        response.writeHead(status);
        response.end(JSON.stringify(answer));
      },
    );
  });
});

afterAll(() => server.stop());

interface Call {
  method?: string;
  headers?: Record<string, string | undefined>;
  body?: string;
}

/** Sends a request as "Compose a page" does, with the given changes. */
function call({
  method = 'POST',
  headers = {},
  body = '{}',
}: Call = {}): Promise<[number | undefined, string]> {
  const { port } = new URL(server.origin);
  const host = `localhost:${port}`;
  const all = {
    host,
    origin: `http://${host}`,
    'content-type': 'application/json',
    [TOKEN_HEADER]: TOKEN,
    ...headers,
  };
  const sent = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
  return new Promise((resolve, reject) => {
    const outgoing = request(
      { host: '127.0.0.1', port, method, headers: sent as Record<string, string> },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () => {
          const { reason = '' } = JSON.parse(Buffer.concat(chunks).toString()) as { reason?: string };
          resolve([answer.statusCode, reason]);
        });
      },
    );
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

it.each<[string, Call, number, RegExp]>([
  [
    'a page of another origin',
    { headers: { origin: 'https://elsewhere.example' } },
    403,
    /Storybook at this address/,
  ],
  ['a page without an origin', { headers: { origin: undefined } }, 403, /Storybook at this address/],
  [
    'a name that only leads here',
    { headers: { host: 'rebound.example', origin: 'http://rebound.example' } },
    403,
    /localhost/,
  ],
  [
    'a page that does not know the token',
    { headers: { [TOKEN_HEADER]: undefined } },
    403,
    /has been restarted/,
  ],
  ['a token that is longer', { headers: { [TOKEN_HEADER]: `${TOKEN}x` } }, 403, /has been restarted/],
  ['a form', { headers: { 'content-type': 'text/plain' } }, 403, /must be JSON/],
  ['another method', { method: 'PUT' }, 403, /POST/],
  ['a body that is no JSON', { body: '{"kind":' }, 400, /not JSON/],
  ['a body that is too long', { body: `"${'x'.repeat(MAX_BYTES)}"` }, 413, /at most 1048576/],
  [
    'another kind of file',
    { body: '{"kind":"texts","id":"texts","files":[{"locale":"de","value":{},"known":null}]}' },
    400,
    /does not describe a page/,
  ],
  [
    'another language',
    { body: '{"kind":"pages","id":"a","files":[{"locale":"fr","value":{},"known":null}]}' },
    400,
    /does not describe/,
  ],
  [
    'another folder',
    { body: '{"kind":"../..","id":"a","files":[{"locale":"de","value":{},"known":null}]}' },
    400,
    /does not describe/,
  ],
])('refuses %s', async (_name, sent, status, reason) => {
  const [answered, words] = await call(sent);
  expect([answered, words]).toEqual([status, expect.stringMatching(reason)]);
});

it('answers the page of its own address', async () => {
  const body = '{"kind":"pages","id":"..","files":[{"locale":"de","value":{},"known":null}]}';
  expect(await call({ body })).toEqual([200, expect.stringContaining('is not a file name')]);
});

it('belongs to the development server alone, and gives the page a token of its own with each start', () => {
  const plugins = [composerPlugin('/'), composerPlugin('/')] as const;
  expect(plugins.map(({ apply }) => apply)).toEqual(['serve', 'serve']);
  const tokens = plugins.map(({ transformIndexHtml }) => {
    const [tag] = (transformIndexHtml as () => { tag: string; attrs: Record<string, string> }[])();
    expect(tag).toMatchObject({ tag: 'meta', attrs: { name: TOKEN_META } });
    return tag?.attrs['content'];
  });
  expect(new Set(tokens).size).toBe(2);
  expect(tokens[0]).toMatch(/^[\w-]{32}$/);
});

type Handler = (request: object, response: object) => void;

/** What the plugin adds to a project's development server. */
function configured(root: string) {
  const handlers = new Map<string, Handler>();
  const watcher = Object.assign(new EventEmitter(), { add: jest.fn() });
  const ws = { send: jest.fn() };
  const middlewares = { use: (address: string, handler: Handler) => handlers.set(address, handler) };
  (composerPlugin(root).configureServer as unknown as (server: object) => void)({ middlewares, watcher, ws });
  return { handlers, watcher, ws };
}

it('answers calls, and with the content files as they are', async () => {
  await withTree({ 'content-json/de/texts.json': 'old', 'content-json/README.md': '#' }, async (root) => {
    const { handlers } = configured(root);
    expect([...handlers.keys()]).toEqual(['/content/files.json', ...Object.values(CALLS)]);
    const ask = () => {
      const response = { writeHead: jest.fn(), end: jest.fn() };
      handlers.get('/content/files.json')?.({}, response);
      expect(response.writeHead).toHaveBeenCalledWith(
        200,
        expect.objectContaining({ 'cache-control': 'no-store' }),
      );
      return JSON.parse(response.end.mock.calls[0]?.[0]) as unknown;
    };
    expect(ask()).toEqual({ 'content-json/de/texts.json': 'old' });
    await writeFile(path.join(root, 'content-json/de/texts.json'), 'new');
    expect(ask()).toEqual({ 'content-json/de/texts.json': 'new' });
  });
});

it('tells the page of a change of content, and of no other', () => {
  const { watcher, ws } = configured('/project');
  for (const file of ['src/App.tsx', 'content-json/README.md', 'content-json-old/de/texts.json'])
    watcher.emit('all', 'change', path.join('/project', file));
  expect(ws.send).not.toHaveBeenCalled();
  watcher.emit('all', 'unlink', path.join('/project', 'content-json/de/texts.json'));
  expect(ws.send.mock.calls).toEqual([['sff:content-changed']]);
});
