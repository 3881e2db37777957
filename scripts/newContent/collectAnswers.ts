import { SettingError } from '../lib/args';
import { type Answers, faultOf, type Question } from './question';
import type { ExistingContent } from './existingContent';

/** Asks the user a question; resolves to the typed answer. */
export type Ask = (question: string) => Promise<string>;

/** Largest number of choices printed below a question. */
const SHOWN_OPTIONS = 40;

function promptOf(question: Question, usual: string | undefined, existing: ExistingContent): string {
  const options = question.options?.(existing) ?? [];
  const choices = options.length === 0 || options.length > SHOWN_OPTIONS ? '' : `\n  ${options.join('  ')}`;
  const list = question.isList ? ' (separated by commas)' : '';
  const otherwise = usual === undefined || usual === '' ? (question.isOptional ? ' []' : '') : ` [${usual}]`;
  return `${question.ask}${list}, e.g. ${question.example}${choices}\n${question.flag}${otherwise}: `;
}

/** The answer to one question; undefined if a required answer is missing in non-interactive use. */
async function answerTo(
  question: Question,
  given: string | undefined,
  answers: Answers,
  existing: ExistingContent,
  ask: Ask | undefined,
): Promise<string | undefined> {
  const usual = question.usual?.(answers, existing);
  if (given !== undefined) {
    const fault = given === '' && question.isOptional ? undefined : faultOf(question, given, existing);
    if (fault !== undefined) throw new SettingError(`--${question.flag}: ${fault}`);
    return given;
  }
  if (!ask) return usual ?? (question.isOptional ? '' : undefined);
  for (;;) {
    const typed = (await ask(promptOf(question, usual, existing))).trim() || usual || '';
    if (typed === '' && question.isOptional) return '';
    const fault = typed === '' ? 'An answer is required.' : faultOf(question, typed, existing);
    if (fault === undefined) return typed;
    process.stderr.write(`${fault}\n`);
  }
}

/**
 * Collects the answers to all questions: from flags, otherwise from the user, otherwise the defaults. Without a user to
 * ask, all missing answers are reported together.
 * @throws {SettingError} for wrong or missing answers
 */
export async function collectAnswers(
  questions: readonly Question[],
  flags: Answers,
  existing: ExistingContent,
  ask?: Ask,
): Promise<Answers> {
  let answers: Answers = {};
  const missing: Question[] = [];
  for (const question of questions) {
    const given = flags[question.flag]?.trim();
    if (question.when && !question.when(answers, existing)) {
      if (given !== undefined)
        throw new SettingError(`--${question.flag} cannot be used with the other answers: ${question.ask}.`);
      continue;
    }
    const answer = await answerTo(question, given, answers, existing, ask);
    // A default may depend on another missing answer.
    const isNamed = !question.usual || missing.length === 0;
    if (answer !== undefined) answers = { ...answers, [question.flag]: answer };
    else if (isNamed) missing.push(question);
  }
  if (missing.length === 0) return answers;
  const lines = missing.map(({ flag, ask: about, example }) => `  --${flag} "${example}"   ${about}`);
  throw new SettingError(`These answers are missing:\n${lines.join('\n')}`);
}
