import type { EmbeddedData, PageData, QueryData } from '../../../src/content/pageData';
import { createPageLoader } from '../../../src/page-data/pageLoader';

const page = (path: string, queries: string[] = []) =>
  ({ path, template: 'generic', queries }) as unknown as PageData;
const texts: QueryData = { query: 'texts', locale: 'de', group: 'frame', data: {} };
const embedded: EmbeddedData = { build: 'b', page: page('/', ['q1']), queries: { q1: texts } };

/** A host with the given files of a build; 404 for everything else. */
function host(files: Record<string, unknown>, build?: string) {
  const requests: string[] = [];
  const fetch = async (url: string) => {
    requests.push(url);
    const body = files[url];
    const headers = new Headers(build === undefined ? {} : { 'X-Build': build });
    const text = async () => JSON.stringify(body);
    return { status: body === undefined ? 404 : 200, headers, text } as Response;
  };
  return { fetch, requests };
}

const noSleep = async () => {};

describe('the page loader', () => {
  it('shows the embedded page without a request', async () => {
    const { fetch, requests } = host({});
    const result = await createPageLoader(embedded, { fetch, sleep: noSleep }).load('/');
    expect(result).toMatchObject({ page: { path: '/' }, queries: [texts], isNotFound: false });
    expect(requests).toEqual([]);
  });

  it('shows the answer to a form once; a later visit of the page starts anew', async () => {
    const contact = { ...page('/contact/'), answer: { outcome: 'invalid' } } as unknown as PageData;
    const { fetch } = host({ '/page-data/contact/page-data.json': page('/contact/') });
    const loader = createPageLoader({ ...embedded, page: contact }, { fetch, sleep: noSleep });
    expect((await loader.load('/contact/'))?.page).toEqual(page('/contact/'));
  });

  it('loads a page and only the query data it does not have', async () => {
    const { fetch, requests } = host({
      '/page-data/about/page-data.json': page('/about/', ['q1', 'q2']),
      '/page-data/sq/d/q2.json': { ...texts, group: 'content' },
    });
    const loader = createPageLoader(embedded, { fetch, sleep: noSleep });
    const [first, second] = await Promise.all([loader.load('/about/'), loader.load('/about/')]);
    expect(first?.queries).toHaveLength(2);
    expect(second).toBe(first);
    expect(requests).toEqual(['/page-data/about/page-data.json', '/page-data/sq/d/q2.json']);
  });

  it('asks again for query data that a server has failed to answer, and not for page data', async () => {
    const requests: string[] = [];
    const failing = { status: 500, headers: new Headers() } as Response;
    const fetch = async (url: string) => {
      requests.push(url);
      const isPage = url === '/page-data/about/page-data.json';
      if (!isPage) return failing;
      const text = async () => JSON.stringify(page('/about/', ['q2']));
      return { status: 200, headers: new Headers(), text } as Response;
    };
    expect(await createPageLoader(embedded, { fetch, sleep: noSleep }).load('/about/')).toBeNull();
    expect(requests.slice(1)).toEqual(Array(4).fill('/page-data/sq/d/q2.json'));

    requests.length = 0;
    const broken = async (url: string) => {
      requests.push(url);
      return failing;
    };
    expect(await createPageLoader(embedded, { fetch: broken, sleep: noSleep }).load('/about/')).toBeNull();
    expect(requests).toEqual(['/page-data/about/page-data.json']);
  });

  it.each([
    ['/nirgends/', '/page-data/404.html/page-data.json'],
    ['/en/nowhere/', '/page-data/en/404.html/page-data.json'],
  ])('shows the 404 page of the language for %s', async (path, dataUrl) => {
    const { fetch, requests } = host({ [dataUrl]: page('/404.html') });
    const result = await createPageLoader(embedded, { fetch, sleep: noSleep }).load(path);
    expect(result).toMatchObject({ page: { path: '/404.html' }, isNotFound: true });
    expect(requests.at(-1)).toBe(dataUrl);
  });

  it('gives up when the 404 page is missing too', async () => {
    expect(
      await createPageLoader(embedded, { fetch: host({}).fetch, sleep: noSleep }).load('/nirgends/'),
    ).toBeNull();
  });

  it('treats JSON that is no page data as not found', async () => {
    const { fetch } = host({
      '/page-data/about/page-data.json': { hello: 'world' },
      '/page-data/404.html/page-data.json': page('/404.html'),
    });
    expect(await createPageLoader(embedded, { fetch, sleep: noSleep }).load('/about/')).toMatchObject({
      isNotFound: true,
    });
  });

  it('asks again for a page that was not found: a host in between may have said so', async () => {
    const files: Record<string, unknown> = { '/page-data/404.html/page-data.json': page('/404.html') };
    const loader = createPageLoader(embedded, { fetch: host(files).fetch, sleep: noSleep });
    expect(await loader.prefetch('/about/')).toMatchObject({ isNotFound: true });
    files['/page-data/about/page-data.json'] = page('/about/');
    expect(await loader.load('/about/')).toMatchObject({ page: { path: '/about/' }, isNotFound: false });
  });

  it('leaves a page to a full load when the data of another one comes', async () => {
    const { fetch } = host({ '/page-data/about/page-data.json': page('/work/') });
    expect(await createPageLoader(embedded, { fetch, sleep: noSleep }).load('/about/')).toBeNull();
  });

  it('never asks a foreign host', async () => {
    const { fetch, requests } = host({});
    expect(await createPageLoader(embedded, { fetch, sleep: noSleep }).load('//evil.example/')).toBeNull();
    expect(requests).toEqual([]);
  });

  it.each([
    ['says so with the data', 'c', undefined],
    ['is known before', undefined, 'c'],
  ])('leaves a page to a full load when the host serves another build, which %s', async (_, build, noted) => {
    const { fetch } = host({ '/page-data/about/page-data.json': page('/about/') }, build);
    const loader = createPageLoader(embedded, { fetch, sleep: noSleep });
    expect(loader.isOutdated()).toBe(false);
    if (noted !== undefined) loader.noteBuild(noted);
    expect(await loader.load('/about/')).toBeNull();
    expect(loader.isOutdated()).toBe(true);
    // Even a page that is already loaded: it may be outdated.
    expect(await loader.load('/')).toBeNull();
  });

  it('takes data of another build when the full load was just made and brought this build again', async () => {
    const { fetch } = host({ '/page-data/about/page-data.json': page('/about/') }, 'c');
    const loader = createPageLoader(embedded, { fetch, sleep: noSleep, wasJustLoaded: () => true });
    expect(await loader.load('/about/')).toMatchObject({ page: { path: '/about/' } });
  });

  it('shares the request of a page that is fetched ahead and then wanted, and asks at low priority', async () => {
    const priorities: unknown[] = [];
    const { fetch } = host({ '/page-data/about/page-data.json': page('/about/') }, 'b');
    const loader = createPageLoader(embedded, {
      fetch: (url, init) => {
        priorities.push(init?.priority);
        return fetch(url);
      },
    });
    const [ahead, wanted] = await Promise.all([loader.prefetch('/about/'), loader.load('/about/')]);
    expect(ahead).toBe(wanted);
    expect(priorities).toEqual(['low']);
  });

  it('knows the query data of a language that has arrived', () => {
    const loader = createPageLoader(embedded, { fetch: host({}).fetch });
    expect(loader.queriesOf('de')).toEqual([texts]);
    expect(loader.queriesOf('en')).toEqual([]);
  });

  it('forgets failures and asks again', async () => {
    const files: Record<string, unknown> = {};
    const { fetch } = host(files);
    const loader = createPageLoader(embedded, { fetch, sleep: noSleep });
    expect(await loader.load('/about/')).toBeNull();
    files['/page-data/about/page-data.json'] = page('/about/');
    expect(await loader.load('/about/')).toMatchObject({ page: { path: '/about/' } });
  });
});
