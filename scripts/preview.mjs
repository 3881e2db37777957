/* `npm run preview`: installs what is missing, then builds, compares and serves a preview. */
import { PREVIEW } from './lib/commands.mjs';
import { launchProgram } from './lib/launch.mjs';

await launchProgram('full', PREVIEW, 'scripts/preview/main.ts');
