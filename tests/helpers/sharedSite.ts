import { type Browser, chromium } from 'playwright-core';

function addressIn(variable: 'SHARED_BROWSER' | 'SHARED_SITE'): string {
  const address = process.env[variable];
  if (address === undefined)
    throw new Error(`${variable} is set by tests/setup/startSharedSite.mjs, for tests/dist only.`);
  return address;
}

/** Connects to the browser that all test files share. Closing the connection closes what was opened through it. */
export const connectToBrowser = (): Promise<Browser> => chromium.connect(addressIn('SHARED_BROWSER'));

/** Origin of the server that all test files share, without a slash at its end. */
export const sharedSiteUrl = (): string => addressIn('SHARED_SITE');
