import type { Decorator } from '@storybook/react-vite';
import { type FormServices, FormServicesContext } from '../../src/forms/services';
import type { ServerAnswer } from '../../src/forms/submission/outcomeOf';
import type { Send } from '../../src/forms/submission/sendRequest';

const noProof: Pick<FormServices, 'requestToken' | 'solveProof'> = {
  requestToken: () => Promise.resolve(undefined),
  solveProof: () => Promise.resolve(undefined),
};

/** Puts a server that is made up in the place of the real one. */
export const withServices =
  (send: Send): Decorator =>
  (Story) => (
    <FormServicesContext value={{ send, ...noProof }}>
      <Story />
    </FormServicesContext>
  );

/** A server that gives the same answer to everything. */
export const answering =
  (answer: ServerAnswer): Send =>
  async (_, { onAllSent }) => {
    onAllSent();
    return answer;
  };

/** A server that gives one answer after the other, and then begins anew. */
export const answeringInTurn = (...answers: [ServerAnswer, ...ServerAnswer[]]): Send => {
  let turn = 0;
  return async (_, { onAllSent }) => {
    onAllSent();
    const answer = answers[turn % answers.length] ?? answers[0];
    turn += 1;
    return answer;
  };
};

/** A line that stands still after a part of everything has gone through. */
export const standingAt =
  (share: number, total: number): Send =>
  (_, { onProgress, signal }) => {
    onProgress(share * total, total);
    return new Promise((resolve) => {
      signal.addEventListener('abort', () => resolve({ status: 0, body: '' }));
    });
  };
