import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import type * as Host from '../../../src/layout/Layout/DeferredLayoutHost';
import { chunkFailures } from '../../../src/lib/chunkFailures';
import { useStore } from '../../../src/store/store';

/** The code of the deferred layout, which each test lets arrive or not. */
const mockCode = { loaded: jest.fn(), load: jest.fn() };

jest.mock('../../../src/lib/lazyModule', () => ({ lazyExport: () => mockCode }));

/** By its file name, because the import is mapped to a host of nothing. */
const { DeferredLayoutHost } = jest.requireActual<typeof Host>(
  '../../../src/layout/Layout/DeferredLayoutHost.tsx',
);

const missing = new TypeError('missing');

function Page() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate('/news/')}>
      go
    </button>
  );
}

async function show() {
  render(
    <MemoryRouter>
      <Page />
      <DeferredLayoutHost isInert={false} />
    </MemoryRouter>,
  );
  await act(async () => {});
}

const askForOverlay = () => useStore.getState().openOverlay({ type: 'consent', trackingID: 'footer' });
const askForConsent = () => useStore.getState().setConsentRequested(true);
const isAsked = () => {
  const { overlay, isConsentRequested } = useStore.getState();
  return overlay.active || isConsentRequested;
};

beforeEach(() => {
  useStore.setState(useStore.getInitialState());
  mockCode.loaded.mockReset().mockReturnValue(() => <p>loaded</p>);
  mockCode.load.mockReset().mockResolvedValue(undefined);
});

describe.each([
  ['an overlay', askForOverlay],
  ['the consent settings', askForConsent],
])('a visitor who asks for %s', (_, ask) => {
  it('gets the code that did not arrive before', async () => {
    mockCode.load.mockRejectedValueOnce(missing);
    await show();
    expect(screen.queryByText('loaded')).toBeNull();
    await act(async () => ask());
    expect(screen.getByText('loaded')).toBeInTheDocument();
    expect(isAsked()).toBe(true);
  });

  it('learns that it cannot be had, and can ask again', async () => {
    const failures: unknown[] = [];
    const stop = chunkFailures.listen((error) => failures.push(error));
    mockCode.load.mockRejectedValue(missing);
    await show();
    expect(failures).toEqual([]);
    await act(async () => ask());
    expect(failures).toEqual([missing]);
    expect(isAsked()).toBe(false);
    await act(async () => ask());
    expect(failures).toEqual([missing, missing]);
    stop();
  });

  it('does not get it over the next page, even if the code arrives only there', async () => {
    mockCode.load.mockReturnValue(new Promise(() => {}));
    await show();
    await act(async () => ask());
    fireEvent.click(screen.getByText('go'));
    expect(isAsked()).toBe(false);
  });
});
