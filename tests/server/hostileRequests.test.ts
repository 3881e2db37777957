import { connect } from 'node:net';
import { type ListeningServer, startListening } from './listeningServer';
import { rawRequest, sendRaw } from './rawRequest';
import { createSiteFixture, type SiteFixture } from './siteFixture';

let site: SiteFixture;
let server: ListeningServer;
let port: number;

beforeAll(async () => {
  site = await createSiteFixture();
  server = await startListening({ distDir: site.distDir });
  port = server.port;
});

afterAll(async () => {
  await server.app.close();
  await site.remove();
});

/** Attempts to reach the file beside the site's folder, or a system file. */
const traversals = [
  '/../secret.txt',
  '/../../secret.txt',
  '/about/../../secret.txt',
  '/about/../../../../../../etc/passwd',
  '/./../secret.txt',
  '/.../secret.txt',
  '/..;/secret.txt',
  '/%2e%2e/secret.txt',
  '/%2E%2E/secret.txt',
  '/.%2e/secret.txt',
  '/%2e./secret.txt',
  '/%2e%2e%2fsecret.txt',
  '/..%2fsecret.txt',
  '/..%2Fsecret.txt',
  '/..%5csecret.txt',
  '/..%5Csecret.txt',
  '/..\\secret.txt',
  '\\..\\secret.txt',
  '/%252e%252e/secret.txt',
  '/%252e%252e%252fsecret.txt',
  '/..%252fsecret.txt',
  '/..%c0%afsecret.txt',
  '/%c0%ae%c0%ae/secret.txt',
  '/%e0%80%ae%e0%80%ae/secret.txt',
  '/..%u2215secret.txt',
  '/%uff0e%uff0e/secret.txt',
  '/..%00/secret.txt',
  '/secret.txt%00.html',
  '/about/%00',
  '/assets/../../secret.txt',
  '/assets/..%2f..%2fsecret.txt',
  '/page-data/../../secret.txt',
  '/en/../../secret.txt',
  '/de/../../secret.txt',
  '/de/..%2f../secret.txt',
  '//secret.txt',
  '///../secret.txt',
  '/../secret.txt/index.html',
  '/../secret.txt/',
  '/about/..%2f..%2f..%2f..%2fetc%2fpasswd',
  '/file:///etc/passwd',
  '/C:/Windows/win.ini',
  '/c%3a%5cwindows%5cwin.ini',
  '/~root/.ssh/id_rsa',
  '/.git/config',
  '/.env',
  '/_headers',
  '/assets',
  '/assets/',
  '/jobs/application/',
  '/icons/',
];

/** Paths that an unguarded redirect would turn into another site's address. */
const foreignTargets = [
  '//evil.example',
  '//evil.example/',
  '//evil.example/about',
  '///evil.example/about',
  '//evil.example/index.html',
  '//evil.example/..',
  '//evil.example/?/../about/',
  '//evil.example/%2e%2e/about',
  '/.//evil.example/about',
  '/%09/evil.example/about',
  '//about',
  '//team/',
  '//jobs/koch-7/',
  '//en//evil.example',
  '/%2f/evil.example',
  '/%2fevil.example/about',
  '/\\evil.example/about',
  '/%5cevil.example/about',
  '/de//evil.example',
  '/de//evil.example/',
  '/de/%2fevil.example',
  '/de/\\evil.example',
  '/de/%5cevil.example',
  '/de/https://evil.example/',
  '//evil.example/jobs/x-1042/',
  '/jobs//evil.example-1042/',
  '//de//evil.example',
  'http://evil.example//evil.example/about',
  '/DE//EVIL.example/INDEX.html',
];

const malformed = [
  '/%',
  '/%zz',
  '/%a',
  '/about/%',
  '/%ff',
  '/%80',
  '/%ed%a0%80',
  '/%0d%0aSet-Cookie:x=1',
  '/%0a',
  '/%7f',
  '/%5c',
  '/\\',
  '/m%FCnchen/',
  `/${'%'.repeat(4095)}`,
  `/${'%ff.'.repeat(1000)}`,
];

it.each(traversals)('gives no file and no folder for %s', async (target) => {
  const { status, headers, body } = await rawRequest(port, target);
  expect([400, 404]).toContain(status);
  expect(headers.location).toBeUndefined();
  expect(body.toString()).not.toMatch(/TOP-SECRET|root:|hidden|Index of/);
});

it.each(foreignTargets)('sends nobody to another site for %s', async (target) => {
  const { status, headers } = await rawRequest(port, target);
  expect([301, 400, 404]).toContain(status);
  // A single slash and a letter: neither //host nor /\\host nor a scheme.
  expect(headers.location ?? '/about/').toMatch(/^\/[a-z0-9]/);
});

