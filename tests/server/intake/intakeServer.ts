import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Intake } from '../../../server/intake/intake';
import { NamedLock } from '../../../server/intake/lock';
import { createRateLimit, type RateLimits } from '../../../server/intake/rateLimit';
import { registerDeletion } from '../../../server/intake/registerDeletion';
import { registerIntake } from '../../../server/intake/registerIntake';
import { Spool } from '../../../server/intake/spool';
import { startListening } from '../listeningServer';
import { createSiteFixture, INTAKE_SITE, type SiteFixture } from '../siteFixture';

/** An afternoon of the last day of job 88. */
export const NOW = new Date('2026-11-21T13:00:00Z');

/** A server with an intake on a spool folder of its own. */
export interface IntakeServer {
  base: string;
  port: number;
  intake: Intake;
  spool: Spool;
  spoolDir: string;
  /** What was logged, one JSON object per line. */
  log: () => string;
  /** Sets the intake's clock. */
  setNow: (now: Date) => void;
  /** Names in a folder of the spool. */
  names: (folder: 'entries' | 'tmp') => Promise<string[]>;
  stop: () => Promise<void>;
}

/** What differs from the defaults: no rate limit, and a disk of any size is enough. */
export interface IntakeOptions {
  rates?: RateLimits;
  store?: (spool: Spool) => Intake['store'];
  spoolDir?: string;
}

let site: SiteFixture | undefined;

afterAll(async () => {
  await site?.remove();
  site = undefined;
});

/** Starts a server on a free port. */
export async function startIntake(options: IntakeOptions = {}): Promise<IntakeServer> {
  site ??= await createSiteFixture();
  const spoolDir = options.spoolDir ?? (await mkdtemp(join(tmpdir(), 'sff-intake-')));
  const spool = new Spool(spoolDir, 0);
  await spool.open();
  let now = NOW;
  let log = '';
  let intake: Intake | undefined;
  const { app, port } = await startListening(
    { distDir: site.distDir, logLevel: 'info', logStream: { write: (line) => (log += line) } },
    (server) => {
      intake = {
        store: options.store?.(spool) ?? spool,
        site: INTAKE_SITE,
        secret: 'a secret for tests, which nobody else knows',
        siteOrigin: 'https://www.sff.example',
        rateLimit: createRateLimit(options.rates ?? { perJob: 0, perAddress: 0 }),
        lock: new NamedLock(),
        now: () => now,
        log: server.log,
        onStored: () => undefined,
      };
      registerIntake(server, intake, async () => undefined);
      registerDeletion(server, intake);
    },
  );
  if (!intake) throw new Error('The server has not prepared its intake.');
  return {
    intake,
    base: `http://127.0.0.1:${port}`,
    port,
    spool,
    spoolDir,
    log: () => log,
    setNow: (moment) => (now = moment),
    names: (folder) => readdir(join(spoolDir, folder)),
    stop: async () => {
      await app.close();
      if (options.spoolDir === undefined) await rm(spoolDir, { recursive: true, force: true });
    },
  };
}
