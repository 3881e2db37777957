import type { FormServices } from './services';
import { sendRequest } from './submission/sendRequest';
import { requestToken } from './spam/requestToken';
import { solveProof } from './spam/solveProof';

/** The world outside the page as it is. */
export const REAL_SERVICES: FormServices = { send: sendRequest, requestToken, solveProof };
