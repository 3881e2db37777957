import type { Location } from 'react-router-dom';
import { CURTAIN_IN_MS, CURTAIN_OUT_MS, SLOW_LOAD_HINT_MS } from '../../../src/config/timers';
import type { PageData } from '../../../src/content/pageData';
import type { ShownPage } from '../../../src/navigation/shownPage';
import { type Journey, startJourney } from '../../../src/navigation/startJourney';
import { noticeStore } from '../../../src/page-data/noticeStore';
import type { LoadResult } from '../../../src/page-data/pageLoader';
import { useStore } from '../../../src/store/store';

jest.mock('../../../src/templates/registry', () => ({ preloadTemplate: async () => {} }));
jest.mock('../../../src/page-data/leaveFor', () => ({
  leaveFor: (target: string) => {
    left.push(target);
    return isLeaving;
  },
}));

const left: string[] = [];
let isLeaving = true;

const page = (path: string): PageData =>
  ({
    path,
    template: 'generic',
    content: { theme: 'light' },
    context: {
      locale: path.startsWith('/en/') ? 'en' : 'de',
      canonical: `https://www.sff.example${path}`,
      page: {
        languages: { de: path },
        metaTags: { metaTitle: `Title of ${path}`, metaDescription: '', linkAlternates: [] },
      },
    },
    queries: [],
  }) as unknown as PageData;

let keys = 0;
const at = (path: string): Location => {
  const { pathname, search, hash } = new URL(path, 'https://www.sff.example');
  return {
    pathname,
    search,
    hash,
    state: null,
    key: `key${(keys += 1)}`,
    unstable_mask: undefined,
  } as Location;
};

/** A journey from the home page, with a loader whose answers the test gives. */
function begin() {
  const answers = new Map<string, (result: LoadResult) => void>();
  const drawn: string[] = [];
  const replaced: string[] = [];
  const first: ShownPage = {
    page: page('/'),
    queries: [],
    isNotFound: false,
    location: at('/'),
    isReturn: false,
  };
  const journey: Journey = startJourney({
    loader: {
      load: (path: string) => new Promise<LoadResult>((resolve) => answers.set(path, resolve)),
    } as Parameters<typeof startJourney>[0]['loader'],
    shown: first,
    show: (next) => {
      drawn.push(next.page.path);
      document.body.innerHTML = `<main><h1>${next.page.path}</h1><p id="place">here</p></main>`;
      journey.arrive(next);
    },
    replace: (path) => replaced.push(path),
  });
  const answer = (path: string, result: LoadResult = { page: page(path), queries: [], isNotFound: false }) =>
    answers.get(path)?.(result);
  return { journey, answer, drawn, replaced, first };
}

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const curtain = () => document.documentElement.dataset['curtain'];
let running: Journey | undefined;

function start() {
  const begun = begin();
  running = begun.journey;
  return begun;
}

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['performance'] });
  useStore.setState(useStore.getInitialState());
  noticeStore.setState({ loadError: undefined });
  left.length = 0;
  isLeaving = true;
  sessionStorage.clear();
  window.scrollTo = jest.fn((_x, y) => {
    window.scrollY = Number(y);
  }) as unknown as typeof window.scrollTo;
  document.body.innerHTML = '<main><h1>/</h1></main>';
});

afterEach(() => {
  running?.stop();
  jest.useRealTimers();
});

