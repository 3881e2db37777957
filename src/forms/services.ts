import { createContext, useContext } from 'react';
import { requestToken } from './spam/requestToken';
import { solveProof } from './spam/solveProof';
import { sendRequest } from './submission/sendRequest';

/** Functions of a form that go beyond the page. */
const SERVICES = { send: sendRequest, requestToken, solveProof };

/** Functions with which a form accesses the server and a worker. */
export type FormServices = typeof SERVICES;

/** The services of the forms; replaced in stories and tests. */
export const FormServicesContext = createContext<FormServices>(SERVICES);

/** Returns the services of a form. */
export function useFormServices(): FormServices {
  return useContext(FormServicesContext);
}
