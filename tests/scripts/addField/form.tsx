import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import * as stories from '../../../stories/forms/ApplicationForm.stories';
import { fillIn, forgetForms, send } from '../../../stories/forms/applicationPlay';
import { withServices } from '../../../stories/forms/withServices';
import type { OutgoingRequest } from '../../../src/forms/submission/sendRequest';
import { composeStories } from '../../helpers/stories';

const requests: OutgoingRequest[] = [];
const onProblems = jest.fn();
const onSent = jest.fn();
const { Form } = composeStories({
  default: {
    ...stories.default,
    decorators: [
      withServices(async (request) => {
        requests.push(request);
        return { status: 201, body: '{}' };
      }),
    ],
  },
  Form: { args: { onProblems, onSent } },
});

beforeEach(forgetForms);

it('the added field is drawn, checked, kept, sent and copied', async () => {
  const { container } = render(<Form />);
  const control = screen.getByRole('textbox', { name: 'Pronomen' });
  expect(control).toHaveAttribute('name', 'pronouns');
  expect(control).toHaveAttribute('autocomplete', 'off');
  expect(control).not.toBeRequired();
  await fillIn(container);
  await userEvent.type(control, 'x'.repeat(41));
  await send(container);
  await waitFor(() => expect(control).toHaveAttribute('aria-invalid', 'true'));
  const summary = expect.stringMatching(/^Pronomen: .*40/);
  expect(onProblems).toHaveBeenLastCalledWith({
    isFromServer: false,
    entries: [{ target: control.id, words: summary }],
  });
  expect(requests).toEqual([]);

  await userEvent.clear(control);
  await userEvent.type(control, 'dey/denen');
  cleanup();
  const again = render(<Form />);
  expect(within(again.container).getByLabelText('Pronomen')).toHaveValue('dey/denen');
  await send(again.container);
  await waitFor(() => expect(onSent).toHaveBeenCalled());
  expect(requests.map(({ body }) => body instanceof FormData && body.get('pronouns'))).toEqual(['dey/denen']);
  expect(onSent).toHaveBeenCalledWith(
    expect.objectContaining({ values: expect.objectContaining({ pronouns: 'dey/denen' }) }),
  );
});
