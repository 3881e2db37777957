import type { EmbeddedData } from '../../../src/content/pageData';
import { type DocumentParts, renderDocument } from '../../../src/document/renderDocument';

const context = {
  locale: 'de',
  canonical: 'https://www.sff.example/',
  page: {
    languages: { de: '/' },
    metaTags: {
      metaTitle: 'SFF',
      metaDescription: 'Wer wir sind',
      metaOgtitle: 'SFF',
      metaOgdescription: 'Wer wir sind',
      metaOgimage: 'https://www.sff.example/assets/og/home.png',
      canonical: 'https://www.sff.example/',
      noIndex: false,
      linkAlternates: [],
      feeds: [],
    },
  },
};
const parts: DocumentParts = {
  data: { page: { path: '/', context, content: { theme: 'light' } }, queries: {} } as unknown as EmbeddedData,
  assets: {
    earlyScript: '/assets/early.js',
    script: '/assets/a.js',
    modules: [],
    stylesheets: [],
    fonts: [],
  },
  markup: '<p>Hier.</p>',
  structuredData: [],
};

const vendorIn = (html: string) =>
  new DOMParser()
    .parseFromString(html, 'text/html')
    .querySelector<HTMLMetaElement>('meta[name="consent-vendor"]');

it('names no consent vendor by default', () => {
  expect(vendorIn(renderDocument(parts))).toBeNull();
});

it('names the consent vendor that is configured, as data and never as a script', () => {
  const vendor = {
    script: 'https://cmp.example/loader.js?a="1"&b',
    hosts: ['https://api.cmp.example'],
    settingsId: 'abc123',
    categories: { statistics: 'marketing', media: 'functional' },
  };
  const html = renderDocument(parts, vendor);
  const { script, settingsId, categories } = vendor;
  expect(JSON.parse(vendorIn(html)?.content ?? '')).toEqual({ script, settingsId, categories });
  expect(html).not.toContain(`<script src="${script}`);
});

it('tells the browser of fonts after everything that can be painted without them', () => {
  const html = renderDocument({ ...parts, assets: { ...parts.assets, fonts: ['/assets/display.woff2'] } });
  const preload = html.indexOf('<link rel="preload" as="font"');
  expect(preload).toBeGreaterThan(html.indexOf(parts.markup));
  expect(html.slice(preload)).toContain('href="/assets/display.woff2"');
});

it('runs the early script before the app, and after the tags that it changes', () => {
  const html = renderDocument(parts);
  const script = html.indexOf('<script async fetchpriority="high" src="/assets/early.js"></script>');
  expect(script).toBeGreaterThan(html.lastIndexOf('name="theme-color"'));
  expect(script).toBeLessThan(html.indexOf('</head>'));
});

it('has the title of its page, unless another one is given', () => {
  const titleIn = (html: string) => new DOMParser().parseFromString(html, 'text/html').title;
  expect(titleIn(renderDocument(parts))).toBe('SFF');
  expect(titleIn(renderDocument({ ...parts, title: 'Fehler: SFF' }))).toBe('Fehler: SFF');
});
