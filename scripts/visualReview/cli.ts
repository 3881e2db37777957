import { fileURLToPath } from 'node:url';
import { Command, InvalidArgumentError } from 'commander';
import { takeLock } from '../lib/processLock';
import { runProgram } from '../lib/runProgram.mjs';
import { buildStorybook } from '../visual/buildStorybook';
import { coverageText } from './coverageText';
import { coverageOf } from './server/reviewApi';
import { serveReview } from './server/reviewServer';
import { readStories } from './story/readStories';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const LOCK = '.cache/visualReview/lock';

interface Options {
  port: number;
  /** Prints the coverage of pictures and exits. */
  coverage?: boolean;
}

function portOf(value: string): number {
  const port = Number(value);
  if (!/^\d+$/.test(value) || port > 65_535) {
    throw new InvalidArgumentError('It must be a whole number from 0 to 65535, where 0 takes any free port.');
  }
  return port;
}

async function printCoverage(root: string): Promise<void> {
  const code = await runProgram('npm', ['run', '--silent', 'prestorybook']);
  if (code !== 0) throw new Error('The stories could not be asked, because the content is not right.');
  await buildStorybook(root);
  process.stdout.write(coverageText(await coverageOf(root, await readStories(root))));
}

async function review(root: string, port: number): Promise<void> {
  const release = await takeLock(`${root}/${LOCK}`, (pid) =>
    process.stderr.write(`Another review runs here (process ${pid}); this one starts when that has ended.\n`),
  );
  process.once('exit', release);
  const server = await serveReview(root, port);
  const { items } = server.session();
  process.stdout.write(
    `${items.length} pictures to review: ${server.url}\nOnly for this machine, only while this command runs. Ctrl-C ends it; what is decided stays decided.\n`,
  );
  await new Promise<void>((resolve) => {
    // npm forwards a Ctrl-C that the terminal has already sent to this process too: the second one must not end it
    // immediately.
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve());
  });
  await server.stop();
  const { decisions } = server.session().status();
  const count = (verdict: string) => Object.values(decisions).filter((one) => one.verdict === verdict).length;
  process.stdout.write(
    `\n${count('accepted')} accepted, ${count('rejected')} rejected, ${items.length - count('accepted') - count('rejected')} open.\n`,
  );
  if (count('accepted') > 0) {
    process.stdout.write('Commit .loki together with what caused the change.\n');
  }
}

const options = new Command('npm run visual:review --')
  .description('Reviews the pictures of the last "npm run visual" in the browser, on this machine only.')
  .option('--port <number>', 'of the page; any free one without it', portOf, 0)
  .option(
    '--coverage',
    'prints which states of which components are pictured in which themes, languages and widths, and what is missing, and ends',
  )
  .parse()
  .opts<Options>();

(options.coverage ? printCoverage(ROOT) : review(ROOT, options.port)).then(
  () => process.exit(),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  },
);
