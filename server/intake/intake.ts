import type { FastifyBaseLogger } from 'fastify';
import type { IntakeSite } from '../../src/content/intakeSite';
import type { NamedLock } from './store/lock';
import type { RateLimit } from './limits/rateLimit';
import type { Scanner } from './contents/scanner';
import type { Entry } from './store/manifest';
import type { Store } from './store/store';
import type { UploadLimit } from './limits/uploadLimit';

/** Problems that the work in the background has found. Only `server/intake/upkeep` changes them. */
export interface UpkeepFindings {
  /** Why retention is on hold at the moment; undefined while it works. */
  retentionHeld: string | undefined;
  /** Expired entries that could not be deleted at the last attempt: problems by reference. */
  undeletable: ReadonlyMap<string, string>;
  /**
   * Due entries that can be read, but could not be added to the queues or rescheduled at the last attempt: problems by
   * reference.
   */
  unqueued: ReadonlyMap<string, string>;
}

/** Everything the intake works with. */
export interface Intake {
  store: Store;
  site: IntakeSite;
  /** Signs tokens and references. @throws StoreAwayError while the intake is not open */
  readonly secret: string;
  /** Until the store has responded for the first time: resolves once the intake is open. */
  opening?: Promise<void> | undefined;
  /** Public origin of the site. */
  readonly siteOrigin: string;
  rateLimit: RateLimit;
  uploads: UploadLimit;
  /** Omitted if none is configured. */
  scanner?: Scanner;
  lock: NamedLock;
  /** Returns the current time. */
  now: () => Date;
  /** The last time recorded in the store, as of the last minute. Written at the start and by retention. */
  lastSeen?: Date | undefined;
  /** Maximum percentage of all entries that one retention run may delete. */
  retentionMaxShare: number;
  readonly findings: UpkeepFindings;
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  /** Logs why nothing can be stored, once a minute at most: while the store is down, everybody's form fails. */
  noteFailure: (reason: string) => void;
  /** Names of the configured channels. */
  channels: readonly string[];
  /** True if an entry is confirmed to its sender by mail; only if a mail server is configured. */
  confirms: (entry: Entry) => boolean;
  /** Limits how often links to applications may be opened and used. */
  linkLimit: RateLimit;
  /** Called after something new was stored; must not throw. */
  onStored: (reference: string) => void;
  /** Closes the store and the connections opened for the intake, once nothing is under way. */
  close: () => void;
}
