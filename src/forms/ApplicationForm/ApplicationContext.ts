import { createContext, useContext } from 'react';
import type { Application } from './useApplication';

/** What the fields of the application form share with their form. */
export const ApplicationContext = createContext<Application | null>(null);

/**
 * The application form around a field.
 * @throws when there is none
 */
export function useApplicationContext(): Application {
  const application = useContext(ApplicationContext);
  if (!application) throw new Error('A field of the application form stands outside of it.');
  return application;
}
