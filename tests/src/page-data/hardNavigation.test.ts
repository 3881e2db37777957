import { RELOAD_GUARD_MS } from '../../../src/config/timers';
import { navigateHard, wasJustLoaded, wasLeftEarly } from '../../../src/page-data/hardNavigation';

function parts(here: string) {
  const { pathname, search, hash } = new URL(here, 'https://www.sff.example');
  return { pathname, search, hash };
}

function fakeWindow(storage: Partial<Storage> = {}, here = '/', loadedFrom = here) {
  const kept = new Map<string, string>();
  const assigned: string[] = [];
  const view = {
    location: {
      href: `https://www.sff.example${here}`,
      origin: 'https://www.sff.example',
      ...parts(here),
      assign: (target: string) => assigned.push(target),
      reload: () => assigned.push('reload'),
    },
    history: { state: null, replaceState: () => {} },
    performance: { getEntriesByType: () => [{ name: `https://www.sff.example${loadedFrom}` }] },
    sessionStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      ...storage,
    },
  };
  return { view: view as unknown as Window, assigned };
}

describe('the full page load', () => {
  it('keeps query and hash of its target', () => {
    const { view, assigned } = fakeWindow();
    expect(navigateHard('/jobs/?q=wien#liste', 0, view)).toBe(true);
    expect(assigned).toEqual(['https://www.sff.example/jobs/?q=wien#liste']);
  });

  it.each([
    '//evil.example/x',
    '///evil.example/',
    '/\\evil.example/',
    '/\t/evil.example/',
    '//user@evil.example/?a#b',
    'https://evil.example/',
    '//',
  ])('to %j stays on this site', (target) => {
    const { view, assigned } = fakeWindow();
    navigateHard(target, 0, view);
    expect(assigned.map((address) => new URL(address, 'https://www.sff.example').origin)).toEqual([
      'https://www.sff.example',
    ]);
  });

  it('is made although the browser refuses to change the history', () => {
    const { view, assigned } = fakeWindow();
    view.history.replaceState = () => {
      throw new DOMException('Attempt to use history.replaceState() more than 100 times', 'SecurityError');
    };
    expect(navigateHard('/jobs/', 0, view)).toBe(true);
    expect(assigned).toEqual(['https://www.sff.example/jobs/']);
  });

  it('is not repeated to the same target within ten seconds', () => {
    const { view, assigned } = fakeWindow();
    navigateHard('/jobs/', 0, view);
    expect(navigateHard('/jobs/', RELOAD_GUARD_MS - 1, view)).toBe(false);
    expect(navigateHard('/about/', RELOAD_GUARD_MS - 1, view)).toBe(true);
    expect(assigned).toEqual(['https://www.sff.example/jobs/', 'https://www.sff.example/about/']);
  });

  it('is repeated at once where the visitor asks for it, as by a second Back', () => {
    const { view, assigned } = fakeWindow({}, '/jobs/', '/work/');
    navigateHard('/jobs/', 0, view, true);
    expect(navigateHard('/jobs/', 1, view, true)).toBe(true);
    expect(assigned).toEqual(['https://www.sff.example/jobs/', 'https://www.sff.example/jobs/']);
    // Later navigations by the page itself are still held back.
    expect(navigateHard('/jobs/', 2, view)).toBe(false);
  });

  it('is allowed again after ten seconds', () => {
    const { view } = fakeWindow();
    navigateHard('/jobs/', 0, view);
    expect(navigateHard('/jobs/', RELOAD_GUARD_MS, view)).toBe(true);
  });

  it('works where storage is forbidden', () => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    const { view, assigned } = fakeWindow({ getItem: refuse, setItem: refuse });
    expect(navigateHard('/jobs/', 0, view)).toBe(true);
    expect(assigned).toEqual(['https://www.sff.example/jobs/']);
  });

  it('never leaves a document for itself where nothing can be noted: that would go on for ever', () => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    const forbidden = { getItem: refuse, setItem: refuse };
    const { view, assigned } = fakeWindow(forbidden, '/jobs/?q=x', '/jobs/');
    expect(navigateHard('/jobs/?q=x', 0, view)).toBe(false);
    expect(assigned).toEqual([]);
    // Within the app, the address is already the target's, but the document is still another one.
    const { view: elsewhere, assigned: left } = fakeWindow(forbidden, '/jobs/', '/about/');
    expect(navigateHard('/jobs/', 0, elsewhere)).toBe(true);
    expect(left).toEqual(['https://www.sff.example/jobs/']);
  });

  it('is not held back for longer by a clock that has been put back', () => {
    const { view } = fakeWindow();
    navigateHard('/jobs/', RELOAD_GUARD_MS, view);
    expect(wasJustLoaded('/jobs/', 0, view)).toBe(false);
    expect(navigateHard('/jobs/', 0, view)).toBe(true);
  });

  it('reloads where the address bar shows the target already: going there would only scroll', () => {
    const { view, assigned } = fakeWindow({}, '/jobs/?q=wien#liste');
    navigateHard('/jobs/?q=wien#liste', 0, view);
    expect(assigned).toEqual(['reload']);
  });

  it('is remembered for its path for ten seconds', () => {
    const { view } = fakeWindow();
    navigateHard('/jobs/?q=wien', 0, view);
    expect(wasJustLoaded('/jobs/', RELOAD_GUARD_MS - 1, view)).toBe(true);
    expect(wasJustLoaded('/jobs/', RELOAD_GUARD_MS, view)).toBe(false);
    expect(wasJustLoaded('/about/', 1, view)).toBe(false);
  });

  it('is not held back by what another program left in the storage', () => {
    const { view } = fakeWindow({ getItem: () => '{not json' });
    expect(navigateHard('/jobs/', 0, view)).toBe(true);
  });
});

describe('a page that was left before its script ran', () => {
  it('is known by an address that is neither its own nor the one that was loaded', () => {
    expect(wasLeftEarly('/work/', fakeWindow({}, '/jobs/', '/work/').view)).toBe(true);
  });

  it.each([
    ['a page at its own address', '/work/', '/work/?page=2', '/work/'],
    ['a page reached by a redirect', '/work/', '/work/', '/work'],
    ['an error page, which has no address of its own', '/404/', '/no/such/', '/no/such/'],
  ])('is not %s', (_what, path, here, loadedFrom) => {
    expect(wasLeftEarly(path, fakeWindow({}, here, loadedFrom).view)).toBe(false);
  });
});
