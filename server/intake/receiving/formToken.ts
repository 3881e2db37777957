import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { type FormToken, hasZeroBits, proofInput } from '../../../src/applications/proofOfWork';
import { BOT_AGE_MS, TOKEN_MAX_AGE_MS } from '../../../src/config/formTimers';

/** Difficulty of the proof of work: 65,536 tries on average, under a second on a current phone. */
const PROOF_BITS = 16;

/** Verdict on the token and the proof of a form. */
export interface TokenVerdict {
  token: 'valid' | 'missing' | 'forged' | 'early' | 'late';
  proof: 'valid' | 'missing' | 'wrong';
}

function sign(salt: string, secret: string): string {
  return createHmac('sha256', secret).update(`form:${salt}`).digest('base64url');
}

/** Creates a token with its challenge: the time and a random number, signed. The server stores nothing. */
export function createFormToken(secret: string, now: Date): FormToken {
  const salt = `${now.getTime().toString(36)}.${randomBytes(9).toString('base64url')}`;
  return { token: `${salt}.${sign(salt, secret)}`, challenge: { salt, bits: PROOF_BITS } };
}

function ageOf(salt: string, signature: string, secret: string, now: Date): number | undefined {
  const [expected, given] = [Buffer.from(sign(salt, secret)), Buffer.from(signature)];
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) return undefined;
  return now.getTime() - Number.parseInt(salt, 36);
}

function checkProof(salt: string, proof: string): TokenVerdict['proof'] {
  if (proof === '') return 'missing';
  if (!/^\d{1,15}$/.test(proof)) return 'wrong';
  const digest = createHash('sha256')
    .update(proofInput(salt, Number(proof)))
    .digest();
  return hasZeroBits(digest, PROOF_BITS) ? 'valid' : 'wrong';
}

/** Checks the fields `form_token` and `form_proof` of a form. Neither ever causes a rejection. */
export function checkFormToken(token: string, proof: string, secret: string, now: Date): TokenVerdict {
  if (token === '') return { token: 'missing', proof: 'missing' };
  const end = token.lastIndexOf('.');
  const salt = token.slice(0, Math.max(end, 0));
  const age = ageOf(salt, token.slice(end + 1), secret, now);
  if (age === undefined) return { token: 'forged', proof: 'missing' };
  // A token from the future is ours, too: the clock was put back, or that of the server which gave it is ahead.
  const isEarly = age >= 0 && age < BOT_AGE_MS;
  const state = isEarly ? 'early' : age > TOKEN_MAX_AGE_MS ? 'late' : 'valid';
  return { token: state, proof: checkProof(salt, proof) };
}
