import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { LOCALE_CODES } from '../../src/content/locales';
import { closestWord } from '../../src/lib/closestWord';
import { savePage } from '../composer/savePage';
import { formatProblems } from '../content/problems';
import { SettingError } from '../lib/args';
import { berlinMinute } from '../lib/berlinClock.mjs';
import { type Ask, collectAnswers } from './collectAnswers';
import { appearanceOf, makeFiles } from './makeFiles';
import type { Answers } from './question';
import { MAKEABLE, type Makeable, QUESTIONS } from './questions';
import { readExistingContent } from './existingContent';

const THINGS = Object.keys(MAKEABLE) as Makeable[];

const isMakeable = (word: string): word is Makeable => THINGS.some((thing) => thing === word);

/** Help text with the kinds of page and their flags. */
function helpText(): string {
  const flags = THINGS.map(
    (thing) => `  ${thing.padEnd(8)} ${QUESTIONS[thing].map(({ flag }) => `--${flag}`).join(' ')}`,
  );
  return `npm run new -- <${THINGS.join('|')}> [flags]

Writes the files of a new page in all languages, as a draft. Asks for the answers that no flag gives, or that are
refused; without a terminal, every flag without a default is required.

${flags.join('\n')}
`;
}

function readFlags(args: string[]): { thing: Makeable | undefined; flags: Answers } {
  const [word] = args;
  if (word === undefined || args.includes('--help')) return { thing: undefined, flags: {} };
  if (!isMakeable(word)) {
    const closest = closestWord(word, THINGS);
    const hint =
      closest === undefined ? `It can be one of ${THINGS.join(', ')}` : `Did you mean "${closest}"`;
    throw new SettingError(`"${word}" is not a kind of page. ${hint}${closest === undefined ? '.' : '?'}`);
  }
  const options = Object.fromEntries(QUESTIONS[word].map(({ flag }) => [flag, { type: 'string' as const }]));
  try {
    const { values } = parseArgs({ args: args.slice(1), options });
    return { thing: word, flags: values as Answers };
  } catch (error) {
    throw new SettingError(
      `${(error as Error).message}\nFlags for a new ${word}: ${Object.keys(options).join(', ')}.`,
    );
  }
}

/** The command that gives the same answers as flags, for a POSIX shell. */
function commandOf(thing: Makeable, answers: Answers): string {
  const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;
  const flags = QUESTIONS[thing].flatMap(({ flag }) => {
    const answer = answers[flag];
    return answer === undefined || answer === '' ? [] : [`--${flag} ${quoted(answer)}`];
  });
  return ['npm run new --', thing, ...flags].join(' ');
}

/** Opens the terminal for questions; `ask` is undefined if there is none. On Ctrl-C or end of input, nothing is written. */
function openTerminal(): { ask?: Ask; close: () => void } {
  if (process.stdin.isTTY !== true) return { close: () => {} };
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const gone = new Promise<never>((_, reject) => {
    terminal.once('close', () => reject(new SettingError('\nNothing was written.')));
  });
  gone.catch(() => {});
  return {
    ask: (question) => Promise.race([terminal.question(question), gone]),
    close: () => terminal.close(),
  };
}

/** `npm run new`: resolves to the exit code. */
export async function main(args: string[]): Promise<number> {
  const { thing, flags } = readFlags(args);
  if (thing === undefined) {
    process.stdout.write(helpText());
    return 0;
  }
  const root = process.cwd();
  const existing = await readExistingContent(root);
  const terminal = openTerminal();
  const today = berlinMinute(new Date()).slice(0, 10);
  let answers: Answers;
  try {
    answers = await collectAnswers({ thing, today, existing }, flags, terminal.ask);
  } finally {
    terminal.close();
  }
  const known = { ...answers, today };
  const files = makeFiles(thing, known, existing);
  const saved = await savePage(
    root,
    {
      kind: MAKEABLE[thing],
      id: answers['id'] ?? '',
      files: LOCALE_CODES.map((locale) => ({ locale, value: files[locale], known: null })),
    },
    true,
  );
  const color = process.stderr.isTTY === true;
  const again = `The same answers as a command, to be corrected:\n${commandOf(thing, answers)}\n`;
  switch (saved.state) {
    case 'saved': {
      const own = saved.changes.map(({ file }) => file);
      process.stderr.write(
        formatProblems(
          saved.warnings.filter(({ file }) => own.includes(file)),
          { color },
        ),
      );
      const appearance = appearanceOf(thing, known);
      process.stdout.write(
        `${own.join('\n')}\n\nThese are drafts: replace the placeholders "Text folgt." and "Text to come.", then remove "draft".\n` +
          (appearance === undefined
            ? 'Until then they only appear in npm run preview.\n'
            : `They then appear on ${appearance} ("publishAt"), before that only in npm run preview -- --date ${appearance}.\n`),
      );
      return 0;
    }
    case 'stale':
      process.stderr.write(
        `Nothing was written: ${saved.changes.map(({ file }) => file).join(' and ')} exists already. Choose another --id.\n${again}`,
      );
      return 1;
    case 'invalid':
      process.stderr.write(`${formatProblems(saved.problems, { color })}Nothing was written.\n${again}`);
      return 1;
    case 'refused':
      process.stderr.write(`${saved.reason}\n${again}`);
      return 1;
    case 'ready':
      throw new Error('The files were compared, but not written.');
  }
}
