import { render } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { usePageNavigation } from '../../../src/navigation/usePageNavigation';
import { leaveFor } from '../../../src/page-data/leaveFor';
import type { LoadedPage } from '../../../src/page-data/pageLoader';

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
