import { useCallback, useEffect, useRef } from 'react';
import { HIDDEN_FIELDS } from '../../applications/fields';
import type { FormToken } from '../../applications/proofOfWork';
import { PROOF_WAIT_MS } from '../../config/formTimers';
import type { FormServices } from '../services';

/** What shows the server that a person took their time, without asking the person anything. */
export interface SpamFields {
  /** Starts with the first input; further calls do nothing. */
  start: () => void;
  /** What is ready by now, waiting at most half a second for the rest. */
  collect: () => Promise<Record<string, string>>;
}

const after = (ms: number) => new Promise<undefined>((resolve) => void setTimeout(resolve, ms));

/**
 * Fetches the signed time and works on its task while the form is filled in. Nothing depends on it, not even on whether
 * `loadServices`, always the same function, rejects.
 */
export function useSpamFields(loadServices: () => Promise<FormServices>): SpamFields {
  const abort = useRef<AbortController>(undefined);
  const token = useRef<Promise<FormToken | undefined>>(undefined);
  const proof = useRef<Promise<number | undefined>>(undefined);

  useEffect(
    () => () => {
      abort.current?.abort();
      abort.current = undefined;
    },
    [],
  );

  const start = useCallback(() => {
    if (abort.current) return;
    const { signal } = (abort.current = new AbortController());
    const services = loadServices().catch(() => undefined);
    token.current = services.then((found) => found?.requestToken(signal));
    proof.current = Promise.all([services, token.current]).then(
      ([found, answer]) => answer && found?.solveProof(answer.challenge, signal),
    );
  }, [loadServices]);

  const collect = useCallback(async () => {
    const late = after(PROOF_WAIT_MS);
    const [answer, number] = await Promise.all([
      Promise.race([token.current, late]),
      Promise.race([proof.current, late]),
    ]);
    const fields: Record<string, string> = {};
    if (answer) fields[HIDDEN_FIELDS.token] = answer.token;
    if (number !== undefined) fields[HIDDEN_FIELDS.proof] = String(number);
    return fields;
  }, []);

  return { start, collect };
}
