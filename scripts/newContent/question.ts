import { closestWord } from '../../src/lib/closestWord';
import type { Surroundings } from './surroundings';

/** Answers by the name of their flag. */
export type Answers = Readonly<Record<string, string>>;

/** Something that must be known of a new page. */
export interface Question {
  /** Name of the flag, without its dashes. */
  flag: string;
  ask: string;
  /** An answer as an example. */
  example: string;
  /** What there is to choose from; several with commas where it is a list. */
  options?: (around: Surroundings) => readonly string[];
  isList?: boolean;
  /** How many entries the list needs; one by default. */
  least?: number;
  /** May be left empty. */
  isOptional?: boolean;
  /** The form of an answer, and how a sentence names it. */
  form?: readonly [pattern: RegExp, name: string];
  /** What an empty answer stands for. */
  usual?: (answers: Answers, around: Surroundings) => string | undefined;
  /** Whether it is asked at all. */
  when?: (answers: Answers, around: Surroundings) => boolean;
}

/** The entries of an answer with commas. */
export const entriesOf = (answer: string | undefined): string[] =>
  (answer ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');

const MANY = 12;

/** What is wrong with an answer, as a sentence; undefined when it is right. */
export function faultOf(question: Question, answer: string, around: Surroundings): string | undefined {
  const { form, options, isList, least = 1 } = question;
  if (form && !form[0].test(answer)) return `"${answer}" is not ${form[1]}, e.g. ${question.example}.`;
  if (isList && entriesOf(answer).length < least)
    return `At least ${least} are needed, e.g. ${question.example}.`;
  const known = options?.(around);
  if (!known) return undefined;
  const wrong = (isList ? entriesOf(answer) : [answer]).find((entry) => !known.includes(entry));
  if (wrong === undefined) return undefined;
  const closest = closestWord(wrong, known);
  const hint =
    closest === undefined
      ? `Choose from: ${known.slice(0, MANY).join(', ')}${known.length > MANY ? ' …' : ''}.`
      : `Did you mean "${closest}"?`;
  return `"${wrong}" is none of them. ${hint}`;
}
