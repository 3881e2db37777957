import { act, fireEvent, render, screen } from '@testing-library/react';
import { BrowserRouter, useNavigate } from 'react-router-dom';
import { REQUEST_TIMEOUT_MS } from '../../../src/config/pageLoading';
import { SLOW_LOAD_HINT_MS } from '../../../src/config/timers';
import { lazyModule } from '../../../src/lib/lazyModule';
import type { NavigationRuntime } from '../../../src/navigation/navigationRuntime';
import { usePageNavigation } from '../../../src/navigation/usePageNavigation';
import { leaveFor } from '../../../src/page-data/leaveFor';
import type { LoadedPage } from '../../../src/page-data/pageLoader';
import { useStore } from '../../../src/store/store';

jest.mock('../../../src/page-data/leaveFor');

const initial = { page: { path: '/work/' }, queries: [], isNotFound: false } as unknown as LoadedPage;

/** Goes back while it is rendered, as a visitor may between two slices of hydration. */
function Page({ backTo }: { backTo?: string }) {
  usePageNavigation(initial, null);
  if (backTo !== undefined) history.replaceState({ idx: 0 }, '', backTo);
  return null;
}

const open = (backTo?: string) =>
  render(
    <BrowserRouter>
      <Page {...(backTo === undefined ? {} : { backTo })} />
    </BrowserRouter>,
  );

describe('a page that the visitor has left before the router listened', () => {
  beforeEach(() => {
    jest.mocked(leaveFor).mockClear();
    history.replaceState({ idx: 1 }, '', '/work/');
    Object.assign(performance, { getEntriesByType: () => [{ name: 'http://localhost/work/' }] });
  });

  it('gives way to the page of the address', () => {
    open('/jobs/?q=wien#liste');
    expect(leaveFor).toHaveBeenCalledWith('/jobs/?q=wien#liste', true);
  });

  it('gives way also where the router has begun with the new address', () => {
    history.replaceState({ idx: 0 }, '', '/jobs/');
    open();
    expect(leaveFor).toHaveBeenCalledWith('/jobs/', true);
  });

  it('stays where only the query has changed', () => {
    open('/work/?page=2');
    expect(leaveFor).not.toHaveBeenCalled();
  });
});

describe('a link that is followed before the code of page changes has arrived', () => {
  const never = lazyModule(() => new Promise<NavigationRuntime>(() => {}));

  function Linked() {
    const navigate = useNavigate();
    usePageNavigation(initial, never);
    return ['/jobs/', '/work/', '/work/#place'].map((path) => (
      <button key={path} onClick={() => void navigate(path)}>
        {path}
      </button>
    ));
  }

  const follow = (path: string) => fireEvent.click(screen.getByRole('button', { name: path }));

  const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

  beforeEach(() => {
    jest.useFakeTimers();
    jest.mocked(leaveFor).mockClear();
    useStore.setState(useStore.getInitialState());
    history.replaceState({ idx: 0 }, '', '/work/');
    render(
      <BrowserRouter>
        <Linked />
      </BrowserRouter>,
    );
  });
  afterEach(() => jest.useRealTimers());

  it('is answered after a second by the hint that it takes long', () => {
    follow('/jobs/');
    pass(SLOW_LOAD_HINT_MS - 1);
    expect(useStore.getState().isSlow).toBe(false);
    pass(1);
    expect(useStore.getState().isSlow).toBe(true);
  });

  it('has no hint any more once the visitor is back', () => {
    follow('/jobs/');
    pass(SLOW_LOAD_HINT_MS);
    follow('/work/');
    expect(useStore.getState().isSlow).toBe(false);
  });

  it('becomes a full page load after ten seconds, unless the visitor is back', () => {
    follow('/jobs/');
    pass(5000);
    follow('/work/');
    pass(REQUEST_TIMEOUT_MS);
    expect(leaveFor).not.toHaveBeenCalled();
    follow('/jobs/');
    pass(REQUEST_TIMEOUT_MS);
    expect(jest.mocked(leaveFor).mock.calls).toEqual([['/jobs/']]);
  });

  it('has none for another place on the same page', () => {
    follow('/work/#place');
    pass(SLOW_LOAD_HINT_MS);
    expect(useStore.getState().isSlow).toBe(false);
  });
});
