import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { LOCALE_CODES } from '../../../src/content/locales';

/** A copy of the project with generated documents. */
export interface Site {
  root: string;
  /** Ids of the generated cases. */
  cases: readonly string[];
}

/** Changes something before a build; `number` makes each change different. */
type Edit = (site: Site, number: number) => Promise<void>;

async function replaceIn(file: string, from: RegExp, to: string): Promise<void> {
  const text = await readFile(file, 'utf8');
  const changed = text.replace(from, to);
  if (changed === text)
    throw new Error(
      `${file} does not match ${String(from)}: adapt the edit in scripts/bench/builds/rows.ts.`,
    );
  await writeFile(file, changed);
}

/** Rows of the benchmark after the first (a full build), each with its change since the previous build. */
export const EDITS = {
  unchanged: ['nothing changed', async () => {}],
  text: [
    'one text of one case',
    async ({ root, cases }, number) => {
      const file = path.join(root, 'content-json/de/cases', `${cases[number % cases.length]}.json`);
      await replaceIn(file, /"paragraphs": \[\s*"/, `$&Nachtrag ${number}. `);
    },
  ],
  frame: [
    'one text of the frame',
    async ({ root }, number) => {
      for (const locale of LOCALE_CODES) {
        const file = path.join(root, 'content-json', locale, 'texts.json');
        await replaceIn(file, /("navigation\.section\.group": "\p{L}+)[^"]*"/u, `$1 ${number}"`);
      }
    },
  ],
  component: [
    'one component',
    async ({ root }, number) => {
      const file = path.join(root, 'src/components/JobRow/JobRow.tsx');
      await replaceIn(file, /<span(?: data-bench="\d+")? /, `<span data-bench="${number}" `);
    },
  ],
} satisfies Record<string, readonly [title: string, edit: Edit]>;

/** A row of the benchmark. */
export type Row = 'new' | keyof typeof EDITS;

/** Titles of the rows. */
export const ROW_TITLES: Record<Row, string> = {
  new: 'everything new',
  unchanged: EDITS.unchanged[0],
  text: EDITS.text[0],
  frame: EDITS.frame[0],
  component: EDITS.component[0],
};

/** Names of all rows, in the order of measurement. */
export const ROWS = Object.keys(ROW_TITLES) as Row[];
