import type { Manifest } from '../store/manifest';
import type { TokenVerdict } from './formToken';

/**
 * Score from which an entry is quarantined: stored and answered like any other, but only passed on after its release.
 */
export const QUARANTINE_SCORE = 3;

/**
 * Points per sign. A form sent without JavaScript has neither token nor proof, which alone is below the threshold; with
 * many links, as in advertising by simple bots, it is quarantined.
 */
const POINTS = {
  honeypot: 3,
  tokenForged: 3,
  tokenEarly: 3,
  tokenMissing: 1,
  tokenLate: 1,
  proofMissing: 1,
  proofWrong: 2,
  manyLinks: 1,
} as const;

/** More links than this in free text are unusual. Applicants list their works. */
const MANY_LINKS: Record<Manifest['kind'], number> = { application: 15, contact: 4 };

/** What of a form may be a sign of spam. */
export interface SpamFacts {
  kind: Manifest['kind'];
  verdict: TokenVerdict;
  honeypot: string;
  freeText: string;
}

/** Adds up the signs of spam; none of them causes a rejection. */
export function spamScore({ kind, verdict, honeypot, freeText }: SpamFacts): Manifest['spam'] {
  const links = freeText.match(/https?:\/\//gi)?.length ?? 0;
  const tokenSign = {
    valid: undefined,
    missing: 'tokenMissing',
    forged: 'tokenForged',
    early: 'tokenEarly',
    late: 'tokenLate',
  } as const;
  const proofSign = { valid: undefined, missing: 'proofMissing', wrong: 'proofWrong' } as const;
  const signs = [
    honeypot.trim() === '' ? undefined : ('honeypot' as const),
    tokenSign[verdict.token],
    proofSign[verdict.proof],
    links > MANY_LINKS[kind] ? ('manyLinks' as const) : undefined,
  ].filter((sign) => sign !== undefined);
  return { score: signs.reduce((sum, sign) => sum + POINTS[sign], 0), reasons: signs };
}
