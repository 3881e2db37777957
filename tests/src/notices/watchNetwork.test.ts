import { watchNetwork } from '../../../src/notices/watchNetwork';
import { noticeStore } from '../../../src/page-data/noticeStore';

/** A window whose network is switched by a test. */
function fakeView(isOnline = true) {
  const events = new EventTarget();
  const reloads: string[] = [];
  const location = { pathname: '/agenda/', reload: () => reloads.push('reload') };
  const view = {
    document,
    navigator: { onLine: isOnline },
    location,
    addEventListener: events.addEventListener.bind(events),
    setTimeout: window.setTimeout.bind(window),
    clearTimeout: window.clearTimeout.bind(window),
  };
  const say = (type: 'online' | 'offline') => events.dispatchEvent(new Event(type));
  const goTo = (pathname: string) => Object.assign(location, { pathname });
  return { view: view as unknown as Window, say, goTo, reloads };
}

const network = () => noticeStore.getState().network;

beforeEach(() => {
  jest.useFakeTimers();
  noticeStore.setState({ network: undefined });
});

afterEach(() => {
  jest.useRealTimers();
  delete document.documentElement.dataset['offline'];
});

it('says that the network is gone and for five seconds that it is back', () => {
  const { view, say } = fakeView();
  watchNetwork(view);
  expect(network()).toBeUndefined();
  say('offline');
  expect(network()).toBe('offline');
  say('online');
  expect(network()).toBe('back');
  jest.advanceTimersByTime(4999);
  expect(network()).toBe('back');
  jest.advanceTimersByTime(1);
  expect(network()).toBeUndefined();
});

it('says at once that there was no network when the page came', () => {
  watchNetwork(fakeView(false).view);
  expect(network()).toBe('offline');
});

it('does not take back a second loss of the network', () => {
  const { view, say } = fakeView();
  watchNetwork(view);
  say('online');
  say('offline');
  jest.advanceTimersByTime(10_000);
  expect(network()).toBe('offline');
});

it('says nothing beside the offline page, and loads the page asked for when the network is back', () => {
  document.documentElement.dataset['offline'] = '';
  const { view, say, reloads } = fakeView(false);
  watchNetwork(view);
  expect(network()).toBeUndefined();
  say('online');
  expect(reloads).toEqual(['reload']);
});

it('is as on any page after a link of the offline page, and reloads no form', () => {
  document.documentElement.dataset['offline'] = '';
  const { view, say, goTo, reloads } = fakeView(false);
  watchNetwork(view);
  goTo('/kontakt/');
  say('offline');
  expect(network()).toBe('offline');
  say('online');
  expect(network()).toBe('back');
  expect(reloads).toEqual([]);
});
