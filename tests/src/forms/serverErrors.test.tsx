import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import * as applications from '../../../stories/forms/ApplicationForm.stories';
import * as stories from '../../../stories/forms/ContactForm.stories';
import { fillIn, forgetForms, send } from '../../../stories/forms/applicationPlay';
import { answeringInTurn, withServices } from '../../../stories/forms/withServices';
import { composeStories } from '../../helpers/stories';

const refusal = { errors: [{ field: 'email', code: 'email' }] };
const { Form } = composeStories({
  default: {
    ...stories.default,
    decorators: [withServices(answeringInTurn({ status: 422, body: JSON.stringify(refusal) }))],
  },
  Form: {},
});

beforeEach(forgetForms);

it('no required control of an untouched form is reported as invalid', () => {
  const { container } = render(<Form />);
  const states = [...container.querySelectorAll('[required]')].map((control) =>
    control.getAttribute('aria-invalid'),
  );
  expect(states.length).toBeGreaterThan(3);
  expect(new Set(states)).toEqual(new Set(['false']));
});

it('an error of the server stands at its field until it is changed, and does not come back with another error', async () => {
  const { container } = render(<Form />);
  const name = screen.getByRole('textbox', { name: 'Name' });
  const email = screen.getByRole('textbox', { name: 'E-Mail' });
  await userEvent.type(name, 'Ada Winkler');
  await userEvent.type(email, 'ada@post.example');
  await userEvent.selectOptions(screen.getByRole('combobox'), 'press');
  await userEvent.type(screen.getByRole('textbox', { name: 'Nachricht' }), 'Wann drucken Sie?');
  await send(container);
  await waitFor(() => expect(email).toHaveAttribute('aria-invalid', 'true'));

  await userEvent.type(email, 'x');
  expect(email).toHaveAttribute('aria-invalid', 'false');

  await userEvent.clear(name);
  await send(container);
  await waitFor(() => expect(name).toHaveAttribute('aria-invalid', 'true'));
  expect(email).toHaveAttribute('aria-invalid', 'false');
});

it.each([
  ['a file alone', [{ field: 'resume', code: 'filePassword', params: { index: 0 } }]],
  [
    'a file and a field',
    [
      { field: 'email', code: 'email' },
      { field: 'resume', code: 'filePassword', params: { index: 0 } },
    ],
  ],
])('the summary lists all that the server refused: %s', async (_, errors) => {
  const answer = { status: 422, body: JSON.stringify({ errors }) };
  const onProblems = jest.fn();
  const { Refused } = composeStories({
    default: { ...applications.default, decorators: [withServices(answeringInTurn(answer))] },
    Refused: { args: { onProblems } },
  });
  const { container } = render(<Refused />);
  await fillIn(container);
  await send(container);
  await waitFor(() =>
    expect(onProblems).toHaveBeenCalledWith(expect.objectContaining({ isFromServer: true })),
  );
  // The submission has ended when its button can be pressed again.
  await waitFor(() => expect(container.querySelector('button[type="submit"]')).toBeEnabled());
  expect(onProblems).toHaveBeenLastCalledWith(
    expect.objectContaining({ isFromServer: true, entries: errors.map(() => expect.anything()) }),
  );
});
