import type { z } from 'zod';
import type { Kind } from '../types';
import { KINDS } from './entities';
import { navigation, texts } from './navigation';

/** What a content file is: a page of some kind, the menus of a locale or its global texts. */
export type FileKind = Kind | 'navigation' | 'texts';

/** The schema each kind of file must match. */
export const FILE_SCHEMAS: Record<FileKind, z.ZodType> = { ...KINDS, navigation, texts };
