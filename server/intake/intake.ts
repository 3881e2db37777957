import type { FastifyBaseLogger } from 'fastify';
import type { IntakeSite } from '../../src/content/intakeSite';
import type { NamedLock } from './store/lock';
import type { RateLimit } from './limits/rateLimit';
import type { Scanner } from './scan/scanner';
import type { Manifest } from './store/manifest';
import type { Store } from './store/store';
import type { UploadLimit } from './limits/uploadLimit';

/** Everything that takes part in taking an application. */
export interface Intake {
  store: Store;
  site: IntakeSite;
  /** Signs tokens and references. */
  secret: string;
  /** Public origin of the site. */
  siteOrigin: string;
  rateLimit: RateLimit;
  uploads: UploadLimit;
  /** Left out where none is set up. */
  scanner?: Scanner;
  lock: NamedLock;
  /** The clock. */
  now: () => Date;
  /** Percentage of all entries that one run of the retention may delete. */
  retentionMaxShare?: number;
  /** Why the retention deletes nothing at the moment; left out while it works. */
  retentionHeld?: string | undefined;
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  /** Whether what is stored like this is confirmed to its sender by mail: only where a mail server is set up. */
  confirms: (manifest: Manifest) => boolean;
  /** How often links to applications may be opened and used. */
  linkLimit: RateLimit;
  /** Called after something new was stored; must not throw. */
  onStored: (reference: string) => void;
  /** Ends the connections that taking applications has opened. */
  close: () => void;
}
