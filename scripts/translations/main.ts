import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseOptions, SettingError } from '../lib/args';
import { DEFAULTS, REPORT } from '../lib/commands.mjs';
import { runMain } from '../lib/runMain';
import { readReport } from './readReport';
import { renderReport } from './renderReport';

/** `npm run content -- --report`: writes an HTML report on all translations. */
async function main(args: string[]): Promise<void> {
  const { content = DEFAULTS.content, out = DEFAULTS.report } = parseOptions(REPORT, args);
  const files = await readReport(path.resolve(content), content);
  if (files.length === 0) throw new SettingError(`--content is "${content}", but no content is there.`);
  try {
    writeFileSync(out, renderReport(files));
  } catch (error) {
    throw new SettingError(
      `--out is "${out}", but no file can be written there: ${(error as Error).message}`,
    );
  }
  const states = files.flatMap(({ translations }) => translations.map(({ state }) => state));
  const count = (state: string) => states.filter((other) => other === state).length;
  process.stdout.write(
    `Translations: ${count('complete')} complete, ${count('stale')} stale, ${count('missing')} missing; ${out}\n`,
  );
}

await runMain(main);
