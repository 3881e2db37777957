import { RELOAD_GUARD_MS } from '../../../src/config/pageLoading';
import { navigateHard } from '../../../src/page-data/hardNavigation';

function fakeWindow(storage: Partial<Storage> = {}) {
  const kept = new Map<string, string>();
  const assigned: string[] = [];
  const view = {
    location: { href: 'https://www.sff.example/', assign: (target: string) => assigned.push(target) },
    history: { state: null, replaceState: () => {} },
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
    expect(assigned).toEqual(['/jobs/?q=wien#liste']);
  });

  it('is not repeated to the same target within ten seconds', () => {
    const { view, assigned } = fakeWindow();
    navigateHard('/jobs/', 0, view);
    expect(navigateHard('/jobs/', RELOAD_GUARD_MS - 1, view)).toBe(false);
    expect(navigateHard('/about/', RELOAD_GUARD_MS - 1, view)).toBe(true);
    expect(assigned).toEqual(['/jobs/', '/about/']);
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
    expect(assigned).toEqual(['/jobs/']);
  });
});
