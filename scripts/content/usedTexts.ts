import { readdirSync } from 'node:fs';
import path from 'node:path';
import { FileCache, type Known } from './cache/fileCache';

/** Folders whose code may ask for texts; the first is the browser's. */
export const CODE_FOLDERS = ['src', 'scripts', 'server'] as const;

/** Which text keys the code names, by reading it: as a literal, or as a template such as `job.level.${level}`. */
export interface UsedTexts {
  has(key: string): boolean;
}

/** What one file of code names. */
export interface NamedTexts {
  literals: string[];
  templates: string[];
}

const LITERAL = /(?<=['"`])[a-zA-Z][\w-]*(?:\.[\w-]+)*(?=['"`])/g;
const TEMPLATE = /`((?:[\w.-]|\$\{[^{}`]*\})*\$\{[^{}`]*\}(?:[\w.-])*)`/g;

/** A template that has no fixed start fits nothing. */
const STARTED = /^[a-z][\w-]*\./i;

/** Files of code below a folder, in the order of their paths; none where there is no such folder. */
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
      return /\.tsx?$/.test(entry.name) ? [file] : [];
    });
}

function namedTexts(code: string): NamedTexts {
  const literals = new Set(Array.from(code.matchAll(LITERAL), ([literal]) => literal));
  const templates = new Set(Array.from(code.matchAll(TEMPLATE), ([, template = '']) => template));
  return {
    literals: [...literals],
    templates: [...templates].filter((template) => STARTED.test(template)),
  };
}

/** The pattern of a template: each `${…}` stands for at least one character. */
function patternOf(template: string): RegExp {
  const pieces = template.split(/\$\{[^{}`]*\}/);
  return new RegExp(`^${pieces.map((piece) => piece.replaceAll('.', '\\.')).join('.+')}$`);
}

/** What a file of code names, and the hash of its bytes. */
export function readCode(file: string, cache: FileCache<NamedTexts>): Known<NamedTexts> {
  const found = cache.look(file, file);
  return 'value' in found ? found : cache.add(file, found, namedTexts(found.bytes.toString('utf8')));
}

/** What the code in folders below `root` names. A folder that does not exist names nothing. */
export function readUsedTexts(
  root: string,
  folders: readonly string[],
  cache = new FileCache<NamedTexts>(),
): UsedTexts {
  const literals = new Set<string>();
  const templates = new Set<string>();
  for (const file of folders.flatMap((folder) => codeFiles(path.join(root, folder)))) {
    const { value } = readCode(file, cache);
    for (const literal of value.literals) literals.add(literal);
    for (const template of value.templates) templates.add(template);
  }
  const patterns = [...templates].map(patternOf);
  return { has: (key) => literals.has(key) || patterns.some((pattern) => pattern.test(key)) };
}
