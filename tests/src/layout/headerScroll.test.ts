import { HEADER_AT_TOP, nextHeaderScroll } from '../../../src/layout/Header/headerScroll';

/** State of the header after scrolling through all positions. */
const after = (positions: number[], mustStay = false) =>
  positions.reduce((scroll, y) => nextHeaderScroll(scroll, y, mustStay), HEADER_AT_TOP);

describe('the header', () => {
  it.each([
    ['stands at the top', [0], false],
    ['hides one pixel below the top', [1], true],
    ['hides on the way down', [100, 200], true],
    ['comes back on the way up', [100, 200, 199], false],
    ['hides again on the way down', [200, 100, 101], true],
    ['stays hidden while nothing moves', [200, 200], true],
    ['stays shown while nothing moves', [200, 100, 100], false],
    ['is shown at the top again', [200, 0], false],
    ['takes overscroll for the top', [200, -40], false],
    ['does not take the return from overscroll for scrolling down', [-40, 0], false],
  ])('%s', (_, positions, isHidden) => {
    expect(after(positions).isHidden).toBe(isHidden);
  });

  it('never hides while it must stay', () => {
    expect(after([100, 200, 300], true).isHidden).toBe(false);
  });

  it('is a bar below the top and transparent at the top', () => {
    expect(after([200, 100]).isBar).toBe(true);
    expect(after([200, 100, 0]).isBar).toBe(false);
    expect(after([200], true).isBar).toBe(true);
  });

  it('keeps its look on the way out', () => {
    expect(after([50]).isBar).toBe(false);
    expect(after([200, 100, 150]).isBar).toBe(true);
  });
});
