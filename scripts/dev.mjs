/* `npm run dev`: installs what is missing, then starts the dev server. */
import { DEV } from './lib/commands.mjs';
import { launchProgram } from './lib/launch.mjs';

await launchProgram('serve', DEV, 'scripts/dev/main.ts');
