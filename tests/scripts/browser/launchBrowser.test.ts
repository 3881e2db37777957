import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { installBrowser, launchBrowser } from '../../../scripts/browser/launchBrowser';
import { temporaryFolder } from '../../helpers/temporaryFolder';

const ROOT = path.resolve(__dirname, '../../..');
let root: string;

/** A fresh clone with its packages installed, as far as the browser is concerned. */
beforeEach(() => {
  root = temporaryFolder();
  mkdirSync(path.join(root, 'scripts'));
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(root, 'node_modules'));
  symlinkSync(path.join(ROOT, 'scripts/browser'), path.join(root, 'scripts/browser'));
});

/** Unpacks in a separate process; resolves to its exit code. */
async function installElsewhere(): Promise<unknown> {
  const program = `import { installBrowser } from './scripts/browser/launchBrowser.ts'; installBrowser(${JSON.stringify(root)});`;
  const args = ['--import', 'tsx', '--input-type=module', '-e', program];
  const [code] = (await once(spawn(process.execPath, args, { cwd: ROOT, stdio: 'inherit' }), 'close')) as [
    unknown,
  ];
  return code;
}

const packaged = process.env['CHROME_PATH'] ? describe.skip : describe;

packaged('the packaged browser', () => {
  it('is unpacked whole by two processes at once, and shows a page', async () => {
    expect(await Promise.all([installElsewhere(), installElsewhere()])).toEqual([0, 0]);
    const [folder = '', ...others] = readdirSync(path.join(root, '.cache'));
    expect(others).toEqual([]);
    const { version } = JSON.parse(
      readFileSync(path.join(ROOT, 'node_modules/@sparticuz/chromium/package.json'), 'utf8'),
    ) as { version: string };
    expect(folder).toBe(`chromium-${version}`);

    const { env } = installBrowser(root);
    expect(readFileSync(env['FONTCONFIG_FILE'] ?? '', 'utf8')).toContain(
      path.join(root, '.cache', folder, 'fonts'),
    );
    const browser = await launchBrowser(root);
    try {
      const page = await browser.newPage();
      await page.setContent('<h1 lang="de">Grüß Gott</h1>');
      expect(await page.locator('h1').innerText()).toBe('Grüß Gott');
      expect(browser.version().split('.')[0]).toBe(version.split('.')[0]);
    } finally {
      await browser.close();
    }
  });
});

it('gives way to the browser that CHROME_PATH names', () => {
  const before = process.env['CHROME_PATH'];
  process.env['CHROME_PATH'] = '/usr/bin/other-chrome';
  try {
    expect(installBrowser(root)).toEqual({ executablePath: '/usr/bin/other-chrome', env: {} });
  } finally {
    if (before === undefined) delete process.env['CHROME_PATH'];
    else process.env['CHROME_PATH'] = before;
  }
});
