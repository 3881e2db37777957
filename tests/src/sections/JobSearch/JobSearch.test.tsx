import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { SEARCH_DEBOUNCE_MS } from '../../../../src/config/timers';
import { chunkFailures } from '../../../../src/lib/chunkFailures';
import { loadMemoryParts } from '../../../../src/sections/SavedJobs/MemoryPart';
import { lazySearchParts } from '../../../../src/sections/JobSearch/lazySearchParts';
import { fullHouse, idleSearch, fullHouseLoader } from '../../../../stories/fixtures/fullHouse';
import * as stories from '../../../../stories/sections/JobSearch.stories';
import { composeStories } from '../../../helpers/stories';

// Loaded before the first test: a part that arrives after a test has ended makes React complain.
beforeAll(() => Promise.all([loadMemoryParts(), lazySearchParts.load()]));

const { ByDepartment, ByText, Default, Empty, Filtered, FiltersOpen, Misspelt, None, TypeFilterReset } =
  composeStories(stories);

const rows = () =>
  screen.queryAllByRole('heading', { level: 2 }).map((row) => row.textContent.replaceAll('\u00AD', ''));
const box = () => screen.getByRole('searchbox', { name: 'Stellen durchsuchen' });

// A day on which all jobs of the full house are open.
beforeEach(() => void jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-23T12:00:00Z')));

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  document.body.replaceChildren();
});

it('can be typed in, filtered and begun anew', async () => {
  await TypeFilterReset.run();
  expect(rows()).toHaveLength(fullHouse.length);
});

it('waits for a short rest before it filters, and not at all on Enter', async () => {
  jest.useFakeTimers();
  render(<Default />);
  fireEvent.focus(box());
  await act(() => jest.advanceTimersByTimeAsync(0));
  fireEvent.change(box(), { target: { value: 'trainee' } });
  act(() => jest.advanceTimersByTime(SEARCH_DEBOUNCE_MS - 1));
  expect(rows()).toHaveLength(fullHouse.length);
  act(() => jest.advanceTimersByTime(1));
  expect(rows()).toEqual(['Trainee Beratung']);
  fireEvent.change(box(), { target: { value: 'sound design' } });
  fireEvent.submit(box());
  expect(rows()).toEqual(['Sound Design']);
});

it('announces the number once per change, and nothing that nobody did', async () => {
  jest.useFakeTimers();
  render(<Filtered />);
  const status = screen.getByRole('status');
  expect(status).toBeEmptyDOMElement();
  const spoken: string[] = [];
  new MutationObserver(() => spoken.push(status.textContent)).observe(status, {
    childList: true,
    characterData: true,
    subtree: true,
  });
  fireEvent.focus(box());
  fireEvent.change(box(), { target: { value: 'a' } });
  fireEvent.change(box(), { target: { value: 'audio' } });
  await act(() => jest.advanceTimersByTimeAsync(SEARCH_DEBOUNCE_MS));
  fireEvent.change(box(), { target: { value: 'audio ' } });
  await act(() => jest.advanceTimersByTimeAsync(SEARCH_DEBOUNCE_MS));
  expect(spoken).toEqual(['Eine Stelle gefunden.']);
});

it('announces the same number again where another choice finds as many', async () => {
  render(<Default />);
  const status = screen.getByRole('status');
  const spoken: string[] = [];
  new MutationObserver(() => spoken.push(status.textContent)).observe(status, { childList: true });
  await userEvent.click(screen.getByRole('button', { name: 'Filter' }));
  const scope = await screen.findByRole('group', { name: 'Umfang' });
  await userEvent.click(within(scope).getByRole('button', { name: /Vollzeit/ }));
  await userEvent.click(within(scope).getByRole('button', { name: /Praktikum/ }));
  await userEvent.click(within(scope).getByRole('button', { name: /Befristet/ }));
  expect(spoken).toEqual(['22 Stellen gefunden.', '23 Stellen gefunden.', '23 Stellen gefunden.']);
});

