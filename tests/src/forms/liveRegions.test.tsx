import { act, render, screen } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { userEvent } from 'storybook/test';
import { writeDraft } from '../../../src/forms/draft/draftStorage';
import * as application from '../../../stories/forms/ApplicationForm.stories';
import { forgetForms } from '../../../stories/forms/applicationPlay';
import { composeStories } from '../../helpers/stories';

const { Default: ApplicationForm } = composeStories(application);

beforeEach(forgetForms);

// Screen readers announce what is added to an element that they know, not an element that comes with its words.
describe('what appears in a form is announced, because it fills an element that was there before:', () => {
  it('the question about a mistyped address', async () => {
    render(<ApplicationForm />);
    const email = screen.getByRole('textbox', { name: 'E-Mail' });
    const known = screen.getAllByRole('status');
    await userEvent.type(email, 'mira@gmial.com');
    const question = await screen.findByRole('button', { name: 'Meintest du mira@gmail.com?' });
    expect(known).toContain(question.closest('output'));
    await userEvent.click(question);
    expect(email).toHaveValue('mira@gmail.com');
    expect(email).toHaveFocus();
    expect(screen.getAllByRole('status')).toEqual(known);
  });

  it('that a draft was restored', () => {
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(<ApplicationForm />);
    const known = [...container.querySelectorAll('output')];
    expect(known.map(({ textContent }) => textContent).join('')).toBe('');
    writeDraft('4112', { key: 'k1', values: { first_name: 'Mira' } });
    const faults: unknown[] = [];
    let root: Root | undefined;
    act(() => {
      root = hydrateRoot(container, <ApplicationForm />, {
        onRecoverableError: (fault) => faults.push(fault),
      });
    });
    expect(faults).toEqual([]);
    expect(known).toContain(screen.getByText(/^Deine Eingaben von vorhin sind noch da/).closest('output'));
    act(() => root?.unmount());
    container.remove();
  });
});
