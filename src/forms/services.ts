import { createContext, useContext } from 'react';
import { requestToken } from './spam/requestToken';
import { solveProof } from './spam/solveProof';
import { sendRequest } from './submission/sendRequest';

/** What a form uses outside of the page. */
const SERVICES = { send: sendRequest, requestToken, solveProof };

/** Functions with which a form reaches the server and a worker. */
export type FormServices = typeof SERVICES;

/** The services of the forms; stories and tests put others in their place. */
export const FormServicesContext = createContext<FormServices>(SERVICES);

/** The services around a form. */
export function useFormServices(): FormServices {
  return useContext(FormServicesContext);
}
