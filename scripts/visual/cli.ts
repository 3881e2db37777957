import { rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Command, InvalidArgumentError } from 'commander';
import { today } from '../proofs/sample';
import { createProgress } from '../lib/progress';
import { buildStorybook, STORYBOOK_DIR } from './buildStorybook';
import { COUNTS_FILE, writeCounts } from './counts';
import { rememberRun } from './lastRun';
import { isConfined, outcomeOf, summaryOf } from './outcome';
import { pictureKeys } from './pictureKeys';
import { type Filter, type Picture, picturesOf } from './pictures';
import { keysWithReferences, pictureProofs, recordPictures } from './pictureProofs';
import { readPicturedStories } from './readPicturedStories';
import { writeReport } from './report/writeReport';
import { takePictures } from './takePictures';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

function widthOf(value: string): number {
  const width = Number(value);
  if (!Number.isInteger(width)) throw new InvalidArgumentError('It must be a width in px, such as 360.');
  return width;
}

interface Options extends Filter {
  /** Also takes pictures of which nothing has changed. */
  all?: boolean;
  /** Takes one in twenty of these; true by default. */
  sample: boolean;
}

function readOptions(args: readonly string[]): Options {
  return new Command('npm run visual --')
    .description(
      'Takes a picture of every pictured story of which anything has changed, at every breakpoint, and compares it with its reference.',
    )
    .option('--all', 'also the pictures of which nothing has changed')
    .option(
      '--no-sample',
      'no picture of which nothing has changed; without this one story in twenty is taken all the same',
    )
    .option(
      '--only <name...>',
      "components (Tag), stories of them (Tag/Default), stories' ids or parts of the catalogue",
    )
    .option('--width <px>', 'one breakpoint only', widthOf)
    .parse(args, { from: 'user' })
    .opts<Options>();
}

async function main(
  root: string,
  { all: isAll = false, sample: isSampled, ...filter }: Options,
): Promise<number> {
  rmSync(path.join(root, COUNTS_FILE), { force: true });
  const progress = createProgress(process.stdout);
  progress.step('Storybook');
  const { isBuilt, stamp } = await buildStorybook(root);
  progress.done('Storybook', isBuilt ? 'built' : 'nothing has changed');

  const stories = readPicturedStories(root);
  const all = picturesOf(stories);
  const keys = pictureKeys(root, path.join(root, STORYBOOK_DIR));
  const proofs = pictureProofs(root, keysWithReferences(root, all, keys));
  const day = isSampled ? today() : undefined;
  // Explicitly selected pictures are always taken.
  const isProven = (picture: Picture) => !isAll && !isConfined(filter) && proofs.canSkip(picture, day);
  const selected = picturesOf(stories, filter);
  const plan = {
    toTake: selected.filter((picture) => !isProven(picture)),
    proven: selected.filter(isProven),
  };
  const total = plan.toTake.length;
  progress.step('Pictures', 0, total);
  const taken = await takePictures(root, plan.toTake, (done) => progress.step('Pictures', done, total));
  const outcome = outcomeOf(root, plan, taken, filter);
  recordPictures(proofs, all, outcome.results);
  progress.done('Pictures', summaryOf(outcome));
  rememberRun(root, { outcome, storybook: stamp, keys: Object.fromEntries(keys) });
  writeCounts(root, outcome);

  progress.step('Report');
  const { file, bytes } = await writeReport(root, outcome);
  progress.done('Report', `${file}, ${(bytes / 1_000_000).toFixed(1)} MB`);
  for (const { picture, state, message } of outcome.results) {
    if (state === 'failed') process.stderr.write(`${picture.story.id} at ${picture.width} px: ${message}\n`);
  }
  const isEqual = outcome.orphans.length === 0 && outcome.results.every(({ state }) => state === 'equal');
  if (!isEqual) {
    process.stderr.write(
      `Decide in the browser: npm run visual:review. Or look at ${file}, and if all of it is meant: npm run visual:approve.\n`,
    );
  }
  return isEqual ? 0 : 1;
}

main(ROOT, readOptions(process.argv.slice(2))).then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  },
);
