import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { JOB_MEMORY_KEY } from '../../../src/config/jobMemory';
import { JobPanel } from '../../../src/sections/SavedJobs/JobPanel';
import { SearchMemory } from '../../../src/sections/SavedJobs/SearchMemory';
import { forgetEverything, rememberSearch, saveJob } from '../../../src/store/jobMemory';
import * as stories from '../../../stories/sections/SavedJobs.stories';
import { SavedLink } from '../../../src/sections/SavedJobs/SavedLink';
import { German } from '../../helpers/German';
import { composeStories } from '../../helpers/stories';

const { Empty, Forgetting } = composeStories(stories);
const SAVED = { label: 'Gemerkte Stellen', href: '/gemerkt/', isExternal: false };

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
  act(() => void forgetEverything());
});

function forbidStorage(): void {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
}

it('says beside a saved job that it will not last where the browser keeps nothing', async () => {
  const { container } = render(<SavedLink saved={SAVED} />, { wrapper: German });
  const said = container.querySelector('output');
  act(() => saveJob({ id: '4998', title: 'Satz' }, true));
  expect(said).toHaveTextContent('Eine Stelle auf diesem Gerät gemerkt.');
  forbidStorage();
  act(() => saveJob({ id: '4999', title: 'Reinzeichnung' }, true));
  expect(said).toHaveTextContent('Nur in diesem Tab: Dein Browser speichert nichts.');
});

it('says that a list will not last where the browser keeps nothing', () => {
  forbidStorage();
  render(<Empty />);
  act(() => saveJob({ id: '4999', title: 'Reinzeichnung' }, true));
  expect(screen.getByText(/Dein Browser erlaubt uns nicht/)).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Reinzeichnung' })).toBeInTheDocument();
});

it('says so before anything is saved where the browser forbids to read what is stored', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  render(<Empty />);
  act(() => void window.dispatchEvent(new Event('pageshow')));
  expect(screen.getByText(/Dein Browser erlaubt uns nicht/)).toBeInTheDocument();
  expect(screen.getByText('Hier ist nichts gemerkt.')).toBeInTheDocument();
});

it('of jobs saved on one day, shows the one with the highest number first', () => {
  render(<Empty />);
  for (const id of ['999', '1042', '1000042']) act(() => saveJob({ id, title: `Stelle ${id}` }, true));
  const titles = screen.getAllByRole('heading', { name: /^Stelle/ });
  expect(titles.map((title) => title.textContent)).toEqual(['Stelle 1000042', 'Stelle 1042', 'Stelle 999']);
});

it('one job and all of them can be forgotten and brought back, and what became of each is said', async () => {
  await expect(Forgetting.run()).resolves.toBeUndefined();
});

it('remembers the latest search of this tab, and leaves alone what another tab remembers', () => {
  const berlin = { query: '?location=berlin', label: 'Berlin' };
  const wien = { query: '?location=wien', label: 'Wien' };
  const kept = () => JSON.parse(localStorage.getItem(JOB_MEMORY_KEY) ?? '{}') as object;
  act(() => rememberSearch({ query: '?q=satz', label: '„satz“' }));
  const { rerender } = render(<SearchMemory search={berlin} saved={SAVED} />, { wrapper: German });
  expect(kept()).toEqual({ jobs: {}, search: berlin });
  // As from a tab in which another search is open.
  localStorage.setItem(JOB_MEMORY_KEY, JSON.stringify({ jobs: {}, search: wien }));
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: JOB_MEMORY_KEY })));
  rerender(<SearchMemory search={{ ...berlin }} saved={SAVED} />);
  expect(kept()).toEqual({ jobs: {}, search: wien });
  const both = { query: '?location=berlin,hamburg', label: 'Berlin, Hamburg' };
  rerender(<SearchMemory search={both} saved={SAVED} />);
  expect(kept()).toEqual({ jobs: {}, search: both });
});

it('says the latest search in the language of the page', () => {
  const german = { query: '?location=wien', label: 'Wien' };
  const english = { ...german, label: 'Vienna' };
  act(() => rememberSearch(german));
  render(<SearchMemory search={english} saved={SAVED} />, { wrapper: German });
  expect(JSON.parse(localStorage.getItem(JOB_MEMORY_KEY) ?? '{}')).toEqual({ jobs: {}, search: english });
});

it('keeps the button of a closed job that was just removed, and the focus, so that it can be saved again', async () => {
  const job = { id: '4001', title: 'Reinzeichnung' };
  act(() => saveJob(job, true));
  render(<JobPanel job={job} saved={SAVED} isClosed />, { wrapper: German });
  const button = screen.getByRole('button', { name: 'Stelle merken', pressed: true });
  await userEvent.click(button);
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-pressed', 'true');
  cleanup();
  act(() => saveJob(job, false));
  render(<JobPanel job={job} saved={SAVED} isClosed />, { wrapper: German });
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
