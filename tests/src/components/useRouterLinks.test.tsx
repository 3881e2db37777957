import { fireEvent, render, screen } from '@testing-library/react';
import { BrowserRouter, useLocation } from 'react-router-dom';
import { useRouterLinks } from '../../../src/components/Link/useRouterLinks';

const MARKUP = `
  <a href="/work/?art=film#top">Arbeiten</a>
  <a href="/jobs/?q=text">Hier</a>
  <a href="/jobs/feed.xml">Feed</a>
  <a href="/api/deletion/x/">Löschen</a>
  <a href="/news/" target="_blank">Neuer Tab</a>
  <a href="/news/" download="news.html">Datei</a>
  <a href="https://ansagen.example/">Andere</a>
  <a href="${window.location.origin}//evil.example/">Zwei Striche</a>
  <a href="#usercentrics-revoke">Cookies</a>
  <a href="/presse/" onclick="event.preventDefault()">Schon getan</a>`;

function Page() {
  useRouterLinks();
  const { pathname, search, hash } = useLocation();
  return (
    <>
      <p data-testid="address">{pathname + search + hash}</p>
      <div dangerouslySetInnerHTML={{ __html: MARKUP }} />
    </>
  );
}

/** Clicks a link; true: it was left to the browser. */
const click = (name: string, how = {}) => fireEvent.click(screen.getByText(name), how);
const address = () => screen.getByTestId('address').textContent;

beforeEach(() => {
  window.history.replaceState(null, '', '/jobs/?q=text');
  // The browser would leave for what the router leaves to it; jsdom cannot.
  window.addEventListener('click', (event) => event.preventDefault(), { once: true });
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

it('makes no second entry in the history for the address the visitor is at', () => {
  const before = window.history.length;
  click('Hier');
  expect(address()).toBe('/jobs/?q=text');
  expect(window.history.length).toBe(before);
});

it('notes a wish for the consent settings, whose code comes later, and stays at the address', () => {
  const { dataset } = document.documentElement;
  const before = window.history.length;
  expect(click('Cookies')).toBe(false);
  expect(address()).toBe('/jobs/?q=text');
  expect(window.history.length).toBe(before);
  expect(dataset['consentAsked']).toBe('');
  delete dataset['consentAsked'];
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
  },
);
