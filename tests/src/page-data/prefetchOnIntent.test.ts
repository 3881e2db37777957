import { HOVER_INTENT_MS, MAX_PREFETCHES } from '../../../src/config/prefetch';
import { prefetchOnIntent } from '../../../src/page-data/prefetchOnIntent';

let asked: string[];
let answers: ((result: unknown) => void)[];
let stop: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  asked = [];
  answers = [];
  document.body.innerHTML = Array.from(
    { length: MAX_PREFETCHES + 2 },
    (_, index) => `<a href="/page-${index}/"><span>Seite</span></a>`,
  ).join('');
  stop = prefetchOnIntent(window, (path) => {
    asked.push(path);
    return new Promise((resolve) => answers.push(resolve));
  });
});

afterEach(() => {
  stop();
  jest.useRealTimers();
});

const links = () => [...document.querySelectorAll('a')];
const linkAt = (index: number) => links()[index] as HTMLAnchorElement;

function hover(element: Element, pointerType = 'mouse'): void {
  element.dispatchEvent(Object.assign(new Event('pointerover', { bubbles: true }), { pointerType }));
}

/** Lets the promises of answered prefetches continue. */
const settle = () => jest.advanceTimersByTimeAsync(0);

describe('fetching ahead', () => {
  it('starts when the pointer rests on a link for 80 ms, not a moment earlier', () => {
    hover(linkAt(0).firstElementChild as Element);
    jest.advanceTimersByTime(HOVER_INTENT_MS - 1);
    expect(asked).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(asked).toEqual(['/page-0/']);
  });

  it('does not start for a link that the pointer only passes', () => {
    hover(linkAt(0));
    jest.advanceTimersByTime(HOVER_INTENT_MS - 1);
    hover(document.body);
    jest.advanceTimersByTime(1000);
    expect(asked).toEqual([]);
  });

  it.each(['focusin', 'touchstart'])('starts at once with %s', (type) => {
    linkAt(1).dispatchEvent(new Event(type, { bubbles: true }));
    expect(asked).toEqual(['/page-1/']);
  });

  it('asks once per page, however often it is wanted', async () => {
    linkAt(0).dispatchEvent(new Event('focusin', { bubbles: true }));
    answers[0]?.({});
    await settle();
    linkAt(0).dispatchEvent(new Event('focusin', { bubbles: true }));
    expect(asked).toEqual(['/page-0/']);
  });

  it('forgets a failure and asks again', async () => {
    linkAt(0).dispatchEvent(new Event('focusin', { bubbles: true }));
    answers[0]?.(null);
    await settle();
    linkAt(0).dispatchEvent(new Event('focusin', { bubbles: true }));
    expect(asked).toEqual(['/page-0/', '/page-0/']);
  });

  it('runs at most four at a time', async () => {
    for (const link of links()) link.dispatchEvent(new Event('focusin', { bubbles: true }));
    expect(asked).toHaveLength(MAX_PREFETCHES);
    answers[0]?.({});
    await settle();
    linkAt(MAX_PREFETCHES).dispatchEvent(new Event('focusin', { bubbles: true }));
    expect(asked).toHaveLength(MAX_PREFETCHES + 1);
  });

  it.each([{ saveData: true }, { effectiveType: '2g' }])('asks nothing with %o', (connection) => {
    Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
    linkAt(0).dispatchEvent(new Event('focusin', { bubbles: true }));
    Reflect.deleteProperty(navigator, 'connection');
    expect(asked).toEqual([]);
  });

  it('ends when it is stopped', () => {
    hover(linkAt(0));
    stop();
    jest.advanceTimersByTime(1000);
    linkAt(1).dispatchEvent(new Event('focusin', { bubbles: true }));
    expect(asked).toEqual([]);
  });
});
