import { SettingError } from '../lib/args';
import { draftFault, type NewPage } from './draftFault';
import { type Answers, faultOf, type Question } from './question';
import { QUESTIONS } from './questions';
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

/**
 * The answer to one question. A user is asked again until it is valid, also if a flag gave a wrong one. Without a user,
 * undefined if it is missing; only its form is checked, as the content check reports all other faults together.
 */
async function answerTo(
  page: NewPage,
  question: Question,
  given: string | undefined,
  answers: Answers,
  ask: Ask | undefined,
): Promise<string | undefined> {
  const { existing } = page;
  const { flag, isOptional = false } = question;
  const usual = question.usual?.(answers, existing);
  if (!ask) {
    if (given === undefined) return usual ?? (isOptional ? '' : undefined);
    const fault = given === '' && isOptional ? undefined : faultOf(question, given, existing);
    if (fault !== undefined) throw new SettingError(`--${flag}: ${fault}`);
    return given;
  }
  const prompt = promptOf(question, usual, existing);
  let typed = given ?? (await ask(prompt));
  for (;;) {
    const answer = typed.trim() || usual || '';
    if (answer === '' && isOptional) return '';
    const fault =
      answer === ''
        ? 'An answer is required.'
        : (faultOf(question, answer, existing) ?? draftFault(page, question, { ...answers, [flag]: answer }));
    if (fault === undefined) return answer;
    process.stderr.write(`${fault}\n`);
    typed = await ask(prompt);
  }
}

/**
 * Collects the answers to all questions about a page: from flags, otherwise from the user, otherwise the defaults.
 * Without a user to ask, all missing answers are reported together.
 * @throws {SettingError} for wrong or missing answers
 */
export async function collectAnswers(page: NewPage, flags: Answers, ask?: Ask): Promise<Answers> {
  const { thing, existing } = page;
  let answers: Answers = {};
  const missing: Question[] = [];
  for (const question of QUESTIONS[thing]) {
    const given = flags[question.flag]?.trim();
    if (question.when && !question.when(answers, existing)) {
      if (given !== undefined)
        throw new SettingError(`--${question.flag} cannot be used with the other answers: ${question.ask}.`);
      continue;
    }
    const answer = await answerTo(page, question, given, answers, ask);
    // A default may depend on another missing answer.
    const isNamed = !question.usual || missing.length === 0;
    if (answer !== undefined) answers = { ...answers, [question.flag]: answer };
    else if (isNamed) missing.push(question);
  }
  if (missing.length === 0) return answers;
  const lines = missing.map(({ flag, ask: about, example }) => `  --${flag} "${example}"   ${about}`);
  throw new SettingError(`These answers are missing:\n${lines.join('\n')}`);
}
