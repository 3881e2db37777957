import type { z } from 'zod';
import type { block } from './schema/blocks';
import type * as entities from './schema/entities';
import type { poster } from './schema/primitives';

/** Folder of content-json that a file lives in; decides its schema and template. */
export type Kind = keyof typeof entities.KINDS;

export type Block = z.infer<typeof block>;
export type BlockType = Block['type'];
export type BlockOf<T extends BlockType> = Extract<Block, { type: T }>;
export type Poster = z.infer<typeof poster>;
export type Page = z.infer<typeof entities.page>;
export type LegalPage = z.infer<typeof entities.legal>;
export type CaseStudy = z.infer<typeof entities.caseStudy>;
export type PressRelease = z.infer<typeof entities.press>;
export type NewsEntry = z.infer<typeof entities.news>;
export type EventPage = z.infer<typeof entities.event>;
export type Unit = z.infer<typeof entities.unit>;
export type LocationPage = z.infer<typeof entities.location>;
export type Job = z.infer<typeof entities.job>;
export type Salary = z.infer<typeof entities.salary>;
export type ApplicationPage = z.infer<typeof entities.applicationPage>;
export type Navigation = z.infer<typeof entities.navigation>;
export type Texts = z.infer<typeof entities.texts>;

/** The entity type behind each kind of content file. */
export type EntityOf<K extends Kind> = z.infer<(typeof entities.KINDS)[K]['schema']>;
