import { act, renderHook } from '@testing-library/react';
import { useLeaveGuard } from '../../../src/forms/LeaveDialog/useLeaveGuard';
import { askLeaveGuard } from '../../../src/lib/linkClick';

beforeEach(() => jest.useFakeTimers());

afterEach(() => jest.useRealTimers());

/** True if the browser would ask before the page is left. */
const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

function click(href: string) {
  document.body.innerHTML = `<a href="${href}"><b>x</b></a>`;
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  document.querySelector('b')?.click();
}

it('asks before the tab is closed, but not before the mail or phone program is opened', () => {
  const { unmount } = renderHook(() => useLeaveGuard(true, []));
  expect(asks()).toBe(true);
  click('https://other.example/');
  expect(asks()).toBe(true);
  for (const href of ['mailto:jobs@sff.example', 'tel:+493023125130']) {
    click(href);
    expect(asks()).toBe(false);
    // A browser that does not ask then must still ask when the tab is closed.
    jest.advanceTimersByTime(1001);
    expect(asks()).toBe(true);
  }
  unmount();
  expect(asks()).toBe(false);
});

it('lets pages through that keep the input, unless they are loaded in full', () => {
  const { result } = renderHook(() => useLeaveGuard(true, ['/en/contact/']));
  const follow = jest.fn();
  expect(askLeaveGuard('/en/contact/', follow)).toBe('follow');
  expect(result.current.target).toBeUndefined();
  act(() => void askLeaveGuard('/en/contact/', follow, true));
  expect(follow).not.toHaveBeenCalled();
  expect(result.current.target).toBe('/en/contact/');
  act(() => result.current.leave());
  expect(follow).toHaveBeenCalledTimes(1);
});
