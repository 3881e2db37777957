import { BROWSER_ENTRIES } from './bundles';
import { MODULE_FOLDERS } from './moduleGraph';
import type { Problem } from './problem';
import { modulesIn, type Tree } from './tree';

/** Modules that must have a default export: tool configuration, plug-ins, story meta, Jest's global setup. */
const DEFAULT_EXPORT_ALLOWED = [
  /(^|\/)[^/]+\.config\.(ts|mjs|cjs|js)$/,
  /^\.storybook\//,
  /\.stories\.tsx$/,
  /^scripts\/parcel\//,
  /^tests\/setup\//,
];

/** An escape sequence in a string literal. */
const ESCAPE = /\\(u[\da-f]{4}|u\{|x[\da-f]{2}|n|t)/i;

/** Checks each module on its own: its name, its exports, what it does while loading, and its JSX attributes. */
export function checkModules(tree: Tree): Problem[] {
  return modulesIn(tree, ...MODULE_FOLDERS).flatMap((file): Problem[] => {
    const problems: Problem[] = [];
    const add = (line: number, message: string, fix: string) => problems.push({ file, line, message, fix });
    if (/(^|\/)index\.\w+$/.test(file)) {
      add(
        0,
        'is called index',
        'name it after its main export, so that a search for the name finds the file',
      );
    }
    const { exports, touches, attributes } = tree.module(file);
    const defaultExport = exports.find(({ name }) => name === 'default');
    if (defaultExport && !DEFAULT_EXPORT_ALLOWED.some((pattern) => pattern.test(file))) {
      add(defaultExport.line, 'has a default export', 'export it by name');
    }
    const mustBeStill = /^(src|stories)\//.test(file) && !BROWSER_ENTRIES.includes(file);
    for (const { what, line } of mustBeStill ? touches : []) {
      add(
        line,
        `uses ${what} when the module is loaded`,
        'move it into a function, an effect or an event handler',
      );
    }
    for (const { text, line } of attributes.filter((attribute) => ESCAPE.test(attribute.text))) {
      add(
        line,
        `has an escape in "${text}", which JSX attributes show literally`,
        "put the text in braces: {'…'}",
      );
    }
    return problems;
  });
}
