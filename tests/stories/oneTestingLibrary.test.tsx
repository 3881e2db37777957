import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { userEvent as userOfStories } from 'storybook/test';

it('what is typed by a test and by the play function of a story reaches React', async () => {
  const typed = jest.fn();
  render(<input onChange={({ target }) => typed(target.value)} />);
  await userEvent.click(document.body);
  await userOfStories.click(document.body);
  await userEvent.type(screen.getByRole('textbox'), 'a');
  await userOfStories.type(screen.getByRole('textbox'), 'b');
  expect(typed.mock.calls).toEqual([['a'], ['ab']]);
});
