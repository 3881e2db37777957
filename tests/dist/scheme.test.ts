// Covers src/theme, src/document, src/layout, src/components, src/sections, src/templates, src/forms.
import type { BrowserContextOptions, Page } from 'playwright-core';
import { TEMPLATE_PAGES } from '../../scripts/bench/load/templatePages';
import { SCHEME_FIELD } from '../../src/config/schemes';
import { NIGHT_ROLES, THEME_ROLES } from '../../src/theme/colors';
import { axeFaults } from '../helpers/axe';
import { follow, untilIdle } from '../helpers/curtain';
import { siteInBrowser } from '../helpers/siteInBrowser';
import { slowBody } from '../helpers/slowBody';
import { lookAtEach, untilHydrated, type Visit } from '../helpers/visit';

const site = siteInBrowser();
const slowUrl = slowBody(site.url);

/** One page of each template, and those with every theme or with ink-coloured areas. */
const PAGES = [...Object.values(TEMPLATE_PAGES).map(({ de }) => de), '/kontakt/', '/berlin/', '/services/'];

const rgb = (hex: string) =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;
const PAPER = rgb(THEME_ROLES.light.bg);
const NIGHT = rgb(NIGHT_ROLES.bg);

const groundOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
const nativeOf = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
const choice = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });

async function open(path: string, options: BrowserContextOptions = {}): Promise<Visit> {
  const visit = await site.visit({ reducedMotion: 'reduce', ...options });
  await visit.page.goto(site.url() + path);
  if (options.javaScriptEnabled !== false) await untilHydrated(visit.page);
  return visit;
}

/** Contrast faults of all pages with these browser settings; `prepare` is called for each tab. */
async function contrastFaults(
  options: BrowserContextOptions,
  contrasts: readonly ('no-preference' | 'more')[],
  prepare: (page: Page) => Promise<unknown> = () => Promise.resolve(),
): Promise<string[]> {
  const faults: string[] = [];
  await lookAtEach(
    PAGES,
    async () => {
      const visit = await site.visit({ bypassCSP: true, reducedMotion: 'reduce', ...options });
      await prepare(visit.page);
      return visit;
    },
    async ({ page }, path) => {
      await page.goto(site.url() + path);
      await untilHydrated(page);
      for (const contrast of contrasts) {
        await page.emulateMedia({ contrast });
        const found = await axeFaults(page, { rules: ['color-contrast', 'link-in-text-block'] });
        faults.push(...found.map((fault) => `${path}, contrast ${contrast}: ${fault}`));
      }
    },
  );
  return faults;
}

describe('in the dark scheme', () => {
  it('words can be read on every kind of page where the device asks for it, also for more contrast', async () => {
    expect(await contrastFaults({ colorScheme: 'dark' }, ['no-preference', 'more'])).toEqual([]);
  });

  it('words can be read on every kind of page where somebody chose it', async () => {
    const choose = (page: Page) =>
      page.addInitScript((key) => localStorage.setItem(key, 'dark'), SCHEME_FIELD);
    expect(await contrastFaults({ colorScheme: 'light' }, ['no-preference'], choose)).toEqual([]);
  });

  it('words can be read in a form with mistakes and in the dialog of consent', async () => {
    const { page, close } = await open('/jobs/application/art-direction-4115/', {
      colorScheme: 'dark',
      bypassCSP: true,
    });
    await page.locator('main form [type=submit]').click();
    await page.locator('main [role=alert]').first().waitFor();
    expect(await axeFaults(page, { rules: ['color-contrast'] })).toEqual([]);
    await page.locator('a[href="#usercentrics-revoke"]').click();
    await page.locator('dialog[open]').waitFor();
    expect(await axeFaults(page, { within: 'dialog', rules: ['color-contrast'] })).toEqual([]);
    await close();
  });

  it('paper and native parts are dark, and a field of ink is what it was', async () => {
    const { page, close } = await open('/kontakt/', { colorScheme: 'dark' });
    expect(await groundOf(page)).toBe(rgb(THEME_ROLES.yellow.bg));
    expect(await nativeOf(page)).toBe('light');
    await page.goto(`${site.url()}/jobs/`);
    expect(await groundOf(page)).toBe(NIGHT);
    expect(await nativeOf(page)).toBe('dark');
    await page.emulateMedia({ media: 'print' });
    expect(await page.evaluate(() => getComputedStyle(document.body).color)).toBe(rgb('#05050a'));
    await close();
  });
});

it('the light scheme is what it was, and more contrast leaves no grey words', async () => {
  const { page, close } = await open('/jobs/', { colorScheme: 'light' });
  expect(await groundOf(page)).toBe(PAPER);
  await page.emulateMedia({ contrast: 'more' });
  const [muted, text] = await page.evaluate(() => {
    const styles = getComputedStyle(document.documentElement);
    return [styles.getPropertyValue('--muted'), styles.getPropertyValue('--text')];
  });
  expect(muted).toBe(text);
  await close();
});

