import type { z } from 'zod';
import type { block } from './schema/blocks';
import type * as entities from './schema/entities';
import type { poster } from './schema/primitives';

/** Folder of content-json that a file lives in; decides its schema. */
export type Kind = keyof typeof entities.KINDS;

/** A block of a page as editors write it. */
export type Block = z.infer<typeof block>;
/** Name of a block type. */
export type BlockType = Block['type'];
/** The block of one type. */
export type BlockOf<T extends BlockType> = Extract<Block, { type: T }>;
/** A poster as editors choose it. */
export type Poster = z.infer<typeof poster>;
/** A page of its own kind. */
export type Page = z.infer<typeof entities.page>;
/** A legal page. */
export type LegalPage = z.infer<typeof entities.legal>;
/** A piece of work for a client. */
export type CaseStudy = z.infer<typeof entities.caseStudy>;
/** A press release. */
export type PressRelease = z.infer<typeof entities.press>;
/** A short news entry. */
export type NewsEntry = z.infer<typeof entities.news>;
/** An event. */
export type EventPage = z.infer<typeof entities.event>;
/** A unit of the group. */
export type Unit = z.infer<typeof entities.unit>;
/** A house of the group. */
export type LocationPage = z.infer<typeof entities.location>;
/** An open job. */
export type Job = z.infer<typeof entities.job>;
/** Pay of a job. */
export type Salary = z.infer<typeof entities.salary>;
/** A form that is not about one job. */
export type ApplicationPage = z.infer<typeof entities.applicationPage>;
/** Which pages stand in which menu. */
export type Navigation = z.infer<typeof entities.navigation>;
/** Global texts of one locale. */
export type Texts = z.infer<typeof entities.texts>;

/** The entity type behind each kind of content file. */
export type EntityOf<K extends Kind> = z.infer<(typeof entities.KINDS)[K]>;
