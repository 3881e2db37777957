import { FILE_SCHEMAS } from '../../src/content/schema/fileSchemas';
import { type ValuePath, visitRoles } from '../../src/content/schema/visitRoles';
import type { SourceSet } from './sourceSet';
import type { Source } from './sources';

/** The anchors a file defines, with where each stands, in the order of the page. */
export interface Anchors {
  of(source: Source): string[];
  placesOf(source: Source): { anchor: string; path: ValuePath }[];
}

/** Collects the anchors of all pages. */
export function collectAnchors({ pages }: SourceSet): Anchors {
  const places = new Map<string, { anchor: string; path: ValuePath }[]>();
  for (const page of pages) {
    const own: { anchor: string; path: ValuePath }[] = [];
    visitRoles(FILE_SCHEMAS[page.kind], page.value, ({ role, value, path }) => {
      if (role.role === 'anchor' && typeof value === 'string') own.push({ anchor: value, path });
    });
    places.set(page.file, own);
  }
  const placesOf = (source: Source) => places.get(source.file) ?? [];
  return { placesOf, of: (source) => placesOf(source).map(({ anchor }) => anchor) };
}