it('shows what an address asks for, each part with a button that takes it back', async () => {
  render(<Filtered />);
  expect(rows()).toHaveLength(3);
  expect(screen.getByRole('button', { name: 'Filter (3)', expanded: false })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Filter entfernen: Berlin' }));
  expect(rows()).toHaveLength(2);
  expect(screen.getByRole('button', { name: 'Filter entfernen: Hamburg' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Zurücksetzen' }));
  expect(rows()).toHaveLength(fullHouse.length);
  expect(box()).toHaveFocus();
});

it('keeps filters in their place that would show nothing, with 0, and does not take them', async () => {
  await FiltersOpen.run();
  const reception = screen.getByRole('button', { name: 'Empfang 0' });
  expect(reception).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(reception);
  expect(reception).toHaveAttribute('aria-pressed', 'false');
  expect(rows()).toHaveLength(5);
  await userEvent.click(screen.getByRole('button', { name: '5 Stellen ansehen' }));
  expect(screen.queryByRole('group', { name: 'Stadt' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Filter (1)' })).toHaveFocus();
});

it('shows what is spelt nearly so where nothing is spelt so, and says it', async () => {
  render(<Misspelt />);
  expect(await screen.findByText('So heißt keine Stelle. Diese klingen ähnlich:')).toBeVisible();
  expect(rows().slice(0, 2)).toEqual(['Texterin / Texter', 'Texterin / Texter für Klang und Sprache']);
  fireEvent.change(box(), { target: { value: 'Texetrn' } });
  await userEvent.type(box(), '{Enter}');
  await waitFor(() =>
    expect(screen.getByRole('status')).toHaveTextContent(
      /^So heißt keine Stelle\. Diese klingen ähnlich: .+ gefunden\.$/,
    ),
  );
});

it('says below a row which words of the advertisement it was found by', async () => {
  render(<ByText />);
  expect(await screen.findAllByText('In der Anzeige: SQL')).toHaveLength(2);
  expect(rows()).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'Suche leeren' }));
  expect(screen.queryByText('In der Anzeige: SQL')).not.toBeInTheDocument();
});

it('moves the focus to the button of the filters when their last group goes, because nothing is found', async () => {
  render(<Default />);
  await userEvent.click(screen.getByRole('button', { name: 'Filter' }));
  const cities = await screen.findByRole('group', { name: 'Stadt' });
  await userEvent.click(within(cities).getByRole('button', { name: /Wien/ }));
  fireEvent.change(box(), { target: { value: 'qqqqxxxx' } });
  const chosen = within(cities).getByRole('button', { name: /Wien/ });
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Umfang' })).not.toBeInTheDocument());
  chosen.focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Stadt' })).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Filter' })).toHaveFocus();
});

it('closes the filters as long as nothing is found and none could be pressed', async () => {
  render(<Default />);
  const button = screen.getByRole('button', { name: 'Filter' });
  await userEvent.click(button);
  await screen.findByRole('group', { name: 'Stadt' });
  fireEvent.change(box(), { target: { value: 'qqqqxxxx' } });
  await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'));
  expect(button).not.toHaveAttribute('aria-controls');
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(screen.queryByRole('button', { name: 'Keine Stelle' })).not.toBeInTheDocument();
  await userEvent.click(button);
  fireEvent.change(box(), { target: { value: '' } });
  expect(await screen.findByRole('group', { name: 'Stadt' })).toBeVisible();
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(button).not.toHaveAttribute('aria-disabled');
});

it('groups by discipline, with the number of each', async () => {
  render(<ByDepartment />);
  const heads = rows();
  expect(heads.slice(0, 2)).toEqual(['Art Direction 2', 'Beratung 2']);
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(fullHouse.length);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sortieren' }), 'Titel A–Z');
  expect(rows()).toHaveLength(fullHouse.length);
  expect(rows()[0]).toBe('Art Direction');
});

it('offers what would help when nothing is found: one thing less, a city nearby, the feed, an application', async () => {
  render(<None />);
  expect(await screen.findByRole('button', { name: 'ohne „python“: 4 Stellen' })).toBeVisible();
  expect(screen.getByText('Keine Ergebnisse. Bitte erweitere deine Filter.')).toBeVisible();
  expect(rows()).toEqual([]);
  expect(box()).toHaveValue('python');
  expect(screen.getByRole('link', { name: 'Stellen als Feed' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Initiativbewerbung' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Zürich: eine Stelle' }));
  expect(rows()).toEqual(['Datenanalyse und Wirkung']);
});

it.each(['ohne „python“: 4 Stellen', 'ohne „Stuttgart“: eine Stelle', 'Zürich: eine Stelle'])(
  'does not lose the focus when "%s" finds jobs and goes',
  async (name) => {
    render(<None />);
    await userEvent.click(await screen.findByRole('button', { name }));
    expect(rows()).not.toEqual([]);
    expect(screen.getByRole('button', { name: /^Filter( \(1\))?$/ })).toHaveFocus();
  },
);

it('draws a bar in each filter, as long as its count beside the largest of its row', async () => {
  await FiltersOpen.run();
  const chips = within(screen.getByRole('group', { name: 'Bereich' })).getAllByRole('button');
  const counts = chips.map((chip) => Number(/\d+$/.exec(chip.textContent)?.[0]));
  const bars = chips.map((chip) => Number(chip.querySelector('rect')?.getAttribute('width') ?? 0));
  expect(Math.max(...bars)).toBe(1);
  expect(bars).toEqual(counts.map((count) => count / Math.max(...counts)));
});

it('draws a block for each job of a group', () => {
  render(<ByDepartment />);
  const heads = [...document.querySelectorAll<HTMLElement>('[data-group]')];
  expect(heads.length).toBeGreaterThan(1);
  for (const head of heads)
    expect(head.style.getPropertyValue('--count')).toBe(head.querySelector('[data-count]')?.textContent);
});

it('shows no rows of filters in which nothing can be chosen', async () => {
  render(<None />);
  await screen.findByText('Keine Ergebnisse. Bitte erweitere deine Filter.');
  await userEvent.click(screen.getByRole('button', { name: 'Filter (1)' }));
  await screen.findByRole('group', { name: 'Stadt' });
  expect(screen.getAllByRole('group').map((group) => group.querySelector('legend')?.textContent)).toEqual([
    'Stadt',
  ]);
});

it('says when the words cannot be loaded, goes on filtering, and tries again with the next letter', async () => {
  jest.spyOn(fullHouseLoader, 'loaded').mockReturnValue(undefined);
  const load = jest.spyOn(fullHouseLoader, 'load').mockRejectedValue(new Error('no network'));
  render(<Default />);
  await userEvent.type(box(), 'sql');
  const words = 'Die Wortsuche lädt gerade nicht. Filter gehen trotzdem.';
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(`${words} ${fullHouse.length} Stellen gefunden.`);
  expect(rows()).toHaveLength(fullHouse.length);
  const before = load.mock.calls.length;
  await userEvent.type(box(), 'x');
  await waitFor(() => expect(load.mock.calls.length).toBeGreaterThan(before));
});

it('says that the filters are open only once they are, and tries again where they cannot be loaded', async () => {
  const parts = await lazySearchParts.load();
  jest.spyOn(lazySearchParts, 'loaded').mockReturnValue(undefined);
  const load = jest.spyOn(lazySearchParts, 'load').mockRejectedValueOnce(new Error('no network'));
  const failed = jest.spyOn(chunkFailures, 'emit');
  render(<Default />);
  const button = screen.getByRole('button', { name: 'Filter' });
  await userEvent.click(button);
  expect(load).toHaveBeenCalledTimes(1);
  expect(failed).toHaveBeenCalledTimes(1);
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(button).not.toHaveAttribute('aria-controls');
  jest.mocked(lazySearchParts.loaded).mockReturnValue(parts);
  await userEvent.click(button);
  const city = await screen.findByRole('group', { name: 'Stadt' });
  expect(city).toBeVisible();
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(document.getElementById(button.getAttribute('aria-controls') ?? '')).toContainElement(city);
});

it('loads nothing before somebody turns to the search', async () => {
  jest.spyOn(fullHouseLoader, 'loaded').mockReturnValue(undefined);
  const load = jest.spyOn(fullHouseLoader, 'load');
  render(<Default />);
  await userEvent.click(screen.getByRole('button', { name: 'Filter' }));
  expect(load).not.toHaveBeenCalled();
  await userEvent.click(box());
  expect(load).toHaveBeenCalledWith('words');
});

it('offers no search where there is nothing to find', () => {
  render(<Empty />);
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  expect(screen.getByText('Leider haben wir im Moment keine freien Stellen!')).toBeVisible();
});

describe('on the last day of a job', () => {
  const items = fullHouse.map((job) => (job.id === '4187' ? { ...job, validThrough: '2026-11-30' } : job));

  it.each([
    ['2026-11-30T22:59:00Z', 26],
    ['2026-11-30T23:00:00Z', 25],
  ])('at %s %i jobs are open', (now, count) => {
    jest.useFakeTimers({ now: Date.parse(now) });
    render(<Default search={idleSearch(items)} />);
    expect(rows()).toHaveLength(count);
  });

  it('a filter that only this job has keeps its name when the day ends during the visit', () => {
    const closing = fullHouse.map((job) =>
      job.locationIds.includes('hamburg') ? { ...job, validThrough: '2026-11-30' } : job,
    );
    jest.useFakeTimers({ now: Date.parse('2026-11-30T22:59:00Z') });
    render(<Filtered search={idleSearch(closing)} />);
    expect(screen.getByRole('button', { name: 'Filter entfernen: Hamburg' })).toBeVisible();
    jest.setSystemTime(Date.parse('2026-11-30T23:00:00Z'));
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(rows()).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Filter entfernen: Hamburg' })).toBeVisible();
  });
});
