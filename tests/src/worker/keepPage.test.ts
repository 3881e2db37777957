/** @jest-environment node */
import { takeOverPages } from '../../../src/worker/keepPage';

const BUILT = { integrity: new Map<string, string>(), hashes: new Set<string>() };
const ORIGIN = 'https://www.sff.example';

/** The pages that each cache holds, by name. */
let kept: Map<string, Map<string, Response>>;

const cacheOf = (name: string) => {
  const entries = kept.get(name) ?? new Map<string, Response>();
  kept.set(name, entries);
  return {
    keys: async () => [...entries.keys()].map((url) => new Request(url)),
    put: async (url: string, response: Response) => void entries.set(url, response),
    delete: async ({ url }: Request) => entries.delete(url),
  };
};
const pathsIn = (name: string) => [...(kept.get(name)?.keys() ?? [])].map((url) => new URL(url).pathname);

function takeOver(): Promise<void> {
  const names = {
    pages: 'pages-new',
    data: 'data-new',
    code: 'code',
    assets: 'assets',
    oldPages: async () => [...kept.keys()].filter((name) => name === 'pages-old'),
    deleteOldData: async () => {},
  };
  return takeOverPages(names, BUILT);
}

beforeEach(() => {
  const page = () => new Response('<html></html>');
  const old = ['/jobs/closed-1042/', '/work/'].map((path) => [ORIGIN + path, page()] as const);
  kept = new Map([['pages-old', new Map(old)]]);
  Object.assign(globalThis, {
    location: { origin: ORIGIN },
    caches: {
      open: async (name: string) => cacheOf(name),
      delete: async (name: string) => kept.delete(name),
    },
  });
});

const asOwn = (response: Response) => Object.defineProperty(response, 'type', { value: 'basic' });

/** Answers as a host that forwards the closed job; a redirect that is not to be followed rejects or has no status. */
function answerWith(closed: 'no network' | 'half a page' | 'redirect' | number): void {
  globalThis.fetch = jest.fn(async (url: unknown, { redirect }: RequestInit = {}) => {
    if (closed === 'no network') throw new TypeError(closed);
    const page = { headers: { 'Content-Type': 'text/html' } };
    if (!String(url).includes('closed')) return asOwn(new Response('<html></html>', page));
    if (closed === 'half a page') {
      const half = new ReadableStream({ pull: (body) => body.error(new TypeError('network lost')) });
      return asOwn(new Response(half, page));
    }
    if (closed !== 'redirect') return asOwn(new Response('<html></html>', { ...page, status: closed }));
    if (redirect === 'error') throw new TypeError('redirected');
    return Object.defineProperty(new Response(), 'status', { value: 0 });
  }) as typeof fetch;
}

it.each(['redirect', 404, 410] as const)(
  'takes over the pages of the build before, and drops one that is elsewhere or gone by now: %s',
  async (closed) => {
    answerWith(closed);
    await takeOver();
    expect(pathsIn('pages-new')).toEqual(['/work/']);
    expect(kept.has('pages-old')).toBe(false);
  },
);

it.each(['no network', 'half a page', 429, 500, 502, 503, 504] as const)(
  'keeps them all where it is not known whether a page exists: %s',
  async (closed) => {
    answerWith(closed);
    await takeOver();
    expect(pathsIn('pages-old')).toEqual(['/jobs/closed-1042/', '/work/']);
  },
);
