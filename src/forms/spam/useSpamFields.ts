import { useCallback, useRef } from 'react';
import { HIDDEN_FIELDS } from '../../applications/fields';
import type { FormToken } from '../../applications/proofOfWork';
import { PROOF_WAIT_MS, TOKEN_MAX_AGE_MS, TOKEN_MIN_AGE_MS, TOKEN_RETRY_MS } from '../../config/formTimers';
import { type FormServices, useFormServices } from '../services';

/** Hidden fields by which the server distinguishes people from bots. */
export interface SpamFields {
  /**
   * Requests the token and solves its task; further calls do nothing until the token is too old. Without a response, it
   * is requested again at most once a minute.
   */
  start: () => void;
  /** Returns the fields that are ready; waits at most half a second for the others. */
  collect: () => Promise<Record<string, string>>;
}

/** A signed time from the server with the proof of work for it. */
interface SpamToken {
  /** Time of the request, ms (`performance.now()`). */
  requestedAt: number;
  token: Promise<FormToken | undefined>;
  proof: Promise<number | undefined>;
}

/**
 * The tokens of this page load, the newest first. They outlive the form, so that an application that is continued in
 * another language, or as an unsolicited one, can be sent at once without looking like a bot's.
 */
const spamTokens = new WeakMap<FormServices, SpamToken[]>();

function request({ requestToken, solveProof }: FormServices): SpamToken {
  const token = requestToken();
  const proof = token.then((issued) => issued && solveProof(issued.challenge)).catch(() => undefined);
  return { requestedAt: performance.now(), token, proof };
}

const ageOf = ({ requestedAt }: SpamToken) => performance.now() - requestedAt;

const after = (ms: number) => new Promise<undefined>((resolve) => void setTimeout(resolve, ms));

/** Requests the signed time and solves its task while the form is filled in. Sending depends on neither. */
export function useSpamFields(): SpamFields {
  const services = useFormServices();
  const own = useRef<SpamToken[]>([]);
  const lastRequest = useRef(-TOKEN_RETRY_MS);

  const start = useCallback(() => {
    const known = spamTokens.get(services) ?? [];
    const [newest] = known;
    if (newest) own.current = known;
    if (newest && ageOf(newest) < TOKEN_MAX_AGE_MS) return;
    if (performance.now() - lastRequest.current < TOKEN_RETRY_MS) return;
    const next = request(services);
    lastRequest.current = next.requestedAt;
    // Also behind one without a response: until the new one is old enough, a form without a token scores better.
    own.current = [next, ...own.current].slice(0, 2);
    spamTokens.set(services, own.current);
    void next.token.then((issued) => {
      // Without a response, the next form requests a new one at once.
      if (!issued) spamTokens.set(services, known);
    });
  }, [services]);

  const collect = useCallback(async () => {
    const late = after(PROOF_WAIT_MS);
    const [newest, before] = own.current;
    // The server would take a form with a very recent token for a bot's: a restored draft can be sent at once.
    const used = newest && ageOf(newest) < TOKEN_MIN_AGE_MS ? before : newest;
    const [issued, number] = await Promise.all([
      Promise.race([used?.token, late]),
      Promise.race([used?.proof, late]),
    ]);
    const fields: Record<string, string> = {};
    if (issued) fields[HIDDEN_FIELDS.token] = issued.token;
    if (number !== undefined) fields[HIDDEN_FIELDS.proof] = String(number);
    return fields;
  }, []);

  return { start, collect };
}
