import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { countProblems, formatProblems } from '../check/problem';
import { buildStorybook, STORYBOOK_DIR } from './buildStorybook';
import { checkPictures } from './checkReferences';
import { picturedStories } from './pictures';

/** Number of problems to print; the rest is counted. */
const MOST_PRINTED = 20;

const root = fileURLToPath(new URL('../..', import.meta.url));
await buildStorybook(root);
const stories = picturedStories(readFileSync(path.join(root, STORYBOOK_DIR, 'index.json'), 'utf8'));
const problems = checkPictures(root, stories);
process.stderr.write(formatProblems(problems.slice(0, MOST_PRINTED)));
if (problems.length > MOST_PRINTED) {
  process.stderr.write(`… and ${problems.length - MOST_PRINTED} more of this kind.\n`);
}
process.stdout.write(`${stories.length} pictured stories: ${countProblems(problems)}\n`);
process.exitCode = problems.length === 0 ? 0 : 1;
