import { createContext, useContext } from 'react';
import type { FormToken, ProofTask } from '../applications/proofOfWork';
import { requestToken } from './spam/requestToken';
import { solveProof } from './spam/solveProof';
import { type Send, sendRequest } from './submission/sendRequest';

/** What a form needs of the world outside the page. */
export interface FormServices {
  send: Send;
  requestToken: (signal: AbortSignal) => Promise<FormToken | undefined>;
  solveProof: (task: ProofTask, signal: AbortSignal) => Promise<number | undefined>;
}

/** The real world; stories and tests put another in its place. */
export const FormServicesContext = createContext<FormServices>({
  send: sendRequest,
  requestToken,
  solveProof,
});

/** The services of the forms below the nearest context. */
export function useFormServices(): FormServices {
  return useContext(FormServicesContext);
}
