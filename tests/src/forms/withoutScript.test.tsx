import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import * as applicationStories from '../../../stories/forms/ApplicationForm.stories';
import * as contactStories from '../../../stories/forms/ContactForm.stories';
import { forgetForms } from '../../../stories/forms/applicationPlay';
import { withAnswer } from '../../../stories/forms/withAnswer';
import type { FormAnswer } from '../../../src/content/formAnswer';
import { viennaApplication } from '../../../stories/fixtures/jobContents';
import { composeStories } from '../../helpers/stories';

const answered = (answer: Pick<FormAnswer, 'outcome' | 'hadFiles'>) =>
  composeStories({
    default: applicationStories.default,
    Form: { decorators: [withAnswer({ ...answer, values: { first_name: 'Mira' }, errors: [] })] },
  }).Form;

beforeEach(forgetForms);

it('names its language and job in its address, for a server that refuses a form before reading it', () => {
  const actionOf = (container: HTMLElement) => container.querySelector('form')?.getAttribute('action');
  const { Form } = composeStories({ default: applicationStories.default, Form: {} });
  expect(actionOf(render(<Form />).container)).toBe(
    `/api/applications?job=${viennaApplication.applyFor}&locale=de`,
  );
  const { Form: Contact } = composeStories({ default: contactStories.default, Form: {} });
  expect(actionOf(render(<Contact />).container)).toBe('/api/contact?locale=de');
});

it.each([
  ['failed', true, /Deine Texte sind noch hier, Dateien bitte neu auswählen/],
  ['failed', false, /Texte und Dateien sind noch hier/],
  ['rejected', true, /Deine Texte sind noch hier, Dateien bitte neu auswählen/],
  ['rejected', false, /Nichts ist verloren/],
] as const)('says of a form that %s what it still has; sent with files: %s', (outcome, hadFiles, said) => {
  const Form = answered({ outcome, hadFiles });
  render(<Form />);
  expect(screen.getByText(said)).toBeVisible();
  expect(screen.queryAllByText(/Texte und Dateien sind noch hier|Nichts ist verloren/)).toHaveLength(
    hadFiles ? 0 : 1,
  );
});

it('has the files that were chosen again', async () => {
  const Form = answered({ outcome: 'failed', hadFiles: true });
  render(<Form />);
  await userEvent.upload(
    screen.getByLabelText(/Lebenslauf/),
    new File(['%PDF-1.7'], 'cv.pdf', { type: 'application/pdf' }),
  );
  expect(await screen.findByText(/Texte und Dateien sind noch hier/)).toBeVisible();
});

it.each(['failed', 'busy', 'conflict'] as const)(
  'says of a message that the server returns as %s why, above the form and in the title, until it is sent again',
  async (outcome) => {
    document.title = 'Kontakt';
    const answer = { outcome, values: { name: 'Ada' }, errors: [], hadFiles: false };
    const { Form } = composeStories({
      default: contactStories.default,
      Form: { decorators: [withAnswer({ ...answer, ...(outcome === 'busy' && { waitMinutes: 2 }) })] },
    });
    render(<Form />);
    const notice = screen.getByRole('alert');
    const name = screen.getByRole('textbox', { name: /Name/ });
    expect(notice.compareDocumentPosition(name)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(notice).toHaveFocus();
    expect(document.title).toBe('Fehler: Kontakt');
    expect(name).toHaveValue('Ada');
    const said = notice.textContent;
    await userEvent.click(screen.getByRole('button', { name: 'Noch einmal senden' }));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Es gibt ein Problem'));
    expect(screen.queryByText(said)).not.toBeInTheDocument();
  },
);
