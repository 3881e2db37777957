import { securityHeaders } from '../../src/hosting/securityHeaders';
import { type ListeningServer, startListening } from './listeningServer';
import { rawRequest } from './rawRequest';
import { createSiteFixture, type SiteFixture } from './siteFixture';

let site: SiteFixture;
let usual: ListeningServer;
let fast: ListeningServer;

beforeAll(async () => {
  site = await createSiteFixture({ 'a%41b.txt': 'percent\n' });
  usual = await startListening({ distDir: site.distDir, trustProxy: 1 });
  fast = await startListening({ distDir: site.distDir, trustProxy: 1, isFast: true });
});
afterAll(async () => {
  for (const { app } of [usual, fast]) await app.close();
  await site.remove();
});

const paths = [
  '/',
  '/about/',
  '/about/?utm=1',
  '/about',
  '/assets/main.0a1b2c3d.js',
  '/assets/main.0a1b2c3d.css',
  '/assets/font.0a1b2c3d.woff2',
  '/assets/film.0a1b2c3d.mp4',
  '/page-data/index/page-data.json',
  '/favicon.ico',
  '/empty.txt',
  '/sw.js',
  '/404.html',
  '/a%41b.txt',
  '/a%2541b.txt',
  '/nichts/',
  '/_headers',
  'http://www.sff.example/about/',
];
const headerSets: Record<string, string>[] = [
  {},
  { 'Accept-Encoding': 'gzip, br' },
  { 'Accept-Encoding': 'gzip;q=0, br;q=0' },
  { 'Accept-Encoding': 'GZIP' },
  { 'If-None-Match': '*' },
  { 'If-None-Match': '"other"', 'Accept-Encoding': 'gzip' },
  { 'If-Match': '"other"' },
  { Range: 'bytes=0-3' },
  { 'X-Forwarded-Proto': 'https' },
  { 'X-Forwarded-Proto': 'https, http' },
  { 'X-Forwarded-Proto': 'http,https ' },
];

it.each(paths)('gives the answer that the long way gives for %s', async (path) => {
  for (const headers of headerSets) {
    for (const method of ['GET', 'HEAD', 'POST']) {
      const [one, other] = await Promise.all(
        [usual, fast].map(({ port }) => rawRequest(port, path, { method, headers })),
      );
      const { date: _one, ...expected } = one?.headers ?? {};
      const { date: _other, ...got } = other?.headers ?? {};
      expect([headers, method, other?.status, got]).toEqual([headers, method, one?.status, expected]);
      expect(other?.body.equals(one?.body ?? Buffer.alloc(0))).toBe(true);
    }
  }
});

it('is taken for a page and a script, and left by hooks and request logs alone', async () => {
  const seen: string[] = [];
  const started = async (logLevel: 'warn' | 'info') =>
    startListening(
      { distDir: site.distDir, isFast: true, logLevel, logStream: { write: () => undefined } },
      (app) => {
        app.addHook('onRequest', async ({ url }) => void seen.push(`${logLevel} ${url}`));
      },
    );
  for (const level of ['warn', 'info'] as const) {
    const server = await started(level);
    for (const path of ['/', '/assets/main.0a1b2c3d.js']) {
      expect((await server.get(path, { 'Accept-Encoding': 'br' })).headers['x-content-type-options']).toBe(
        securityHeaders()['X-Content-Type-Options'],
      );
    }
    await server.app.close();
  }
  expect(seen).toEqual(['info /', 'info /assets/main.0a1b2c3d.js']);
});
