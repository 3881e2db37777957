import type { PageContext } from '../../../src/content/pageData';
import { headTags } from '../../../src/document/headTags';

const context = (over: Partial<PageContext['page']['metaTags']> = {}): PageContext => ({
  locale: 'en',
  canonical: 'https://www.sff.example/en/imprint/',
  page: {
    languages: { de: '/impressum/', en: '/en/imprint/' },
    metaTags: {
      metaTitle: 'Imprint',
      metaDescription: 'Who we are',
      metaOgtitle: 'Imprint',
      metaOgdescription: 'Who we are',
      metaOgimage: 'https://www.sff.example/assets/og/imprint.png',
      canonical: 'https://www.sff.example/en/imprint/',
      noIndex: false,
      linkAlternates: [
        { hreflang: 'de', href: 'https://www.sff.example/impressum/' },
        { hreflang: 'en', href: 'https://www.sff.example/en/imprint/' },
        { hreflang: 'x-default', href: 'https://www.sff.example/impressum/' },
      ],
      feeds: [],
      ...over,
    },
  },
});

const find = (tags: ReturnType<typeof headTags>, name: string, value: string) =>
  tags.filter(({ attributes }) => attributes[name] === value).map(({ attributes }) => attributes);

describe('the head of a page', () => {
  it('names itself as canonical and lists every language version', () => {
    const tags = headTags(context());
    expect(find(tags, 'rel', 'canonical')).toEqual([
      { rel: 'canonical', href: 'https://www.sff.example/en/imprint/' },
    ]);
    expect(find(tags, 'rel', 'alternate').map(({ hreflang }) => hreflang)).toEqual(['de', 'en', 'x-default']);
  });

  it('names the type of each feed', () => {
    const feeds = ['/jobs/feed.xml', '/jobs/feed.json'].map((href) => ({ href, title: 'Jobs' }));
    expect(find(headTags(context({ feeds })), 'title', 'Jobs').map(({ type }) => type)).toEqual([
      'application/atom+xml',
      'application/feed+json',
    ]);
  });

  it('tells networks the language of the page and the other one', () => {
    const tags = headTags(context());
    expect(find(tags, 'property', 'og:locale')[0]?.['content']).toBe('en_GB');
    expect(find(tags, 'property', 'og:locale:alternate')[0]?.['content']).toBe('de_DE');
  });

  it('keeps pages out of search engines only where the content says so', () => {
    expect(find(headTags(context()), 'name', 'robots')).toEqual([]);
    expect(find(headTags(context({ noIndex: true, linkAlternates: [] })), 'name', 'robots')).toEqual([
      { name: 'robots', content: 'noindex' },
    ]);
  });
});
