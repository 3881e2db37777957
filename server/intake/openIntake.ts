import { join, relative, resolve, sep } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { type Settings, StartError } from '../settings';
import { MEGABYTE_BYTES } from '../../src/applications/limits';
import { type AddressHash, ownAddressHash, sharedAddressHash } from './limits/addressHash';
import type { Intake } from './intake';
import { NamedLock } from './store/lock';
import { createRateLimit } from './limits/rateLimit';
import { noteFailures } from './noteFailures';
import { openLater, RETRY_MS } from './openLater';
import { readIntakeSite } from './answers/readIntakeSite';
import { clamdScanner } from './scan/clamd';
import type { ConnectedStore, ObjectStoreSettings } from './s3/openObjectStore';
import { exists } from './store/durableFiles';
import { realPath } from './store/realPath';
import { Spool } from './store/spool';
import { createSharedUploads } from './limits/sharedUploads';
import { NEXT_STEPS, secretIdOf } from './store/secret';
import { type Store, StoreUnavailableError } from './store/store';
import { StoreAwayError } from './store/storeAway';
import { createUploadLimit } from './limits/uploadLimit';

/** Settings needed to open a store. */
export type StoreSettings = ObjectStoreSettings & Pick<Settings, 'intakeStore' | 'intakeCreate' | 'distDir'>;

async function openSpool({ intakeDir, intakeCreate }: StoreSettings): Promise<Spool> {
  if (!intakeCreate && !(await exists(join(intakeDir, 'entries')))) {
    throw new StartError(
      `INTAKE_DIR ("${intakeDir}") holds no applications: name the right folder, mount its volume, or let a first start of the server with INTAKE_CREATE=yes begin there.`,
    );
  }
  const spool = new Spool(intakeDir);
  try {
    await spool.open();
  } catch (error) {
    throw new StartError(
      `INTAKE_DIR ("${intakeDir}") cannot be written: ${error instanceof Error ? error.message : String(error)}.`,
    );
  }
  return spool;
}

/** @throws StartError if the folder is inside the web root or cannot be written */
async function connectStore(settings: StoreSettings): Promise<ConnectedStore> {
  const { intakeDir, distDir, intakeStore } = settings;
  const inside = relative(await realPath(distDir), await realPath(intakeDir));
  if (inside === '' || (!inside.startsWith(`..${sep}`) && inside !== '..' && resolve(inside) !== inside)) {
    throw new StartError(
      `INTAKE_DIR ("${intakeDir}") is inside the built site, where anyone could read it: choose another folder.`,
    );
  }
  if (intakeStore === 'spool') return { store: await openSpool(settings), test: async () => undefined };
  // Loaded only if used: the client is larger than the rest of the server.
  const { connectObjectStore } = await import('./s3/openObjectStore');
  return connectObjectStore(intakeStore, settings);
}

/**
 * Opens the configured store.
 * @throws StartError if it cannot be used with these settings; StoreAwayError if it does not respond
 */
export async function openStore(settings: StoreSettings): Promise<Store> {
  const { store, test } = await connectStore(settings);
  await test();
  return store;
}

type Limits = Pick<Intake, 'rateLimit' | 'linkLimit' | 'uploads' | 'close'>;

/**
 * How often per hour one address may use links to applications, and make changes there as an applicant (`perJob`): more
 * often than people do.
 */
export const LINK_RATES = { perJob: 30, perAddress: 300 };

/**
 * The configured limits, counted in memory or together with other copies of the intake.
 *
 * @param secret undefined while it is not known: then in memory
 */
async function openLimits(
  settings: Settings,
  { now, log }: Pick<Intake, 'now' | 'log'>,
  secret?: string,
): Promise<Limits> {
  const { ratePerJob: perJob, ratePerAddress: perAddress, redisUrl, intakeDir: dir } = settings;
  const rates = { perJob, perAddress };
  const uploads = {
    perNetwork: settings.uploadsPerNetwork,
    budgetBytes: settings.uploadBudgetMb * MEGABYTE_BYTES,
    dir,
  };
  if (redisUrl === '' || secret === undefined) {
    const hash = ownAddressHash();
    return {
      rateLimit: createRateLimit(rates, hash),
      linkLimit: createRateLimit(LINK_RATES, hash),
      uploads: createUploadLimit(uploads, hash),
      close: () => undefined,
    };
  }
  // Loaded only if used.
  const { connectSharedLimits } = await import('./limits/sharedLimits');
  const shared = await connectSharedLimits(redisUrl, secret, log);
  const sharedUploads = createSharedUploads(shared, uploads.budgetBytes);
  const hash: AddressHash = sharedAddressHash(secret, now);
  return {
    rateLimit: createRateLimit(rates, hash, shared),
    linkLimit: createRateLimit(LINK_RATES, hash, shared, 'link-'),
    uploads: createUploadLimit(uploads, hash, sharedUploads),
    close: () => {
      sharedUploads.close();
      shared.close();
    },
  };
}

