import type { z } from 'zod';
import type { block } from './schema/blocks';
import type { KINDS } from './schema/entities';
import type { salary } from './schema/job';
import type { navigation } from './schema/navigation';

/** Folder of content-json that contains a file; determines its schema. */
export type Kind = keyof typeof KINDS;

/** A block of a page as editors write it. */
export type Block = z.infer<typeof block>;
/** Name of a block type. */
export type BlockType = Block['type'];
/** The block of one type. */
export type BlockOf<T extends BlockType> = Extract<Block, { type: T }>;
/** Pay of a job. */
export type Salary = z.infer<typeof salary>;
/** Pages of each menu. */
export type Navigation = z.infer<typeof navigation>;
/** Global texts of one locale: key => ICU message. */
export type Texts = Record<string, string>;

/** The entity type behind each kind of content file. */
export type EntityOf<K extends Kind> = z.infer<(typeof KINDS)[K]>;
