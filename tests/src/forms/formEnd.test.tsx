import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import * as stories from '../../../stories/forms/ContactForm.stories';
import { forgetForms } from '../../../stories/forms/applicationPlay';
import { standingAt, withServices } from '../../../stories/forms/withServices';
import type { Send } from '../../../src/forms/submission/sendRequest';
import { composeStories } from '../../helpers/stories';

const fails: Send = async () => ({ status: 0, body: '' });
const attempts: Send[] = [];
const send: Send = (...call) => (attempts.shift() ?? standingAt(0.5, 1000))(...call);
const { Form } = composeStories({
  default: { ...stories.default, decorators: [withServices(send)] },
  Form: {},
});

beforeEach(forgetForms);

it('each attempt to send a message is announced, also after one has failed', async () => {
  attempts.push(fails);
  const { container } = render(<Form />);
  const said = () => container.querySelector('[type=submit] ~ output')?.textContent;
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Ada Winkler');
  await userEvent.type(screen.getByRole('textbox', { name: 'E-Mail' }), 'ada@post.example');
  await userEvent.selectOptions(screen.getByRole('combobox'), 'press');
  await userEvent.type(screen.getByRole('textbox', { name: 'Nachricht' }), 'Wann drucken Sie?');
  await userEvent.click(screen.getByRole('button', { name: 'Nachricht senden' }));
  const again = await screen.findByRole('button', { name: 'Noch einmal senden' });
  expect(said()).toBe('');
  await userEvent.click(again);
  await waitFor(() => expect(said()).toBe('Wird gesendet …'));
  // What is seen is exact, and not read out with every percent.
  expect(screen.getByText('50 % gesendet')).toHaveAttribute('aria-hidden', 'true');
});
