// Covers src/sections, src/components, src/consent.
import { siteInBrowser } from '../helpers/siteInBrowser';
import { untilHydrated } from '../helpers/visit';

const site = siteInBrowser();
const PAGE = '/broadcast/';
const LINK = 'main figure > a[data-cursor="play"]';

it('plays above the page by keyboard, with captions at hand, and is gone with Escape', async () => {
  const { page, complaints, foreignRequests, close } = await site.visit({
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
  });
  await page.goto(site.url() + PAGE);
  await untilHydrated(page);
  await page.locator('[data-sheet]').first().waitFor({ state: 'attached' });
  const films: string[] = [];
  page.on('request', (request) => {
    if (/\.(webm|mp4)$/.test(new URL(request.url()).pathname)) films.push(request.url());
  });
  const link = page.locator(LINK);
  await link.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Zwölf Sekunden, kein Ton, alles klar' });
  await dialog.waitFor();
  // Nothing of the film is loaded before it is played.
  expect(films).toEqual([]);
  const play = dialog.getByRole('button', { name: 'Film abspielen' });
  await play.waitFor();
  const hasFocus = () => play.evaluate((button) => button === document.activeElement);
  for (let step = 0; step < 8 && !(await hasFocus()); step += 1) await page.keyboard.press('Tab');
  expect(await hasFocus()).toBe(true);
  await page.keyboard.press('Enter');
  await page.waitForFunction(
    () => (document.querySelector('dialog video') as HTMLVideoElement).currentTime > 0,
  );
  expect(films.every((url) => url.startsWith(`${site.url()}/assets/`))).toBe(true);
  const captions = await page
    .locator('dialog video')
    .evaluate((video: HTMLVideoElement) =>
      [...video.textTracks].map(({ language, mode }) => `${language} ${mode}`),
    );
  expect(captions).toEqual(['de showing', 'en disabled']);
  await page.keyboard.press('Escape');
  await page.locator('dialog video').waitFor({ state: 'detached' });
  expect(await page.locator('dialog[open]').count()).toBe(0);
  expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(new URL(page.url()).pathname).toBe(PAGE);
  // A transcript of the film is available below.
  await page.locator('main figure summary').first().click();
  await page.getByText('Ein gelbes Rad rollt von links ins Bild.').waitFor();
  expect(foreignRequests).toEqual([]);
  expect(complaints).toEqual([]);
  await close();
});

it.each([
  [1920, 950],
  [1366, 650],
  [844, 390],
  [360, 740],
])('has all its controls within a window of %d × %d px, without a scroll bar', async (width, height) => {
  const { page, close } = await site.visit({ viewport: { width, height }, reducedMotion: 'reduce' });
  await page.goto(site.url() + PAGE);
  await untilHydrated(page);
  await page.locator(LINK).click();
  const buttons = page.locator('dialog[open] button, dialog[open] [role="slider"], dialog[open] input');
  await page.locator('dialog[open]').getByRole('button', { name: 'Film abspielen' }).waitFor();
  const outside = await buttons.evaluateAll((all) =>
    all.flatMap((control) => {
      const { top, bottom } = control.getBoundingClientRect();
      return top < 0 || bottom > innerHeight ? [control.outerHTML.slice(0, 80)] : [];
    }),
  );
  expect(outside).toEqual([]);
  const scrolled = await page
    .locator('dialog[open], dialog[open] div')
    .evaluateAll((all) =>
      all.filter(
        (box) =>
          box.scrollHeight > box.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(box).overflowY),
      ),
    );
  expect(scrolled).toEqual([]);
  await close();
});

it('says what it weighs, and opens its lighter file without script', async () => {
  const { page, close } = await site.visit({ javaScriptEnabled: false });
  await page.goto(site.url() + PAGE);
  expect(await page.locator(LINK).innerText()).toMatch(/0:12, 182,9\u00A0kB/);
  const address = (await page.locator(LINK).getAttribute('href')) ?? '';
  const answer = await page.request.get(site.url() + address);
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toBe('video/mp4');
  await close();
});
