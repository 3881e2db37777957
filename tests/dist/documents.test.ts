/** @jest-environment jsdom */
// Covers src/document, src/templates, scripts/prerender, scripts/output, content-json.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import nodePath from 'node:path';
import { dataFileOf, DIST, distFiles, htmlOf, jsonOf, languageOf, pagePaths } from '../helpers/builtSite';
import type { PageData } from '../../src/content/pageData';

const ORIGIN = 'https://www.sff.example';
const documents = new Map(
  pagePaths.map((path) => [path, new DOMParser().parseFromString(htmlOf(path), 'text/html')]),
);
const files = new Set(distFiles.map((file) => `/${file}`));

/** The faults of all pages, each with its path, so that one run shows all of them. */
function faults(check: (document: Document, path: string) => string[]): string[] {
  return [...documents].flatMap(([path, document]) =>
    check(document, path).map((fault) => `${path}: ${fault}`),
  );
}

const attribute = (document: Document, selector: string, name: string) =>
  document.querySelector(selector)?.getAttribute(name) ?? '';

describe('the built documents', () => {
  it('exist for every route of the specification', () => {
    const routes = [
      ...[
        '/',
        '/about/',
        '/business/',
        '/services/',
        '/work/',
        '/news/',
        '/presse/',
        '/jobs/',
        '/standorte/',
      ],
      ...['duesseldorf', 'frankfurt', 'wien', 'zuerich'].map((city) => `/standorte/${city}/`),
      ...[
        '/berlin/',
        '/hamburg/',
        '/stuttgart/',
        '/data-privacy/',
        '/impressum/',
        '/kontakt/',
        '/agb/',
        '/lksg/',
      ],
      ...['/trademarks/', '/identify/', '/influencer-marketing/', '/equal-communications/'],
      ...['/tag-1/', '/tag-2/', '/tag-3/', '/orchestration-days-2024/', '/strategy-weekend-2025/'],
      ...['commerce', 'health', 'live', 'sounds', 'strategy-group', 'employer-branding', 'digital-media'].map(
        (unit) => `/${unit}/`,
      ),
      ...['reputation', 'realisation-hub', 'broadcast', 'agenda', 'cx-group', 'on', 'buyq'].map(
        (unit) => `/${unit}/`,
      ),
      ...['/jobs/application/initiative/', '/jobs/application/freelance/', '/404.html', '/offline/'],
      ...[
        '/bewerbung-gesendet/',
        '/meine-bewerbung/',
        '/nachricht-gesendet/',
        '/stelle-geschlossen/',
        '/en/application-sent/',
        '/en/my-application/',
        '/en/message-sent/',
        '/en/job-closed/',
        '/en/offline/',
      ],
      ...[
        '/en/',
        '/en/press/',
        '/en/jobs/',
        '/en/locations/',
        '/en/data-privacy/',
        '/en/imprint/',
        '/en/contact/',
      ],
      ...['duesseldorf', 'frankfurt', 'vienna', 'zurich'].map((city) => `/en/locations/${city}/`),
      ...['/en/404.html', '/en/jobs/application/initiative/', '/en/jobs/application/freelance/'],
    ];
    expect(routes.filter((route) => !documents.has(route))).toEqual([]);
  });

  it('hold enough of everything', () => {
    const count = (pattern: RegExp) => pagePaths.filter((path) => pattern.test(path)).length;
    expect(count(/^\/work\/[^/]+\/$/)).toBeGreaterThanOrEqual(14);
    expect(count(/^\/presse\/[^/]+\/$/)).toBeGreaterThanOrEqual(12);
    expect(count(/^\/news\/[^/]+\/$/)).toBeGreaterThanOrEqual(12);
    expect(count(/^\/jobs\/[^/]+-\d+\/$/)).toBeGreaterThanOrEqual(22);
    expect(count(/^\/jobs\/[^/]+-\d+\/$/)).toBeLessThanOrEqual(30);
    expect(count(/^\/jobs\/application\/[^/]+-\d+\/$/)).toBe(count(/^\/jobs\/[^/]+-\d+\/$/));
  });

  it('name their language and have exactly one headline', () => {
    expect(
      faults((document, path) => [
        ...(document.documentElement.lang === languageOf(path)
          ? []
          : [`lang="${document.documentElement.lang}"`]),
        ...(document.querySelectorAll('h1').length === 1
          ? []
          : [`${document.querySelectorAll('h1').length} h1`]),
        ...(document.documentElement.dataset['theme'] ? [] : ['no data-theme']),
      ]),
    ).toEqual([]);
  });

  it('have the landmarks and a skip link first', () => {
    expect(
      faults((document) => [
        ...['header', 'nav', 'main#main', 'footer'].filter((selector) => !document.querySelector(selector)),
        ...(document.querySelector('a')?.getAttribute('href') === '#main'
          ? []
          : ['the first link does not skip']),
        ...(document.querySelector('footer a[href="#usercentrics-revoke"]')
          ? []
          : ['no consent link in the footer']),
      ]),
    ).toEqual([]);
  });

  it('have a title and description of their own within a language', () => {
    const seen = new Map<string, string>();
    expect(
      faults((document, path) => {
        const key = `${languageOf(path)} ${document.title}`;
        const other = seen.get(key);
        seen.set(key, path);
        const description = attribute(document, 'meta[name=description]', 'content');
        return [
          ...(document.title.trim() === '' ? ['no title'] : []),
          ...(other === undefined ? [] : [`same title as ${other}`]),
          ...(description.trim() === '' ? ['no description'] : []),
        ];
      }),
    ).toEqual([]);
  });

  it('name themselves as canonical, and their sisters mutually', () => {
    const alternatesOf = (document: Document) =>
      [...document.querySelectorAll('link[rel=alternate][hreflang]')].map(
        (link) => `${link.getAttribute('hreflang')} ${link.getAttribute('href')}`,
      );
    expect(
      faults((document, path) => {
        const own = ORIGIN + path;
        const canonical = attribute(document, 'link[rel=canonical]', 'href');
        const alternates = alternatesOf(document);
        const isHidden = document.querySelector('meta[name=robots][content=noindex]') !== null;
        const sisters = alternates.filter((entry) => !entry.startsWith('x-default'));
        const broken = sisters.filter((entry) => {
          const target = documents.get(entry.split(' ')[1]?.slice(ORIGIN.length) ?? '');
          return !target || alternatesOf(target).join() !== alternates.join();
        });
        return [
          ...(canonical === own ? [] : [`canonical ${canonical}`]),
          ...(isHidden && alternates.length > 0 ? ['noindex with hreflang'] : []),
          ...(sisters.length === 1 ? ['a single hreflang'] : []),
          ...broken.map((entry) => `not mutual: ${entry}`),
        ];
      }),
    ).toEqual([]);
  });

  it('carry no style attribute, no inline script that runs, and no inline style that the policy does not name', () => {
    const policy = readFileSync(nodePath.join(DIST, '_headers'), 'utf8');
    const hashOf = (text: string) => createHash('sha256').update(text).digest('base64');
    expect(
      faults((document) => [
        ...[...document.querySelectorAll('[style]')].map((element) => `style on ${element.tagName}`),
        ...[...document.querySelectorAll('style')]
          .filter(({ textContent }) => !policy.includes(`'sha256-${hashOf(textContent)}'`))
          .map(() => 'inline style without its hash in the policy'),
        ...[...document.querySelectorAll<HTMLScriptElement>('script:not([src])')]
          .filter(({ type }) => type !== 'application/json' && type !== 'application/ld+json')
          .map(() => 'inline script that runs'),
        ...[...document.querySelectorAll('*')]
          .flatMap((element) => [...element.attributes])
          .filter(({ name, value }) => name.startsWith('on') || value.startsWith('javascript:'))
          .map(({ name }) => `handler ${name}`),
        ...[...document.querySelectorAll('noscript')]
          .filter((element) => /style=|<style|<script/.test(element.innerHTML))
          .map(() => 'style or script in noscript'),
      ]),
    ).toEqual([]);
  });

  it('link only to pages, anchors and files that exist', () => {
    const ids = new Map(
      [...documents].map(([path, document]) => [
        path,
        new Set([...document.querySelectorAll('[id]')].map(({ id }) => id)),
      ]),
    );
    expect(
      faults((document, path) => {
        const urls = [...document.querySelectorAll('[href], [src], [srcset]')].flatMap((element) => [
          element.getAttribute('href') ?? '',
          element.getAttribute('src') ?? '',
          ...(element.getAttribute('srcset') ?? '')
            .split(',')
            .map((entry) => entry.trim().split(' ')[0] ?? ''),
        ]);
        return urls.filter((url) => {
          if (url === '' || /^(https?:|mailto:|tel:|data:)/.test(url) || url === '#usercentrics-revoke')
            return false;
          const target = new URL(url, ORIGIN + path);
          const anchor = decodeURIComponent(target.hash.slice(1));
          const isThere = documents.has(target.pathname) || files.has(target.pathname);
          const hasAnchor = anchor === '' || anchor === 'top' || ids.get(target.pathname)?.has(anchor);
          return !isThere || !hasAnchor;
        });
      }),
    ).toEqual([]);
  });

  it('are all reachable from the two home pages, but for the pages a system leads to', () => {
    const reached = new Set<string>();
    const waiting = ['/', '/en/'];
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      if (reached.has(path) || !documents.has(path)) continue;
      reached.add(path);
      for (const link of documents.get(path)?.querySelectorAll('a[href^="/"]') ?? []) {
        waiting.push(new URL(link.getAttribute('href') ?? '', ORIGIN).pathname);
      }
    }
    const systemPages = [
      '/404.html',
      '/offline/',
      '/bewerbung-gesendet/',
      '/meine-bewerbung/',
      '/nachricht-gesendet/',
      '/en/404.html',
      '/en/offline/',
      '/en/application-sent/',
      '/en/my-application/',
      '/en/message-sent/',
    ];
    // The pages for closed jobs: the general one, and one for each job that has closed lately.
    const closedJobs = /^\/(?:stelle-geschlossen|en\/job-closed)\//;
    const isMeant = (path: string) => systemPages.includes(path) || closedJobs.test(path);
    expect(pagePaths.filter((path) => !reached.has(path) && !isMeant(path))).toEqual([]);
  });

  it('open other hosts in a new tab, marked and without access to the page', () => {
    expect(
      faults((document) =>
        [...document.querySelectorAll('a[href^="http"]')]
          .filter(
            (link) =>
              link.getAttribute('target') !== '_blank' || !link.getAttribute('rel')?.includes('noopener'),
          )
          .map((link) => link.outerHTML),
      ),
    ).toEqual([]);
  });

  it('have page data that says the same', () => {
    expect(
      faults((document, path) => {
        const data = jsonOf<PageData>(dataFileOf(path));
        const { metaTags } = data.context.page;
        return [
          ...(data.path === path ? [] : [`page data of ${data.path}`]),
          ...(metaTags.metaTitle === document.title ? [] : [`metaTitle "${metaTags.metaTitle}"`]),
          ...(data.context.canonical === ORIGIN + path ? [] : [`canonical ${data.context.canonical}`]),
          ...(data.context.locale === languageOf(path) ? [] : [`locale ${data.context.locale}`]),
          ...data.queries
            .filter((hash) => !files.has(`/page-data/sq/d/${hash}.json`))
            .map((hash) => `no query ${hash}`),
        ];
      }),
    ).toEqual([]);
  });

  it('say in JSON-LD only what is valid JSON, and a job only on its own page', () => {
    expect(
      faults((document, path) => {
        const entries = [...document.querySelectorAll('script[type="application/ld+json"]')].map(
          (script) => JSON.parse(script.textContent ?? '') as { '@type': string },
        );
        const isJob = /\/jobs\/[^/]+-\d+\/$/.test(path) && !path.includes('/application/');
        const hasPosting = entries.some((entry) => entry['@type'] === 'JobPosting');
        return isJob === hasPosting ? [] : [isJob ? 'no JobPosting' : 'JobPosting'];
      }),
    ).toEqual([]);
  });

  it('are listed once in the sitemap if they are indexable, and nothing else is', () => {
    const listed = [...htmlOf('/sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1]);
    const indexable = [...documents]
      .filter(([, document]) => !document.querySelector('meta[name=robots][content=noindex]'))
      .map(([path]) => ORIGIN + path);
    expect(listed.toSorted()).toEqual(indexable.toSorted());
  });
});
