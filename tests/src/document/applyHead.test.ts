import type { PageData } from '../../../src/content/pageData';
import { applyHead } from '../../../src/document/applyHead';
import { type DocumentParts, renderDocument } from '../../../src/document/renderDocument';

const page = (title: string, locale: 'de' | 'en') =>
  ({
    path: `/${title}/`,
    context: {
      locale,
      canonical: `https://www.sff.example/${title}/`,
      page: {
        languages: {},
        metaTags: {
          metaTitle: title,
          metaDescription: title,
          metaOgtitle: title,
          metaOgdescription: title,
          metaOgimage: '/og.png',
          canonical: `https://www.sff.example/${title}/`,
          linkAlternates: [],
          feeds: [{ href: `/${locale}/feed.xml`, title }],
        },
      },
    },
  }) as unknown as PageData;

it('replaces title, language and tags of the page before, and nothing else', () => {
  document.head.innerHTML = '<meta charset="utf-8"><meta name="description" content="old" data-head>';
  document.documentElement.dataset['theme'] = 'lime';
  applyHead(page('eins', 'de'));
  applyHead(page('two', 'en'));
  expect(document.title).toBe('two');
  expect(document.documentElement.lang).toBe('en');
  expect(document.documentElement.dataset['theme']).toBe('lime');
  expect(document.querySelectorAll('meta[charset]')).toHaveLength(1);
  expect(
    [...document.querySelectorAll('meta[name=description]')].map((tag) => tag.getAttribute('content')),
  ).toEqual(['two']);
  expect(document.querySelectorAll('link[rel=canonical]')).toHaveLength(1);
});

it('leaves no feed and no structured data of the page before', () => {
  const parts = {
    data: { page: { ...page('eins', 'de'), content: { theme: 'light' } }, queries: {} },
    assets: { earlyScript: '/a.js', script: '/b.js', modules: [], stylesheets: [], fonts: [] },
    markup: '',
    structuredData: [{ '@type': 'JobPosting' }],
  } as unknown as DocumentParts;
  document.head.innerHTML = new DOMParser().parseFromString(
    renderDocument(parts),
    'text/html',
  ).head.innerHTML;
  const feeds = () =>
    [...document.querySelectorAll('link[type="application/atom+xml"]')].map((tag) =>
      tag.getAttribute('href'),
    );
  expect(feeds()).toEqual(['/de/feed.xml']);
  expect(document.querySelectorAll('script[type="application/ld+json"]')).toHaveLength(1);
  applyHead(page('two', 'en'));
  expect(feeds()).toEqual(['/en/feed.xml']);
  expect(document.querySelectorAll('script[type="application/ld+json"]')).toHaveLength(0);
});
