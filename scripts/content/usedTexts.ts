import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** Folders whose code may ask for texts; the first is the browser's. */
export const CODE_FOLDERS = ['src', 'scripts', 'server'] as const;

/** Which text keys the code names, by reading it: as a literal, or as a template such as `job.level.${level}`. */
export interface UsedTexts {
  has(key: string): boolean;
}

const LITERAL = /(?<=['"`])[a-zA-Z][\w-]*(?:\.[\w-]+)*(?=['"`])/g;
const TEMPLATE = /`((?:[\w.-]|\$\{[^{}`]*\})*\$\{[^{}`]*\}(?:[\w.-])*)`/g;

async function codeFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const files = await Promise.all(
    entries.map(async (entry) => {
      const file = path.join(folder, entry.name);
      if (entry.isDirectory()) return entry.name === 'generated' ? [] : codeFiles(file);
      return /\.tsx?$/.test(entry.name) ? [file] : [];
    }),
  );
  return files.flat();
}

/** The pattern of a template: each `${…}` stands for at least one character; one that has no fixed start fits nothing. */
function patternOf(template: string): RegExp | undefined {
  const pieces = template.split(/\$\{[^{}`]*\}/);
  if (!/^[a-z][\w-]*\./i.test(pieces[0] ?? '')) return undefined;
  return new RegExp(`^${pieces.map((piece) => piece.replaceAll('.', '\\.')).join('.+')}$`);
}

/** Reads the code in folders below `root` and resolves to what it names. A folder that does not exist names nothing. */
export async function readUsedTexts(root: string, folders: readonly string[]): Promise<UsedTexts> {
  const literals = new Set<string>();
  const templates = new Set<string>();
  const files = (await Promise.all(folders.map((folder) => codeFiles(path.join(root, folder))))).flat();
  const codes = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  for (const code of codes) {
    for (const [literal] of code.matchAll(LITERAL)) literals.add(literal);
    for (const [, template] of code.matchAll(TEMPLATE)) if (template !== undefined) templates.add(template);
  }
  const patterns = [...templates].map(patternOf).filter((pattern) => pattern !== undefined);
  return { has: (key) => literals.has(key) || patterns.some((pattern) => pattern.test(key)) };
}
