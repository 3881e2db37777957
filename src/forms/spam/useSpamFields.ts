import { useCallback, useRef } from 'react';
import { HIDDEN_FIELDS } from '../../applications/fields';
import type { FormToken } from '../../applications/proofOfWork';
import { PROOF_WAIT_MS, TOKEN_MAX_AGE_MS, TOKEN_MIN_AGE_MS } from '../../config/formTimers';
import type { FormServices } from '../services';

/** What shows the server that a person took their time, without asking the person anything. */
export interface SpamFields {
  /** Starts with the first input; further calls do nothing. */
  start: () => void;
  /** What is ready by now, waiting at most half a second for the rest. */
  collect: () => Promise<Record<string, string>>;
}

/** A signed time with the work on its task. */
interface Pledge {
  /** When it was asked for, ms of the page's own clock. */
  since: number;
  token: Promise<FormToken | undefined>;
  proof: Promise<number | undefined>;
}

/**
 * The pledges of this page load, the newest first. They outlive the form: whoever changes the language or takes an
 * application over to another form, and sends it at once, has still taken their time.
 */
const pledges = new WeakMap<FormServices, Pledge[]>();

function ask({ requestToken, solveProof }: FormServices): Pledge {
  const { signal } = new AbortController();
  const token = requestToken(signal);
  const proof = token.then((answer) => answer && solveProof(answer.challenge, signal));
  return { since: performance.now(), token, proof };
}

const after = (ms: number) => new Promise<undefined>((resolve) => void setTimeout(resolve, ms));

/**
 * Fetches the signed time and works on its task while the form is filled in. Nothing depends on it, not even on whether
 * `loadServices`, always the same function, rejects.
 */
export function useSpamFields(loadServices: () => Promise<FormServices>): SpamFields {
  const own = useRef<Pledge[]>([]);
  const hasAsked = useRef(false);
  const started = useRef<Promise<void>>(undefined);

  const begin = useCallback((services: FormServices) => {
    const known = pledges.get(services) ?? [];
    const [newest] = known;
    own.current = newest ? known : own.current;
    const isFresh = newest && performance.now() - newest.since < TOKEN_MAX_AGE_MS;
    if (newest ? isFresh : hasAsked.current) return;
    hasAsked.current = true;
    const pledge = ask(services);
    own.current = [pledge, ...known].slice(0, 2);
    pledges.set(services, own.current);
    void pledge.token.then((answer) => {
      // The next form asks once more.
      if (!answer) pledges.set(services, known);
    });
  }, []);

  const start = useCallback(() => {
    started.current = loadServices().then(begin, () => undefined);
  }, [begin, loadServices]);

  const collect = useCallback(async () => {
    await started.current;
    const [newest, before] = own.current;
    // A time that was renewed just now would look like haste.
    const isYoung = newest && performance.now() - newest.since < TOKEN_MIN_AGE_MS;
    const pledge = isYoung && before ? before : newest;
    const late = after(PROOF_WAIT_MS);
    const [answer, number] = await Promise.all([
      Promise.race([pledge?.token, late]),
      Promise.race([pledge?.proof, late]),
    ]);
    const fields: Record<string, string> = {};
    if (answer) fields[HIDDEN_FIELDS.token] = answer.token;
    if (number !== undefined) fields[HIDDEN_FIELDS.proof] = String(number);
    return fields;
  }, []);

  return { start, collect };
}
