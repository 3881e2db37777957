import { createLater } from '../later';

/** What an application form needs once somebody uses it. */
export const applicationCode = createLater(
  async () => (await import('./applicationTools')).APPLICATION_TOOLS,
);
