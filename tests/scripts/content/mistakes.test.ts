// Covers scripts/content, docs/messages-about-words.md.
import { readFile, writeFile } from 'node:fs/promises';
import { PROBLEM_CODES } from '../../../scripts/content/problems';
import type { BadCase } from './badCase';
import { set } from './badCase';
import { BAD_DAYS } from './badDays';
import { BAD_FIELDS } from './badFields';
import { BAD_FILES } from './badFiles';
import { BAD_FILMS } from './badFilms';
import { BAD_HOUSES } from './badHouses';
import { BAD_JOBS } from './badJobs';
import { BAD_LAW } from './badLaw';
import { BAD_LINKS } from './badLinks';
import { BAD_MARKUP } from './badMarkup';
import { BAD_MEDIA } from './badMedia';
import { BAD_MOVES } from './badMoves';
import { BAD_NUMBERS } from './badNumbers';
import { BAD_OPENINGS } from './badOpenings';
import { BAD_PAIRS } from './badPairs';
import { BAD_PASSES } from './badPasses';
import { BAD_PATHS } from './badPaths';
import { BAD_PAY } from './badPay';
import { BAD_POSTERS } from './badPosters';
import { BAD_SERIES } from './badSeries';
import { BAD_STYLE } from './badStyle';
import { BAD_SYNTAX } from './badSyntax';
import { BAD_TEXTS } from './badTexts';
import { BAD_TONE } from './badTone';
import { BAD_TYPOGRAPHY } from './badTypography';
import { bytesOf, type Tree } from './contentTree';
import { inspectMistake } from './inspectMistake';

const MISTAKES = [
  BAD_FILES,
  BAD_SYNTAX,
  BAD_PATHS,
  BAD_PAIRS,
  BAD_FIELDS,
  BAD_LINKS,
  BAD_MARKUP,
  BAD_TEXTS,
  BAD_HOUSES,
  BAD_JOBS,
  BAD_DAYS,
  BAD_MOVES,
  BAD_MEDIA,
  BAD_NUMBERS,
  BAD_PASSES,
  BAD_SERIES,
  BAD_OPENINGS,
  BAD_FILMS,
  BAD_POSTERS,
  BAD_TYPOGRAPHY,
  BAD_STYLE,
  BAD_TONE,
  BAD_LAW,
  BAD_PAY,
].flat();

/** Line and column of a text in a file, counted by hand, without the code under test. */
function placeIn(tree: Tree, { file, at }: BadCase): { line: number; column: number } {
  if (at === undefined) return { line: 1, column: 1 };
  const text = String(bytesOf(tree[`content-json/${file}`]));
  const before = text.split(at)[0] ?? '';
  const lines = before.split('\n');
  return { line: lines.length, column: (lines.at(-1) ?? '').length + 1 };
}

describe('an editor is told', () => {
  it.each(MISTAKES)('that $mistake ($code)', async (bad) => {
    const { tree, problems, isResolved } = await inspectMistake(bad);
    const found = problems.find(({ code, pointer }) => code === bad.code && pointer === bad.pointer);
    expect(problems.map(({ code }) => code).toSorted()).toEqual([bad.code, ...(bad.also ?? [])].toSorted());
    const { corrections, ...told } = found ?? {};
    expect(corrections !== undefined).toBe(bad.corrected !== undefined);
    expect(told).toEqual({
      code: bad.code,
      severity: bad.severity ?? 'error',
      file: bad.file === '' ? 'content-json' : `content-json/${bad.file}`,
      ...placeIn(tree, bad),
      pointer: bad.pointer,
      message: expect.stringContaining(bad.message ?? ''),
      fix: expect.stringContaining(bad.fix),
    });
    expect(isResolved).toBe(bad.severity !== undefined);
  });

  it('of every kind of problem there is, in one of the tests above', () => {
    const elsewhere = ['unreadable', 'seen-jobs']; // problems.test.ts, seenJobs.test.ts
    const tested = new Set<string>([...MISTAKES.map(({ code }) => code), ...elsewhere]);
    expect(PROBLEM_CODES.filter((code) => !tested.has(code))).toEqual([]);
  });
});

