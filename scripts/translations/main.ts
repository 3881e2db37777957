import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { SettingError } from '../lib/args';
import { runMain } from '../lib/runMain';
import { readReport } from './readReport';
import { renderReport } from './renderReport';

const DEFAULTS = { content: 'content-json', out: 'translations.html' };

function readOptions(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        content: { type: 'string', default: DEFAULTS.content },
        out: { type: 'string', default: DEFAULTS.out },
      },
    }).values;
  } catch (error) {
    throw new SettingError(`${(error as Error).message} With --report: --content, --out FILE.`);
  }
}

/** `npm run content -- --report`: writes an HTML report on all translations. */
async function main(args: string[]): Promise<void> {
  const { content, out } = readOptions(args);
  const files = await readReport(path.resolve(content), content);
  if (files.length === 0) throw new SettingError(`--content is "${content}", but no content is there.`);
  writeFileSync(out, renderReport(files));
  const states = files.flatMap(({ translations }) => translations.map(({ state }) => state));
  const count = (state: string) => states.filter((other) => other === state).length;
  process.stdout.write(
    `Translations: ${count('complete')} complete, ${count('stale')} stale, ${count('missing')} missing; ${out}\n`,
  );
}

await runMain(main);
