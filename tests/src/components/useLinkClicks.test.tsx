import { act, fireEvent, render, screen } from '@testing-library/react';
import { BrowserRouter, useLocation, useNavigate } from 'react-router-dom';
import { useLinkClicks } from '../../../src/components/Link/useLinkClicks';
import { setLeaveGuard } from '../../../src/lib/linkClick';

const MARKUP = `
  <a href="/work/?art=film#top">Arbeiten</a>
  <a href="/en/jobs/" hreflang="en">English</a>
  <a href="/jobs/?q=text">Hier</a>
  <a href="#place">Zur Stelle</a>
  <a href="/jobs/feed.xml">Feed</a>
  <a href="/api/deletion/x/">Löschen</a>
  <a href="/news/" target="_blank">Neuer Tab</a>
  <a href="/news/" download="news.html">Datei</a>
  <a href="https://ansagen.example/">Andere</a>
  <a href="${window.location.origin}//evil.example/">Zwei Striche</a>
  <a href="#usercentrics-revoke">Cookies</a>
  <a href="/presse/" onclick="event.preventDefault()">Schon getan</a>`;

const openConsent = jest.fn();

function Page() {
  useLinkClicks(openConsent);
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <p data-testid="address">{pathname + search + hash}</p>
      <p data-testid="state">{JSON.stringify(state)}</p>
      <button onClick={() => void navigate('/jobs/', { state: { sent: 'SFF-1' } })}>Senden</button>
      <div dangerouslySetInnerHTML={{ __html: MARKUP }} />
    </>
  );
}

/** Clicks a link; true if it was left to the browser. */
const click = (name: string, how = {}) => fireEvent.click(screen.getByText(name), how);
const address = () => screen.getByTestId('address').textContent;

/**
 * True if the last click was prevented. Recorded on the window, then prevented anyway, because jsdom cannot follow
 * links.
 */
let isPrevented = false;
const noteAndPrevent = (event: MouseEvent) => {
  isPrevented = event.defaultPrevented;
  event.preventDefault();
};

afterEach(() => window.removeEventListener('click', noteAndPrevent));

beforeEach(() => {
  openConsent.mockClear();
  window.history.replaceState(null, '', '/jobs/?q=text');
  window.addEventListener('click', noteAndPrevent);
  render(
    <BrowserRouter>
      <Page />
    </BrowserRouter>,
  );
});

it('leads to a page with query and hash, from markup that React knows nothing of', () => {
  const before = window.history.length;
  expect(click('Arbeiten')).toBe(false);
  expect(address()).toBe('/work/?art=film#top');
  expect(window.history.length).toBe(before + 1);
});

it('stays with the second click of a double click on the way to the page of the first', () => {
  const link = screen.getByText('Arbeiten');
  // One task, so that React has not rendered the first navigation when the second click comes.
  act(() => {
    link.click();
    link.click();
  });
  expect(address()).toBe('/work/?art=film#top');
  expect(window.location.pathname).toBe('/work/');
});

it('makes no second entry in the history for the address the visitor is at', () => {
  const before = window.history.length;
  click('Hier');
  expect(address()).toBe('/jobs/?q=text');
  expect(window.history.length).toBe(before);
});

it('keeps the query for a place on the page, and makes one entry in the history for it', () => {
  const before = window.history.length;
  click('Zur Stelle');
  click('Zur Stelle');
  expect(address()).toBe('/jobs/?q=text#place');
  expect(window.history.length).toBe(before + 1);
});

it('passes what came with the navigation on to another language, and to no other page', () => {
  fireEvent.click(screen.getByText('Senden'));
  click('English');
  expect(address()).toBe('/en/jobs/');
  expect(screen.getByTestId('state').textContent).toBe('{"sent":"SFF-1"}');
  click('Arbeiten');
  expect(screen.getByTestId('state').textContent).toBe('null');
});

it('opens the consent settings and stays at the address', () => {
  const before = window.history.length;
  expect(click('Cookies')).toBe(false);
  expect(openConsent).toHaveBeenCalledTimes(1);
  expect(address()).toBe('/jobs/?q=text');
  expect(window.history.length).toBe(before);
});

it.each(['Feed', 'Löschen', 'Neuer Tab', 'Datei', 'Andere', 'Zwei Striche', 'Schon getan'])(
  'does not lead where “%s” goes',
  (name) => {
    click(name);
    expect(address()).toBe('/jobs/?q=text');
  },
);

it.each([{ metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'leaves a click with %j to the browser',
  (how) => {
    click('Arbeiten', how);
    expect(address()).toBe('/jobs/?q=text');
    expect(isPrevented).toBe(false);
  },
);

describe('the guard of a page with unsent input', () => {
  let removeGuard = () => {};
  afterEach(() => removeGuard());

  it('holds a link that leaves the page, and follows it when the visitor says so', () => {
    let leave = () => {};
    removeGuard = setLeaveGuard((_, follow) => {
      leave = follow;
      return 'block';
    });
    expect(click('Arbeiten')).toBe(false);
    expect(address()).toBe('/jobs/?q=text');
    act(() => leave());
    expect(address()).toBe('/work/?art=film#top');
  });

  it('is asked for files, too, and not for places on the page, the consent settings and other tabs', () => {
    const guard = jest.fn(() => 'block' as const);
    removeGuard = setLeaveGuard(guard);
    for (const name of ['Hier', 'Zur Stelle', 'Cookies', 'Neuer Tab', 'Datei', 'Schon getan']) click(name);
    click('Arbeiten', { ctrlKey: true });
    expect(guard).not.toHaveBeenCalled();
    click('Feed');
    expect(guard).toHaveBeenCalledWith('/jobs/feed.xml', expect.any(Function));
    expect(isPrevented).toBe(true);
  });

  it('is gone with its page', () => {
    setLeaveGuard(() => 'block')();
    click('Arbeiten');
    expect(address()).toBe('/work/?art=film#top');
  });
});