/**
 * Takes a step that the intake cannot work without.
 * @throws StartError with the problem if the store is unavailable; StoreAwayError if it does not respond
 */
async function orStartError<T>(problem: string, step: () => Promise<T>): Promise<T> {
  try {
    return await step();
  } catch (error) {
    if (!(error instanceof StoreUnavailableError) || error instanceof StoreAwayError) throw error;
    throw new StartError(`${problem}: ${error.message}. Fix this, then start again.`);
  }
}

/** @throws StartError if the links of the entries are signed with another secret; StoreUnavailableError */
async function refuseOtherSecret(store: Store, secret: string): Promise<void> {
  const id = secretIdOf(secret);
  const known = await store.notes.secretId();
  if (known === id) return;
  if (known !== undefined && (await store.count()) > 0) {
    throw new StartError(
      `The secret, from INTAKE_SECRET or else from ${store.place}, is not the one that has signed the links of the entries. ${NEXT_STEPS}`,
    );
  }
  // A server also starts on a full disk; the next start records it.
  await store.notes.noteSecretId(id).catch(() => undefined);
}

/**
 * Opens the intake by the settings, and starts watching for what interrupted runs have left half-written. If the store does
 * not respond, the intake is opened later (`Intake.opening`), and whatever needs the store gets a StoreAwayError until then.
 *
 * @param retryMs different in tests only
 * @throws StartError
 */
export async function openIntake(
  settings: Settings,
  log: FastifyBaseLogger,
  retryMs = RETRY_MS,
): Promise<Intake> {
  const site = await readIntakeSite(settings.distDir);
  const { store, test } = await connectStore(settings);
  const now = () => new Date();
  let secret: string | undefined;
  let limits = await openLimits(settings, { now, log });
  const closing = new AbortController();
  const intake: Intake = {
    store,
    site,
    get secret() {
      if (secret === undefined) throw new StoreAwayError('the store has not responded since the start');
      return secret;
    },
    retentionMaxShare: settings.retentionMaxShare,
    // A new build may bring another one.
    get siteOrigin() {
      return settings.siteOrigin || intake.site.origin;
    },
    ...limits,
    ...(settings.clamd === '' ? {} : { scanner: clamdScanner(settings.clamd) }),
    lock: new NamedLock(),
    now,
    findings: { retentionHeld: undefined, undeletable: new Map(), unqueued: new Map() },
    log,
    noteFailure: noteFailures(log),
    channels: [],
    confirms: () => false,
    onStored: () => undefined,
    close: () => {
      closing.abort();
      limits.close();
      store.close();
    },
  };

  const open = async () => {
    await test();
    await orStartError(`What earlier runs have left in ${store.place} could not be removed`, () =>
      store.clearDead(),
    );
    const found =
      settings.intakeSecret ||
      (await orStartError(`The secret of ${store.place} could not be read or created`, () => store.secret()));
    await orStartError(`It could not be checked whether the secret of ${store.place} is the same`, () =>
      refuseOtherSecret(store, found),
    );
    // A store that cannot be read now is read again by retention.
    intake.lastSeen = await store.lastSeen().catch(() => undefined);
    limits = await openLimits(settings, { now, log }, found);
    const { rateLimit, linkLimit, uploads } = limits;
    Object.assign(intake, { rateLimit, linkLimit, uploads });
    secret = found;
    intake.opening = undefined;
  };
  try {
    await open();
  } catch (error) {
    if (!(error instanceof StoreAwayError)) throw error;
    intake.opening = openLater(open, error, log, closing.signal, retryMs);
  }
  return intake;
}
