import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Site } from '../../scripts/content/site';
import { renderFeed, renderJsonFeed, renderSitemap } from '../../scripts/prerender/siteFiles';
import { closeJobs } from '../../server/files/closeJobs';
import { resolvePath } from '../../server/files/resolvePath';
import { indexSite, type SiteIndex } from '../../server/files/siteIndex';
import { CLOSINGS_FILE } from '../../src/hosting/closings';
import { renderNginxHttp } from '../../src/hosting/renderNginx';
import { renderRedirectsFile } from '../../src/hosting/renderRedirectsFile';
import { all, drop, put, set } from '../scripts/content/badCase';
import { siteOf } from '../scripts/content/contentTree';

const JOB = 'de/jobs/102.json';
const LAST_DAY = '2026-11-30';
const PAGE = '/jobs/strategie-102/';
const FORM = '/jobs/application/strategie-102/';
const CLOSED = '/stelle-geschlossen/102/';
const ALL_CLOSED = '/stelle-geschlossen/';

const remembered = {
  '102': {
    department: 'sounds',
    level: 'mid',
    locations: ['berlin'],
    closedOn: LAST_DAY,
    languages: { de: { title: 'Strategie', slugs: ['strategie-102'] } },
  },
};
const withLastDay = set(JOB, '/validThrough', LAST_DAY);
const deleted = all(put('jobs-seen.json', remembered), drop(JOB));

/** The files a host serves from, with an empty page for each route. */
async function writeDist(site: Site, dir: string): Promise<void> {
  const files: Record<string, string> = {
    '404.html': 'missing',
    'sitemap.xml': renderSitemap(site.sitemap),
    _redirects: renderRedirectsFile(site.redirects),
    [CLOSINGS_FILE]: JSON.stringify(site.closings),
    ...Object.fromEntries(
      site.feeds.flatMap((feed) => [
        [feed.path.slice(1), renderFeed(feed)],
        [feed.jsonPath.slice(1), renderJsonFeed(feed, feed.jsonPath)],
      ]),
    ),
    ...Object.fromEntries(site.routes.map((route) => [`${route.path.slice(1)}index.html`, route.path])),
  };
  for (const [name, content] of Object.entries(files)) {
    if (name.endsWith('404.htmlindex.html')) continue;
    await mkdir(path.dirname(path.join(dir, name)), { recursive: true });
    await writeFile(path.join(dir, name), content);
  }
}

let dir = '';
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'closed-'));
});
afterEach(() => rm(dir, { recursive: true, force: true }));

/** Response of our server: the status, with the redirect target or the page. */
function served(site: SiteIndex, address: string): string {
  const found = resolvePath(site, address);
  if (found.kind === 'file') return `200 ${found.file.path}`;
  if (found.kind === 'gone') return `410 ${found.file.path}`;
  return found.kind === 'redirect' ? `${found.status} ${found.to}` : '404';
}

/** Responses of a host that uses `_redirects`, and of nginx with its map. Both serve existing files first. */
function byRules(site: Site, address: string): { netlify: string; nginx: string } {
  if (site.routes.some((route) => route.path === address))
    return { netlify: `200 ${address}`, nginx: `200 ${address}` };
  const rule = renderRedirectsFile(site.redirects)
    .split('\n')
    .map((line) => line.split(' '))
    .find(([from]) => from === address);
  const [moved = '', gone = ''] = renderNginxHttp(site.redirects).split('map $uri $sff_gone');
  const inMap = (map: string) => new RegExp(`"${address}" "([^"$]*)`).exec(map)?.[1];
  const [to, replacement] = [inMap(moved), inMap(gone)];
  return {
    netlify: rule ? `${rule[2]} ${rule[1]}` : '404',
    nginx: to ? `301 ${to}` : replacement ? `410 ${replacement}` : '404',
  };
}

interface Case {
  state: string;
  change: Parameters<typeof siteOf>[0];
  /** Day of the build, and the later day of the request. */
  built: string;
  asked: string;
  servedPage: string;
  servedForm: string;
  static: string;
  isListed: boolean;
}

