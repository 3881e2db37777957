/* Starts a thread for tasks: their code is TypeScript, which Node has to be told how to load. */
import { register } from 'tsx/esm/api';

register();

/** Does a task; see scripts/output/perform.ts. */
export const { perform } = await import('./perform.ts');
