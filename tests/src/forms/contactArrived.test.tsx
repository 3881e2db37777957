import { render, screen } from '@testing-library/react';
import * as stories from '../../../stories/forms/ContactForm.stories';
import { composeStories } from '../../helpers/stories';

const { Arrived } = composeStories(stories);

it('says that a message has arrived, instead of a button that does nothing, until the next page is there', async () => {
  const { container } = render(<Arrived />);
  await Arrived.play?.({ canvasElement: container });
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Angekommen/);
  expect(screen.queryByRole('button', { name: /senden/ })).toBeNull();
});
