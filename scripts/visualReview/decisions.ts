import type { Decision, Verdict } from './protocol';

/** One decision as undo needs it. */
interface Step {
  /** What was done, e.g. `accepted: 6 pictures`. */
  words: string;
  /** How it was before, by picture; null where nothing was decided. */
  before: Record<string, Decision | null>;
}

/** What was decided about the pictures of a run, and how to take it back. Never changed, only replaced. */
export interface Decisions {
  byName: Readonly<Record<string, Decision>>;
  past: readonly Step[];
}

/** So many decisions can be taken back. */
const MOST_STEPS = 500;

/** Nothing decided. */
export const UNDECIDED: Decisions = { byName: {}, past: [] };

const pictures = (count: number) => (count === 1 ? '1 picture' : `${count} pictures`);

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
 * Decides about some pictures at once; undo takes it back at once.
 * @param verdict undefined makes them undecided; their comments stay
 * @param words a comment for each of them; undefined leaves comments as they are
 */
export function decide(
  decisions: Decisions,
  names: readonly string[],
  verdict: Verdict | undefined,
  words: string | undefined,
): Decisions {
  const next = Object.fromEntries(
    names.map((name): [string, Decision | null] => {
      const said = words ?? decisions.byName[name]?.comment ?? '';
      if (verdict === undefined) return [name, said === '' ? null : { comment: said }];
      return [name, { verdict, comment: said }];
    }),
  );
  const done = `${verdict ?? 'left open'}: ${pictures(names.length)}`;
  const step: Step = { words: done, before: beforeOf(decisions, names) };
  return { byName: replace(decisions, next), past: [...decisions.past, step].slice(-MOST_STEPS) };
}

/** Says something about a picture. Undo leaves comments alone: a text field has its own. */
export function comment(decisions: Decisions, name: string, text: string): Decisions {
  const known = decisions.byName[name];
  const next = known?.verdict ? { ...known, comment: text } : text === '' ? null : { comment: text };
  return { ...decisions, byName: replace(decisions, { [name]: next }) };
}

/** Takes the last decision back; nothing happens where there is none. */
export function undo(decisions: Decisions): { decisions: Decisions; names: string[] } {
  const step = decisions.past.at(-1);
  if (!step) return { decisions, names: [] };
  const names = Object.keys(step.before);
  // What was said since then is kept.
  const before = Object.fromEntries(
    Object.entries(step.before).map(([name, decision]): [string, Decision | null] => {
      const said = decisions.byName[name]?.comment ?? '';
      if (decision) return [name, said === '' ? decision : { ...decision, comment: said }];
      return [name, said === '' ? null : { comment: said }];
    }),
  );
  return { decisions: { byName: replace(decisions, before), past: decisions.past.slice(0, -1) }, names };
}

/** What undo would take back; empty where there is nothing. */
export const undoWords = ({ past }: Decisions) => past.at(-1)?.words ?? '';

/** The decisions without a verdict on a picture whose reference could not be written. */
export const withdraw = (decisions: Decisions, name: string): Decisions => ({
  ...decisions,
  byName: replace(decisions, {
    [name]: decisions.byName[name]?.comment ? { comment: decisions.byName[name].comment } : null,
  }),
});
