import { INTAKE_PATHS } from '../../applications/fields';
import { setFormDirty } from '../../lib/formDirty';

/** Whether the intake answers at all, whatever it says. */
async function isIntakeThere(): Promise<boolean> {
  try {
    await fetch(INTAKE_PATHS.token, { cache: 'no-store' });
    return true;
  } catch {
    return false;
  }
}

/**
 * Lets the browser itself send a form, as it does without script: the way out when the code that sends it cannot be
 * had, after a deploy for instance. Puts the chosen files back into their controls first.
 * @param files The chosen files by the name of their control.
 * @param onReturn Called when the visitor comes back to the page as it was.
 * @returns false where there is no network: then nothing was done, because the page would be lost.
 */
export async function sendByBrowser(
  form: HTMLFormElement,
  files: Readonly<Record<string, readonly File[]>>,
  onReturn: () => void,
): Promise<boolean> {
  if (!(await isIntakeThere())) return false;
  for (const [name, chosen] of Object.entries(files)) {
    const control = form.elements.namedItem(name);
    if (!(control instanceof HTMLInputElement)) continue;
    const transfer = new DataTransfer();
    for (const file of chosen) transfer.items.add(file);
    control.files = transfer.files;
    // While a form is on its way it is locked, and what is locked is not sent.
    control.disabled = false;
  }
  // Leaving is what is wanted now.
  setFormDirty(false);
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    setFormDirty(true);
    onReturn();
  });
  form.submit();
  return true;
}
