import { closestWord } from '../../src/lib/closestWord';
import type { ExistingContent } from './existingContent';

/** Answers by flag name. */
export type Answers = Readonly<Record<string, string>>;

/** A question about a new page. */
export interface Question {
  /** Flag name without the leading dashes. */
  flag: string;
  ask: string;
  /** An example answer. */
  example: string;
  /** Allowed answers; if `isList`, several separated by commas. */
  options?: (existing: ExistingContent) => readonly string[];
  isList?: boolean;
  /** Minimum number of list entries; one by default. */
  least?: number;
  /** The answer may be empty. */
  isOptional?: boolean;
  /** Pattern of valid answers, and its name for messages. */
  form?: readonly [pattern: RegExp, name: string];
  /**
   * JSON pointers into the file; '' is the file as a whole. Errors that the content check finds there are faults of the
   * answer.
   */
  fields?: readonly string[];
  /** Replaces the advice of the content check, which is about files that exist. */
  advice?: string;
  /** Default for an empty answer. */
  usual?: (answers: Answers, existing: ExistingContent) => string | undefined;
  /** Whether the question is asked at all; default: yes. */
  when?: (answers: Answers, existing: ExistingContent) => boolean;
}

/** Splits a comma-separated answer. */
export const entriesOf = (answer: string | undefined): string[] =>
  (answer ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');

const MANY = 12;

/** What is wrong with the form of an answer, as sentences; undefined if it is valid. */
export function faultOf(question: Question, answer: string, existing: ExistingContent): string | undefined {
  const { form, options, isList, least = 1 } = question;
  if (form && !form[0].test(answer)) return `"${answer}" is not ${form[1]}, e.g. ${question.example}.`;
  if (isList && entriesOf(answer).length < least)
    return `At least ${least} are needed, e.g. ${question.example}.`;
  const known = options?.(existing);
  if (!known) return undefined;
  const wrong = (isList ? entriesOf(answer) : [answer]).find((entry) => !known.includes(entry));
  if (wrong === undefined) return undefined;
  const closest = closestWord(wrong, known);
  const hint =
    closest === undefined
      ? `Choose from: ${known.slice(0, MANY).join(', ')}${known.length > MANY ? ' …' : ''}.`
      : `Did you mean "${closest}"?`;
  return `"${wrong}" is not one of the choices. ${hint}`;
}
