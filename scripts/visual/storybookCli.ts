import { fileURLToPath } from 'node:url';
import { buildStorybook } from './buildStorybook';

buildStorybook(fileURLToPath(new URL('../..', import.meta.url))).then(
  ({ isBuilt }) => process.stdout.write(isBuilt ? 'Built.\n' : 'Nothing has changed.\n'),
  (error: Error) => {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  },
);
