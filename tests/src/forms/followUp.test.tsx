import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import { answering, withServices } from '../../../stories/forms/withServices';
import * as stories from '../../../stories/forms/ContactForm.stories';
import { forgetForms, send } from '../../../stories/forms/applicationPlay';
import { composeStories } from '../../helpers/stories';

const { Default, Rejected } = composeStories(stories);
const refusal = JSON.stringify({ errors: [{ field: 'email', code: 'email' }] });
const { Refused } = composeStories({
  default: { ...stories.default, decorators: [withServices(answering({ status: 422, body: refusal }))] },
  Refused: {},
});

beforeEach(forgetForms);

const entries = () => within(screen.getByRole('alert')).queryAllByRole('listitem');

it('what is put right leaves the summary, its number too, without taking the focus', async () => {
  const { container } = render(<Default />);
  await send(container);
  const summary = await screen.findByRole('alert');
  await waitFor(() => expect(summary).toHaveFocus());
  expect(entries()).toHaveLength(4);
  expect(summary).toHaveTextContent('4');
  const headings = within(summary).getAllByRole('heading');
  expect(headings.map(({ tagName, textContent }) => `${tagName} ${textContent}`)).toEqual([
    'H2 Es gibt ein Problem',
  ]);
  // It is directly before the fields, also in the order of the page.
  const form = container.querySelector('form') as HTMLElement;
  expect(summary.nextElementSibling).toBe(form);

  const name = screen.getByRole('textbox', { name: 'Name' });
  await userEvent.type(name, 'Ada');
  expect(name).toHaveFocus();
  expect(entries()).toHaveLength(3);
  expect(screen.getByRole('alert')).toHaveTextContent('3');
  expect(screen.getByRole('alert')).toHaveAttribute('aria-live', 'off');

  // It has a different error now: its entry stays, with another text.
  await userEvent.type(screen.getByRole('textbox', { name: 'E-Mail' }), 'ada');
  expect(entries()).toHaveLength(3);
  expect(screen.getByRole('alert')).toHaveTextContent('im Format');

  // New errors are only listed after the next attempt.
  await userEvent.clear(name);
  expect(entries()).toHaveLength(3);
  await send(container);
  await waitFor(() => expect(entries()).toHaveLength(4));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
});

it('the summary of a page that the server answered with follows its fields as well, and goes with the last one', async () => {
  render(<Rejected />);
  expect(entries()).toHaveLength(1);
  await userEvent.type(screen.getByRole('textbox', { name: 'Nachricht' }), ' Und auf welchem Papier?');
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
});

it('what the server refuses stays until that field is changed', async () => {
  const { container } = render(<Refused />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Ada Winkler');
  const email = screen.getByRole('textbox', { name: 'E-Mail' });
  await userEvent.type(email, 'ada@post.example');
  await userEvent.selectOptions(screen.getByRole('combobox'), 'press');
  await userEvent.type(screen.getByRole('textbox', { name: 'Nachricht' }), 'Wann drucken Sie?');
  await send(container);
  await screen.findByRole('alert');
  await userEvent.type(screen.getByRole('textbox', { name: 'Nachricht' }), ' Bald?');
  expect(entries()).toHaveLength(1);
  await userEvent.type(email, 'x');
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
});
