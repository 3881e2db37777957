/**
 * Programs, and office files with macros, in an office file. Its other embedded files, such as spreadsheets behind
 * charts, are ordinary.
 */
const PROGRAMS =
  /\.(?:(?:do[ct]|xl[sta]|pp[tsa]|pot|sld)m|exe|dll|scr|msi|jse?|vb[se]|wsf|hta|lnk|bat|cmd|ps1)$/i;
const RELATIONS = /\.rels$/i;

/** What Office fetches and shows as a part of the document when it opens it, or `&`, by which the type may be spelled in other characters. */
const FETCHED = /(?:attachedTemplate|oleObject|frame|subDocument|aFChunk)\s*$|&/i;
/**
 * A path of the machine or of a server in its own network, whose name has no dot. Word writes that of the template
 * which a document was made from, and PowerPoint that of a linked spreadsheet (ECMA-376, part 1, section 11.4).
 */
const NEARBY = /^(?:(?:file:)?[\\/]+(?:[a-z]:|[a-z](?:[\w -]|%20)*[\\/])|[a-z]:[\\/]|[^\s\\/%&:][^:]*$)/i;
/** In other characters it may be anything. */
const HIDDEN = /&#/;

/** Begins with a space, so that text without attributes is gone through once, not from each of its characters. */
const ATTRIBUTE = /\s([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/** True if an entry of this name has no place in an office file. */
export const isProgram = (name: string): boolean => PROGRAMS.test(name);

/** True if an entry of this name says what a part of the file refers to (ECMA-376, part 2, section 6.5). */
export const listsRelations = (name: string): boolean => RELATIONS.test(name);

function isFetchedFromAfar(element: string): boolean {
  const values = new Map(
    [...element.matchAll(ATTRIBUTE)].map(([, name = '', double, single]) => [name, double ?? single ?? '']),
  );
  const mode = values.get('TargetMode') ?? 'Internal';
  const target = values.get('Target') ?? '';
  if (mode.trim() === 'Internal' || !FETCHED.test(values.get('Type') ?? '')) return false;
  return HIDDEN.test(target) || !NEARBY.test(target);
}

/**
 * True if what is listed would bring in parts from elsewhere, such as a template with macros. Links and pictures from
 * elsewhere are ordinary.
 */
export function bringsForeignParts(relations: string): boolean {
  // In XML, each start of an element is a "<", which no value of an attribute may contain.
  return /<!DOCTYPE/.test(relations) || relations.split('<').some(isFetchedFromAfar);
}
