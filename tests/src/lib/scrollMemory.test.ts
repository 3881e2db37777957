import { SCROLL_SAVE_MS } from '../../../src/config/timers';
import { rememberScroll, scrollEntry, type ScrollMemory } from '../../../src/lib/scrollMemory';

const FIRST = 'scroll:/:default';
const kept = (entry: string) => sessionStorage.getItem(entry);
let memory: ScrollMemory;
let visit: string;

function scroll(y: number): void {
  window.scrollY = y;
  window.dispatchEvent(new Event('scroll'));
}

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['performance'] });
  sessionStorage.clear();
  window.scrollY = 0;
  history.scrollRestoration = 'auto';
  visit = 'navigate';
  Object.assign(document, { fonts: { ready: Promise.resolve() } });
  window.performance.getEntriesByType = () => [{ type: visit }] as unknown as PerformanceEntryList;
  window.scrollTo = jest.fn((_x, y) => {
    window.scrollY = Number(y);
  }) as unknown as typeof window.scrollTo;
});

afterEach(() => {
  memory.stop();
  jest.useRealTimers();
});

it('keeps the position 100 ms after the first of many scrolls', () => {
  memory = rememberScroll(window, FIRST);
  scroll(10);
  jest.advanceTimersByTime(SCROLL_SAVE_MS - 1);
  scroll(500);
  expect(kept(FIRST)).toBeNull();
  jest.advanceTimersByTime(1);
  expect(kept(FIRST)).toBe('500');
});

it('keeps positions apart by path, place and history entry', () => {
  const at = { pathname: '/news/', hash: '#a', key: 'k1' };
  const names = [at, { ...at, key: 'k2' }, { ...at, hash: '' }, { ...at, pathname: '/jobs/' }].map(
    scrollEntry,
  );
  expect(new Set(names).size).toBe(4);
});

it('does not take a scroll of the page before for one of the page shown', () => {
  memory = rememberScroll(window, FIRST);
  scroll(500);
  memory.show('scroll:/news/:k1');
  jest.advanceTimersByTime(SCROLL_SAVE_MS);
  expect(kept('scroll:/news/:k1')).toBeNull();
  scroll(70);
  jest.advanceTimersByTime(SCROLL_SAVE_MS);
  expect(memory.recall('scroll:/news/:k1')).toBe(70);
});

it('takes restoring over from the browser, and gives it back while the document is left', () => {
  memory = rememberScroll(window, FIRST);
  expect(history.scrollRestoration).toBe('manual');
  window.scrollY = 333;
  window.dispatchEvent(new Event('pagehide'));
  expect(kept(FIRST)).toBe('333');
  expect(history.scrollRestoration).toBe('auto');
  window.dispatchEvent(new Event('pageshow'));
  expect(history.scrollRestoration).toBe('manual');
});

it.each([
  ['reload', 0, 640],
  ['back_forward', 0, 640],
  ['reload', 620, 640],
  ['reload', 300, 300],
  ['navigate', 0, 0],
])('after a document was opened by %s at %d px the page stands at %d px', async (type, at, then) => {
  visit = type;
  window.scrollY = at;
  sessionStorage.setItem(FIRST, '640');
  memory = rememberScroll(window, FIRST);
  await Promise.resolve();
  expect(window.scrollY).toBe(then);
});

it.each(['show', 'stop'] as const)('leaves the position alone if late fonts load after %s', async (end) => {
  visit = 'reload';
  sessionStorage.setItem(FIRST, '640');
  memory = rememberScroll(window, FIRST);
  memory[end]('scroll:/news/:k1');
  await Promise.resolve();
  expect(window.scrollTo).not.toHaveBeenCalled();
});

it('forgets where nothing may be stored, and does nothing else', () => {
  const set = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('QuotaExceededError');
  });
  memory = rememberScroll(window, FIRST);
  expect(() => memory.save()).not.toThrow();
  expect(memory.recall(FIRST)).toBeUndefined();
  set.mockRestore();
});

it('knows no position where reading is forbidden', () => {
  const get = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  memory = rememberScroll(window, FIRST);
  expect(memory.recall(FIRST)).toBeUndefined();
  get.mockRestore();
});
