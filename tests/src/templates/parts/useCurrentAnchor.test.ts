import { act, renderHook } from '@testing-library/react';
import { useCurrentAnchor } from '../../../../src/templates/parts/useCurrentAnchor';

const ENTRIES = ['a', 'b', 'c'].map((anchor) => ({ anchor, label: anchor.toUpperCase() }));

/** Tells the hook which sections have entered or left the band. */
let tell: (changes: Record<string, boolean>) => void;

beforeEach(() => {
  document.body.innerHTML = ENTRIES.map(({ anchor }) => `<section id="${anchor}"></section>`).join('');
  window.IntersectionObserver = class {
    constructor(callback: IntersectionObserverCallback) {
      tell = (changes) =>
        act(() =>
          callback(
            Object.entries(changes).map(
              ([id, isIntersecting]) =>
                ({
                  target: document.getElementById(id),
                  isIntersecting,
                }) as unknown as IntersectionObserverEntry,
            ),
            this as unknown as IntersectionObserver,
          ),
        );
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
});

/** Places the sections at these distances from the top of the window, px. */
function place(...tops: number[]): void {
  for (const [index, { anchor }] of ENTRIES.entries()) {
    const section = document.getElementById(anchor) as HTMLElement;
    section.getBoundingClientRect = () => ({ top: tops[index] }) as DOMRect;
  }
}

it('is the first section in the band', () => {
  const { result } = renderHook(() => useCurrentAnchor(ENTRIES));
  expect(result.current).toBeNull();
  tell({ b: true, c: true });
  expect(result.current).toBe('b');
});

it('is none above the first section after a jump to the top, and the last one at the end', () => {
  const { result } = renderHook(() => useCurrentAnchor(ENTRIES));
  tell({ b: true });
  place(900, 1800, 2700);
  tell({ b: false });
  expect(result.current).toBeNull();
  place(-2000, -1000, -100);
  tell({ b: true });
  tell({ b: false });
  expect(result.current).toBe('c');
});
