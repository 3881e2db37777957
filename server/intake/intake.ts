import type { FastifyBaseLogger } from 'fastify';
import type { IntakeSite } from '../../src/content/intakeSite';
import type { NamedLock } from './lock';
import type { RateLimit } from './rateLimit';
import type { Scanner } from './scan/scanner';
import type { Store } from './store';
import type { UploadLimit } from './uploadLimit';

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
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  /** Called after something new was stored; must not throw. */
  onStored: (reference: string) => void;
  /** Ends the connections that taking applications has opened. */
  close: () => void;
}
