import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { type Browser, type BrowserServer, chromium, type LaunchOptions } from 'playwright-core';

/** An executable browser and the environment it needs. */
export interface InstalledBrowser {
  executablePath: string;
  env: Record<string, string>;
}

/** Flags for a browser that makes no background requests and renders the same on all machines. */
export const BROWSER_FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  // Everything is drawn in software, so a process of its own for it only copies pictures to and fro.
  '--in-process-gpu',
  '--hide-scrollbars',
  '--force-device-scale-factor=1',
  '--font-render-hinting=none',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
] as const;

/** Free bytes in shared memory that are enough for several browsers at once; containers often have only 64 MB. */
const SHARED_MEMORY_BYTES = 1e9;

const PACKAGE_DIR = 'node_modules/@sparticuz/chromium';

function unpack(root: string, target: string): void {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error(
      `The packaged test browser runs on Linux x64 only, and this is ${process.platform} ${process.arch}. Set CHROME_PATH to the program of an installed Chrome or Chromium.`,
    );
  }
  mkdirSync(path.dirname(target), { recursive: true });
  // Unpack next to the target, then rename, so that concurrent or killed processes leave no incomplete browser.
  const draft = mkdtempSync(`${target}-`);
  const result = spawnSync(process.execPath, [path.join(root, 'scripts/browser/unpackBrowser.mjs')], {
    cwd: root,
    env: { ...process.env, TMPDIR: draft },
    encoding: 'utf8',
  });
  if (result.status !== 0) {
    rmSync(draft, { recursive: true, force: true });
    throw new Error(
      `The test browser could not be unpacked to ${target}: ${(result.error?.message ?? result.stderr).trim()}. It needs 250 MB there; or set CHROME_PATH to an installed Chrome.`,
    );
  }
  writeFileSync(path.join(draft, 'fonts.conf'), fontConfig(path.join(target, 'fonts')));
  try {
    renameSync(draft, target);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    // Another process has unpacked the same browser first.
    if (!existsSync(path.join(target, 'chromium'))) throw error;
  }
}

/** True if system libraries are missing, as on a minimal Linux; the package includes them. */
function missesLibraries(executablePath: string): boolean {
  const result = spawnSync('ldd', [executablePath], { encoding: 'utf8' });
  return result.status === 0 && result.stdout.includes('not found');
}

/** Hides the system's fonts, so that text in fallback fonts looks the same on all machines. */
function fontConfig(fonts: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${fonts}</dir><cachedir>${fonts}/cache</cachedir></fontconfig>
`;
}

/**
 * Returns the pinned browser from the npm dependencies, unpacked once per version below `.cache`, or the one in
 * `CHROME_PATH`.
 * @throws if the package cannot be unpacked or does not run on this platform; the message says what to do
 */
export function installBrowser(root: string): InstalledBrowser {
  const own = process.env['CHROME_PATH'];
  if (own) return { executablePath: own, env: {} };
  const { version } = JSON.parse(readFileSync(path.join(root, PACKAGE_DIR, 'package.json'), 'utf8')) as {
    version: string;
  };
  const directory = path.join(root, '.cache', `chromium-${version}`);
  const executablePath = path.join(directory, 'chromium');
  if (!existsSync(executablePath)) unpack(root, directory);
  const env: Record<string, string> = { FONTCONFIG_FILE: path.join(directory, 'fonts.conf') };
  if (missesLibraries(executablePath)) env['LD_LIBRARY_PATH'] = path.join(directory, 'al2023', 'lib');
  return { executablePath, env };
}

/** True if browsers can exchange what they draw in memory. In files on the disk it costs a tenth of their time. */
function hasSharedMemory(): boolean {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm');
    return bavail * bsize >= SHARED_MEMORY_BYTES;
  } catch {
    return false;
  }
}

/** How the pinned browser of the project is started; `without` are flags of Playwright's own that are left out. */
function launchOptions(
  root: string,
  flags: readonly string[] = [],
  without: readonly string[] = [],
): LaunchOptions {
  const { executablePath, env } = installBrowser(root);
  const inherited = Object.fromEntries(
    Object.entries(process.env).filter(([, value]) => value !== undefined),
  );
  return {
    executablePath,
    args: [...BROWSER_FLAGS, ...flags],
    ignoreDefaultArgs: [...without, ...(hasSharedMemory() ? ['--disable-dev-shm-usage'] : [])],
    env: { ...(inherited as Record<string, string>), ...env },
  };
}

/**
 * Starts the pinned browser with optional additional flags. The caller must close it; if the caller is killed, the
 * browser ends too.
 */
export const launchBrowser = (root: string, flags?: readonly string[]): Promise<Browser> =>
  chromium.launch(launchOptions(root, flags));

/** {@link launchBrowser} as visitors have it: after Back it shows pages from its back/forward cache. */
export const launchBrowserWithCache = (root: string): Promise<Browser> =>
  chromium.launch(launchOptions(root, ['--enable-bfcache'], ['--disable-back-forward-cache']));

/**
 * Starts the pinned browser for several processes, which connect to its `wsEndpoint()`. The caller must close it; if the
 * caller is killed, the browser ends too.
 */
export const launchBrowserServer = (root: string): Promise<BrowserServer> =>
  chromium.launchServer({ ...launchOptions(root), host: '127.0.0.1' });
