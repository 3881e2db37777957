import type { Decorator } from '@storybook/react-vite';
import { type FormServices, FormServicesContext } from '../../src/forms/services';
import type { IntakeResponse } from '../../src/forms/submission/outcomeOf';
import type { Send } from '../../src/forms/submission/sendRequest';

const noProof: Pick<FormServices, 'requestToken' | 'solveProof'> = {
  requestToken: () => Promise.resolve(undefined),
  solveProof: () => Promise.resolve(undefined),
};

/** Decorator that replaces the server by a mock. */
export const withServices =
  (send: Send): Decorator =>
  (Story) => (
    <FormServicesContext value={{ send, ...noProof }}>
      <Story />
    </FormServicesContext>
  );

/** Returns a mock server with a constant response. */
export const answering =
  (response: IntakeResponse): Send =>
  async (_, { onAllSent }) => {
    onAllSent();
    return response;
  };

/** Returns a mock server that cycles through responses. */
export const answeringInTurn = (...responses: [IntakeResponse, ...IntakeResponse[]]): Send => {
  let turn = 0;
  return async (_, { onAllSent }) => {
    onAllSent();
    const response = responses[turn % responses.length] ?? responses[0];
    turn += 1;
    return response;
  };
};

/** Returns a mock upload that stops after a share of the bytes. */
export const standingAt =
  (share: number, total: number): Send =>
  (_, { onProgress, signal }) => {
    onProgress(share * total, total);
    return new Promise((resolve) => {
      signal.addEventListener('abort', () => resolve({ status: 0, body: '' }));
    });
  };
