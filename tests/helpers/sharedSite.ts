import { type Browser, chromium } from 'playwright-core';

function addressIn(variable: 'SHARED_BROWSER' | 'SHARED_SITE'): string {
  const address = process.env[variable];
  if (address === undefined)
    throw new Error(`${variable} is set by tests/setup/startSharedSite.mjs, for tests/dist only.`);
  return address;
}

/** Origin of the server that all test files share, without a slash at its end. */
export const sharedSiteUrl = (): string => addressIn('SHARED_SITE');

/** What a file has started before its tests; throws outside of them. */
export function running<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('Server and browser can be used only while tests run.');
  return value;
}

/** Connects to the shared browser before the tests of a file and leaves it after them. */
export function browserOfFile(): () => Browser {
  let browser: Browser | undefined;
  beforeAll(async () => {
    browser = await chromium.connect(addressIn('SHARED_BROWSER'));
  });
  // Closing the connection closes what was opened through it.
  afterAll(() => browser?.close());
  return () => running(browser);
}