it.each(malformed)('answers %s with the 404 page of its language', async (target) => {
  for (const [prefix, title] of [
    ['', 'Seite nicht gefunden'],
    ['/en', 'Page not found'],
  ] as const) {
    const { status, headers, body } = await rawRequest(port, prefix + target.slice(0, 4096 - prefix.length));
    expect([status, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    expect(body.toString()).toContain(`<h1>${title}</h1>`);
    expect(headers['set-cookie']).toBeUndefined();
  }
});

it.each([
  ['HEAD', '/m%FCnchen/', 404, ''],
  ['POST', '/m%FCnchen/', 405, '405 Method Not Allowed\n'],
  ['GET', '/page-data/m%FCnchen/page-data.json', 404, '{"error":"Not Found"}\n'],
  ['GET', '/assets/m%FCnchen.js', 404, '404 Not Found\n'],
  ['GET', '/api/m%FCnchen', 404, '{"error":"Not Found"}\n'],
])('answers %s %s like any unknown address', async (method, target, expected, text) => {
  const { status, body } = await rawRequest(port, target, { method });
  expect([status, body.toString()]).toEqual([expected, text]);
});

it.each([
  ['an encoded line break', '/about?a=%0d%0aSet-Cookie:x', '/about/?a=%0d%0aSet-Cookie:x'],
  ['a quote', '/about?"<script>', '/about/?"<script>'],
])('passes %s on in a redirect without a line break', async (_name, target, location) => {
  const { status, headers } = await rawRequest(port, target);
  expect([status, headers.location, headers['set-cookie']]).toEqual([301, location, undefined]);
});

it.each([
  ['a target of 4,097 characters', `/${'a'.repeat(4096)}`, 414],
  ['a target of 4,096 characters', `/${'a'.repeat(4095)}`, 404],
  ['a query of 5,000 characters', `/about/?${'q'.repeat(5000)}`, 414],
  ['a target of 20,000 characters', `/${'a'.repeat(20_000)}`, 431],
])('limits %s', async (_name, target, status) => {
  expect((await rawRequest(port, target)).status).toBe(status);
});

it.each([
  ['a target with raw umlauts', 'GET /\u00fcber HTTP/1.1\r\nHost: x\r\n\r\n', 400],
  ['no HTTP', '\u0016\u0003\u0001\u0002\u0000\r\n\r\n', 400],
  ['an unknown method', 'GRAB / HTTP/1.1\r\nHost: x\r\n\r\n', 400],
  ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
  ['an expectation of anything else', 'POST / HTTP/1.1\r\nHost: x\r\nExpect: 200-foo\r\n\r\n', 417],
  ['two hosts', 'GET / HTTP/1.1\r\nHost: x\r\nHost: y\r\n\r\n', 400],
  ['one host twice', 'GET / HTTP/1.1\r\nHost: x\r\nhost: x\r\n\r\n', 400],
  ['two hosts in one', 'GET / HTTP/1.1\r\nHost: x, y\r\n\r\n', 400],
  ['a path as host', 'GET / HTTP/1.1\r\nHost: x/y\r\n\r\n', 400],
  ['a name before the host', 'GET / HTTP/1.1\r\nHost: a@x\r\n\r\n', 400],
  ['a port that is none', 'GET / HTTP/1.1\r\nHost: x:80a\r\n\r\n', 400],
  ['an IPv6 address without brackets', 'GET / HTTP/1.1\r\nHost: ::1\r\n\r\n', 400],
  ['an IPv6 address', 'GET / HTTP/1.1\r\nHost: [::1]:8080\r\nConnection: close\r\n\r\n', 200],
  ['HTTP/1.0 and no host', 'GET / HTTP/1.0\r\n\r\n', 200],
  ['a star', 'GET * HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 400],
  ['two lengths', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab', 400],
  [
    'length and chunks',
    'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    400,
  ],
  ['a head of 20,000 bytes', `GET / HTTP/1.1\r\nHost: x\r\nX-A: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
  ['a header with a null byte', 'GET / HTTP/1.1\r\nHost: x\r\nX-A: \u0000\r\n\r\n', 400],
])('answers a request with %s and lives on', async (_name, bytes, status) => {
  const answer = await sendRaw(port, bytes);
  expect(answer.status).toBe(status);
  expect(answer.body.toString()).not.toMatch(/at .*\.ts|node_modules|Error:/);
  expect(answer.headers['x-content-type-options']).toBe('nosniff');
  expect((await rawRequest(port, '/')).status).toBe(200);
});

it('gives up on a client that never finishes the head of its request', () => {
  expect(server.app.server.headersTimeout).toBeGreaterThan(0);
  expect(server.app.server.headersTimeout).toBeLessThanOrEqual(15_000);
  expect(server.app.server.requestTimeout).toBeGreaterThan(0);
  expect(server.app.server.timeout).toBeGreaterThan(0);
});

it('closes connections that never send a request when it stops', async () => {
  const other = await startListening({ distDir: site.distDir });
  const silent = connect(other.port, '127.0.0.1');
  const closed = new Promise((resolve) => silent.once('close', resolve));
  await new Promise((resolve) => silent.once('connect', resolve));
  silent.on('error', () => undefined);
  await other.app.close();
  await closed;
  expect(silent.destroyed).toBe(true);
});
