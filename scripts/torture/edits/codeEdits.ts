import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Draw } from './contentEdits';
import { git } from './workspace';

/** Changes code in a copy of the project; resolves to a description of the change. */
export type CodeEdit = (root: string, draw: Draw) => Promise<string>;

const COMPONENTS = ['src/components/*.tsx', 'src/sections/*.tsx', 'src/layout/*.tsx', 'src/templates/*.tsx'];

/** The start of an element in a component's markup, up to the end of its name. */
const ELEMENT = /^(\s*(?:return )?<(?:p|span|div|li|ul|ol|section|article|figure|nav|footer|dl))(?=[\s>])/m;

const STYLE = /css`\n/;

/** Changes the first file with a match, starting at a random one. */
async function changeOne(
  root: string,
  globs: readonly string[],
  at: number,
  change: (text: string, file: string) => string,
): Promise<string> {
  const files = (await git(root, 'ls-files', ...globs)).split('\n').filter(Boolean);
  for (let step = 0; step < files.length; step += 1) {
    const file = files[(at + step) % files.length] ?? '';
    const text = await readFile(path.join(root, file), 'utf8');
    const changed = change(text, file);
    if (changed === text) continue;
    await writeFile(path.join(root, file), changed);
    return file;
  }
  throw new Error(`No file of ${globs.join(', ')} has a place for this edit.`);
}

/** Changes one of all matches, selected by a number. */
function replaceNth(text: string, pattern: RegExp, at: number, change: (found: string) => string): string {
  const places = [...text.matchAll(pattern)];
  const place = places[at % Math.max(1, places.length)];
  if (!place) return text;
  return `${text.slice(0, place.index)}${change(place[0])}${text.slice(place.index + place[0].length)}`;
}

/** Returns a number from `first` to `first + count - 1` other than `found`, selected by `value`. */
const otherNumber = (found: string, value: number, first: number, count: number): string => {
  const chosen = first + (value % count);
  return String(chosen === Number(found) ? first + ((value + 1) % count) : chosen);
};

const nextNumber = (found: string) => found.replace(/\d+/, (digits) => String(Number(digits) + 1));

/** Adds a module next to a component and imports it there. */
async function addModule(
  root: string,
  { at, value }: Draw,
  use: (text: string, name: string) => string,
): Promise<string> {
  const name = `edit${value}`;
  const file = await changeOne(root, COMPONENTS, at, (text) => {
    const changed = use(text, name);
    return changed === text ? text : `import { ${name} } from './${name}';\n${changed}`;
  });
  await writeFile(
    path.join(root, path.dirname(file), `${name}.ts`),
    `export const ${name} = ${value % 90};\n`,
  );
  return `${file} imports ${name}`;
}

/** Code edits that a build must pick up; the code stays valid. */
export const CODE_EDITS = {
  markup: (root, { at, value }) =>
    changeOne(root, COMPONENTS, at, (text) => text.replace(ELEMENT, `$1 data-edit${value}=""`)),

  style: (root, { at, value }) =>
    changeOne(root, COMPONENTS, at, (text) => text.replace(STYLE, `$&  outline-offset: ${value % 90}px;\n`)),

  module: (root, draw) =>
    addModule(root, draw, (text, name) => text.replace(ELEMENT, `$1 data-${name}={${name}}`)),

  styleModule: (root, draw) =>
    addModule(root, draw, (text, name) => text.replace(STYLE, `$&  outline-offset: \${${name}}px;\n`)),

  styleModuleValue: (root, { at, value }) =>
    changeOne(root, ['src/*/edit*.ts', 'src/theme/space.ts'], at, (text) =>
      text
        .replace(/(?<=^export const edit\d+ = )\d+/, (found) => otherNumber(found, value, 0, 90))
        .replace(/(?<=tight: 'clamp\()\d+/, (found) => otherNumber(found, value, 40, 9)),
    ),

  token: (root, { at }) =>
    changeOne(root, ['src/theme/space.ts', 'src/theme/type.ts', 'src/theme/motion.ts'], at, (text) =>
      replaceNth(text, /\b\d+px\b/g, at, nextNumber),
    ),

  colour: (root, { at, value }) =>
    changeOne(root, ['src/theme/colors.ts'], at, (text) =>
      replaceNth(text, /'#[0-9a-fA-F]{6}'/g, at, (found) => `${found.slice(0, 6)}${(value % 90) + 10}'`),
    ),

  setting: (root, { at }) =>
    changeOne(
      root,
      ['src/config/timers.ts', 'src/config/prefetch.ts', 'src/config/pageLoading.ts'],
      at,
      (text) =>
        replaceNth(text, /^export const \w+ = \d+/gm, at, (found) =>
          found.replace(/\d+$/, (n) => `${Number(n) + 1}`),
        ),
    ),

  step: (root, { at, value }) =>
    changeOne(root, ['scripts/images/*.ts'], at, (text) =>
      text.replace(/(?<=colours: )\d+/, (found) => otherNumber(found, value, 8, 9)),
    ),
} satisfies Record<string, CodeEdit>;
