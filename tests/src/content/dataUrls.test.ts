import { pageDataUrl, queryDataUrl } from '../../../src/content/dataUrls';
import { notFoundPath } from '../../../src/content/notFoundPath';

describe('the address of page data', () => {
  it.each([
    ['/', '/page-data/index/page-data.json'],
    ['/en/', '/page-data/en/page-data.json'],
    ['/about/', '/page-data/about/page-data.json'],
    ['/jobs/?q=wien#top', '/page-data/jobs/page-data.json'],
    ['/404.html', '/page-data/404.html/page-data.json'],
    ['/en/404.html', '/page-data/en/404.html/page-data.json'],
  ])('of %s is %s', (path, url) => {
    expect(pageDataUrl(path)).toBe(url);
  });

  it('names the 404 page by the prefix of the language', () => {
    expect([notFoundPath(''), notFoundPath('/en')]).toEqual(['/404.html', '/en/404.html']);
  });

  it('of a query is named by its hash', () => {
    expect(queryDataUrl('abc')).toBe('/page-data/sq/d/abc.json');
  });
});
