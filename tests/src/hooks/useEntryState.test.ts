import { act, renderHook } from '@testing-library/react';
import { useEntryState } from '../../../src/hooks/useEntryState';

const mount = () => renderHook(() => useEntryState<{ reference: string }>('sent'));

afterEach(() => {
  jest.restoreAllMocks();
  window.history.replaceState(null, '');
});

it('is found again by whatever is mounted at the same history entry, beside the state of the router', () => {
  window.history.replaceState({ idx: 3 }, '');
  const first = mount();
  expect(first.result.current[0]).toBeNull();
  act(() => first.result.current[1]({ reference: 'SFF-1' }));
  expect(first.result.current[0]).toEqual({ reference: 'SFF-1' });
  first.unmount();
  expect(window.history.state).toEqual({ idx: 3, sent: { reference: 'SFF-1' } });
  expect(mount().result.current[0]).toEqual({ reference: 'SFF-1' });
});

it('is not there at the next history entry', () => {
  const first = mount();
  act(() => first.result.current[1]({ reference: 'SFF-1' }));
  expect(mount().result.current[0]).not.toBeNull();
  window.history.pushState({ idx: 4 }, '');
  expect(mount().result.current[0]).toBeNull();
});

it('belongs to the entry where it was mounted, also if it is set when that has been left', () => {
  const { pathname } = window.location;
  window.history.replaceState({ idx: 3 }, '');
  const { result, unmount } = mount();
  window.history.replaceState({ idx: 2 }, '', '/jobs/');
  act(() => result.current[1]({ reference: 'SFF-1' }));
  expect(window.history.state).toEqual({ idx: 2 });
  unmount();
  // Forward again, first to another page at the same position.
  window.history.replaceState({ idx: 3 }, '', '/news/');
  expect(mount().result.current[0]).toBeNull();
  window.history.replaceState({ idx: 3 }, '', pathname);
  expect(mount().result.current[0]).toEqual({ reference: 'SFF-1' });
  expect(window.history.state).toEqual({ idx: 3, sent: { reference: 'SFF-1' } });
});

it('is shown although the browser refuses to store it, and throws nothing', () => {
  const refused = jest.spyOn(window.history, 'replaceState').mockImplementation(() => {
    throw new DOMException('Attempt to use history.replaceState() more than 100 times', 'SecurityError');
  });
  const { result } = mount();
  act(() => result.current[1]({ reference: 'SFF-1' }));
  expect(refused).toHaveBeenCalledTimes(1);
  expect(result.current[0]).toEqual({ reference: 'SFF-1' });
});
