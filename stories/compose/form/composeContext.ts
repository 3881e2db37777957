import { createContext, useContext } from 'react';
import type { Problem } from '../../../scripts/content/problems';
import type { Locale } from '../../../src/content/locales';
import type { Json } from '../model/json';
import type { KnownPage } from '../model/library';
import type { PageTypography } from '../typography/pageTypography';
import type { OpenParts } from './openParts';

/** Options of a change, for undo, focus and announcement. */
export interface EditOptions {
  /** Consecutive changes at the same place are undone together. */
  place?: string;
  /** Id of the field to focus afterwards. */
  focus?: string;
  /** Announcement for screen readers. */
  say?: string;
  /** Open parts of the form after the change. */
  open?: OpenParts;
}

/** Shared by the form's fields: the edited file and the messages about it. */
export interface Compose {
  locale: Locale;
  file: Json;
  /** The German file, while a translation is being edited. */
  original: Json | undefined;
  /** Pages that a field can refer to. */
  pages: readonly KnownPage[];
  /** Types of blocks that are often used together. */
  groups: readonly (readonly string[])[];
  open: OpenParts;
  setOpen(parts: OpenParts): void;
  /** Returns the messages about exactly this field. */
  problemsAt(pointer: string): readonly Problem[];
  /** Returns the number of messages about this field and everything in it. */
  countWithin(pointer: string): number;
  /** Returns typographic corrections for the text of this field. */
  typographyAt(pointer: string): PageTypography | undefined;
  /** True if the text of this field is the same as in the German file, while a translation is being edited. */
  isUntranslated(pointer: string): boolean;
  /** Applies corrections to texts of the page, as a single undo step. */
  putRight(choices: readonly PageTypography[]): void;
  edit(change: (file: Json) => Json, options?: EditOptions): void;
}

/** Provided by ComposePage to its form. */
export const ComposeContext = createContext<Compose | null>(null);

/** Returns the context of the edited file. Throws outside ComposePage. */
export function useCompose(): Compose {
  const compose = useContext(ComposeContext);
  if (!compose) throw new Error('This part belongs in ComposePage.');
  return compose;
}
