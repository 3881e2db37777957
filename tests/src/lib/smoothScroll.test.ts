import {
  easeOut,
  smoothScrollDuration,
  smoothScrollTo,
  stopSmoothScroll,
} from '../../../src/lib/smoothScroll';

const pass = (ms: number) => jest.advanceTimersByTime(ms);

beforeEach(() => {
  jest.useFakeTimers();
  window.scrollY = 0;
  Object.defineProperty(document.documentElement, 'scrollHeight', { value: 10_000, configurable: true });
  window.scrollTo = jest.fn((_x, y) => {
    window.scrollY = Number(y);
  }) as unknown as typeof window.scrollTo;
});

afterEach(() => {
  window.dispatchEvent(new Event('wheel'));
  jest.useRealTimers();
});

describe('smooth scrolling', () => {
  it.each([
    [0, 0],
    [40, 16.7],
    [-400, 167],
    [1916, 799.93],
    [2000, 800],
    [50_000, 800],
  ])('over %d px takes %d ms: 40 px per frame, at most 800 ms', (distance, duration) => {
    expect(smoothScrollDuration(distance)).toBeCloseTo(duration);
  });

  it('slows down towards its end', () => {
    expect(easeOut(0)).toBe(0);
    expect(easeOut(0.5)).toBeGreaterThan(0.5);
    expect(easeOut(1)).toBe(1);
  });

  it('arrives where it was sent, and not before its time', () => {
    smoothScrollTo(4000);
    pass(400);
    expect(window.scrollY).toBeGreaterThan(2000);
    expect(window.scrollY).toBeLessThan(4000);
    pass(500);
    expect(window.scrollY).toBe(4000);
  });

  it('ends at the end of the page', () => {
    smoothScrollTo(50_000);
    pass(1000);
    expect(window.scrollY).toBe(10_000 - window.innerHeight);
  });

  it('leaves the page to the visitor who scrolls by hand', () => {
    smoothScrollTo(4000);
    pass(100);
    window.dispatchEvent(new Event('wheel'));
    const y = window.scrollY;
    pass(1000);
    expect(window.scrollY).toBe(y);
  });

  it('gives way to a second one', () => {
    smoothScrollTo(4000);
    pass(100);
    smoothScrollTo(0);
    pass(1000);
    expect(window.scrollY).toBe(0);
  });

  it('ends where the position is set by something else', () => {
    smoothScrollTo(4000);
    pass(100);
    stopSmoothScroll();
    window.scrollTo(0, 7);
    pass(1000);
    expect(window.scrollY).toBe(7);
  });

  it('is at once for visitors who asked for less motion', () => {
    const media = jest.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
    smoothScrollTo(4000);
    expect(window.scrollY).toBe(4000);
    media.mockRestore();
  });
});
