import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import german from '../../../src/generated/texts/de.json';
import type { CompiledMessage } from '../../../src/content/pageData';
import { PageInfoContext } from '../../../src/i18n/PageContext';
import { TextProvider } from '../../../src/i18n/TextProvider';
import type * as Host from '../../../src/layout/Layout/DeferredLayoutHost';
import { useLinkClicks } from '../../../src/components/Link/useLinkClicks';
import { useStore } from '../../../src/store/store';

/** By its file name, because the import is mapped to a host of nothing. */
const { DeferredLayoutHost } = jest.requireActual<typeof Host>(
  '../../../src/layout/Layout/DeferredLayoutHost.tsx',
);

function Address() {
  const { pathname, search, hash, key } = useLocation();
  const navigate = useNavigate();
  useLinkClicks(useStore((state) => state.setConsentRequested));
  return (
    <>
      <p data-testid="address">{pathname + search + hash}</p>
      <p data-testid="key">{key}</p>
      <button type="button" onClick={() => void navigate('/news/')}>
        go
      </button>
    </>
  );
}

async function show() {
  render(
    <MemoryRouter initialEntries={['/jobs/?q=text']}>
      <PageInfoContext value={{ locale: 'de', path: '/jobs/' }}>
        <TextProvider locale="de" messages={german as unknown as Record<string, CompiledMessage>}>
          <a href="#usercentrics-revoke">Einwilligungen</a>
          <a href="/work/#usercentrics-revoke">Auch die</a>
          <Address />
          <DeferredLayoutHost isInert={false} />
        </TextProvider>
      </PageInfoContext>
    </MemoryRouter>,
  );
  await arrive();
}

/** Lets the requested code arrive. */
const arrive = () => act(async () => new Promise((resolve) => setTimeout(resolve, 0)));
const address = () => screen.getByTestId('address').textContent;

beforeEach(() => {
  useStore.setState(useStore.getInitialState());
  localStorage.clear();
  window.history.replaceState(null, '', '/jobs/?q=text');
  window.scrollTo = () => {};
});

describe('the consent settings', () => {
  it.each(['Einwilligungen', 'Auch die'])('open by the link “%s”, and the address stays', async (link) => {
    await show();
    const before = screen.getByTestId('key').textContent;
    expect(fireEvent.click(screen.getByText(link))).toBe(false);
    await arrive();
    expect(screen.getByRole('dialog', { name: 'Dürfen wir mitzählen?' })).toBeVisible();
    expect(address()).toBe('/jobs/?q=text');
    expect(screen.getByTestId('key').textContent).toBe(before);
    expect(localStorage).toHaveLength(0);
  });

  it('open with a page whose address asks for them', async () => {
    window.history.replaceState(null, '', '/jobs/#usercentrics-revoke');
    await show();
    await arrive();
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  it('open, once, when they were asked for before their code was there', async () => {
    useStore.getState().setConsentRequested(true);
    await show();
    await arrive();
    expect(screen.getByRole('dialog')).toBeVisible();
    expect(useStore.getState().isConsentRequested).toBe(false);
  });

  it('keep what is chosen and say so', async () => {
    await show();
    fireEvent.click(screen.getByText('Einwilligungen'));
    await arrive();
    fireEvent.click(screen.getByRole('button', { name: 'Alle erlauben' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(localStorage.getItem('consent')).toBe('{"statistics":true,"media":true}');
    expect(useStore.getState().status).toBe('Gespeichert.');
    fireEvent.click(screen.getByText('Einwilligungen'));
    await arrive();
    expect(screen.getByRole('switch', { name: 'Statistik' })).toBeChecked();
  });

  it('change nothing when they are closed', async () => {
    await show();
    fireEvent.click(screen.getByText('Einwilligungen'));
    await arrive();
    fireEvent.click(screen.getByRole('switch', { name: 'Statistik' }));
    fireEvent.click(screen.getByRole('button', { name: 'Schließen' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(localStorage).toHaveLength(0);
    fireEvent.click(screen.getByText('Einwilligungen'));
    await arrive();
    expect(screen.getByRole('switch', { name: 'Statistik' })).not.toBeChecked();
  });
});

describe('an overlay', () => {
  it('is tracked once when it opens, by its name', async () => {
    delete window.dataLayer;
    await show();
    act(() => useStore.getState().openOverlay({ type: 'consent', trackingID: 'footer', dialogType: 'md' }));
    await arrive();
    expect(window.dataLayer).toEqual([
      { event: 'overlay.open', trackingID: 'footer', type: 'consent', dialogType: 'md' },
    ]);
  });

  it('goes with the page', async () => {
    await show();
    act(() => useStore.getState().openOverlay({ type: 'consent', trackingID: 'footer' }));
    await arrive();
    expect(document.body.style.overflow).toBe('hidden');
    fireEvent.click(screen.getByText('go'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.body.style.overflow).toBe('');
  });
});

describe('the way back to the top', () => {
  const link = () => screen.getByText('Nach oben').closest('a');
  const scrollTo = (y: number) =>
    act(async () => {
      window.scrollY = y;
      fireEvent.scroll(window);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    });

  it('is a link to #top that comes on the way up and goes on the way down', async () => {
    await show();
    expect(link()).toHaveAttribute('href', '#top');
    await scrollTo(900);
    expect(link()).toHaveAttribute('data-visible', 'false');
    await scrollTo(600);
    expect(link()).toHaveAttribute('data-visible', 'true');
    await scrollTo(700);
    expect(link()).toHaveAttribute('data-visible', 'false');
  });
});
