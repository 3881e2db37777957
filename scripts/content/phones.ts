import type { Finding } from './sources';

/** A number in international form, with everything by which its groups of digits may be joined. */
const NUMBER = /\+\d+(?:(?:[ \u00a0]?\(\d+\)[ \u00a0]?|[ \u00a0]?\/[ \u00a0]?|[-–‑ \u00a0])\d+)*/g;

const MIN_DIGITS = 8;

/**
 * Reports telephone numbers whose groups are joined by more than blanks: the link that is made of them calls another
 * number, or there is none.
 */
export function phoneFindings(text: string): Finding[] {
  return [...text.matchAll(NUMBER)].flatMap(([written]): Finding[] => {
    if (!/[-–‑/(]/.test(written) || written.replaceAll(/\D/g, '').length < MIN_DIGITS) return [];
    const number = written.replace('(0)', ' ').replaceAll(/[^+\d]+/g, ' ');
    const message = `only a part of ${written} would become a link, or nothing of it`;
    const fix = `write ${number}, with blanks alone between the digits`;
    return [{ code: 'bad-link', severity: 'warning', message, fix }];
  });
}
