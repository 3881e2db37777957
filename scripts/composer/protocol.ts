import { z } from 'zod';
import { KIND_NAMES } from '../../src/content/kinds';
import { LOCALE_CODES } from '../../src/content/locales';
import type { Problem } from '../content/problems';

/** Name of the element in the head of the page that holds the token; it is there only where something can be saved. */
export const TOKEN_META = 'sff-composer-token';

/** Header in which a call carries the token. */
export const TOKEN_HEADER = 'x-sff-composer-token';

/** What can be asked of the development server: what saving would do, and to do it. */
export const CALLS = { compare: '/__composer/compare', save: '/__composer/save' } as const;

const fileSchema = z.strictObject({
  locale: z.enum(LOCALE_CODES),
  /** What the file is to say; null to delete it. */
  value: z.record(z.string(), z.unknown()).nullable(),
  /** What the file said when it was last read; null where there was none. */
  known: z.string().nullable(),
});

/** A page to be saved: its files in the languages that it has, or had. */
export const saveRequestSchema = z.strictObject({
  kind: z.enum(KIND_NAMES),
  id: z.string().max(100),
  files: z.array(fileSchema).min(1).max(LOCALE_CODES.length),
});

/** A page to be saved. */
export type SaveRequest = z.infer<typeof saveRequestSchema>;

/** A file, as it lies on the disk and as it would be written; null where there is none. */
export interface FileChange {
  /** E.g. `content-json/de/pages/about.json`. */
  file: string;
  before: string | null;
  after: string | null;
}

/** How the server answers. */
export type SaveAnswer =
  /** Nothing stands against it; `changes` are the files that would be, or have been, written. */
  | { state: 'ready' | 'saved'; changes: FileChange[]; warnings: Problem[] }
  /** The checks of `npm run content` refuse the page. */
  | { state: 'invalid'; changes: FileChange[]; problems: Problem[] }
  /** Files on the disk are not what they were when they were read: `before` is known, `after` lies there now. */
  | { state: 'stale'; changes: FileChange[] }
  /** The call itself cannot be answered. */
  | { state: 'refused'; reason: string };
