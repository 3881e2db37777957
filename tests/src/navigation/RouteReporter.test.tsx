import { act, render, screen } from '@testing-library/react';
import { BrowserRouter, useLocation } from 'react-router-dom';
import { RouteReporter } from '../../../src/navigation/RouteReporter';
import { onRouteChange } from '../../../src/page-data/routeChanges';

/** Goes Back while it is rendered, as a visitor may between two slices of the hydration. */
function Page({ backTo }: { backTo?: string }) {
  const { pathname } = useLocation();
  if (backTo !== undefined && pathname !== backTo) history.replaceState({ idx: 0 }, '', backTo);
  return <p>{pathname}</p>;
}

const open = (backTo?: string) =>
  render(
    <BrowserRouter>
      <Page {...(backTo === undefined ? {} : { backTo })} />
      <RouteReporter />
    </BrowserRouter>,
  );

describe('the report of the route', () => {
  beforeEach(() => history.replaceState({ idx: 1 }, '', '/work/'));

  it('tells the router of a Back made before it listened', () => {
    open('/jobs/');
    expect(screen.getByText('/jobs/')).toBeDefined();
  });

  it('names each new path once to whoever asked for it', () => {
    const told: string[] = [];
    const stop = onRouteChange((path) => told.push(path));
    open();
    act(() => {
      history.replaceState({ idx: 0 }, '', '/jobs/');
      window.dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    });
    stop();
    expect(told).toEqual(['/work/', '/jobs/']);
  });
});
