import { createPosterCarrier, type PosterCarrier } from '../../../src/navigation/posterCarrier';
import { useStore } from '../../../src/store/store';

const LIST = '/work/';
const CASE = '/work/a/';
const SIZE = 'data-box="100 100 400 500"';
const image = (id: string, format: string) =>
  `<img id="${id}" src="/assets/img/a-wheels-${format}.0a1b2c3d.svg" ${SIZE}>`;
const LIST_PAGE = `<main><a href="${CASE}" data-cursor="teaserMore">${image('teaser', 'portrait')}</a><a href="${CASE}" id="text">A</a></main>`;
const CASE_PAGE = `<main><div>${image('opening', 'hero')}</div></main>`;

let carrier: PosterCarrier;
let isReduced = false;

const show = (html: string) => {
  document.querySelector('main')?.remove();
  document.body.insertAdjacentHTML('afterbegin', html);
};
const copy = () => document.querySelector('[data-carried]');
const files = () =>
  [...(copy()?.querySelectorAll('img') ?? [])].map(({ src }) => src.replace(/.*-(\w+)\..*\..*/, '$1'));
const unseen = () =>
  [...document.querySelectorAll<HTMLElement>('main img')]
    .filter(({ style }) => style.opacity === '0')
    .map(({ id }) => id);
const turn = (curtain: 'idle' | 'covering' | 'covered' | 'revealing') => useStore.setState({ curtain });
const settled = () => new Promise((resolve) => setTimeout(resolve));

/** Clicks an element without following its link. */
function click(selector: string): void {
  document
    .querySelector(selector)
    ?.addEventListener('click', (event) => event.preventDefault(), { once: true });
  document.querySelector<HTMLElement>(selector)?.click();
}

async function startCarrying(selector = '#teaser'): Promise<void> {
  click(selector);
  carrier.start(LIST, CASE, 'PUSH');
  turn('covering');
  await settled();
}

function land(html: string): void {
  turn('covered');
  show(html);
  carrier.findTarget();
}

beforeEach(() => {
  isReduced = false;
  useStore.setState(useStore.getInitialState());
  Object.assign(window, {
    matchMedia: (media: string) => ({ matches: isReduced && media.includes('reduce') }),
  });
  Object.assign(Element.prototype, { animate: () => ({ finished: Promise.resolve() }) });
  Object.defineProperties(HTMLImageElement.prototype, {
    complete: { configurable: true, get: () => true },
    naturalWidth: { configurable: true, get: () => 10 },
  });
  Object.defineProperties(document.documentElement, {
    clientWidth: { configurable: true, value: 1000 },
    clientHeight: { configurable: true, value: 800 },
  });
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function box(this: Element) {
    const [left, top, width, height] = (this.getAttribute('data-box') ?? '0 0 0 0').split(' ').map(Number);
    return { left, top, width, height } as DOMRect;
  });
  document.body.innerHTML = '<div data-sheet="yellow"></div>';
  show(LIST_PAGE);
  carrier = createPosterCarrier();
});

afterEach(() => {
  carrier.stop();
  jest.restoreAllMocks();
});

it('carries the poster that was clicked to the opening of its page, and leaves nothing behind', async () => {
  await startCarrying();
  expect([files(), unseen()]).toEqual([['portrait'], ['teaser']]);
  land(CASE_PAGE);
  await settled();
  turn('revealing');
  expect([files(), unseen()]).toEqual([['portrait', 'hero'], ['opening']]);
  turn('idle');
  expect([copy(), unseen()]).toEqual([null, []]);
});

it('carries it home by Back, and again by Forward', async () => {
  await startCarrying();
  land(CASE_PAGE);
  turn('revealing');
  turn('idle');
  carrier.start(CASE, LIST, 'POP');
  turn('covering');
  expect(files()).toEqual(['hero']);
  land(LIST_PAGE);
  expect(files()).toEqual(['hero', 'portrait']);
  turn('revealing');
  turn('idle');
  carrier.start(LIST, CASE, 'POP');
  expect(files()).toEqual(['portrait']);
});

it('leaves with the yellow sheet where its place is not in view', async () => {
  await startCarrying();
  land('<main></main>');
  turn('revealing');
  expect(copy()?.closest('[data-sheet="yellow"]')).not.toBeNull();
  turn('idle');
  expect(copy()).toBeNull();
});

it('goes back to where it was when the page does not come', async () => {
  await startCarrying();
  turn('covered');
  turn('revealing');
  expect(copy()?.closest('[data-sheet]')).toBeNull();
  turn('idle');
  expect([copy(), unseen()]).toEqual([null, []]);
});

it('is dropped by another navigation and by a resized window', async () => {
  await startCarrying();
  carrier.start(LIST, '/jobs/', 'PUSH');
  expect([copy(), unseen()]).toEqual([null, []]);
  turn('idle');
  await startCarrying();
  window.dispatchEvent(new Event('resize'));
  expect([copy(), unseen()]).toEqual([null, []]);
});

it('goes along with a page that is scrolled while it lands', async () => {
  await startCarrying();
  land(CASE_PAGE);
  window.scrollY = 120;
  window.dispatchEvent(new Event('scroll'));
  expect((copy() as HTMLElement).style.translate).toBe('0 -120px');
  window.scrollY = 0;
});

it.each<[string, () => void | Promise<void>]>([
  [
    'under reduced motion',
    () => {
      isReduced = true;
      return startCarrying();
    },
  ],
  ['by a link that is no teaser', () => startCarrying('#text')],
  [
    'for a teaser that is out of view',
    () => {
      document.getElementById('teaser')?.setAttribute('data-box', '100 760 400 500');
      return startCarrying();
    },
  ],
  [
    'for another address than the one that was clicked',
    () => {
      click('#teaser');
      carrier.start(LIST, '/jobs/', 'PUSH');
    },
  ],
  ['by Back to where nothing was carried from', () => carrier.start(CASE, LIST, 'POP')],
  [
    'while the curtain moves',
    () => {
      turn('revealing');
      click('#teaser');
      carrier.start(LIST, CASE, 'PUSH');
    },
  ],
])('carries nothing %s', async (_when, act) => {
  await act();
  expect([copy(), unseen()]).toEqual([null, []]);
});
