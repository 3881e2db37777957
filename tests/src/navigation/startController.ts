import type { Location } from 'react-router-dom';
import type { PageData } from '../../../src/content/pageData';
import type { CurrentPage } from '../../../src/navigation/currentPage';
import {
  createNavigationController,
  type NavigationController,
} from '../../../src/navigation/navigationController';
import { noticeStore } from '../../../src/page-data/noticeStore';
import type { LoadResult } from '../../../src/page-data/pageLoader';
import { useStore } from '../../../src/store/store';

jest.mock('../../../src/templates/catalogue', () => ({ loadPageCode: async () => {} }));
jest.mock('../../../src/page-data/leaveFor', () => ({
  leaveFor: (target: string) => {
    browser.left.push(target);
    return browser.isLeaving;
  },
}));

/** Addresses left to full page loads, whether the browser starts those, and whether the host serves another build. */
export const browser = { left: [] as string[], isLeaving: true, isOutdated: false };

/** Page data of a path, with its own title and language. */
export const page = (path: string): PageData =>
  ({
    path,
    template: 'generic',
    content: { theme: 'light' },
    context: {
      locale: path.startsWith('/en/') ? 'en' : 'de',
      canonical: `https://www.sff.example${path}`,
      page: {
        languages: { de: path },
        metaTags: { metaTitle: `Title of ${path}`, metaDescription: '', linkAlternates: [], feeds: [] },
      },
    },
    queries: [],
  }) as unknown as PageData;

let keys = 0;

/** A location for an address, as a history entry of its own. */
export const at = (path: string): Location => {
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

/** A controller on the home page; the test provides the responses of its loader. */
function begin() {
  const answers = new Map<string, (result: LoadResult) => void>();
  const committed: string[] = [];
  const preRendered: (string | null)[] = [];
  const replaced: string[] = [];
  const first: CurrentPage = {
    page: page('/'),
    queries: [],
    isNotFound: false,
    location: at('/'),
    isReturn: false,
  };
  const controller: NavigationController = createNavigationController({
    loader: {
      load: (path: string) => new Promise<LoadResult>((resolve) => answers.set(path, resolve)),
      isOutdated: () => browser.isOutdated,
    } as Parameters<typeof createNavigationController>[0]['loader'],
    current: first,
    preRender: (next) => preRendered.push(next?.page.path ?? null),
    commit: (next, onCommitted) => {
      committed.push(next.page.path);
      document.body.innerHTML = `<main><h1>${next.page.path}</h1><p id="place">here</p></main>`;
      onCommitted(next);
    },
    replace: (path) => replaced.push(path),
  });
  const answer = (path: string, result: LoadResult = { page: page(path), queries: [], isNotFound: false }) =>
    answers.get(path)?.(result);
  return { controller, answer, committed, preRendered, replaced, first };
}

let running: NavigationController | undefined;

/** Advances the clock (ms) and runs everything due. */
export const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

/** State of the curtain, as read by the styles. */
export const curtain = () => document.documentElement.dataset['curtain'];

/** Starts a controller on the home page; it is stopped after the test. */
export function start() {
  const begun = begin();
  running = begun.controller;
  return begun;
}

/** Gives each test of a file a new visit with fake timers. */
export function eachOnItsOwn(): void {
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['performance'] });
    useStore.setState(useStore.getInitialState());
    noticeStore.setState({ loadError: undefined });
    browser.left.length = 0;
    browser.isLeaving = true;
    browser.isOutdated = false;
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
}
