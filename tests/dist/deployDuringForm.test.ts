// Covers src/offline, src/page-data, src/forms, src/navigation.
import { pagePaths } from '../helpers/builtSite';
import { changingSite, follow, untilNextWaits } from '../helpers/changingSite';
import type { Visit } from '../helpers/visit';

const site = changingSite();

describe('a deploy while an application is being written', () => {
  const APPLICATION = pagePaths.find((page) => /^\/jobs\/application\/.*-\d+\/$/.test(page)) ?? '';
  const RESUME = {
    name: 'Lebenslauf.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7 resume'),
  };

  /** Starts an application, with a file, while the next build goes online and its worker waits. */
  async function typeDuringDeploy(): Promise<Visit & { failed: string[]; asked: string[] }> {
    const url = await site.serve();
    const visit = await site.open(url, APPLICATION);
    const { page } = visit;
    const failed: string[] = [];
    const asked: string[] = [];
    page.on('response', (response) => {
      if (response.status() >= 400) failed.push(response.url());
    });
    page.on('dialog', (dialog) => {
      asked.push(dialog.type());
      void dialog.accept();
    });
    for (const [name, value] of Object.entries({
      first_name: 'Mira',
      last_name: 'Sandoval',
      email: 'mira@post.example',
      pitch: 'Bleibt.',
    }))
      await page.fill(`form [name="${name}"]`, value);
    await page.locator('form [name="resume"]').setInputFiles(RESUME);
    await page.check('form [name="privacy_ack"]');
    await page.locator('form li', { hasText: RESUME.name }).waitFor();
    await page.waitForFunction(() =>
      Object.entries(sessionStorage).some(
        ([key, value]) => key.startsWith('application:') && value.includes('Bleibt.'),
      ),
    );
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await site.deploy();
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    await untilNextWaits(page);
    // The next build is there and has been detected; nothing has happened to the form.
    expect(await page.getByRole('status').getByRole('button').count()).toBe(0);
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
    expect(await page.inputValue('form [name="pitch"]')).toBe('Bleibt.');
    expect(await page.locator('form li', { hasText: RESUME.name }).count()).toBe(1);
    return { ...visit, failed, asked };
  }

  it('leaves a begun application with its file alone, asks once before it is left, and then shows the new build', async () => {
    const { page, complaints, failed, asked, close } = await typeDuringDeploy();
    await follow(page, '/work/');
    await page.getByRole('dialog').getByRole('button', { name: 'Verlassen' }).click();
    await page.waitForFunction(() => document.title.startsWith('Neue Auflage'));
    expect(new URL(page.url()).pathname).toBe('/work/');
    expect(asked).toEqual([]);
    expect(failed).toEqual([]);
    expect(complaints).toEqual([]);
    // The input is still there when the visitor returns, in the new build.
    await page.goBack();
    await page.getByRole('button', { name: 'Bewerbung senden' }).waitFor();
    await page.waitForFunction(
      () => document.querySelector<HTMLTextAreaElement>('form [name="pitch"]')?.value === 'Bleibt.',
    );
    await close();
  });

  it('asks before it is shown in another language, too, which the new build cannot do without losing the file', async () => {
    const { page, complaints, failed, asked, close } = await typeDuringDeploy();
    const english = page.locator('header nav a[lang="en"]').first();
    const question = page.getByRole('dialog');
    await english.evaluate((link: HTMLAnchorElement) => link.click());
    await question.getByRole('button', { name: 'Weiter ausfüllen' }).click();
    await page.waitForFunction((path) => window.location.pathname === path, APPLICATION);
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
    expect(await page.locator('form li', { hasText: RESUME.name }).count()).toBe(1);
    await english.evaluate((link: HTMLAnchorElement) => link.click());
    await question.getByRole('button', { name: 'Verlassen' }).click();
    await page.waitForFunction(() => document.documentElement.lang === 'en');
    expect(await page.title()).toMatch(/^Neue Auflage/);
    await page.waitForFunction(
      () => document.querySelector<HTMLTextAreaElement>('form [name="pitch"]')?.value === 'Bleibt.',
    );
    expect((await page.getByRole('alert').allTextContents()).join('')).toBe('');
    expect(asked).toEqual([]);
    expect(failed).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  });

  it('takes an application that was begun in the old build, and offers the new one when it is sent', async () => {
    const { page, failed, close } = await typeDuringDeploy();
    await page.click('form button[type="submit"]');
    await page.getByRole('heading', { level: 1, name: 'Passt.' }).waitFor();
    await page.getByRole('status').getByRole('button', { name: 'Jetzt laden' }).waitFor();
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
    expect(failed).toEqual([]);
    await close();
  });
});
