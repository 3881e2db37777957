import { openServed } from '../../../src/page-data/openServed';

const fetch = jest.fn<Promise<unknown>, [string, RequestInit]>();

beforeEach(() => {
  fetch.mockReset();
  Object.assign(window, { fetch });
  window.history.replaceState({ served: '#token' }, '', '/en/my-application/');
});

/** Opens the page for one person and waits until the site has answered. Returns the address that is shown then. */
async function openedAddress(open: () => void = openServed): Promise<string> {
  open();
  await new Promise((resolve) => setTimeout(resolve));
  return window.location.pathname + window.location.hash;
}

it('a page for one person is opened while the site can be reached, else as soon as the network is back', async () => {
  fetch.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  expect(await openedAddress()).toBe('/en/my-application/');
  fetch.mockResolvedValueOnce({});
  const online = () => window.dispatchEvent(new Event('online'));
  expect(await openedAddress(online)).toBe('/en/my-application/#token');
  expect(fetch).toHaveBeenLastCalledWith('/en/my-application/', { method: 'HEAD', cache: 'no-store' });
});

it('a page for one person is not opened from another history entry', async () => {
  fetch.mockResolvedValueOnce({});
  const leave = () => {
    openServed();
    window.history.pushState(null, '', '/en/jobs/');
  };
  expect(await openedAddress(leave)).toBe('/en/jobs/');
  expect(await openedAddress()).toBe('/en/jobs/');
  expect(fetch).toHaveBeenCalledTimes(1);
});
