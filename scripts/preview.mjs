/* `npm run preview`: installs what is missing, then builds, compares and serves a preview. */
import { launchProgram } from './lib/launch.mjs';

await launchProgram('full', 'scripts/preview/main.ts');
