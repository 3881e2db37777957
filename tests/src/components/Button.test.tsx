import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import * as stories from '../../../stories/components/Button.stories';
import { composeStories } from '../../helpers/stories';

const { Default, Busy } = composeStories(stories);

it('does its work once per press, by mouse and by keyboard', async () => {
  const onClick = jest.fn();
  render(<Default onClick={onClick} />);
  await userEvent.click(screen.getByRole('button', { name: 'Jetzt bewerben' }));
  await userEvent.keyboard('{Enter}');
  expect(onClick).toHaveBeenCalledTimes(2);
});

it('keeps its place and focus while it is busy, but does nothing', async () => {
  const onClick = jest.fn();
  render(<Busy onClick={onClick} />);
  const button = screen.getByRole('button', { name: 'Wird gesendet …' });
  await userEvent.click(button);
  expect(onClick).not.toHaveBeenCalled();
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-disabled', 'true');
});

it('does not send a form while it is busy', async () => {
  const onSubmit = jest.fn((event: Event) => event.preventDefault());
  const { container } = render(
    <form>
      <Busy type="submit" />
    </form>,
  );
  container.querySelector('form')?.addEventListener('submit', onSubmit);
  await userEvent.click(screen.getByRole('button'));
  expect(onSubmit).not.toHaveBeenCalled();
});
