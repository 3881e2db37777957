// Covers src/notices, src/forms, src/theme.
import { APPLICATION_PATHS } from '../helpers/applicationPages';
import { stopNow } from '../helpers/focusWalk';
import { siteInBrowser } from '../helpers/siteInBrowser';
import { untilHydrated } from '../helpers/visit';

const site = siteInBrowser();

it('a notice covers nothing that has the focus, on a small phone without a network', async () => {
  const { page, close } = await site.visit({
    viewport: { width: 320, height: 568 },
    reducedMotion: 'reduce',
  });
  await page.goto(site.url() + APPLICATION_PATHS.de);
  await untilHydrated(page);
  await page.context().setOffline(true);
  await page.getByRole('status').getByText('Keine Verbindung.').waitFor();
  await page.locator('form [name=first_name]').focus();
  const stops = [await stopNow(page)];
  while (stops.length < 25) {
    await page.keyboard.press('Tab');
    stops.push(await stopNow(page));
  }
  expect(stops.filter((stop) => stop?.hidden === 'is covered')).toEqual([]);
  expect(stops.filter((stop) => stop?.name.startsWith('textarea'))).not.toEqual([]);
  await page.context().setOffline(false);
  await close();
});
