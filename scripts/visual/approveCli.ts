import { fileURLToPath } from 'node:url';
import { Command } from 'commander';
import { createProgress } from '../lib/progress';
import { approve } from './approve';
import { storybookStamp } from './buildStorybook';
import { recallRun } from './lastRun';
import { recordApproved } from './pictureProofs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(2)} MB`;

async function main(root: string, only: string | undefined): Promise<void> {
  const run = recallRun(root, storybookStamp(root));
  const { outcome } = run;
  const progress = createProgress(process.stdout);
  progress.step('References');
  const { added, replaced, removed, bytes } = await approve(root, outcome, only, (done, total) =>
    progress.step('References', done, total),
  );
  progress.done(
    'References',
    `${replaced.length} replaced, ${added.length} added, ${removed.length} removed; ${megabytes(bytes.before)} taken, ${megabytes(bytes.after)} kept`,
  );
  const approved = new Set([...replaced, ...added]);
  recordApproved(root, run, (name) => approved.has(name));
  for (const name of removed) process.stdout.write(`removed ${name}\n`);
  const failed = outcome.results.filter(({ state }) => state === 'failed').length;
  if (failed > 0) process.stdout.write(`${failed} pictures could not be taken and have no new reference.\n`);
  if (added.length + replaced.length + removed.length > 0) {
    process.stdout.write('Commit .loki together with what caused the change.\n');
  }
}

const command = new Command('npm run visual:approve')
  .description('Makes the new pictures of the last "npm run visual" the references.')
  .argument('[story]', "a component (Tag), a story of it (Tag/Default), a story's id; everything without it")
  .parse();

main(ROOT, command.args[0]).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
