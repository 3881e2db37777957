import path from 'node:path';
import { readBuildOptions, SettingError } from '../lib/args';
import { buildContent } from './buildContent';
import { formatProblems } from './problems';
import { writeGenerated } from './writeGenerated';

/** `npm run content`: checks all content, prints what is wrong, writes `src/generated`; resolves to the exit code. */
async function main(args: string[]): Promise<number> {
  const root = process.cwd();
  const { contentDir, origin, date } = readBuildOptions(args, process.env, new Date());
  const start = performance.now();
  const { problems, index } = await buildContent({ contentDir, origin, date, root });
  process.stderr.write(formatProblems(problems, { color: process.stderr.isTTY === true }));
  if (!index) {
    process.stderr.write('src/generated was left as it was.\n');
    return 1;
  }
  const changed = await writeGenerated(index, path.join(root, 'src/generated'), path.join(root, '.cache'));
  const { routes, images } = index.site;
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  process.stdout.write(
    `${routes.length} pages, ${Object.keys(images).length} posters, ${index.textKeys.length} texts; ` +
      `${changed.length} files of src/generated changed (${seconds} s)\n`,
  );
  return 0;
}

main(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    process.stderr.write(
      `${error instanceof SettingError ? error.message : ((error as Error).stack ?? String(error))}\n`,
    );
    process.exitCode = 1;
  },
);
