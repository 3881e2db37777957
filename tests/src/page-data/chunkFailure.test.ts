import { forgetChunk, isChunkFailure, watchChunkFailures } from '../../../src/page-data/chunkFailure';

describe('a failure of code to arrive', () => {
  it.each([
    ['Chromium', new TypeError('Failed to fetch dynamically imported module: https://x/assets/a.js'), true],
    ['Firefox', new TypeError('error loading dynamically imported module: https://x/assets/a.js'), true],
    ['Safari', new TypeError('Importing a module script failed.'), true],
    ['a style sheet', new Event('error'), true],
    ['a mistake in the code', new TypeError('undefined is not a function'), false],
    ['anything else', 'no', false],
  ])('is recognised in the words of %s', (_, reason, expected) => {
    expect(isChunkFailure(reason)).toBe(expected);
  });

  it('is heard when nobody handled it, and other rejections are left alone', () => {
    const heard: unknown[] = [];
    watchChunkFailures(window, (reason) => heard.push(reason));
    const reject = (reason: unknown) => {
      const event = Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    const missing = new TypeError('Importing a module script failed.');
    expect([reject(new Error('mistake')), reject(missing)]).toEqual([false, true]);
    expect(heard).toEqual([missing]);
  });

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
