// Covers src/offline, server, scripts/output.
import { copyFileSync } from 'node:fs';
import path from 'node:path';
import { DIST } from '../helpers/builtSite';
import { changingSite, headline } from '../helpers/changingSite';

const site = changingSite();

it('the service worker is gone for good with the kill switch', async () => {
  const url = await site.serve();
  const { page, close } = await site.open(url, '/');
  copyFileSync(path.join(DIST, '_kill-switch/sw.js'), path.join(site.next().dir, 'sw.js'));
  await site.deploy();
  await page.reload();
  await page.waitForFunction(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return registration === undefined && (await caches.keys()).length === 0;
  });
  expect(await headline(page)).not.toBe('');
  await close();
});
