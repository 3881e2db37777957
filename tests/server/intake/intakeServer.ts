import { until } from '../../../scripts/testbed/until';
import { ownAddressHash } from '../../../server/intake/limits/addressHash';
import type { Intake } from '../../../server/intake/intake';
import { NamedLock } from '../../../server/intake/store/lock';
import { createRateLimit, type RateLimits } from '../../../server/intake/limits/rateLimit';
import { noteFailures } from '../../../server/intake/noteFailures';
import { LINK_RATES } from '../../../server/intake/openIntake';
import { registerLinks } from '../../../server/intake/links/registerLinks';
import { registerIntake } from '../../../server/intake/registerIntake';
import {
  CONFIRMATION_CHANNEL,
  INBOX_CHANNEL,
  INFECTED_CHANNEL,
  UPDATE_CHANNEL,
  WEBHOOK_UPDATE_CHANNEL,
} from '../../../server/intake/store/channelNames';
import type { Deletion } from '../../../server/intake/store/manifest';
import type { Heartbeat } from '../../../server/intake/store/runs';
import type { Store } from '../../../server/intake/store/store';
import {
  createUploadLimit,
  type UploadLimit,
  type UploadLimits,
} from '../../../server/intake/limits/uploadLimit';
import { readSettings } from '../../../server/settings';
import { startListening } from '../listeningServer';
import { createSiteFixture, INTAKE_SITE, type SiteFixture } from '../siteFixture';
import { createPlace, type Place, type STORES } from './places';

/** An afternoon on the last day of job 88. */
export const NOW = new Date('2026-11-21T13:00:00Z');

/** What is recorded of a deletion by a test. */
export const BY_COMMAND: Deletion = { at: NOW.toISOString(), by: 'command' };

/** A server with an intake and a store of its own. */
export interface IntakeServer {
  base: string;
  port: number;
  intake: Intake;
  store: Store;
  place: Place;
  /** Folder of the spool; with an object store, that of running uploads. */
  spoolDir: string;
  /** The log, one JSON object per line. */
  log: () => string;
  /** Sets the intake's clock. */
  setNow: (now: Date) => void;
  /** Content of the store: references of entries, or names of everything that belongs to none. */
  names: (folder: 'entries' | 'tmp') => Promise<string[]>;
  /** Resolves when this many uploads have begun since the start and all of them have ended. */
  uploadsEnded: (count: number) => Promise<void>;
  stop: () => Promise<void>;
}

const ALL_CHANNELS = [
  INBOX_CHANNEL,
  UPDATE_CHANNEL,
  CONFIRMATION_CHANNEL,
  INFECTED_CHANNEL,
  'webhook',
  WEBHOOK_UPDATE_CHANNEL,
];

/** Options that differ from the defaults: no rate and upload limits, and a disk of any size is enough. */
export interface IntakeOptions {
  rates?: RateLimits;
  /** Limits of links to applications; the usual ones by default. */
  linkRates?: RateLimits;
  /** Channels that are configured when an entry arrives; all of them by default. */
  channels?: readonly string[];
  /** True if responses announce a confirmation. */
  confirms?: boolean;
  uploads?: Omit<UploadLimits, 'dir'>;
  /** Number of proxies whose X-Forwarded-For is trusted, 0 by default. */
  trustProxy?: number;
  /** A spool by default. */
  kind?: (typeof STORES)[number];
  /** A store shared with another server; it is not removed. */
  place?: Place;
  /** `info` by default. */
  logLevel?: 'info' | 'trace';
  /** Replaces the usual heartbeat. */
  heartbeat?: Heartbeat;
  /** By default a clock that advances by a minute with each look at it, so that nothing is answered from memory. */
  steadyMs?: () => number;
}

/** Counts the uploads that a limit lets begin, and those that have ended. */
function countUploads(limit: UploadLimit) {
  const counts = { begun: 0, ended: 0 };
  const counted: UploadLimit = {
    async begin(...facts) {
      const upload = await limit.begin(...facts);
      if ('status' in upload) return upload;
      counts.begun += 1;
      return {
        ...upload,
        end: () => {
          upload.end();
          counts.ended += 1;
        },
      };
    },
  };
  return { counts, counted };
}

let site: SiteFixture | undefined;

afterAll(async () => {
  await site?.remove();
  site = undefined;
});

/** Starts a server on a free port. */
export async function startIntake(options: IntakeOptions = {}): Promise<IntakeServer> {
  site ??= await createSiteFixture();
  const place = options.place ?? (await createPlace(options.kind ?? 'spool'));
  const store = await place.open(options.heartbeat);
  // Of a new store, the last time seen is that of its folder, which is later than the intake's clock.
  if (!options.place) await store.noteTime(NOW);
  // However full the disk of this machine is.
  store.scratch.freeShare = async () => 1;
  const { counts, counted } = countUploads(
    createUploadLimit(
      { perNetwork: 0, budgetBytes: 0, dir: place.dir, ...options.uploads },
      ownAddressHash(),
    ),
  );
  let now = NOW;
  let steady = 0;
  const steadyMs = options.steadyMs ?? (() => (steady += 60_000));
  let log = '';
  let intake: Intake | undefined;
  const { app, port } = await startListening(
    {
      distDir: site.distDir,
      trustProxy: options.trustProxy ?? 0,
      logLevel: options.logLevel ?? 'info',
      logStream: { write: (line) => (log += line) },
    },
    (server) => {
      intake = {
        store,
        site: INTAKE_SITE,
        secret: 'a secret for tests, which nobody else knows',
        siteOrigin: 'https://www.sff.example',
        retentionMaxShare: readSettings({}).retentionMaxShare,
        findings: { retentionHeld: undefined, undeletable: new Map(), unqueued: new Map() },
        rateLimit: createRateLimit(options.rates ?? { perJob: 0, perAddress: 0 }, ownAddressHash()),
        linkLimit: createRateLimit(options.linkRates ?? LINK_RATES, ownAddressHash()),
        uploads: counted,
        lock: new NamedLock(),
        now: () => now,
        log: server.log,
        noteFailure: noteFailures(server.log, steadyMs),
        channels: options.channels ?? ALL_CHANNELS,
        confirms: () => options.confirms ?? false,
        onStored: () => undefined,
        close: () => undefined,
      };
      registerIntake(server, intake, async () => undefined, steadyMs);
      registerLinks(server, intake, { renderPage: async () => undefined, stylesheets: () => [] });
    },
  );
  if (!intake) throw new Error('The server has not prepared its intake.');
  return {
    intake,
    base: `http://127.0.0.1:${port}`,
    port,
    store,
    place,
    spoolDir: place.dir,
    log: () => log,
    setNow: (moment) => (now = moment),
    names: (folder) => (folder === 'entries' ? place.entries() : place.leftovers()),
    uploadsEnded: async (count) =>
      void (await until(() => counts.begun >= count && counts.ended >= counts.begun)),
    stop: async () => {
      await app.close();
      if (options.place === undefined) await place.remove();
    },
  };
}
