import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../lib/filesBelow';

/** A change to the sources in a copy of the project; the numbers select file and value. */
export interface BundleEdit {
  kind: (typeof EDIT_KINDS)[number];
  /** Selects the file, if there are several. */
  file: number;
  /** Selects the value and the position in the file. */
  value: number;
}

/** Kinds of changes between two builds. */
export const EDIT_KINDS = [
  'token',
  'declaration',
  'code',
  'newClass',
  'renamedClass',
  'newHelper',
  'movedStyles',
  'undo',
  'deletedHelper',
  'brokenCache',
] as const;

/** A copy of the sources, with what is needed to undo edits. */
export interface EditedProject {
  root: string;
  /** Files created by edits, the latest last. */
  helpers: string[];
  /** Original text of each file changed by edits. */
  originals: Map<string, string>;
}

const CSS_CONSTANT = /^(export )?const (\w+) = css`([^`]*)`;$/gm;

const read = (project: EditedProject, file: string) => readFileSync(path.join(project.root, file), 'utf8');

function write(project: EditedProject, file: string, text: string): void {
  if (!project.originals.has(file)) project.originals.set(file, read(project, file));
  writeFileSync(path.join(project.root, file), text);
}

function sources({ root }: EditedProject): string[] {
  return filesBelow(path.join(root, 'src'))
    .map((name) => `src/${name}`)
    .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.d.ts') && !name.includes('/generated/'));
}

const pick = <Item>(items: readonly Item[], number: number): Item | undefined => items[number % items.length];

/** Returns the files with `css` templates, except those created by edits. */
function styled(project: EditedProject): string[] {
  return sources(project).filter(
    (file) => !project.helpers.includes(file) && /= css`/.test(read(project, file)),
  );
}

/** Returns the relative import specifier of a module. */
function specifier(from: string, to: string): string {
  const relative = path.posix.relative(path.posix.dirname(from), to).replace(/\.tsx?$/, '');
  return relative.startsWith('.') ? relative : `./${relative}`;
}

