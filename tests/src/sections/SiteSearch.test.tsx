import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { SHOWN_RESULTS } from '../../../src/config/siteSearch';
import { SEARCH_DEBOUNCE_MS } from '../../../src/config/timers';
import { leaveFor } from '../../../src/page-data/leaveFor';
import { createSiteSearch } from '../../../src/sections/SiteSearch/fetchSiteSearch';
import * as stories from '../../../stories/sections/SiteSearch.stories';
import { encodePostings } from '../../../src/lib/postings';
import { composeStories } from '../../helpers/stories';

const { Default, Found, ManyFound, None, Similar, TypedAndCleared, Unavailable } = composeStories(stories);

const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const status = () => screen.getByRole('status').textContent;
const INDEX = ['Die Gruppe', 'Offene Stellen', 'Häuser'];

jest.mock('../../../src/page-data/leaveFor', () => ({ leaveFor: jest.fn() }));

afterEach(() => {
  jest.mocked(leaveFor).mockClear();
  jest.useRealTimers();
  document.body.replaceChildren();
});

it('shows the pages that an address asks for, and says how many they are', async () => {
  render(<Found />);
  expect(await screen.findByRole('heading', { name: 'Sounds' })).toBeInTheDocument();
  expect(titles()).toHaveLength(4);
  expect(status()).toBe('4 Seiten');
  expect(screen.getByRole('searchbox')).toHaveValue('klang');
});

it('shows the first of many, and how many more there are', async () => {
  render(<ManyFound />);
  expect(await screen.findByRole('heading', { name: 'Klang 1' })).toBeInTheDocument();
  expect(status()).toBe(`${SHOWN_RESULTS + 2} Seiten`);
  expect(titles()).toHaveLength(SHOWN_RESULTS);
  expect(screen.getByText(/^Und 2 weitere Seiten\./)).toBeInTheDocument();
});

it('keeps the index where nothing is found, and says what sounds similar', async () => {
  const { unmount } = render(<None />);
  expect(await screen.findByText(/Zu „Zeppelin“ haben wir nichts/)).toBeInTheDocument();
  expect(titles()).toEqual(INDEX);
  unmount();
  render(<Similar />);
  expect(await screen.findByText(/„klagn“ steht nirgends/)).toBeInTheDocument();
});

it('keeps the index and says so where the words cannot be loaded', async () => {
  render(<Unavailable />);
  expect(
    await screen.findByText('Die Suche lädt gerade nicht. Unten stehen alle Seiten.'),
  ).toBeInTheDocument();
  expect(titles()).toEqual(INDEX);
});

it('reloads the page at the next submission, because some browsers fetch a failed script only once', async () => {
  window.history.replaceState(null, '', '/suche/');
  render(<Unavailable />);
  const box = screen.getByRole('searchbox');
  fireEvent.submit(box);
  expect(leaveFor).not.toHaveBeenCalled();
  await screen.findByText('Die Suche lädt gerade nicht. Unten stehen alle Seiten.');
  fireEvent.change(box, { target: { value: 'mauer' } });
  fireEvent.submit(box);
  expect(jest.mocked(leaveFor).mock.calls).toEqual([['/suche/?q=mauer']]);
  await act(() => Promise.resolve());
  window.history.replaceState(null, '', '/');
});

it('reloads the page once there is a network again, but only where the words could not be loaded', async () => {
  const { unmount } = render(<Found />);
  await screen.findByRole('heading', { name: 'Sounds' });
  window.dispatchEvent(new Event('online'));
  expect(leaveFor).not.toHaveBeenCalled();
  unmount();
  render(<Unavailable />);
  await screen.findByText('Die Suche lädt gerade nicht. Unten stehen alle Seiten.');
  // The listener is added in an effect, which may run after the text has appeared.
  await waitFor(() => {
    window.dispatchEvent(new Event('online'));
    expect(leaveFor).toHaveBeenCalledTimes(1);
  });
});

it('waits for a short rest before it searches', async () => {
  jest.useFakeTimers();
  render(<Default />);
  fireEvent.focus(screen.getByRole('searchbox'));
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'klang' } });
  await act(() => jest.advanceTimersByTimeAsync(SEARCH_DEBOUNCE_MS - 1));
  expect(titles()).toEqual(INDEX);
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(titles()).toContain('Hörfein: Leise');
});

it('can be typed in and emptied', async () => {
  await expect(TypedAndCleared.run()).resolves.toBeUndefined();
});

it('finds pages by title before those by description, and by what means the same', () => {
  const page = (title: string) => ({ href: `/${title}/`, title, kind: 'Seite', description: 'Beschreibung' });
  const search = createSiteSearch({
    pages: [page('Presse'), page('Kontakt')],
    titleWords: [1, 1],
    words: 'Kontakt Presse Telefonnummer',
    // Of page 0: title, and "Kontakt" in its description; of page 1: title and description.
    places: [[3, 4], [0], [7]].map(encodePostings).join(' '),
    alike: ['Kontakt, Anruf'],
    ignored: 'der, die',
  });
  const found = (query: string) => search(query).pages.map(({ title }) => title);
  expect(found('kontakt')).toEqual(['Kontakt', 'Presse']);
  expect(found('Anruf')).toEqual(['Kontakt', 'Presse']);
  expect(found('die Telefon')).toEqual(['Kontakt']);
  expect(found('presse')).toEqual(['Presse']);
  expect(search('Persse')).toEqual({
    kind: 'similar',
    pages: [expect.objectContaining({ title: 'Presse' })],
  });
});
