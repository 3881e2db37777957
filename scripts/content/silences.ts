import { EDITORIAL_CODES } from '../../src/content/editorialCodes';
import type { Silence } from './facts';
import { type Problem, type SilencedProblem, sortProblems } from './problems';
import { problemAt, type Source } from './sources';

const RULES: ReadonlySet<unknown> = new Set(EDITORIAL_CODES);

const isSilence = (entry: unknown): entry is Silence => {
  if (typeof entry !== 'object' || entry === null) return false;
  const { rule, at, reason } = entry as Record<string, unknown>;
  return RULES.has(rule) && typeof reason === 'string' && (at === undefined || typeof at === 'string');
};

/** The silences in a file; empty if they are invalid, which the schema reports. */
export function silencesOf(value: unknown): Silence[] {
  if (typeof value !== 'object' || value === null) return [];
  const { silenced } = value as { silenced?: unknown };
  return Array.isArray(silenced) && silenced.every(isSilence) ? silenced : [];
}

/** True if a silence applies to a problem. */
export const isSilencedBy = ({ rule, at }: Silence, { code, pointer }: Pick<Problem, 'code' | 'pointer'>) =>
  rule === code && (at === undefined || pointer === at || pointer.startsWith(`${at}/`));

/** The remaining problems, and the silenced ones. */
export interface Silenced {
  problems: Problem[];
  silenced: SilencedProblem[];
}

/**
 * Separates the problems that files silence. A silence without a matching problem is itself reported, so that none
 * outlives its cause; silences of rules that were not checked (`isLookedFor`) are ignored.
 */
export function applySilences(
  problems: readonly Problem[],
  sources: readonly Source[],
  isLookedFor: (rule: Silence['rule']) => boolean = () => true,
): Silenced {
  const withSilences = sources.filter(({ facts }) => facts.silenced);
  const byFile = new Map(withSilences.map(({ file, facts }) => [file, facts.silenced ?? []]));
  const used = new Set<Silence>();
  const left: Problem[] = [];
  const silenced: SilencedProblem[] = [];
  for (const problem of problems) {
    const silence = byFile.get(problem.file)?.find((one) => isSilencedBy(one, problem));
    if (!silence) {
      left.push(problem);
      continue;
    }
    used.add(silence);
    silenced.push({ ...problem, reason: silence.reason });
  }
  const idle = withSilences.flatMap((source) =>
    (source.facts.silenced ?? []).flatMap((silence, index) => {
      if (used.has(silence) || !isLookedFor(silence.rule)) return [];
      const message = `this entry has no effect: the rule "${silence.rule}" finds no problem${silence.at === undefined ? '' : ` at ${silence.at}`}`;
      const fix = 'remove it, or correct its "at"';
      return [
        problemAt(source, ['silenced', index], { code: 'idle-silence', severity: 'warning', message, fix }),
      ];
    }),
  );
  return { problems: sortProblems([...left, ...idle]), silenced };
}
