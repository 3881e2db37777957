import { act, cleanup, render, screen } from '@testing-library/react';
import { forgetEverything, saveJob } from '../../../src/store/jobMemory';
import * as stories from '../../../stories/sections/SavedJobs.stories';
import { SavedLink } from '../../../src/sections/SavedJobs/SavedLink';
import { German } from '../../helpers/German';
import { composeStories } from '../../helpers/stories';

const { Empty, Forgetting } = composeStories(stories);

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
  const { container } = render(
    <SavedLink saved={{ label: 'Gemerkte Stellen', href: '/gemerkt/', isExternal: false }} />,
    {
      wrapper: German,
    },
  );
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

it('one job and all of them can be forgotten and brought back, and what became of each is said', async () => {
  await expect(Forgetting.run()).resolves.toBeUndefined();
});