describe('npm run content -- --fix', () => {
  const correctable = MISTAKES.filter(({ corrected }) => corrected !== undefined);
  const others = MISTAKES.filter(({ corrected }) => corrected === undefined);

  it('knows mistakes of both sorts', () => {
    expect(correctable.length).toBeGreaterThan(20);
    expect(others.length).toBeGreaterThan(150);
  });

  it.each(correctable)('corrects that $mistake, and changes nothing else', async (bad) => {
    const { tree, fixed } = await inspectMistake(bad);
    const { file, pointer, corrected } = bad;
    expect(fixed.left).toEqual([]);
    expect(fixed.lines).toEqual([expect.stringContaining(`fixed  ${pointer}`)]);
    expect(fixed.lines[0]).toContain(`content-json/${file}:`);
    const after = structuredClone(tree);
    set(file, pointer, corrected)(after);
    expect(fixed.changed).toEqual({ [`content-json/${file}`]: bytesOf(after[`content-json/${file}`]) });
  });

  it.each(others)('leaves alone that $mistake', async (bad) => {
    const { fixed } = await inspectMistake(bad);
    expect(fixed).toMatchObject({ lines: [], changed: {} });
  });
});

describe('the page about messages', () => {
  const FILE = 'docs/messages-about-words.md';

  /** `WRITE_TABLES=1 npx jest tests/scripts/content/mistakes` writes the page anew. */
  const isWriting = process.env['WRITE_TABLES'] === '1';

  const HEAD = `# Messages about words

Mistakes that were put into the smallest content there is, one at a time, and what the content check says of each: name, place, message,
advice, and what \`npm run content -- --fix\` makes of the text where it has one right answer. What nobody sees is shown as ␣ (no-break space)
and · (soft hyphen). Why the rules are as they are: [decision 54](decisions/0054-words-of-editors.md). This page is written by
\`tests/scripts/content/mistakes.test.ts\`, which compares it with what the check says today.
`;

  const cell = (text: string) =>
    text.replaceAll('|', '\\|').replaceAll('\u00a0', '␣').replaceAll('\u00ad', '·').replaceAll('\n', ' ');

  async function rowOf(bad: BadCase): Promise<string> {
    const { code, pointer, mistake, corrected } = bad;
    const { problems } = await inspectMistake(bad);
    const problem = problems.find((one) => one.code === code && one.pointer === pointer);
    if (!problem) throw new Error(`Nothing was said of this: ${mistake}`);
    const [, locale = '', kind = ''] = problem.file.split('/');
    const place = `${locale}, ${kind.replace('.json', '')}, ${pointer === '' ? 'the file' : `\`${pointer}\``}`;
    const { severity, message, fix } = problem;
    const cells = [mistake, `${severity} \`${code}\``, place, message, fix, corrected ?? ''];
    return `| ${cells.map(cell).join(' | ')} |`;
  }

  async function tableOf(title: string, rows: readonly BadCase[]): Promise<string> {
    const lines: string[] = [];
    for (const row of rows) lines.push(await rowOf(row));
    const head = '| mistake | name | place | message | advice | fixed |\n|---|---|---|---|---|---|';
    return `\n## ${title}\n\n${head}\n${lines.join('\n')}\n`;
  }

  it('shows what is said of each mistake in words', async () => {
    const text = [
      HEAD,
      await tableOf('Typography', BAD_TYPOGRAPHY),
      await tableOf('Style', BAD_STYLE),
      await tableOf('Markup and invisible characters', BAD_MARKUP),
      await tableOf('Tone', BAD_TONE),
      await tableOf('Fairness in jobs', BAD_LAW),
      await tableOf('Pay', BAD_PAY),
    ].join('');
    if (isWriting) await writeFile(FILE, text);
    expect(await readFile(FILE, 'utf8')).toBe(text);
  }, 300_000);
});
