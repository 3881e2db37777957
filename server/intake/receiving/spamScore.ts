import type { Manifest } from '../store/manifest';
import type { TokenVerdict } from './formToken';

/** From this score on an entry is quarantined: kept, answered like any other, and passed on only when released. */
export const QUARANTINE_SCORE = 3;

/** Points of each sign. A form sent without script has neither token nor proof and stays below the line. */
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

/** More links than this in free text are unusual. */
const MANY_LINKS = 4;

/** Weighs the signs of spam; none of them refuses anything. */
export function spamScore(verdict: TokenVerdict, honeypot: string, freeText: string): Manifest['spam'] {
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
    links > MANY_LINKS ? ('manyLinks' as const) : undefined,
  ].filter((sign) => sign !== undefined);
  return { score: signs.reduce((sum, sign) => sum + POINTS[sign], 0), reasons: signs };
}