/** Expectations for a response that is the same everywhere: on our server, and by the rules for other hosts. */
const everywhere = (answer: string) => ({ servedPage: answer, servedForm: answer, static: answer });

const isOpen = {
  servedPage: `200 ${PAGE}`,
  servedForm: `200 ${FORM}`,
  static: `200 ${PAGE}`,
  isListed: true,
};
const isClosed = { ...everywhere(`301 ${CLOSED}`), isListed: false };
const isGone = { ...everywhere(`410 ${ALL_CLOSED}`), isListed: false };

/** Build and request on the same day. */
const on = (day: string) => ({ built: day, asked: day });

const cases: Case[] = [
  { state: 'open', change: withLastDay, ...on('2026-11-21'), ...isOpen },
  { state: 'on its last day', change: withLastDay, built: '2026-11-21', asked: LAST_DAY, ...isOpen },
  {
    // A static host keeps serving it until the daily build; until then the page closes itself in the browser.
    state: 'over, before the next build',
    change: withLastDay,
    built: '2026-11-21',
    asked: '2026-12-01',
    ...everywhere(`302 ${ALL_CLOSED}`),
    static: `200 ${PAGE}`,
    isListed: false,
  },
  { state: 'over, after the next build', change: withLastDay, ...on('2026-12-01'), ...isClosed },
  { state: 'deleted', change: deleted, ...on('2026-12-01'), ...isClosed },
  { state: 'deleted six months ago to the day', change: deleted, ...on('2027-05-30'), ...isClosed },
  { state: 'deleted more than six months ago', change: deleted, ...on('2027-05-31'), ...isGone },
  {
    state: 'over for more than six months with its file still there',
    change: withLastDay,
    ...on('2027-05-31'),
    ...isGone,
  },
];

describe('a job that is', () => {
  it.each(cases)('$state', async (expected) => {
    const site = await siteOf(expected.change, expected.built);
    await writeDist(site, dir);
    const index = closeJobs(await indexSite(dir), expected.asked);

    expect(served(index, PAGE)).toBe(expected.servedPage);
    expect(served(index, FORM)).toBe(expected.servedForm);
    // A title that the content never had is resolved by its number.
    const oldTitle = served(index, '/jobs/ein-alter-titel-102/');
    expect(oldTitle).toBe(expected.servedPage.replace(/^200/, '301'));
    expect(byRules(site, PAGE)).toEqual({ netlify: expected.static, nginx: expected.static });

    const textOf = (name: string) => index.files.get(name)?.identity.content?.toString() ?? '';
    expect(textOf('/sitemap.xml').includes(PAGE)).toBe(expected.isListed);
    expect(textOf('/jobs/feed.xml').includes(PAGE)).toBe(expected.isListed);
    expect(textOf('/jobs/feed.json').includes(PAGE)).toBe(expected.isListed);
    expect(JSON.parse(textOf('/jobs/feed.json'))).toMatchObject({ language: 'de' });
    expect(textOf('/jobs/berlin/feed.xml').includes(PAGE)).toBe(expected.isListed);
    // Other jobs stay.
    expect(textOf('/sitemap.xml')).toContain('/jobs/sounddesign-101/');
    expect(textOf('/jobs/feed.xml')).toContain('/jobs/sounddesign-101/');
  });
});

it('sends the shortened sitemap with a tag of its own, in every coding', async () => {
  await writeDist(await siteOf(withLastDay, '2026-11-21'), dir);
  const index = await indexSite(dir);
  const before = index.files.get('/sitemap.xml')?.identity;
  const after = closeJobs(index, '2026-12-01').files.get('/sitemap.xml')?.identity;
  expect(after?.etag).not.toBe(before?.etag);
  expect(after?.size).toBe(after?.content?.length);
  expect(after?.head.http[after.head.http.indexOf('Content-Length') + 1]).toBe(String(after?.size));
});
