import { act, cleanup, screen } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import { forgetForms } from '../../../stories/forms/applicationPlay';
import * as stories from '../../../stories/forms/ApplicationForm.stories';
import { recall } from '../../../src/forms/draft/formMemory';
import { readDraft } from '../../../src/forms/draft/draftStorage';
import { viennaApplication } from '../../../stories/fixtures/jobContents';
import { composeStories } from '../../helpers/stories';

const { Closed } = composeStories(stories);
const { href = '', label = '' } = viennaApplication.initiative ?? {};

beforeEach(forgetForms);

afterEach(() => window.history.replaceState(null, '', '/'));

/** Shows the form of a closed job and presses the button to the form without a job, which has not come yet. */
async function pressButton() {
  await Closed.run();
  await userEvent.click(screen.getByRole('button', { name: label }));
}

it('the form of a closed job keeps its draft while it is shown, even if it is loaded again', async () => {
  await pressButton();
  expect(recall('initiative')?.values).toMatchObject({ first_name: 'Mira' });
  act(() => window.dispatchEvent(new Event('pagehide')));
  cleanup();
  expect(readDraft('4112')?.values).toMatchObject({ first_name: 'Mira' });
});

it.each([
  ['in its place', cleanup],
  ['by a full page load', () => window.dispatchEvent(new Event('pagehide'))],
])('the draft of a closed job is gone once the form without a job is shown, %s', async (_, show) => {
  await pressButton();
  window.history.replaceState(null, '', href);
  act(() => void show());
  expect(recall('4112')).toBeUndefined();
  expect(recall('initiative')?.values).toMatchObject({ first_name: 'Mira' });
});
