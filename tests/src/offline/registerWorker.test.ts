import { UPDATE_CHECK_MS } from '../../../src/config/serviceWorker';
import type * as FormDirty from '../../../src/lib/formDirty';
import type * as RegisterWorker from '../../../src/offline/registerWorker';
import type * as NoticeStore from '../../../src/page-data/noticeStore';
import type * as RouteChanges from '../../../src/page-data/routeChanges';

/** Stands in for Workbox's window part: the test acts as the browser. */
const worker = {
  listeners: new Map<string, () => void>(),
  addEventListener: (type: string, listener: () => void) => void worker.listeners.set(type, listener),
  register: jest.fn(() => Promise.resolve()),
  update: jest.fn(() => Promise.resolve()),
  messageSkipWaiting: jest.fn(),
  happens: (type: string) => worker.listeners.get(type)?.(),
};

jest.mock('workbox-window', () => ({ Workbox: jest.fn(() => worker) }), { virtual: true });

let setFormDirty: typeof FormDirty.setFormDirty;
let noticeStore: typeof NoticeStore.noticeStore;
let reportRoute: typeof RouteChanges.routeChanges.emit;
const offer = () => noticeStore.getState().update;
const settled = () => new Promise((resolve) => process.nextTick(resolve));
const postMessage = jest.fn();
const mode = process.env.NODE_ENV;

beforeAll(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] });
  Object.assign(process.env, { NODE_ENV: 'production' });
  Object.defineProperty(performance, 'getEntriesByType', { value: () => [], configurable: true });
  Object.defineProperty(navigator, 'serviceWorker', {
    value: { ready: Promise.resolve({ active: { postMessage } }) },
    configurable: true,
  });
});

afterAll(() => {
  Object.assign(process.env, { NODE_ENV: mode });
  jest.useRealTimers();
});

// Each test has a page of its own, without what was offered on another.
beforeEach(async () => {
  jest.clearAllMocks();
  jest.resetModules();
  ({ setFormDirty } = jest.requireActual<typeof FormDirty>('../../../src/lib/formDirty'));
  setFormDirty(false);
  ({ noticeStore } = jest.requireActual<typeof NoticeStore>('../../../src/page-data/noticeStore'));
  reportRoute = jest.requireActual<typeof RouteChanges>('../../../src/page-data/routeChanges').routeChanges
    .emit;
  const { registerWorker } = jest.requireActual<typeof RegisterWorker>('../../../src/offline/registerWorker');
  await registerWorker();
});

it('asks for a newer build when the page changes, but not within 30 minutes of the last time', () => {
  expect(UPDATE_CHECK_MS).toBe(30 * 60 * 1000);
  jest.advanceTimersByTime(UPDATE_CHECK_MS - 1);
  expect(worker.update).not.toHaveBeenCalled();
  reportRoute('/jobs/');
  expect(worker.update).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  // Time alone triggers nothing: reading one page for an hour causes no request.
  expect(worker.update).not.toHaveBeenCalled();
  reportRoute('/work/');
  expect(worker.update).toHaveBeenCalledTimes(1);
  reportRoute('/news/');
  jest.advanceTimersByTime(UPDATE_CHECK_MS - 1);
  reportRoute('/jobs/');
  expect(worker.update).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(1);
  reportRoute('/work/');
  expect(worker.update).toHaveBeenCalledTimes(2);
});

it('goes on when the host cannot be asked', async () => {
  worker.update.mockRejectedValueOnce(new Error('offline'));
  jest.advanceTimersByTime(UPDATE_CHECK_MS);
  reportRoute('/jobs/');
  await settled();
  expect(worker.update).toHaveBeenCalledTimes(1);
});

it('has each page that is reached kept for reading without a network', async () => {
  reportRoute('/jobs/');
  await settled();
  expect(postMessage).toHaveBeenCalledWith({ type: 'KEEP_PAGE', path: '/', assets: [] });
});

it('offers a waiting build only while nothing typed is unsent, and takes the offer back when typing begins', async () => {
  setFormDirty(true);
  worker.happens('waiting');
  await settled();
  expect(offer()).toBeUndefined();
  // Neither time nor a new page triggers it.
  jest.advanceTimersByTime(UPDATE_CHECK_MS);
  reportRoute('/kontakt/');
  expect(offer()).toBeUndefined();
  expect(worker.messageSkipWaiting).not.toHaveBeenCalled();

  setFormDirty(false);
  await settled();
  expect(offer()).toBeDefined();

  setFormDirty(true);
  await settled();
  expect(offer()).toBeUndefined();
  setFormDirty(false);
  await settled();
  offer()?.accept();
  expect(worker.messageSkipWaiting).toHaveBeenCalledTimes(1);
});

it('does not offer again what a visitor has put away', async () => {
  worker.happens('waiting');
  await settled();
  noticeStore.setState({ update: undefined });
  reportRoute('/jobs/');
  setFormDirty(true);
  await settled();
  setFormDirty(false);
  await settled();
  expect(offer()).toBeUndefined();
});

it('does not load the page anew for somebody who began to type after agreeing', async () => {
  setFormDirty(true);
  await settled();
  // jsdom cannot reload and would log that on the console, which fails the test.
  worker.happens('controlling');
  expect(offer()).toBeUndefined();
});

describe('with data saver', () => {
  const firstVisit = async () => {
    jest.clearAllMocks();
    const { registerWorker } = jest.requireActual<typeof RegisterWorker>(
      '../../../src/offline/registerWorker',
    );
    await registerWorker();
    return worker.register.mock.calls.length;
  };

  afterEach(() => Reflect.deleteProperty(navigator, 'connection'));

  it.each([{ saveData: true }, { effectiveType: 'slow-2g' }, { effectiveType: '2g' }])(
    'or on 2g a first visit registers no worker: %j',
    async (connection) => {
      Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
      expect(await firstVisit()).toBe(0);
    },
  );

  it('a worker that is there already is still asked for news', async () => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
    Object.assign(navigator.serviceWorker, { controller: {} });
    expect(await firstVisit()).toBe(1);
    Reflect.deleteProperty(navigator.serviceWorker, 'controller');
  });

  it('and without it, it registers one', async () => {
    expect(await firstVisit()).toBe(1);
  });
});
