import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import * as stories from '../../../stories/forms/ContactForm.stories';
import { forgetForms, send } from '../../../stories/forms/applicationPlay';
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
