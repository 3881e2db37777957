import { readdirSync } from 'node:fs';
import path from 'node:path';
import { FileCache, type Known } from './cache/fileCache';

/** Folders whose code may use texts; the first is that of the browser code. */
export const CODE_FOLDERS = ['src', 'scripts', 'server'] as const;

/** The list of texts that the build needs: that it names a text does not mean that anything shows it. */
const LIST = 'scripts/content/buildTexts.ts';

/** Text keys found in the code: as literals, or as templates such as `job.level.${level}`. */
export interface UsedTexts {
  has(key: string): boolean;
}

/** Also knows which placeholders the code can fill in. */
export interface FilledTexts extends UsedTexts {
  /** True if a property or a string in the code has this name. */
  fills(placeholder: string): boolean;
}

/** Keys and templates in one code file, and the names of properties, which can be values of placeholders. */
export interface NamedTexts {
  literals: string[];
  templates: string[];
  properties: string[];
}

const LITERAL = /(?<=['"`])[a-zA-Z][\w-]*(?:\.[\w-]+)*(?=['"`])/g;
const PROPERTY = /(?<=[{,]\s*)[a-z]\w*(?=\s*[,:}])/gi;
const TEMPLATE = /`((?:[\w.-]|\$\{[^{}`]*\})*\$\{[^{}`]*\}(?:[\w.-])*)`/g;

/** Templates without a fixed prefix are ignored. */
const STARTED = /^[a-z][\w-]*\./i;

/** Code files below a folder, sorted by path; empty if the folder does not exist. */
export function codeFiles(folder: string): string[] {
  let entries;
  try {
    entries = readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
  return entries
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const file = path.join(folder, entry.name);
      if (entry.isDirectory()) return entry.name === 'generated' ? [] : codeFiles(file);
      return /\.(?:tsx?|mjs)$/.test(entry.name) ? [file] : [];
    });
}

function namedTexts(code: string): NamedTexts {
  const literals = new Set(Array.from(code.matchAll(LITERAL), ([literal]) => literal));
  const templates = new Set(Array.from(code.matchAll(TEMPLATE), ([, template = '']) => template));
  return {
    literals: [...literals],
    templates: [...templates].filter((template) => STARTED.test(template)),
    properties: [...new Set(code.match(PROPERTY) ?? [])],
  };
}

/** A pattern for a template; each `${…}` matches one or more characters. */
function patternOf(template: string): RegExp {
  const pieces = template.split(/\$\{[^{}`]*\}/);
  return new RegExp(`^${pieces.map((piece) => piece.replaceAll('.', '\\.')).join('.+')}$`);
}

/** The keys in a code file, and the hash of its bytes. */
export function readCode(file: string, cache: FileCache<NamedTexts>): Known<NamedTexts> {
  const found = cache.lookUp(file, file);
  return 'value' in found ? found : cache.add(file, found, namedTexts(found.bytes.toString('utf8')));
}

/** The keys used by the code in folders below `root`; missing folders are ignored. */
export function readUsedTexts(
  root: string,
  folders: readonly string[],
  cache = new FileCache<NamedTexts>(),
): FilledTexts {
  const literals = new Set<string>();
  const templates = new Set<string>();
  const properties = new Set<string>();
  for (const file of folders.flatMap((folder) => codeFiles(path.join(root, folder)))) {
    if (file === path.join(root, LIST)) continue;
    const { value } = readCode(file, cache);
    for (const literal of value.literals) literals.add(literal);
    for (const template of value.templates) templates.add(template);
    for (const property of value.properties) properties.add(property);
  }
  const patterns = [...templates].map(patternOf);
  return {
    has: (key) => literals.has(key) || patterns.some((pattern) => pattern.test(key)),
    fills: (placeholder) => properties.has(placeholder) || literals.has(placeholder),
  };
}
