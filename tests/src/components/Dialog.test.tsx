import { fireEvent, render, screen } from '@testing-library/react';
import * as stories from '../../../stories/components/Dialog.stories';
import { composeStories } from '../../helpers/stories';

const { Default } = composeStories(stories);

function shownWith(onClose: jest.Mock<undefined>) {
  render(<Default onClose={onClose} />);
  return { dialog: screen.getByRole('dialog'), heading: screen.getByRole('heading') };
}

it('closes on a press beside it, when the press ends, so that nothing below it is pressed', () => {
  const onClose = jest.fn<undefined, []>();
  const { dialog } = shownWith(onClose);
  fireEvent.pointerDown(dialog);
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.click(dialog);
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('stays when a press begins inside it, such as a selection that ends beside it', () => {
  const onClose = jest.fn<undefined, []>();
  const { dialog, heading } = shownWith(onClose);
  fireEvent.pointerDown(heading);
  fireEvent.click(dialog);
  fireEvent.click(heading);
  expect(onClose).not.toHaveBeenCalled();
});
