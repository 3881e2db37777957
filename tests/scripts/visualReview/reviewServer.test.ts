// Covers scripts/visualReview.
import { writeFileSync } from 'node:fs';
import { request } from 'node:http';
import path from 'node:path';
import { type ReviewServer, serveReview } from '../../../scripts/visualReview/server/reviewServer';
import type { ComponentWeight, ReviewRun, ReviewStatus } from '../../../scripts/visualReview/protocol';
import { png, putCurrent } from '../visual/fixture';
import { NAMES, rememberPictures, reviewedProject, STORIES } from './fixture';

let root: string;
let server: ReviewServer;

beforeEach(async () => {
  root = await reviewedProject();
  writeFileSync(path.join(root, 'secret.png'), 'not for the review');
  server = await serveReview(root, 0);
});

afterEach(() => server.stop());

interface Answer {
  status: number;
  body: string;
  headers: Record<string, unknown>;
}

/** Sends a request with exactly these headers; `fetch` would set some itself. */
function ask(
  url: string,
  { method = 'GET', headers = {}, body = '' }: { method?: string; headers?: object; body?: string } = {},
): Promise<Answer> {
  const { hostname, port, host, origin: start } = new URL(url);
  return new Promise((resolve, reject) => {
    const sent = request(
      // The path as given: a URL object would resolve `..`.
      { hostname, port, method, path: url.slice(start.length) || '/', headers: { host, ...headers } },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            body: Buffer.concat(chunks).toString(),
            headers: response.headers,
          }),
        );
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

const origin = () => new URL(server.url).origin;
const own = () => ({ origin: origin(), 'content-type': 'application/json' });
/** Sends a change as the page does, by default for the current run. */
const post = (name: string, body: object, headers: object = own()) =>
  ask(`${server.url}api/${name}`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ run: server.session().id, ...body }),
  });
const decideTag = (headers?: object) =>
  post('decide', { names: [NAMES.tagDefault], verdict: 'rejected' }, headers);
const statusNow = async () => JSON.parse((await ask(`${server.url}api/status`)).body) as ReviewStatus;

it('listens on this machine only, at an address with a token that is new each time', async () => {
  expect(server.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/[\w-]{32}\/$/);
  const other = await serveReview(root, 0);
  expect(new URL(other.url).pathname).not.toBe(new URL(server.url).pathname);
  await other.stop();
});

it('says so when its port is taken', async () => {
  await expect(serveReview(root, Number(new URL(server.url).port))).rejects.toThrow(/is taken/);
});

it('gives the page, the run and its pictures', async () => {
  const page = await ask(server.url);
  expect(page.status).toBe(200);
  expect(page.body).toContain('app.js');
  expect(page.headers['content-security-policy']).toContain("default-src 'none'; script-src 'self'");
  expect(page.headers['referrer-policy']).toBe('no-referrer');
  const run = JSON.parse((await ask(`${server.url}api/run`)).body) as ReviewRun;
  expect(run.items).toHaveLength(6);
  for (const which of ['before', 'after', 'difference']) {
    const picture = await ask(`${server.url}picture?which=${which}&name=${NAMES.tagDefault}`);
    expect([which, picture.status]).toEqual([which, 200]);
  }
});

it.each([
  ['no token', () => origin()],
  ['another token', () => `${origin()}/${'x'.repeat(32)}/api/status`],
  ['a shorter token', () => server.url.slice(0, -2)],
])('gives nothing to a request with %s', async (_words, url) => {
  expect((await ask(url())).status).toBe(403);
});

it.each([
  ['another host', { host: 'rebound.example' }],
  ['another port', { host: '127.0.0.1:1' }],
  ['another origin', { origin: 'http://localhost:3000' }],
  ['a page of another site', { 'sec-fetch-site': 'cross-site' }],
  ['a page of another port', { 'sec-fetch-site': 'same-site' }],
])('gives nothing to a request from %s, even with the token', async (_words, headers) => {
  expect((await ask(`${server.url}api/status`, { headers })).status).toBe(403);
});

it.each([
  ['without an origin', () => ({ 'content-type': 'application/json' }), 403],
  ['from another origin', () => ({ ...own(), origin: 'http://127.0.0.1:1' }), 403],
  ['from a sandboxed page', () => ({ ...own(), origin: 'null' }), 403],
  ['from a form', () => ({ ...own(), 'content-type': 'application/x-www-form-urlencoded' }), 415],
])('changes nothing for a request %s', async (_words, headers, status) => {
  expect((await decideTag(headers())).status).toBe(status);
  expect((await statusNow()).decisions).toEqual({});
});

it('weighs the components of stories that are reviewed, and no others', async () => {
  expect((await ask(`${server.url}api/weight?id=components-other--default`)).status).toBe(404);
  expect((await ask(`${server.url}api/weight?id=../../secret`)).status).toBe(404);
  const { weight } = JSON.parse((await ask(`${server.url}api/weight?id=components-tag--long`)).body) as {
    weight: ComponentWeight | null;
  };
  expect(weight).toMatchObject({ file: 'src/components/Tag/Tag.tsx', modules: 1, isOnEveryPage: false });
});

