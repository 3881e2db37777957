import { readFile, writeFile } from 'node:fs/promises';
import type { BadCase } from './badCase';
import { BAD_LAW } from './badLaw';
import { BAD_PAY } from './badPay';
import { BAD_STYLE } from './badStyle';
import { BAD_TONE } from './badTone';
import { baseTree, build } from './contentTree';

const FILE = 'docs/messages-about-words.md';

/** `WRITE_TABLES=1 npx jest tests/scripts/content/messageTable` writes the page anew. */
const isWriting = process.env['WRITE_TABLES'] === '1';

const HEAD = `# Messages about words

Mistakes that were put into the smallest content there is, one at a time, and what the content check says of each: name, place, message,
advice, and what \`npm run content -- --fix\` makes of the text where it has one right answer. What nobody sees is shown as ␣ (no-break space)
and · (soft hyphen). Why the rules are as they are: [decision 54](decisions/0054-words-of-editors.md). This page is written by
\`tests/scripts/content/messageTable.test.ts\`, which compares it with what the check says today.
`;

const cell = (text: string) =>
  text.replaceAll('|', '\\|').replaceAll('\u00a0', '␣').replaceAll('\u00ad', '·').replaceAll('\n', ' ');

async function rowOf({ change, code, pointer, mistake, cured }: BadCase): Promise<string> {
  const tree = baseTree();
  change(tree);
  const { problems } = await build(tree);
  const problem = problems.find((one) => one.code === code && one.pointer === pointer);
  if (!problem) throw new Error(`Nothing was said of this: ${mistake}`);
  const [, locale = '', kind = ''] = problem.file.split('/');
  const place = `${locale}, ${kind.replace('.json', '')}, ${pointer === '' ? 'the file' : `\`${pointer}\``}`;
  const cells = [
    mistake,
    `${problem.severity} \`${code}\``,
    place,
    problem.message,
    problem.fix,
    cured ?? '',
  ];
  return `| ${cells.map(cell).join(' | ')} |`;
}

async function tableOf(title: string, rows: readonly BadCase[]): Promise<string> {
  const lines: string[] = [];
  for (const row of rows) lines.push(await rowOf(row));
  const head = '| mistake | name | place | message | advice | fixed |\n|---|---|---|---|---|---|';
  return `\n## ${title}\n\n${head}\n${lines.join('\n')}\n`;
}

it('says of each mistake what the page about messages shows', async () => {
  const text = [
    HEAD,
    await tableOf('Style', BAD_STYLE),
    await tableOf('Tone', BAD_TONE),
    await tableOf('Fairness in jobs', BAD_LAW),
    await tableOf('Pay', BAD_PAY),
  ].join('');
  if (isWriting) await writeFile(FILE, text);
  expect(await readFile(FILE, 'utf8')).toBe(text);
}, 300_000);
