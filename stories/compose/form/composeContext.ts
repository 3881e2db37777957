import { createContext, useContext } from 'react';
import type { Problem } from '../../../scripts/content/problems';
import type { Locale } from '../../../src/content/locales';
import type { Json } from '../model/json';
import type { KnownPage } from '../model/library';
import type { PageTypography } from '../typography/pageTypography';
import type { OpenParts } from './openParts';

/** How a change is made known and undone. */
export interface EditOptions {
  /** Changes at the same place one after the other are undone together. */
  place?: string;
  /** Address of the field that gets the focus afterwards. */
  focus?: string;
  /** What a screen reader says about it. */
  say?: string;
  /** Open parts of the form afterwards. */
  open?: OpenParts;
}

/** What the fields of the form share: the file being edited and what is said about it. */
export interface Compose {
  locale: Locale;
  file: Json;
  /** The German file, while its translation is being edited. */
  original: Json | undefined;
  /** Pages that a field may name. */
  pages: readonly KnownPage[];
  /** Types of blocks that pages often have one after the other. */
  groups: readonly (readonly string[])[];
  open: OpenParts;
  setOpen(parts: OpenParts): void;
  /** Messages about exactly this place. */
  problemsAt(pointer: string): readonly Problem[];
  /** Number of messages about this place and everything in it. */
  countWithin(pointer: string): number;
  /** What the characters of the text at this place should be. */
  typographyAt(pointer: string): PageTypography | undefined;
  /** Puts characters of texts of the page right, all in one step of undoing. */
  putRight(choices: readonly PageTypography[]): void;
  edit(change: (file: Json) => Json, options?: EditOptions): void;
}

/** Given by ComposePage to everything on its form. */
export const ComposeContext = createContext<Compose | null>(null);

/** The file being edited. Throws outside of ComposePage. */
export function useCompose(): Compose {
  const compose = useContext(ComposeContext);
  if (!compose) throw new Error('This part belongs into ComposePage.');
  return compose;
}
