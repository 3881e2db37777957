import type { PageData } from '../../../src/content/pageData';
import { applyHead } from '../../../src/document/applyHead';

const page = (title: string, locale: 'de' | 'en') =>
  ({
    context: {
      locale,
      canonical: `https://www.sff.example/${title}/`,
      page: {
        languages: {},
        metaTags: {
          metaTitle: title,
          metaDescription: title,
          canonical: `https://www.sff.example/${title}/`,
          linkAlternates: [],
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
