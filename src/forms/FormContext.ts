import { createContext, useContext } from 'react';
import type { IntakeForm } from './useIntakeForm';

/** What the fields of a form share with their form. */
export const FormContext = createContext<IntakeForm | null>(null);

/**
 * The form around a field.
 * @throws when there is none
 */
export function useFormContext(): IntakeForm {
  const form = useContext(FormContext);
  if (!form) throw new Error('A field that is bound to a form stands outside of it.');
  return form;
}
