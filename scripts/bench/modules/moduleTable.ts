import type { TemplateModules } from './measureModules';

const kilobytes = (bytes: number | undefined) => (bytes === undefined ? '–' : (bytes / 1000).toFixed(2));

const sumOf = (modules: Record<string, number>, names = Object.keys(modules)) =>
  names.reduce((sum, name) => sum + (modules[name] ?? 0), 0);

/** Returns the heaviest modules of all templates, heaviest first, without duplicates. */
function heaviest(measured: readonly TemplateModules[], top: number): string[] {
  const names = measured.flatMap(({ modules }) =>
    Object.keys(modules)
      .toSorted((a, b) => (modules[b] ?? 0) - (modules[a] ?? 0))
      .slice(0, top),
  );
  const most = (name: string) => Math.max(...measured.map(({ modules }) => modules[name] ?? 0));
  return [...new Set(names)].toSorted((a, b) => most(b) - most(a));
}

/** Shortens the path of a package's module: `node_modules/a/lib/b.js` => `a/lib/b.js`. */
const shortName = (module: string) => module.replace(/^.*node_modules\//, '');

/**
 * Returns a table, in kB, of the modules that are among the `top` heaviest of any template, with a column for each
 * template. Below are all other modules, their sum, and the size of the files, which equals the sum.
 */
export function moduleTable(
  measured: readonly TemplateModules[],
  top: number,
): { columns: string[]; rows: string[][] } {
  const names = heaviest(measured, top);
  const row = (title: string, of: (template: TemplateModules) => number | undefined) => [
    title,
    ...measured.map((template) => kilobytes(of(template))),
  ];
  return {
    columns: ['module', ...measured.map(({ template }) => template)],
    rows: [
      ...names.map((name) => row(shortName(name), ({ modules }) => modules[name])),
      row('all others', ({ modules }) => sumOf(modules) - sumOf(modules, names)),
      row('sum', ({ modules }) => sumOf(modules)),
      row('files', ({ served }) => served),
    ],
  };
}
