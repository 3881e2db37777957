import { SettingError } from '../lib/args';
import { type Answers, faultOf, type Question } from './question';
import type { Surroundings } from './surroundings';

/** Asks a person a question; resolves to what was typed. */
export type Ask = (question: string) => Promise<string>;

/** How many choices are printed below a question. */
const SHOWN_OPTIONS = 40;

function promptOf(question: Question, usual: string | undefined, around: Surroundings): string {
  const options = question.options?.(around) ?? [];
  const choices = options.length === 0 || options.length > SHOWN_OPTIONS ? '' : `\n  ${options.join('  ')}`;
  const list = question.isList ? ' (with commas)' : '';
  const otherwise = usual === undefined || usual === '' ? (question.isOptional ? ' []' : '') : ` [${usual}]`;
  return `${question.ask}${list}, e.g. ${question.example}${choices}\n${question.flag}${otherwise}: `;
}

/** What one question has as its answer; undefined where a script left out what has to be said. */
async function answerTo(
  question: Question,
  given: string | undefined,
  answers: Answers,
  around: Surroundings,
  ask: Ask | undefined,
): Promise<string | undefined> {
  const usual = question.usual?.(answers, around);
  if (given !== undefined) {
    const fault = given === '' && question.isOptional ? undefined : faultOf(question, given, around);
    if (fault !== undefined) throw new SettingError(`--${question.flag}: ${fault}`);
    return given;
  }
  if (!ask) return usual ?? (question.isOptional ? '' : undefined);
  for (;;) {
    const typed = (await ask(promptOf(question, usual, around))).trim() || usual || '';
    if (typed === '' && question.isOptional) return '';
    const fault = typed === '' ? 'This has to be said.' : faultOf(question, typed, around);
    if (fault === undefined) return typed;
    process.stderr.write(`${fault}\n`);
  }
}

/**
 * The answers to all questions: from flags, else from the person who is asked, else the usual ones. Without somebody to ask every
 * answer that is missing is named at once.
 * @throws {SettingError} for answers that are wrong, or missing
 */
export async function collectAnswers(
  questions: readonly Question[],
  flags: Answers,
  around: Surroundings,
  ask?: Ask,
): Promise<Answers> {
  let answers: Answers = {};
  const missing: Question[] = [];
  for (const question of questions) {
    const given = flags[question.flag]?.trim();
    if (question.when && !question.when(answers, around)) {
      if (given !== undefined)
        throw new SettingError(`--${question.flag} does not go with these answers: ${question.ask}.`);
      continue;
    }
    const answer = await answerTo(question, given, answers, around, ask);
    // What is usual may follow from an answer that is missing itself.
    const isNamed = !question.usual || missing.length === 0;
    if (answer !== undefined) answers = { ...answers, [question.flag]: answer };
    else if (isNamed) missing.push(question);
  }
  if (missing.length === 0) return answers;
  const lines = missing.map(({ flag, ask: about, example }) => `  --${flag} "${example}"   ${about}`);
  throw new SettingError(`These answers are missing:\n${lines.join('\n')}`);
}
