// Covers src/offline, src/page-data, src/navigation, server.
import { changingSite, follow, untilKept, untilNextWaits } from '../helpers/changingSite';
import { nextContent } from '../helpers/deploy';
import { untilHydrated } from '../helpers/visit';

const site = changingSite();

describe('a deploy while tabs are open', () => {
  it('shows the new build with the next click, without a failed script, and leaves typed input alone', async () => {
    const url = await site.serve();
    const { page, complaints, close } = await site.open(url, '/jobs/');
    const other = await page.context().newPage();
    await other.goto(`${url}/jobs/`);
    await untilHydrated(other);
    // Any field will do: its value lasts as long as the document.
    await other.evaluate(() => document.body.append(document.createElement('textarea')));
    const field = other.locator('body > textarea');
    await field.fill('wien');

    await site.deploy();
    const failed: string[] = [];
    page.on('response', (response) => {
      if (response.status() >= 400) failed.push(response.url());
    });
    const job = page
      .locator('main a[href^="/jobs/"]')
      .filter({ hasNotText: /initiativ/i })
      .first();
    const target = (await job.getAttribute('href')) ?? '';
    await job.evaluate((link: HTMLAnchorElement) => link.click());
    await page.waitForFunction(() => document.title.startsWith('Neue Auflage'));
    expect(new URL(page.url()).pathname).toBe(target);
    expect(failed).toEqual([]);
    expect(complaints).toEqual([]);
    expect(await field.inputValue()).toBe('wien');
    await close();
  });

  it('goes on in the open tab after a change of content, and shows the new words with the next click', async () => {
    const content = nextContent('/about/', 'Neue Worte');
    try {
      const url = await site.serve();
      const { page, complaints, close } = await site.open(url, '/news/');
      await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
      await site.serve({ distDir: content.dir });
      await follow(page, '/about/');
      await page.waitForFunction(() => document.title === 'Neue Worte');
      expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
      expect(await page.getByRole('status').getByRole('button').count()).toBe(0);
      await page.reload();
      expect(await page.title()).toBe('Neue Worte');
      expect(complaints).toEqual([]);
      await close();
    } finally {
      content.remove();
    }
  });

  it('offers the new build, and changes to it when the visitor says so', async () => {
    const url = await site.serve();
    const { page, close } = await site.open(url, '/');
    await site.deploy();
    await page.reload();
    // Pages are loaded network-first, so that no outdated page is ever shown.
    expect(await page.title()).toContain('Neue Auflage');
    const loaded = page.waitForEvent('load');
    await page.getByRole('status').getByRole('button', { name: 'Jetzt laden' }).click();
    await loaded;
    await untilKept(page);
    const waiting = await page.evaluate(
      async () => (await navigator.serviceWorker.getRegistration())?.waiting,
    );
    expect(waiting ?? null).toBeNull();
    // The cached pages have been fetched again.
    await page.waitForFunction(async () => {
      const names = (await caches.keys()).filter((name) => name.startsWith('pages-'));
      const response = await caches.match('/');
      return names.length === 1 && (await response?.text())?.includes('Neue Auflage');
    });
    await close();
  });

  it('does not offer it while a form holds unsent input, but as soon as it is sent and the visitor goes on', async () => {
    const url = await site.serve();
    const { page, close } = await site.open(url, '/');
    await site.deploy();
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        document.documentElement.dataset['formDirty'] = '';
      });
    });
    await page.reload();
    await untilHydrated(page);
    await untilNextWaits(page);
    expect(await page.getByRole('status').getByRole('button').count()).toBe(0);
    await page.evaluate(() => delete document.documentElement.dataset['formDirty']);
    await follow(page, '/jobs/');
    await page.getByRole('status').getByRole('button', { name: 'Jetzt laden' }).waitFor();
    await close();
  });

  it('leaves what was visited readable without a network, also when the new build has not been online yet', async () => {
    const url = await site.serve();
    const { page, close } = await site.open(url, '/news/');
    const context = page.context();
    await follow(page, '/jobs/');
    await page.waitForFunction(() => document.title.includes('Jobs'));
    await untilKept(page, '/jobs/');
    await site.deploy();
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    await untilNextWaits(page);
    // With the last tab, the old build's service worker ends, and its in-memory scripts and data are gone.
    const train = await context.newPage();
    await train.goto('about:blank');
    await page.close();
    await site.unplug();
    for (const [path, word] of [
      ['/news/', 'News'],
      ['/jobs/', 'Jobs'],
      ['/news/', 'News'],
    ] as const) {
      await train.goto(url + path);
      await untilHydrated(train);
      expect(await train.title()).toContain(word);
      expect(await train.locator('html').getAttribute('data-offline')).toBeNull();
    }
    await close();
  });
});
