import { shared } from './startSharedSite.mjs';

/** Ends the browser and the server that the test files of the built site have shared. */
export default async function stopSharedSite() {
  await shared.browser?.close();
  await shared.site?.stop();
}
