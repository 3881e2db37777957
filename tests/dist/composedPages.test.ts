/** @jest-environment jsdom */
// Covers src, stories/compose, scripts/content, scripts/images, scripts/prerender, content-json.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { readMedia } from '../../scripts/content/media/readMedia';
import { createSourceSet } from '../../scripts/content/sourceSet';
import { loadTypeface } from '../../scripts/fonts/typeface';
import { fileSlug } from '../../scripts/images/publish';
import { readBuildOptions } from '../../scripts/lib/args';
import { KIND_NAMES } from '../../src/content/kinds';
import { loadPageCode } from '../../src/templates/catalogue';
import { CONTENT_FILES } from '../helpers/contentFiles';
import { checkPage, knownPages, openPage, readLibrary } from '../../stories/compose/model/library';
import { languagesOf } from '../../stories/compose/model/page';
import { createPreviewMedia, type Publish } from '../../stories/compose/preview/previewMedia';
import { PreviewPage } from '../../stories/compose/preview/PreviewPage';
import { previewPage } from '../../stories/compose/preview/previewPage';
import { DIST, htmlOf, pagePaths, ROOT, templateOf } from '../helpers/builtSite';
import { compareTrees, type IsEqual } from '../helpers/compareTrees';
import { pagesToLookAt } from '../helpers/pagesToLookAt';

const LIBRARY = readLibrary(CONTENT_FILES);
const PAGES = knownPages(createSourceSet(LIBRARY.sources, 'content-json'));
const { date } = readBuildOptions([], process.env, new Date());

const hashOf = (content: string | Buffer) => createHash('sha256').update(content).digest('hex').slice(0, 12);

/** Drawings and files are called by their content; those that the build makes a PNG of, by what they show. */
const publish: Publish = (content, _type, request) =>
  'motif' in request
    ? `drawing:${hashOf(content)} png:${fileSlug(request.seed)}-${request.motif}-${request.format}`
    : `file:${hashOf(content)}`;

const builtFiles = new Map<string, string>();

/** What a built file is, as `publish` calls it. */
function calledByContent(address: string): string {
  const known = builtFiles.get(address);
  if (known !== undefined) return known;
  const png = /^\/assets\/img\/(.+)-\d+\.[0-9a-f]{8}\.png$/.exec(address)?.[1];
  const kind = address.startsWith('/assets/img/') ? 'drawing' : 'file';
  const called =
    png === undefined ? `${kind}:${hashOf(readFileSync(path.join(DIST, address)))}` : `png:${png}`;
  builtFiles.set(address, called);
  return called;
}

/** What a preview's address leads to, as `publish` calls it. Films lie where the content has them. */
const calledInPreview = (address: string) =>
  address.startsWith('media/')
    ? `file:${hashOf(readFileSync(path.join(ROOT, 'content-json', address)))}`
    : address;

/**
 * What only the build makes. A preview crops no photograph and reads no PDF: the pictures and the downloads of this case,
 * a PDF and a photograph, are there as they lie. The poster of a release, a PNG for print, is there as the drawing it is
 * made of; the release, a PDF, as plain text.
 */
const MADE_BY_BUILD = [
  /: href="\/assets\/files\/sff-[\w.-]+\.pdf" is built, "file:\w+" is shown$/,
  /^\/(?:en\/)?work\/gruenspan-\S+ .* > (?:1\.figure|[12]\.li) > 1\.a\b/,
  /^\/(?:presse|en\/press)\/\S+ .*\.li > 1\.a: href="\/assets\/files\/[^"]+\.png" is built, "file:\w+" is shown$/,
  /^\/(?:presse|en\/press)\/\S+ .*1\.li > 1\.a: href="\/assets\/files\/[^"]+\.pdf" is built, "file:\w+" is shown$/,
  /^\/(?:presse|en\/press)\/\S+ .*1\.li > 1\.a .* text "PDF, \d (?:Seiten?|pages?), [\d.,]+\skB" is built, text "TXT, [\d.,]+\skB" is shown$/,
  /^\/(?:presse|en\/press)\/\S+ .*\.li > 1\.a .* text "PNG, [\d.,]+\s[kM]B" is built, text "SVG, [\d.,]+\skB" is shown$/,
];