/** Adds a declaration at the end of the nth `css` template. */
function declare(text: string, number: number, declaration: string): string {
  const templates = [...text.matchAll(/css`[^`]*`/g)];
  const template = pick(templates, number);
  if (!template) return text;
  const end = template.index + template[0].length - 1;
  return `${text.slice(0, end)}  ${declaration}\n${text.slice(end)}`;
}

type Edit = (project: EditedProject, edit: BundleEdit) => string | undefined;

const EDITS: Record<BundleEdit['kind'], Edit> = {
  /** Changes a number in one of the token files, or in a file that an edit has created. */
  token(project, { file, value }) {
    const files = sources(project).filter((name) => name.startsWith('src/theme/'));
    const chosen = pick(files, file);
    if (!chosen) return undefined;
    const text = read(project, chosen);
    const numbers = [...text.matchAll(/\b\d+(?=px|rem|ms|%|[;,\s)])/g)];
    const number = pick(numbers, value);
    if (!number) return undefined;
    const changed = String(1 + (value % 97));
    write(
      project,
      chosen,
      text.slice(0, number.index) + changed + text.slice(number.index + number[0].length),
    );
    return chosen;
  },
  declaration(project, { file, value }) {
    const chosen = pick(styled(project), file);
    if (!chosen) return undefined;
    write(project, chosen, declare(read(project, chosen), value, `outline-offset: ${value % 50}px;`));
    return chosen;
  },
  code(project, { file, value }) {
    const chosen = pick(sources(project), file);
    if (!chosen) return undefined;
    write(project, chosen, `${read(project, chosen)}\nObject.assign(globalThis, { edited: ${value} });\n`);
    return chosen;
  },
  /** Adds a class before all others, which shifts the numbers that class names are derived from. */
  newClass(project, { file, value }) {
    const chosen = pick(styled(project), file);
    if (!chosen) return undefined;
    const text = read(project, chosen);
    const name = `edited${value}`;
    const at = text.search(/^(?:export )?const \w+ = css`/m);
    if (at < 0 || text.includes(name)) return undefined;
    const added = `const ${name} = css\`\n  outline-offset: ${value % 50}px;\n\`;\nObject.assign(globalThis, { ${name} });\n`;
    write(project, chosen, text.slice(0, at) + added + text.slice(at));
    return chosen;
  },
  /** Renames a class constant in every file that uses it. */
  renamedClass(project, { file, value }) {
    const chosen = pick(styled(project), file);
    if (!chosen) return undefined;
    const constant = pick([...read(project, chosen).matchAll(CSS_CONSTANT)], value);
    if (!constant) return undefined;
    const [, isExported, name = ''] = constant;
    const word = new RegExp(`(?<![\\w.'"-])${name}(?![\\w'"-]|:(?!:))`, 'g');
    for (const other of isExported ? sources(project) : [chosen]) {
      const text = read(project, other);
      const renamed = text.replace(word, `${name}${value % 10}`);
      if (renamed !== text) write(project, other, renamed);
    }
    return `${chosen}: ${name}`;
  },
  /** Adds a file that imports the previously added one, and uses it in a component. */
  newHelper(project, { file, value }) {
    const chosen = pick(styled(project), file);
    const before = project.helpers.at(-1);
    const helper = `src/theme/edited${project.helpers.length}x${value}.ts`;
    if (!chosen || project.helpers.includes(helper)) return undefined;
    const name = `offset${project.helpers.length}x${value}`;
    const inherited = before ? `import * as before from '${specifier(helper, before)}';\n` : '';
    const start = before ? '(Number.parseInt(String(Object.values(before)[0]), 10) || 0) + ' : '';
    writeFileSync(
      path.join(project.root, helper),
      `${inherited}const length = ${start}${value % 50} ;\nexport const ${name} = \`\${length}px\`;\n`,
    );
    project.helpers.push(helper);
    const text = declare(read(project, chosen), value, `outline-offset: \${${name}};`);
    write(project, chosen, `import { ${name} } from '${specifier(chosen, helper)}';\n${text}`);
    return `${chosen} with ${helper}`;
  },
  /** Moves styles without interpolations to a new file. */
  movedStyles(project, { file, value }) {
    const chosen = pick(styled(project), file);
    if (!chosen) return undefined;
    const text = read(project, chosen);
    const constant = pick(
      [...text.matchAll(CSS_CONSTANT)].filter(([, , , body]) => !body?.includes('${')),
      value,
    );
    const target = chosen.replace(/\.tsx?$/, `Edited${value}.ts`);
    if (!constant || project.helpers.includes(target)) return undefined;
    const [whole, isExported, name = ''] = constant;
    const moved = isExported ? whole : `export ${whole}`;
    writeFileSync(path.join(project.root, target), `import { css } from '@linaria/core';\n${moved}\n`);
    project.helpers.push(target);
    const place = specifier(chosen, target);
    const exported = isExported ? `export { ${name} } from '${place}';\n` : '';
    write(project, chosen, `import { ${name} } from '${place}';\n${exported}${text.replace(whole, '')}`);
    return `${chosen}: ${name}`;
  },
  /** Restores all edited files, as switching branches does. */
  undo(project) {
    for (const [file, text] of project.originals) writeFileSync(path.join(project.root, file), text);
    project.originals.clear();
    return 'all edited files';
  },
  /** Deletes the latest added file, after undoing all edits that import it. */
  deletedHelper(project, edit) {
    EDITS.undo(project, edit);
    const helper = project.helpers.pop();
    if (helper) rmSync(path.join(project.root, helper));
    return helper;
  },
  /** Truncates a cache file to half its length. */
  brokenCache({ root }, { file }) {
    const cache = path.join(root, '.cache');
    const name = pick(filesBelow(cache), file);
    if (name === undefined) return undefined;
    const chosen = path.join(cache, name);
    const bytes = readFileSync(chosen);
    writeFileSync(chosen, bytes.subarray(0, Math.floor(bytes.length / 2)));
    return path.relative(root, chosen);
  },
};

/** Applies an edit. Returns what it changed, undefined if there was nothing to change. */
export function applyEdit(project: EditedProject, edit: BundleEdit): string | undefined {
  return EDITS[edit.kind](project, edit);
}
