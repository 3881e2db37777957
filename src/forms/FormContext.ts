import { createContext, useContext } from 'react';
import type { IntakeForm } from './useIntakeForm';

/** Context that gives the fields access to their form. */
export const FormContext = createContext<IntakeForm | null>(null);

/**
 * Returns the form that contains a field.
 * @throws if there is none
 */
export function useFormContext(): IntakeForm {
  const form = useContext(FormContext);
  if (!form) throw new Error('A field that is bound to a form stands outside of it.');
  return form;
}
