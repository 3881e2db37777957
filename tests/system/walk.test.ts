import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import type { Email } from 'postal-mime';
import { launchBrowser } from '../../scripts/browser/launchBrowser';
import { freePort } from '../../scripts/testbed/freePort';
import type { Entry } from '../../server/intake/store/manifest';
import { BOT_AGE_MS } from '../../src/config/formTimers';
import { pagePaths, ROOT } from '../helpers/builtSite';
import { eventually } from '../helpers/eventually';
import { type SiteServer, startSite } from '../helpers/siteServer';
import { openVisit, untilHydrated } from '../helpers/visit';
import { DOCX_ENTRIES, zipFile } from '../server/intake/zipFile';
import { type Clamd, MALWARE, startRealClamd } from './clamd';
import { type MailServer, startMailServer } from './mailServer';

let clamd: Clamd;
let mail: MailServer;
let site: SiteServer;
let browser: Browser;
let environment: Record<string, string>;

beforeAll(async () => {
  [clamd, mail, browser] = await Promise.all([startRealClamd(), startMailServer(), launchBrowser(ROOT)]);
  const port = await freePort();
  environment = {
    INTAKE_SMTP_URL: mail.url,
    INTAKE_CLAMD: clamd.socket,
    // So that links in mails lead here.
    SITE_ORIGIN: `http://127.0.0.1:${port}`,
  };
  site = await startSite({ port, environment });
});

afterAll(async () => {
  await browser?.close();
  await site?.stop();
  await mail?.stop();
  await clamd?.remove();
});

const FORM = pagePaths.find((path) => /^\/jobs\/application\/.*-\d+\/$/.test(path)) ?? '';
const RECRUITER = 'jobs@sff.example';

interface ChosenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

const RESUME: ChosenFile = {
  name: 'Lebenslauf ä.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.7 ${'x'.repeat(300_000)}`),
};
const FILES: Readonly<Record<string, ChosenFile>> = {
  resume: RESUME,
  portfolio: {
    name: 'Mappe „eins“.png',
    mimeType: 'image/png',
    buffer: Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(2_000_000, 7)]),
  },
  certificates: { name: 'Zeugnis.docx', mimeType: '', buffer: zipFile(DOCX_ENTRIES) },
};
const INFECTED = { ...RESUME, buffer: Buffer.from(`%PDF-1.7 ${MALWARE}`) };

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** The output of `npm run applications`. */
async function applications(...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)('npm', ['run', '-s', 'applications', '--', ...args], {
    cwd: ROOT,
    env: { ...process.env, ...environment, INTAKE_DIR: site.intakeDir },
  });
  return stdout;
}

async function fillIn(page: Page, email: string, files: Readonly<Record<string, ChosenFile>>): Promise<void> {
  await page.goto(site.url + FORM);
  await untilHydrated(page);
  for (const [name, value] of Object.entries({ first_name: 'Mira', last_name: 'Sandoval', email }))
    await page.locator(`form [name="${name}"]`).fill(value);
  for (const [name, file] of Object.entries(files))
    await page.locator(`form [name="${name}"]`).setInputFiles(file);
  await page.locator('form [name="privacy_ack"]').check();
  // Forms sent faster than a person could are quarantined.
  await page.waitForTimeout(BOT_AGE_MS + 500);
  await page.locator('form button[type="submit"]').click();
}

async function mailTo(address: string): Promise<Email> {
  await eventually(async () => (await mail.mailsTo(address)).length > 0, true);
  const [first] = await mail.mailsTo(address);
  if (!first) throw new Error('no mail');
  return first;
}

it('an application goes from the browser into a real mailbox with intact files, and away by the link in the mail', async () => {
  const { page, close } = await openVisit(browser, site.url, { reducedMotion: 'reduce' });
  await fillIn(page, 'mira@post.example', FILES);
  const shown = page.getByText(/SFF-[0-9A-Z]{5}-[0-9A-Z]{5}/).first();
  await shown.waitFor();
  const [reference = ''] = /SFF-[0-9A-Z]{5}-[0-9A-Z]{5}/.exec(await shown.innerText()) ?? [];

  const recruiters = await mailTo(RECRUITER);
  expect(recruiters.subject).toContain(reference);
  expect(recruiters.replyTo).toEqual([{ name: 'Mira Sandoval', address: 'mira@post.example' }]);
  const sent = Object.values(FILES);
  expect(recruiters.attachments.map(({ filename }) => filename)).toEqual(sent.map(({ name }) => name));
  expect(recruiters.attachments.map(({ content }) => sha256(Buffer.from(content as ArrayBuffer)))).toEqual(
    sent.map(({ buffer }) => sha256(buffer)),
  );

  expect(await applications()).toContain(reference);
  const [entry] = JSON.parse(await applications('list', '--json')) as Entry[];
  expect(entry?.state).toMatchObject({
    status: 'held',
    scan: 'clean',
    deliveries: { recruiter: { attempts: 1 }, confirmation: { attempts: 1 } },
  });

  const confirmation = await mailTo('mira@post.example');
  expect(confirmation.text).toContain(reference);
  const [link = ''] = /^http:\S+\/api\/deletion\/\S+$/m.exec(confirmation.text ?? '') ?? [];
  await page.goto(link);
  expect(await applications('list', '--json')).toContain(reference);
  await page.getByRole('button', { name: 'Endgültig löschen' }).click();
  await page.getByRole('heading', { name: 'Gelöscht' }).waitFor();
  expect(await applications()).toContain('Nothing in ');
  await close();
});

it('an infected file is refused at its field, and nothing of it is kept or sent', async () => {
  const { page, close } = await openVisit(browser, site.url, { reducedMotion: 'reduce' });
  await fillIn(page, 'krank@post.example', { ...FILES, resume: INFECTED });
  await page.getByText('In der Datei wurde Schadsoftware gefunden.').first().waitFor();
  expect(await applications()).toContain('Nothing in ');
  expect(await mail.mailsTo('krank@post.example')).toEqual([]);
  await close();
});

it('while the scanner is down an application is taken and held, and goes out by itself when it is back', async () => {
  await clamd.stop();
  const { page, close } = await openVisit(browser, site.url, { reducedMotion: 'reduce' });
  await fillIn(page, 'spaeter@post.example', { resume: RESUME });
  await page
    .getByText(/SFF-[0-9A-Z]{5}-[0-9A-Z]{5}/)
    .first()
    .waitFor();
  expect(await applications('list', '--status', 'unscanned')).toContain('Mira Sandoval');
  expect(await mail.mailsTo('spaeter@post.example')).toEqual([]);
  await clamd.start();
  // The server checks every minute.
  for (let waited = 0; waited < 6 && (await mail.mailsTo('spaeter@post.example')).length === 0; waited += 1) {
    await delay(15_000);
  }
  expect((await mailTo('spaeter@post.example')).subject).toContain('Deine Bewerbung ist da');
  await close();
});