it('changes nothing by reading, and knows no other ways', async () => {
  expect((await ask(`${server.url}api/decide`)).status).toBe(404);
  expect((await ask(`${server.url}api/status`, { method: 'DELETE' })).status).toBe(405);
  expect((await ask(`${server.url}api/status`, { method: 'OPTIONS' })).status).toBe(405);
});

it.each(['../../secret', '..%2f..%2fsecret', '/etc/passwd', 'components/Tag/../../../../secret', ''])(
  'gives no file for the name %j',
  async (name) => {
    for (const which of ['before', 'after', 'reference', 'secret', '__proto__']) {
      const url = `${server.url}picture?which=${which}&name=${encodeURIComponent(name)}`;
      expect((await ask(url)).status).toBe(404);
    }
    const answer = await post('decide', { names: [name], verdict: 'accepted' });
    expect(answer.status).toBe(409);
  },
);

it('takes decisions, comments and undo from its own page', async () => {
  expect((await decideTag()).status).toBe(200);
  expect((await post('comment', { name: NAMES.tagDefault, text: 'too green' })).status).toBe(200);
  expect((await statusNow()).decisions).toEqual({
    [NAMES.tagDefault]: { verdict: 'rejected', comment: 'too green' },
  });
  const list = (await ask(`${server.url}api/rejected`)).body;
  expect(list).toContain('- [ ] 360 px: changed');
  expect(list).toContain('> too green');
  expect((await post('undo', {})).body).toContain(NAMES.tagDefault);
  expect((await statusNow()).decisions).toEqual({ [NAMES.tagDefault]: { comment: 'too green' } });
});

it.each([
  ['no JSON', 'decide', 'names'],
  ['a list', 'decide', '[]'],
  ['another verdict', 'decide', '{"names":["a"],"verdict":"maybe"}'],
  ['a name that is no text', 'comment', '{"name":1,"text":""}'],
])('refuses %s in words', async (_words, name, body) => {
  const answer = await ask(`${server.url}api/${name}`, { method: 'POST', headers: own(), body });
  expect(answer.status).toBe(400);
  expect(answer.body.length).toBeGreaterThan(10);
});

it('refuses a request that is too long', async () => {
  const body = JSON.stringify({ names: ['x'.repeat(2_100_000)] });
  expect((await ask(`${server.url}api/decide`, { method: 'POST', headers: own(), body })).status).toBe(413);
});

it('shows the pictures of the next run when the page is loaded again', async () => {
  await decideTag();
  rememberPictures(root, STORIES, [NAMES.same, NAMES.tagDefault]);
  expect((await statusNow()).isSuperseded).toBe(true);
  expect((await ask(server.url)).status).toBe(200);
  expect(await statusNow()).toMatchObject({ isSuperseded: false, decisions: {} });
});

it.each([
  ['decide', { names: [NAMES.note], verdict: 'accepted' }],
  ['comment', { name: NAMES.note, text: 'too tall' }],
  ['undo', {}],
])('refuses to %s for a page that shows an earlier run', async (name, body) => {
  const { id: run } = JSON.parse((await ask(`${server.url}api/run`)).body) as ReviewRun;
  expect(await statusNow()).toMatchObject({ run });
  rememberPictures(root, STORIES, [NAMES.same, NAMES.tagDefault]);
  await ask(server.url);
  expect((await statusNow()).run).not.toBe(run);
  await post('decide', { names: [NAMES.tagLong], verdict: 'rejected' });
  const answer = await post(name, { ...body, run });
  expect(answer).toMatchObject({ status: 409, body: expect.stringContaining('has run since') });
  expect((await statusNow()).decisions).toEqual({ [NAMES.tagLong]: { verdict: 'rejected', comment: '' } });
  // Each page sends the id of the run that it shows.
  expect((await post(name, { ...body, run: undefined })).status).toBe(400);
});

it('shows the next run only after the last reference of the earlier one', async () => {
  // Large enough that compressing it takes longer than the page's request.
  await putCurrent(root, NAMES.added, png(100, 101, 2000, 2000));
  rememberPictures(root, STORIES, [NAMES.same]);
  await ask(server.url);
  const earlier = server.session();
  earlier.decide({ names: [NAMES.added], verdict: 'accepted' });
  rememberPictures(root, STORIES, [NAMES.same, NAMES.note]);
  await ask(server.url);
  await earlier.settled();
  expect(server.session()).not.toBe(earlier);
  expect(earlier.status().problems).toEqual({});
});

it('serves Storybook at an origin of its own, for reading, to this page alone', async () => {
  const { storybook } = JSON.parse((await ask(`${server.url}api/run`)).body) as ReviewRun;
  expect(storybook).not.toBe(origin());
  const page = await ask(`${storybook}/iframe.html?id=components-tag--default`);
  expect(page.body).toContain(`data-parent="${origin()}"`);
  expect(page.headers['content-security-policy']).toBe(`frame-ancestors 'self' ${origin()}`);
  expect((await ask(`${storybook}/iframe.html`, { headers: { host: 'rebound.example' } })).status).toBe(403);
  expect((await ask(`${storybook}/iframe.html`, { method: 'POST' })).status).toBe(405);
  for (const name of [
    '..%2fsecret.png',
    '%2e%2e/secret.png',
    '..%5csecret.png',
    '%',
    'iframe.html/..%2f..%2fsecret.png',
  ]) {
    expect((await ask(`${storybook}/${name}`)).body).not.toContain('not for the review');
  }
});
