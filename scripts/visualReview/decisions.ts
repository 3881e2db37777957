import { plural } from '../lib/plural';
import type { Decision, Verdict } from './protocol';

/** One decision in the undo history. */
interface Step {
  /** Description, e.g. `accepted: 6 pictures`. */
  words: string;
  /** Previous decision by picture; null if there was none. */
  before: Record<string, Decision | null>;
  /** Comment that the decision has put on pictures that had none. */
  comment?: string | undefined;
}

/** Decisions about the pictures of a run, with undo history. Immutable. */
export interface Decisions {
  byName: Readonly<Record<string, Decision>>;
  past: readonly Step[];
}

/** Maximum number of undo steps. */
const MOST_STEPS = 500;

/** No decisions. */
export const UNDECIDED: Decisions = { byName: {}, past: [] };

function replace(decisions: Decisions, next: Readonly<Record<string, Decision | null>>): Decisions['byName'] {
  const byName = { ...decisions.byName };
  for (const [name, decision] of Object.entries(next)) {
    if (decision === null) delete byName[name];
    else byName[name] = decision;
  }
  return byName;
}

const beforeOf = ({ byName }: Decisions, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, byName[name] ?? null]));

/**
 * Decides about several pictures at once, as a single undo step.
 * @param verdict undefined resets it; comments stay
 * @param words comment for each picture that has none of its own
 */
export function decide(
  decisions: Decisions,
  names: readonly string[],
  verdict: Verdict | undefined,
  words: string | undefined,
): Decisions {
  const next = Object.fromEntries(
    names.map((name): [string, Decision | null] => {
      const said = decisions.byName[name]?.comment || words || '';
      if (verdict === undefined) return [name, said === '' ? null : { comment: said }];
      return [name, { verdict, comment: said }];
    }),
  );
  const done = `${verdict ?? 'left open'}: ${plural(names.length, 'picture')}`;
  const step: Step = { words: done, before: beforeOf(decisions, names), comment: words };
  return { byName: replace(decisions, next), past: [...decisions.past, step].slice(-MOST_STEPS) };
}

/** Comments on a picture. Not part of the undo history: text fields have their own. */
export function comment(decisions: Decisions, name: string, text: string): Decisions {
  const known = decisions.byName[name];
  const next = known?.verdict ? { ...known, comment: text } : text === '' ? null : { comment: text };
  return { ...decisions, byName: replace(decisions, { [name]: next }) };
}

/** Undoes the last decision, if any. */
export function undo(decisions: Decisions): { decisions: Decisions; names: string[] } {
  const step = decisions.past.at(-1);
  if (!step) return { decisions, names: [] };
  const names = Object.keys(step.before);
  // Keeps comments made since then.
  const before = Object.fromEntries(
    Object.entries(step.before).map(([name, decision]): [string, Decision | null] => {
      const now = decisions.byName[name]?.comment ?? '';
      const said = now === step.comment ? (decision?.comment ?? '') : now;
      if (decision) return [name, said === '' ? decision : { ...decision, comment: said }];
      return [name, said === '' ? null : { comment: said }];
    }),
  );
  return { decisions: { byName: replace(decisions, before), past: decisions.past.slice(0, -1) }, names };
}

/** Describes the decision that undo would revert; empty if there is none. */
export const undoWords = ({ past }: Decisions) => past.at(-1)?.words ?? '';

/** Removes the verdict on a picture, after its reference image could not be written. */
export const withdraw = (decisions: Decisions, name: string): Decisions => ({
  ...decisions,
  byName: replace(decisions, {
    [name]: decisions.byName[name]?.comment ? { comment: decisions.byName[name].comment } : null,
  }),
});
