import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { S3Client } from '@aws-sdk/client-s3';
import { ifPresent } from '../../ifPresent';
import { StartError, type Settings } from '../../settings';
import { Runs } from '../store/runs';
import { Scratch, type StoreOptions } from '../store/scratch';
import { type Store, StoreUnavailableError } from '../store/store';
import { StoreAwayError } from '../store/storeAway';
import { Bucket } from './bucket';
import { KEYS } from './keys';
import { ObjectStore } from './objectStore';

/** A store that does not respond within these times, ms, counts as down. */
const TIMEOUTS = { connectionTimeout: 3_000, socketTimeout: 10_000 };
/** Timeout of a request, ms: enough for a file of the largest size over a slow line. */
const REQUEST_TIMEOUT_MS = 60_000;
/** Maximum connections to the store: each upload needs one at a time, listings and states a few. */
const MAX_CONNECTIONS = 64;

const ignore = (): void => undefined;
/** Silences the client's console warnings about failures that are retried or reported by this server. */
const QUIET = { trace: ignore, debug: ignore, info: ignore, warn: ignore, error: ignore };

/** Settings needed to open an object store. */
export type ObjectStoreSettings = Pick<Settings, 'intakeDir' | 's3Endpoint' | 's3Region' | 's3PathStyle'>;

/** A bucket and the prefix within it. */
export interface BucketPlace {
  bucket: string;
  /** Without leading or trailing slashes; empty for the whole bucket. */
  prefix: string;
}

function createClient({ s3Endpoint, s3Region, s3PathStyle }: ObjectStoreSettings): S3Client {
  return new S3Client({
    region: s3Region,
    forcePathStyle: s3PathStyle,
    ...(s3Endpoint === '' ? {} : { endpoint: s3Endpoint }),
    // The signature already covers the content; older stores do not support other checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 3,
    logger: QUIET,
    requestHandler: {
      ...TIMEOUTS,
      requestTimeout: REQUEST_TIMEOUT_MS,
      throwOnRequestTimeout: true,
      // Waiting for a free connection does not deserve a warning.
      socketAcquisitionWarningTimeout: REQUEST_TIMEOUT_MS,
      httpAgent: { keepAlive: true, maxSockets: MAX_CONNECTIONS },
      httpsAgent: { keepAlive: true, maxSockets: MAX_CONNECTIONS },
    },
  });
}

/**
 * Tests, with an object of its own, whether a store supports what several servers on one bucket rely on. Returns what
 * is missing, as the end of a sentence; undefined if nothing is.
 *
 * @throws StoreUnavailableError
 */
async function findShortcoming(bucket: Bucket, run: string): Promise<string | undefined> {
  const key = `${KEYS.probes}start-${run}`;
  const version = await bucket.put(key, 'one');
  try {
    if (version !== undefined && version !== 'null') {
      return 'keeps old versions, so nothing would ever be deleted: switch versioning off';
    }
    if (await bucket.create(key, 'two')) {
      return 'does not support If-None-Match for writes, which ensures that an application is stored only once';
    }
    if (await bucket.replace(key, 'two', '"0123456789abcdef0123456789abcdef"')) {
      return 'does not support If-Match for writes, which prevents servers from overwriting each other’s changes';
    }
    const found = await bucket.get(key);
    if (found?.text !== 'one') return 'does not return what was just stored';
    const listed: string[] = [];
    for await (const object of bucket.list(KEYS.probes)) listed.push(object.key);
    if (!listed.includes(key)) return 'does not list what was just stored';
    if (await bucket.replace(key, 'two', found.etag)) return undefined;
    bucket.quotesTags = false;
    if (await bucket.replace(key, 'two', found.etag)) return undefined;
    return 'does not accept its own ETags';
  } finally {
    await bucket.delete(key);
  }
}

/** The configured bucket, not yet tested. */
export function connectBucket({ bucket, prefix }: BucketPlace, settings: ObjectStoreSettings): Bucket {
  return new Bucket(createClient(settings), bucket, prefix === '' ? '' : `${prefix}/`);
}

/** @throws StartError if the folder still holds the entries of a server without an object store, which nobody would see */
async function refuseEntriesIn(dir: string): Promise<void> {
  const { length } = (await ifPresent(readdir(join(dir, 'entries')))) ?? [];
  if (length === 0) return;
  throw new StartError(
    `INTAKE_DIR ("${dir}") still holds entries (${length}), which a server with INTAKE_STORE neither shows nor deletes: leave INTAKE_STORE empty until none are left, or, if another server works on them, name another folder for this one.`,
  );
}

/** A store that was not asked for anything yet. */
export interface ConnectedStore {
  store: Store;
  /** @throws StoreAwayError if it does not respond; StartError if it cannot be used with these settings */
  test: () => Promise<void>;
}

/**
 * Connects to the configured object store. Credentials come from the environment, as its client reads them.
 *
 * @throws StartError if it leaves entries in the folder unseen, or if the folder cannot be used
 */
export async function connectObjectStore(
  place: BucketPlace,
  settings: ObjectStoreSettings,
  { minFreeBytes, heartbeat }: StoreOptions = {},
): Promise<ConnectedStore> {
  await refuseEntriesIn(settings.intakeDir);
  const bucket = connectBucket(place, settings);
  const runs = new Runs(join(settings.intakeDir, 'runs'), heartbeat);
  const scratch = new Scratch(join(settings.intakeDir, 'tmp'), runs, minFreeBytes);
  const address = `INTAKE_STORE ("s3://${place.bucket}/${place.prefix}")`;
  try {
    await mkdir(settings.intakeDir, { recursive: true, mode: 0o700 });
    await scratch.open();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(
      `INTAKE_DIR ("${settings.intakeDir}"), where uploads are kept until they are accepted, cannot be used: ${reason}.`,
    );
  }
  const test = async () => {
    try {
      const shortcoming = await findShortcoming(bucket, runs.run);
      if (shortcoming !== undefined) throw new StartError(`${address} ${shortcoming}.`);
    } catch (error) {
      if (!(error instanceof StoreUnavailableError)) throw error;
      const problem = `${address} cannot be used: ${error.message}; check INTAKE_S3_ENDPOINT, INTAKE_S3_REGION, INTAKE_S3_PATH_STYLE and the credentials (AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY).`;
      throw error instanceof StoreAwayError ? new StoreAwayError(problem) : new StartError(problem);
    }
  };
  return { store: new ObjectStore(bucket, scratch, heartbeat), test };
}