const isEqual: IsEqual = (element, name, built, shown) => {
  // Widths to choose from belong to PNG, which only the build makes.
  if (name === 'sizes' || (name === 'srcset' && element.tagName === 'IMG')) return true;
  // The name that a file is kept under has its hash in it; the preview's files have no names.
  if (name === 'download') return (built === undefined) === (shown === undefined);
  const address = built === undefined ? undefined : /\/assets\/[\w./-]+/.exec(built)?.[0];
  if (address === undefined || shown === undefined) return built === shown;
  return calledInPreview(shown).split(' ').includes(calledByContent(address));
};

/** The main part of a page. Names that React gives to elements depend on what stands before it, so they are counted. */
function mainOf(html: string): Element {
  const main = new DOMParser().parseFromString(html, 'text/html').querySelector('main');
  if (!main) throw new Error('The page has no main element.');
  const names = new Map<string, string>();
  const rename = (name: string) => {
    if (!names.has(name)) names.set(name, `react-${names.size + 1}`);
    return names.get(name) ?? '';
  };
  for (const element of main.querySelectorAll('*')) {
    for (const { name, value } of element.attributes) {
      if (value.includes('_R_')) element.setAttribute(name, value.replaceAll(/_R_\w*?_(?!\w)/g, rename));
    }
  }
  return main;
}

const { pages, note } = pagesToLookAt('composedPages', pagePaths);

it('shows below "main" of a composed page what the build prints there, node by node', async () => {
  const checked = checkPage(LIBRARY, openPage(LIBRARY, { kind: 'pages', id: 'home' }), date);
  const films = await readMedia(path.join(ROOT, 'content-json'));
  const media = createPreviewMedia(await loadTypeface(path.join(ROOT, '.cache')), publish, films);
  const looked = new Set(pages);
  const templates = new Set<string>();
  const kinds = new Set<string>();
  const faults: string[] = [];
  for (const known of PAGES) {
    const page = openPage(LIBRARY, known);
    for (const locale of languagesOf(page)) {
      const data = previewPage(checked, page, { locale, date, media });
      if (!data) throw new Error(`${known.kind}/${known.id} cannot be shown in ${locale}.`);
      templates.add(data.page.template);
      kinds.add(known.kind);
      if (!looked.has(data.page.path)) continue;
      const shownPage = media.finish(data.page, locale);
      await loadPageCode(shownPage);
      const preview = createElement(PreviewPage, { data: { ...data, page: shownPage } });
      const router = createElement(MemoryRouter, { initialEntries: [shownPage.path] }, preview);
      const differences = compareTrees(
        mainOf(htmlOf(shownPage.path)),
        mainOf(renderToString(router)),
        isEqual,
      )
        .map((difference) => `${shownPage.path} ${difference}`)
        .filter((difference) => !MADE_BY_BUILD.some((rule) => rule.test(difference)));
      note(shownPage.path, differences);
      faults.push(...differences);
    }
  }
  expect(faults.slice(0, 30)).toEqual([]);
  expect([...templates].toSorted()).toEqual([...new Set(pagePaths.map(templateOf))].toSorted());
  expect([...kinds].toSorted()).toEqual([...KIND_NAMES].toSorted());
}, 600_000);

it('says where a page differs, and how', () => {
  const [built, shown] = [
    '<main><h1 class="a">Wir</h1><p>Ein <b>Wort</b></p><img src="/x.svg"></main>',
    '<main><h1 class="b">Wir</h1><p>Ein <i>Wort</i></p><img></main>',
  ].map(mainOf) as [Element, Element];
  expect(compareTrees(built, shown, isEqual)).toEqual([
    'main > 1.h1: class="a" is built, "b" is shown',
    'main > 2.p > 2: <b> is built, <i> is shown',
    'main > 3.img: src="/x.svg" is built, undefined is shown',
  ]);
  expect(compareTrees(built, mainOf('<main><h1 class="a">Ihr</h1></main>'), isEqual)).toEqual([
    'main > 2: <p> is built, nothing is shown',
  ]);
});
