import { brotliDecompressSync } from 'node:zlib';
import { REVALIDATE } from '../../src/hosting/securityHeaders';
import { startListening } from './listeningServer';
import { rawRequest } from './rawRequest';
import { servedSite } from './servedSite';
import { createSiteFixture } from './siteFixture';

const site = servedSite();
const { get } = site;

describe('one address per page', () => {
  it.each([
    ['/about', '/about/'],
    ['/about?from=mail&x=%20', '/about/?from=mail&x=%20'],
    ['/en/press', '/en/press/'],
    ['/en', '/en/'],
    ['/index.html', '/'],
    ['/about/index.html', '/about/'],
    ['/en/index.html?x', '/en/?x'],
    ['/de', '/'],
    ['/de/', '/'],
    ['/de/about/', '/about/'],
    ['/de/about', '/about/'],
    ['/de/about/index.html', '/about/'],
    ['/ABOUT/', '/about/'],
    ['/En/Press', '/en/press/'],
    ['/DE/About/Index.HTML', '/about/'],
    ['/team/', '/about/#team'],
    ['/team?x=1', '/about/?x=1#team'],
    ['/jobs/texter-1042', '/jobs/senior-texter-1042/'],
    ['/jobs/ganz-alter-titel-1042/', '/jobs/senior-texter-1042/'],
    ['/jobs/2-jahre-alter-titel-1042', '/jobs/senior-texter-1042/'],
    ['/jobs/1042/', '/jobs/senior-texter-1042/'],
    ['/jobs/entwickler-88/', '/jobs/web-3-entwickler-88/'],
    ['/de/jobs/Alt-1042', '/jobs/senior-texter-1042/'],
    ['/jobs/application/alt-1042/', '/jobs/application/senior-texter-1042/'],
    ['/en/jobs/old-title-1042/', '/en/jobs/senior-copywriter-1042/'],
    ['/jobs/koch-7/', '/stelle-geschlossen/'],
    ['/jobs/noch-ein-titel-7/', '/stelle-geschlossen/'],
  ])('sends %s to %s for good', async (from, to) => {
    const answer = await get(from);
    expect([answer.status, answer.headers.location]).toEqual([301, to]);
    expect(answer.headers['cache-control']).toBe(REVALIDATE);
  });

  it('reaches the canonical address in one step', async () => {
    const { headers } = await get('/DE/jobs/ALT-1042/index.html');
    expect((await get(headers.location ?? '')).status).toBe(200);
  });

  it.each([
    '/jobs/unbekannt-9999/',
    '/en/jobs/only-german-88/',
    '/jobs/ohne-nummer/',
    '/de/gibt-es-nicht',
    '/ABOUTX',
  ])('answers 404 for %s, which leads nowhere', async (path) => {
    expect((await get(path)).status).toBe(404);
  });
});

describe('missing pages', () => {
  it.each(['/nichts', '/nichts/da/', '/about.php', '/404.html', '/404.html/', '//en/', '/enx/'])(
    'are German for %s',
    async (path) => {
      const { status, headers, body } = await get(path);
      expect([status, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
      expect(body.toString()).toContain('<html lang="de">');
      expect(headers['cache-control']).toBe(REVALIDATE);
      expect(headers.etag).toBeUndefined();
    },
  );

  it.each(['/en/nothing', '/en/no/thing/', '/en/404.html', '/en/../', '/en/?x'.replace('?x', 'x?y=/de/')])(
    'are English for %s',
    async (path) => {
      const { status, body } = await get(path);
      expect(status).toBe(404);
      expect(body.toString()).toContain('<html lang="en">');
    },
  );

  it('are English for /en when the site has no English home page', async () => {
    const german = await createSiteFixture({ 'en/index.html': undefined });
    const other = await startListening({ distDir: german.distDir });
    expect((await other.get('/en')).body.toString()).toContain('<html lang="en">');
    await other.app.close();
    await german.remove();
  });

  it('come compressed and without a body for HEAD', async () => {
    const brotli = await get('/nichts', { 'Accept-Encoding': 'br' });
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotli.headers.vary).toBe('Accept-Encoding');
    expect(brotliDecompressSync(brotli.body).toString()).toContain('Seite nicht gefunden');
    const head = await rawRequest(site.port(), '/nichts', { method: 'HEAD' });
    expect([head.status, head.body.length]).toEqual([404, 0]);
    expect(Number(head.headers['content-length'])).toBeGreaterThan(1000);
  });

  it.each([
    ['/page-data/none/page-data.json', 'application/json; charset=utf-8'],
    ['/page-data/none', 'application/json; charset=utf-8'],
    ['/page-data/', 'application/json; charset=utf-8'],
    ['/data.json', 'application/json; charset=utf-8'],
    ['/api/none', 'application/json; charset=utf-8'],
    ['/api', 'application/json; charset=utf-8'],
    ['/assets/none.0a1b2c3d.js', 'text/plain; charset=utf-8'],
    ['/assets/', 'text/plain; charset=utf-8'],
    ['/old.js', 'text/plain; charset=utf-8'],
    ['/old.css', 'text/plain; charset=utf-8'],
    ['/apple-touch-icon.png', 'text/plain; charset=utf-8'],
  ])('are no page for the program that asks for %s', async (path, type) => {
    const { status, headers, body } = await get(path);
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([404, type, REVALIDATE]);
    expect(body.length).toBeLessThan(60);
  });
});
