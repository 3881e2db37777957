import { runMain } from '../lib/runMain';
import { main } from './main';

await runMain(main);
