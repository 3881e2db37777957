/* `npm run content -- --report`: installs what is missing, then writes the report about translations. */
import { REPORT } from './lib/commands.mjs';
import { launchProgram } from './lib/launch.mjs';

await launchProgram('full', REPORT, 'scripts/translations/main.ts');
