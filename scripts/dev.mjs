/* `npm run dev`: installs what is missing, then starts the dev server. */
import { launchProgram } from './lib/launch.mjs';

await launchProgram('serve', 'scripts/dev/main.ts');