describe('a way to another page', () => {
  it('shows it only when the screen is covered, then opens', async () => {
    const { journey, answer, drawn } = start();
    journey.go(at('/jobs/'), 'PUSH');
    answer('/jobs/');
    await pass(CURTAIN_IN_MS - 1);
    expect(drawn).toEqual([]);
    expect(curtain()).toBe('covering');
    await pass(1);
    expect(drawn).toEqual(['/jobs/']);
    await pass(50);
    expect(curtain()).toBe('revealing');
    await pass(CURTAIN_OUT_MS);
    expect(curtain()).toBe('idle');
  });

  it('waits covered for a page that takes long', async () => {
    const { journey, answer, drawn } = start();
    journey.go(at('/jobs/'), 'PUSH');
    await pass(5000);
    expect(curtain()).toBe('covered');
    answer('/jobs/');
    await pass(50);
    expect(drawn).toEqual(['/jobs/']);
    expect(curtain()).toBe('revealing');
  });

  it('sets title and language, goes to the top and gives the focus to the headline', async () => {
    const { journey, answer } = start();
    window.scrollY = 700;
    journey.go(at('/en/jobs/'), 'PUSH');
    answer('/en/jobs/');
    await pass(CURTAIN_IN_MS);
    expect(document.title).toBe('Title of /en/jobs/');
    expect(document.documentElement.lang).toBe('en');
    expect(window.scrollY).toBe(0);
    expect(document.querySelector('h1')).toHaveFocus();
  });

  it('gives the focus to the place that the address names', async () => {
    const { journey, answer } = start();
    journey.go(at('/jobs/#place'), 'PUSH');
    answer('/jobs/');
    await pass(CURTAIN_IN_MS);
    expect(document.getElementById('place')).toHaveFocus();
  });

  it('ends on the second page when another one is chosen while the curtain closes', async () => {
    const { journey, answer, drawn } = start();
    journey.go(at('/news/'), 'PUSH');
    await pass(200);
    journey.go(at('/jobs/'), 'PUSH');
    answer('/jobs/');
    answer('/news/');
    await pass(CURTAIN_IN_MS - 200);
    expect(drawn).toEqual(['/jobs/']);
    await pass(CURTAIN_OUT_MS + 50);
    expect(curtain()).toBe('idle');
    expect(document.title).toBe('Title of /jobs/');
  });

  it('covers again when another page is chosen while the curtain opens', async () => {
    const { journey, answer, drawn } = start();
    journey.go(at('/news/'), 'PUSH');
    answer('/news/');
    await pass(CURTAIN_IN_MS + 200);
    expect(curtain()).toBe('revealing');
    journey.go(at('/jobs/'), 'PUSH');
    answer('/jobs/');
    expect(curtain()).toBe('covering');
    await pass(CURTAIN_IN_MS);
    expect(drawn).toEqual(['/news/', '/jobs/']);
    await pass(CURTAIN_OUT_MS + 50);
    expect(curtain()).toBe('idle');
  });

  it('returns to the page it came from by Back while the curtain is closed', async () => {
    const { journey, answer, drawn, first } = start();
    window.scrollY = 420;
    journey.go(at('/news/'), 'PUSH');
    await pass(CURTAIN_IN_MS + 100);
    journey.go(first.location, 'POP');
    answer('/');
    await pass(50);
    expect(drawn).toEqual(['/']);
    expect(window.scrollY).toBe(420);
    await pass(CURTAIN_OUT_MS);
    expect(curtain()).toBe('idle');
  });

  it('swaps at once for visitors who asked for less motion', async () => {
    const media = jest
      .spyOn(window, 'matchMedia')
      .mockImplementation((query) => ({ matches: query.includes('reduce') }) as MediaQueryList);
    const { journey, answer, drawn } = start();
    journey.go(at('/jobs/'), 'PUSH');
    answer('/jobs/');
    await pass(0);
    expect(drawn).toEqual(['/jobs/']);
    expect(curtain()).toBe('idle');
    media.mockRestore();
  });

  it('says from the first second on that it takes long, and stops when the page is there', async () => {
    const { journey, answer } = start();
    journey.go(at('/jobs/'), 'PUSH');
    await pass(SLOW_LOAD_HINT_MS - 1);
    expect(useStore.getState().isSlow).toBe(false);
    await pass(1);
    expect(useStore.getState().isSlow).toBe(true);
    answer('/jobs/');
    await pass(0);
    expect(useStore.getState().isSlow).toBe(false);
  });

  it('counts that second anew for each page that is asked for', async () => {
    const { journey } = start();
    journey.go(at('/jobs/'), 'PUSH');
    await pass(900);
    journey.go(at('/news/'), 'PUSH');
    await pass(900);
    expect(useStore.getState().isSlow).toBe(false);
  });

  it('replaces the old address of a renamed job without showing a page in between', async () => {
    const { journey, answer, drawn, replaced } = start();
    const queries = [
      {
        query: 'jobPaths',
        locale: 'de',
        data: [{ id: '4127', path: '/jobs/neu-4127/', application: '/x/' }],
      },
    ] as unknown as NonNullable<LoadResult>['queries'];
    journey.go(at('/jobs/alt-4127/'), 'PUSH');
    answer('/jobs/alt-4127/', { page: page('/404.html'), queries, isNotFound: true });
    await pass(CURTAIN_IN_MS);
    expect(replaced).toEqual(['/jobs/neu-4127/']);
    expect(drawn).toEqual([]);
  });
});

