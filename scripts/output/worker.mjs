/* Entry of worker threads: registers the loader for the tasks' TypeScript code. */
import { register } from 'tsx/esm/api';

register();

/** Performs a task; see scripts/output/perform.ts. */
export const { perform } = await import('./perform.ts');
