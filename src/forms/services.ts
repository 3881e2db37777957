import { createContext, useContext } from 'react';
import type { FormToken, ProofTask } from '../applications/proofOfWork';
import type { Send } from './submission/sendRequest';

/** What a form needs of the world outside the page. */
export interface FormServices {
  send: Send;
  requestToken: (signal: AbortSignal) => Promise<FormToken | undefined>;
  solveProof: (task: ProofTask, signal: AbortSignal) => Promise<number | undefined>;
}

/** Stories and tests put services of their own in the place of the real ones (`REAL_SERVICES`), which come later. */
export const FormServicesContext = createContext<FormServices | undefined>(undefined);

/** The services that were put in the place of the real ones; undefined where none were. */
export function useFormServices(): FormServices | undefined {
  return useContext(FormServicesContext);
}
