import { mayPrefetch, prefetchTarget } from '../../../src/page-data/prefetchTarget';

const current = { origin: 'https://www.sff.example', pathname: '/jobs/' };

function link(href: string, attributes: { target?: string; download?: string } = {}) {
  const element = document.createElement('a');
  element.href = new URL(href, 'https://www.sff.example/jobs/').href;
  if (attributes.target !== undefined) element.target = attributes.target;
  if (attributes.download !== undefined) element.download = attributes.download;
  return element;
}

describe('which page a link prefetches', () => {
  it.each([
    ['another page', link('/about/'), '/about/'],
    ['another page with query and hash', link('/work/?x=1#team'), '/work/'],
    ['the page itself', link('/jobs/'), null],
    ['a place on the page itself', link('#liste'), null],
    ['the page itself with another query', link('/jobs/?q=wien'), null],
    ['another host', link('https://www.linkedin.com/company/sff-example'), null],
    ['a host that looks like a path', link('//evil.example/'), null],
    ['a mail address', link('mailto:hallo@sff.example'), null],
    ['a download', link('/work/', { download: 'plan.svg' }), null],
    ['a new tab', link('/work/', { target: '_blank' }), null],
    ['a file', link('/jobs/feed.xml'), null],
    ['the interface of the forms', link('/api/deletion/abc/'), null],
  ])('%s', (_, element, path) => {
    expect(prefetchTarget(element, current)).toBe(path);
  });
});

describe('whose pages are prefetched', () => {
  const browser = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/143.0.0.0 Safari/537.36';
  it.each([
    ['everyone whose browser says nothing', undefined, browser, true],
    ['a fast line', { effectiveType: '4g', saveData: false }, browser, true],
    ['a 3g line', { effectiveType: '3g' }, browser, true],
    ['a 2g line', { effectiveType: '2g' }, browser, false],
    ['a slow 2g line', { effectiveType: 'slow-2g' }, browser, false],
    ['data saver', { effectiveType: '4g', saveData: true }, browser, false],
    ['a crawler', undefined, 'Mozilla/5.0 (compatible; Examplebot/2.1)', false],
  ])('%s', (_, connection, userAgent, expected) => {
    expect(mayPrefetch(connection, userAgent)).toBe(expected);
  });
});
