/* `npm run content -- --report`: installs what is missing, then writes the report about translations. */
import { launchProgram } from './lib/launch.mjs';

await launchProgram('full', 'scripts/translations/main.ts');
