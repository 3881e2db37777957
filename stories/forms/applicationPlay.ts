import { userEvent, within } from 'storybook/test';
import { forget } from '../../src/forms/draft/formMemory';

/** Clears the forms' memory of earlier stories. */
export function forgetForms(): void {
  for (const id of ['4112', 'initiative', 'freelance', 'contact']) forget(id);
}

/** Returns a file of the given size in bytes that the form accepts as a PDF. */
function pdf(name: string, bytes = 2048): File {
  const file = new File(['%PDF-1.7'], name, { type: 'application/pdf' });
  Object.defineProperty(file, 'size', { value: bytes });
  return file;
}

/** Fills in the required fields of an application, in the language of the page. */
export async function fillIn(element: HTMLElement): Promise<void> {
  const canvas = within(element);
  const byName = (name: string) => {
    const control = element.querySelector<HTMLElement>(`[name="${name}"]`);
    if (!control) throw new Error(`The form has no field ${name}.`);
    return control;
  };
  await userEvent.type(byName('first_name'), 'Mira');
  await userEvent.type(byName('last_name'), 'Sandoval');
  await userEvent.type(byName('email'), 'mira@post.example');
  await userEvent.type(byName('pitch'), 'Der Moment, in dem alle wissen, dass gleich jemand lacht.');
  await userEvent.upload(byName('resume'), pdf('Lebenslauf_Sandoval.pdf', 1_258_291));
  await userEvent.upload(byName('portfolio'), pdf('Hoerproben_2026.pdf', 4_823_450));
  await userEvent.click(byName('privacy_ack'));
  await canvas.findByText(/Lebenslauf_Sandoval/);
}

/** Presses the submit button. */
export async function send(element: HTMLElement): Promise<void> {
  const button = element.querySelector<HTMLElement>('button[type="submit"]');
  if (!button) throw new Error('The form has no button.');
  await userEvent.click(button);
}
