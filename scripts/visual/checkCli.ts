import { fileURLToPath } from 'node:url';
import { formatProblems } from '../check/problem';
import { plural } from '../lib/plural';
import { buildStorybook } from './buildStorybook';
import { checkPictures } from './checkReferences';
import { readPicturedStories } from './readPicturedStories';

/** Number of problems to print; the rest is counted. */
const MOST_PRINTED = 20;

const root = fileURLToPath(new URL('../..', import.meta.url));
await buildStorybook(root);
const stories = readPicturedStories(root);
const problems = checkPictures(root, stories);
process.stderr.write(formatProblems(problems.slice(0, MOST_PRINTED)));
if (problems.length > MOST_PRINTED) {
  process.stderr.write(`… and ${problems.length - MOST_PRINTED} more of this kind.\n`);
}
process.stdout.write(`${stories.length} pictured stories: ${plural(problems.length, 'problem')}\n`);
process.exitCode = problems.length === 0 ? 0 : 1;
