// Covers scripts/dev/devApp.ts.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { createDevApp } from '../../../scripts/dev/devApp';
import { DevPages } from '../../../scripts/dev/devSite';
import { createEventStream } from '../../../scripts/dev/eventStream';
import { temporaryFolder } from '../../helpers/temporaryFolder';
import { siteOf } from '../content/contentTree';

const devDir = temporaryFolder();
const made = {
  image: () => ({ kind: 'svg' as const, sources: [{ url: '/assets/x.svg', width: 1 }], width: 1, height: 1 }),
  socialImage: () => '/og/x.png',
  file: () => ({ href: '/files/x.pdf', format: 'PDF', bytes: 1 }),
};

let app: ReturnType<typeof createDevApp>;
let origin: string;

const get = (url: string) => fetch(origin + url, { redirect: 'manual' });

beforeAll(async () => {
  writeFileSync(path.join(devDir, 'manifest.dev.json'), JSON.stringify({ entries: {}, files: [] }));
  const pages = new DevPages(await siteOf(), async () => made);
  app = createDevApp({ pages: () => pages, events: createEventStream(), devDir, assetDirs: [] });
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
});

afterAll(() => app.close());

it.each([
  ['/about', '/about/'],
  ['/en/contact?from=menu&x=a/b', '/en/contact/?from=menu&x=a/b'],
])('leads from %s to the page, without being remembered', async (url, location) => {
  const { status, headers } = await get(url);
  expect([status, headers.get('location')]).toEqual([301, location]);
  expect(headers.get('cache-control')).toBe('no-store');
  expect((await get(location)).status).toBe(200);
});

it.each(['/nowhere', '/nowhere/', '/about.html', '/about//', '//about', '/404'])(
  'answers %s with the page for what does not exist',
  async (url) => {
    const answer = await get(url);
    expect([answer.status, answer.headers.get('location')]).toEqual([404, null]);
    expect(await answer.text()).toContain('Nicht gefunden');
  },
);
