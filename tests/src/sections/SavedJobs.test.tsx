import { act, cleanup, render, screen } from '@testing-library/react';
import { forgetEverything, saveJob } from '../../../src/store/jobMemory';
import * as stories from '../../../stories/sections/SavedJobs.stories';
import { composeStories } from '../../helpers/stories';

const { Empty, Forgetting } = composeStories(stories);

it('says that a list will not last where the browser keeps nothing', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  render(<Empty />);
  act(() => saveJob({ id: '4999', title: 'Reinzeichnung' }, true));
  expect(screen.getByText(/Dein Browser erlaubt uns nicht/)).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Reinzeichnung' })).toBeInTheDocument();
  cleanup();
  forgetEverything();
});

it('one job and all of them can be forgotten and brought back, and what became of each is said', async () => {
  await expect(Forgetting.run()).resolves.toBeUndefined();
  cleanup();
});
