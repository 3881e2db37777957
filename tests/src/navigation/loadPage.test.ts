import { REQUEST_TIMEOUT_MS } from '../../../src/config/pageLoading';
import { reportChunkFailure } from '../../../src/lib/reportChunkFailure';
import { loadPage } from '../../../src/navigation/loadPage';
import type { LoadedPage, PageLoader } from '../../../src/page-data/pageLoader';
import { loadPageCode } from '../../../src/templates/catalogue';

jest.mock('../../../src/templates/catalogue');
jest.mock('../../../src/lib/reportChunkFailure');

const page = { page: { path: '/jobs/' }, queries: [], isNotFound: false } as unknown as LoadedPage;
const loader = { load: async () => page } as unknown as PageLoader;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('is the page once its data and its code are there, and leaves no timer behind', async () => {
  jest.mocked(loadPageCode).mockResolvedValue();
  expect(await loadPage('/jobs/', loader)).toEqual({ state: 'loaded', page });
  expect(jest.getTimerCount()).toBe(0);
});

it('gives up on code that neither arrives nor fails, so that a full page load can show the page', async () => {
  jest.mocked(loadPageCode).mockReturnValue(new Promise(() => {}));
  const ended = jest.fn();
  void loadPage('/jobs/', loader).then(ended);
  await jest.advanceTimersByTimeAsync(REQUEST_TIMEOUT_MS - 1);
  expect(ended).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(ended).toHaveBeenCalledWith({ state: 'unavailable' });
  expect(reportChunkFailure).toHaveBeenCalledWith(new Error('no answer in time'));
});
