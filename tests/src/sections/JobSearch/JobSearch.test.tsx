import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { SEARCH_DEBOUNCE_MS } from '../../../../src/config/timers';
import { fullHouse, idleSearch } from '../../../../stories/fixtures/fullHouse';
import * as stories from '../../../../stories/sections/JobSearch.stories';
import { composeStories } from '../../../helpers/stories';

const { Default, Empty, Filtered, Misspelt, None, TypeFilterReset } = composeStories(stories);

const rows = () => screen.queryAllByRole('heading', { level: 2 }).map((row) => row.textContent);
const box = () => screen.getByRole('searchbox', { name: 'Stellen durchsuchen' });

afterEach(() => {
  jest.useRealTimers();
  document.body.replaceChildren();
});

it('can be typed in, filtered and begun anew', async () => {
  await TypeFilterReset.run();
  expect(rows()).toHaveLength(fullHouse.length);
});

it('waits for a short rest before it filters, and not at all on Enter', () => {
  jest.useFakeTimers();
  render(<Default />);
  fireEvent.change(box(), { target: { value: 'trainee' } });
  act(() => jest.advanceTimersByTime(SEARCH_DEBOUNCE_MS - 1));
  expect(rows()).toHaveLength(fullHouse.length);
  act(() => jest.advanceTimersByTime(1));
  expect(rows()).toEqual(['Trainee Beratung']);
  fireEvent.change(box(), { target: { value: 'sound' } });
  fireEvent.submit(box());
  expect(rows()).toEqual(['Sound Design', 'Projektleitung Audio', 'Texterin / Texter für Klang und Sprache']);
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
  fireEvent.change(box(), { target: { value: 'a' } });
  fireEvent.change(box(), { target: { value: 'audio' } });
  await act(() => jest.advanceTimersByTimeAsync(SEARCH_DEBOUNCE_MS));
  fireEvent.change(box(), { target: { value: 'audio ' } });
  await act(() => jest.advanceTimersByTimeAsync(SEARCH_DEBOUNCE_MS));
  expect(spoken).toEqual(['Eine Stelle gefunden.']);
});

it('shows what an address asks for, with its filters open', () => {
  render(<Filtered />);
  expect(rows()).toHaveLength(3);
  expect(screen.getByRole('group', { name: 'Stadt' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Berlin 1', pressed: true })).toBeVisible();
  expect(screen.getByText('3 Filter aktiv')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Empfang/ })).not.toBeInTheDocument();
});

it('shows what is spelt nearly so where nothing is spelt so, and says it', () => {
  render(<Misspelt />);
  expect(screen.getByText('So heißt keine Stelle. Diese klingen ähnlich:')).toBeVisible();
  expect(rows()).toEqual(['Texterin / Texter für Klang und Sprache', 'Texterin / Texter']);
});

it('keeps what was typed when nothing is found, and the way back from there', async () => {
  render(<None />);
  expect(rows()).toEqual([]);
  expect(box()).toHaveValue('Zeppelin');
  expect(screen.getByText('Suche nach „Zeppelin“')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Zurücksetzen' }));
  expect(rows()).toHaveLength(fullHouse.length);
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
});