describe('a page that cannot be had', () => {
  it('is left to the browser, with query and hash, behind the curtain', async () => {
    const { journey, answer } = start();
    journey.go(at('/jobs/?q=text#list'), 'PUSH');
    answer('/jobs/', null);
    await pass(CURTAIN_IN_MS);
    expect(left).toEqual(['/jobs/?q=text#list']);
    expect(curtain()).toBe('covered');
  });

  it('leaves the visitor where they are when the browser cannot go either', async () => {
    isLeaving = false;
    const { journey, answer, drawn } = start();
    journey.go(at('/jobs/'), 'PUSH');
    answer('/jobs/', null);
    await pass(CURTAIN_IN_MS + CURTAIN_OUT_MS);
    expect(curtain()).toBe('idle');
    journey.go(at('/jobs/'), 'PUSH');
    answer('/jobs/');
    await pass(CURTAIN_IN_MS);
    expect(drawn).toEqual(['/jobs/']);
  });

  it('is no longer said to be missing when it comes after all, at the same address', async () => {
    const { journey, answer } = start();
    noticeStore.setState({ loadError: { target: '/jobs/' } });
    journey.go(at('/jobs/'), 'REPLACE');
    answer('/jobs/');
    await pass(CURTAIN_IN_MS);
    expect(noticeStore.getState().loadError).toBeUndefined();
  });

  it('opens the curtain again when the browser stays all the same', async () => {
    const { journey, answer } = start();
    journey.go(at('/jobs/'), 'PUSH');
    answer('/jobs/', null);
    await pass(CURTAIN_IN_MS + 9_999);
    expect(curtain()).toBe('covered');
    await pass(CURTAIN_OUT_MS + 1);
    expect(curtain()).toBe('idle');
  });
});

describe('another place on the same page', () => {
  it('needs no curtain and moves the focus', () => {
    document.body.innerHTML = '<main><h1>/</h1><p id="place">here</p></main>';
    const { journey } = start();
    journey.go(at('/#place'), 'PUSH');
    expect(curtain()).toBe('idle');
    expect(document.getElementById('place')).toHaveFocus();
  });

  it('is not moved to when only the query is replaced, as the job list does', () => {
    const { journey } = start();
    window.scrollY = 300;
    journey.go(at('/?q=text'), 'REPLACE');
    expect(window.scrollY).toBe(300);
    expect(curtain()).toBe('idle');
  });

  it('is found again by Back', () => {
    const { journey, first } = start();
    window.scrollY = 300;
    journey.go(at('/#place'), 'PUSH');
    window.scrollY = 900;
    journey.go(first.location, 'POP');
    expect(window.scrollY).toBe(300);
  });

  it('takes the focus along by Back, so that the keyboard goes on where the eye is', () => {
    document.body.innerHTML = '<main><h1>/</h1><p id="place">here</p><p id="next">there</p></main>';
    const { journey } = start();
    const place = at('/#place');
    journey.go(place, 'PUSH');
    window.scrollY = 500;
    journey.go(at('/#next'), 'PUSH');
    expect(document.getElementById('next')).toHaveFocus();
    journey.go(place, 'POP');
    expect(document.getElementById('place')).toHaveFocus();
    expect(window.scrollY).toBe(500);
  });
});
