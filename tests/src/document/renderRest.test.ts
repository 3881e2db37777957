import { FIRST_SCREEN_ATTRIBUTE } from '../../../src/document/ids';
import { opensBelowTop, renderAll } from '../../../src/document/renderAll';
import { renderRest } from '../../../src/document/renderRest';

const moments: (() => void)[] = [];
const aMoment = () => moments.shift()?.();
const isFirstScreen = () => document.documentElement.hasAttribute(FIRST_SCREEN_ATTRIBUTE);
const shownParts = () =>
  [...document.querySelectorAll<HTMLElement>('section, aside, footer')]
    .filter((part) => part.style.getPropertyValue('content-visibility') === 'visible')
    .map(({ id }) => id);

beforeEach(() => {
  moments.length = 0;
  Object.assign(window, { requestIdleCallback: (task: () => void) => moments.push(task) });
  document.documentElement.setAttribute(FIRST_SCREEN_ATTRIBUTE, '');
  document.body.innerHTML =
    '<main><section id="one"></section><aside id="two"></aside></main><footer id="three"></footer>';
  // jsdom does not support `content-visibility` and would drop it.
  for (const part of document.querySelectorAll<HTMLElement>('section, aside, footer'))
    Object.defineProperty(part.style, 'contentVisibility', {
      set(value: string) {
        part.style.setProperty('content-visibility', value);
      },
    });
});

describe('what lies below the first screen', () => {
  it('is rendered part by part, each in an idle moment, from top to bottom', () => {
    renderRest(document);
    expect(shownParts()).toEqual([]);
    aMoment();
    expect(shownParts()).toEqual(['one']);
    aMoment();
    aMoment();
    expect(shownParts()).toEqual(['one', 'two', 'three']);
    expect(isFirstScreen()).toBe(true);
  });

  /** Records which of `parts` are shown, by id, in order. */
  const recordShown = (parts: string) => {
    const shown: string[] = [];
    for (const part of document.querySelectorAll<HTMLElement>(parts))
      Object.defineProperty(part.style, 'contentVisibility', {
        set() {
          shown.push(part.id);
        },
      });
    renderRest(document);
    while (moments.length > 0) aMoment();
    return shown;
  };

  it('is, of the job list, each row after the twelfth', () => {
    const rows = Array.from({ length: 14 }, (_, index) => `<li data-job id="${index + 1}"></li>`).join('');
    document.body.innerHTML = `<main><section><ul>${rows}</ul></section></main>`;
    expect(recordShown('[data-job]')).toEqual(['13', '14']);
  });

  it('is each poster of a wall', () => {
    document.body.innerHTML =
      '<main><section><ul data-wall><li id="one"></li><li id="two"></li></ul></section></main>';
    expect(recordShown('li')).toEqual(['one', 'two']);
  });

  it('carries no trace of it in the end', () => {
    renderRest(document);
    for (let count = 0; count < 4; count += 1) aMoment();
    expect(isFirstScreen()).toBe(false);
    expect(shownParts()).toEqual([]);
    expect(moments).toEqual([]);
  });

  it('is rendered at once where all heights are needed', () => {
    renderAll(document);
    expect(isFirstScreen()).toBe(false);
  });
});

describe('a document', () => {
  const view = (type: string, hash = '') =>
    ({ location: { hash }, performance: { getEntriesByType: () => [{ type }] } }) as unknown as Window;

  it('opens below its top at a place that its address names, and where the browser restores a position', () => {
    expect(opensBelowTop(view('navigate', '#apply'))).toBe(true);
    expect(opensBelowTop(view('reload'))).toBe(true);
    expect(opensBelowTop(view('back_forward'))).toBe(true);
  });

  it('opens at its top otherwise', () => {
    expect(opensBelowTop(view('navigate'))).toBe(false);
  });
});
