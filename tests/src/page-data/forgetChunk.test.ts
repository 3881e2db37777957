import { forgetChunk } from '../../../src/page-data/forgetChunk';

describe('a failure of code to arrive', () => {
  it.each([
    [
      'named',
      new TypeError(`Failed to fetch dynamically imported module: ${window.location.origin}/assets/a.js`),
    ],
    ['unnamed', new TypeError('Importing a module script failed.')],
  ])('is forgotten in what is kept, where it is %s', async (_, reason) => {
    const entry = (url: string, type: string) => ({
      request: { url: window.location.origin + url },
      response: { headers: { get: () => type } },
    });
    const entries = [
      entry('/assets/a.js', 'text/html'),
      entry('/assets/b.js', 'text/javascript'),
      entry('/jobs/', 'text/html'),
    ];
    const deleted: string[] = [];
    const cache = {
      keys: async () => entries.map(({ request }) => request),
      match: async (wanted: object) => entries.find(({ request }) => request === wanted)?.response,
      delete: async ({ url }: { url: string }) => deleted.push(new URL(url).pathname) > 0,
    };
    const fetched: unknown[][] = [];
    Object.assign(window, {
      caches: { keys: async () => ['assets'], open: async () => cache },
      fetch: async (...args: unknown[]) => fetched.push(args),
    });
    await forgetChunk(reason);
    expect(deleted).toEqual(['/assets/a.js']);
    expect(fetched).toHaveLength(reason.message.includes('/assets/') ? 1 : 0);
  });
});