it.each([360, 1280, 2000])(
  'with more contrast, logo and links stand within the ground of the header at %i px',
  async (width) => {
    const options = { viewport: { width, height: 800 }, contrast: 'more' } as const;
    const { page, close } = await open('/', options);
    for (const path of ['/', '/gibt-es-nicht/']) {
      await page.goto(site.url() + path);
      const [ground, bottom, lowest] = await page
        .locator('header')
        .evaluate((header) => [
          getComputedStyle(header).backgroundColor,
          header.getBoundingClientRect().bottom,
          Math.max(
            ...[...header.querySelectorAll('a, button')]
              .filter((part) => part.checkVisibility())
              .map((part) => part.getBoundingClientRect().bottom),
          ),
        ]);
      expect(ground).not.toBe('rgba(0, 0, 0, 0)');
      expect([path, Number(lowest) <= Number(bottom)]).toEqual([path, true]);
    }
    await close();
  },
);

describe('the switch', () => {
  it('is worked by keyboard, is kept over pages and reloads, and says nothing on the console', async () => {
    const { page, complaints, close } = await open('/jobs/', { colorScheme: 'light' });
    await expect(choice(page, 'System').isChecked()).resolves.toBe(true);
    await choice(page, 'System').focus();
    await page.keyboard.press('ArrowLeft');
    expect(await groundOf(page)).toBe(NIGHT);
    await follow(page, '/work/');
    await untilIdle(page);
    expect(await groundOf(page)).toBe(NIGHT);
    await page.reload();
    await untilHydrated(page);
    expect(await groundOf(page)).toBe(NIGHT);
    expect(await choice(page, 'Dunkel').isChecked()).toBe(true);
    await page.goto(`${site.url()}/en/jobs/`);
    await untilHydrated(page);
    expect(await choice(page, 'Dark').isChecked()).toBe(true);
    await page.getByRole('group', { name: 'Colour scheme' }).getByRole('radio', { name: 'System' }).click();
    expect(await groundOf(page)).toBe(PAPER);
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    expect(complaints).toEqual([]);
    await close();
  });

  it('has the last word against the device', async () => {
    const { page, close } = await open('/jobs/', { colorScheme: 'dark' });
    await choice(page, 'Hell').click();
    expect([await groundOf(page), await nativeOf(page)]).toEqual([PAPER, 'light']);
    await close();
  });

  it('answers in the other tabs', async () => {
    const { page, close } = await open('/jobs/', { colorScheme: 'light' });
    const other = await page.context().newPage();
    await other.goto(`${site.url()}/work/`);
    await choice(page, 'Dunkel').click();
    await other.waitForFunction(() => document.documentElement.dataset['scheme'] === 'dark');
    expect(await groundOf(other)).toBe(NIGHT);
    await close();
  });

  it('is done before the first paint of later pages: they never have the other ground', async () => {
    // The script needs less time than a document's body on a network, but not always less than one from this machine.
    const { page, close } = await site.visit({ colorScheme: 'light' });
    // The script is in the cache from here on, as after every choice.
    await page.goto(`${slowUrl()}/about/`);
    await untilHydrated(page);
    await page.evaluate((key) => localStorage.setItem(key, 'dark'), SCHEME_FIELD);
    await page.addInitScript(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      const look = () => {
        if (document.body) seen.push(getComputedStyle(document.documentElement).backgroundColor);
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await page.goto(`${slowUrl()}/jobs/`);
    await untilHydrated(page);
    const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
    expect([...new Set(seen)]).toEqual([NIGHT]);
    await close();
  });

  it('is not shown without script, where the device decides', async () => {
    const { page, close } = await open('/jobs/', { colorScheme: 'dark', javaScriptEnabled: false });
    expect(await page.locator('footer fieldset').isVisible()).toBe(false);
    await close();
  });

  it.each(['light', 'dark'] as const)(
    'shows all its words and its focus in forced colours of a %s palette',
    async (colorScheme) => {
      const { page, close } = await open('/about/', { colorScheme, forcedColors: 'active' });
      const words = await page.evaluate(() => getComputedStyle(document.body).color);
      const option = (name: string) => page.locator('footer label', { hasText: name });
      const colorOf = (name: string) =>
        option(name)
          .locator('span')
          .evaluate((word) => getComputedStyle(word).color);
      await choice(page, 'System').focus();
      await page.keyboard.press('ArrowRight');
      expect([await colorOf('System'), await colorOf('Dunkel')]).toEqual([words, words]);
      const chosen = option('Hell').locator('input');
      expect(await chosen.evaluate((input) => getComputedStyle(input).outlineColor)).toBe(words);
      await close();
    },
  );
});

describe('the note of a release', () => {
  const PAGE = '/presse/gehaltsbaender-2026/';
  const note = (page: Page) => page.locator('main [data-theme]', { hasText: 'presse@sff.example' });

  it('differs from the page', async () => {
    const { page, close } = await open(PAGE);
    expect(await groundOf(page)).toBe(rgb(THEME_ROLES.light.bg));
    expect(await note(page).evaluate((sheet) => getComputedStyle(sheet).backgroundColor)).toBe(
      rgb(THEME_ROLES.yellow.bg),
    );
    await close();
  });

  it.each(['light', 'dark'] as const)(
    'has an outline in forced colours of a %s palette, and the logo all its letters',
    async (colorScheme) => {
      const { page, close } = await open(PAGE, { colorScheme, forcedColors: 'active' });
      const words = await page.evaluate(() => getComputedStyle(document.body).color);
      expect(await note(page).evaluate((sheet) => getComputedStyle(sheet).outlineColor)).toBe(words);
      const letter = page.locator('footer clipPath + path');
      expect(await letter.evaluate((shape) => getComputedStyle(shape).fill)).toBe(words);
      await close();
    },
  );
});
