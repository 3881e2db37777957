import { existsSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseOptions, SettingError } from '../lib/args';
import { DEFAULTS, PREVIEW } from '../lib/commands.mjs';
import { runMain } from '../lib/runMain';
import { runProgram } from '../lib/runProgram.mjs';
import { serveArguments } from '../lib/serveArguments.mjs';
import { comparePages } from './comparePages';
import { readFolder, readOnline } from './readPages';
import { renderComparison } from './renderComparison';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Not the site's port: cached files of one must not show up in the other. */
const DEFAULT_PORT = '8090';

const ALONE = '127.0.0.1';

const isOnline = (site: string) => /^https?:\/\//.test(site);

/** @throws {SettingError} if this is neither an address nor a folder with pages */
function checkCompared(site: string): void {
  const isFolder = statSync(site, { throwIfNoEntry: false })?.isDirectory() === true;
  if (isOnline(site) ? URL.canParse(site) : isFolder && existsSync(path.join(site, 'index.html'))) return;
  throw new SettingError(
    `--compare is "${site}", but must be the URL of a site or a folder that contains one.`,
  );
}

/** Writes a comparison of a site with the preview and prints the number of changes. */
async function compare(before: string, dir: string, shown: string): Promise<void> {
  const after = readFolder(dir);
  const pages = isOnline(before) ? await readOnline(new URL(before), after.keys()) : readFolder(before);
  const changes = comparePages(
    pages,
    isOnline(before) ? new Map([...after].filter(([at]) => !at.endsWith('/404.html'))) : after,
  );
  const file = `${dir}-comparison.html`;
  const name = isOnline(before) ? new URL(before).origin : before;
  writeFileSync(file, renderComparison(changes, { before: name, after: shown }));
  const count = (kind: string) => changes.filter((change) => change.kind === kind).length;
  process.stdout.write(
    `Compared with ${name}: ${count('added')} added, ${count('changed')} changed, ${count('removed')} removed; ${path.relative(process.cwd(), file)}\n`,
  );
}

/**
 * `npm run preview`: builds the site with drafts for a given time, compares and serves it; resolves to the exit code.
 */
async function main(args: string[]): Promise<number> {
  const {
    out = DEFAULTS.preview,
    compare: before,
    'no-serve': isKept,
    ...build
  } = parseOptions(PREVIEW, args);
  if (before !== undefined) checkCompared(before);
  const passed = Object.entries(build).flatMap(([name, value]) => [`--${name}`, value]);
  const code = await runProgram(process.execPath, [
    'scripts/build.mjs',
    '--preview',
    '--out',
    out,
    ...passed,
  ]);
  if (code !== 0) return code;
  const dir = path.resolve(ROOT, out);
  if (before !== undefined) await compare(before, dir, out);
  if (isKept) return 0;
  const {
    PREVIEW_PASSWORD,
    PORT = DEFAULT_PORT,
    HOST = PREVIEW_PASSWORD ? '' : ALONE,
    INTAKE_DIR,
  } = process.env;
  const intake = INTAKE_DIR ?? path.join(ROOT, '.cache/preview-intake');
  const env = { DIST_DIR: dir, PORT, HOST, INTAKE_DIR: intake };
  return runProgram(process.execPath, serveArguments(), env);
}

process.on('SIGINT', () => {});
await runMain(main);
