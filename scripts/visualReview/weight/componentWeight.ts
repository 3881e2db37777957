import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { build, type Metafile, type Plugin } from 'esbuild';
import { evaluateStyles } from '../../parcel/evaluateStyles';
import type { ComponentWeight } from '../protocol';

const compress = promisify(brotliCompress);

/** Entry of every page; modules loaded later by `import()` belong to some pages only. */
const FRAME = 'src/entry.client.tsx';

/** Sections that are complete in the server's HTML, for which an opened page loads no script. */
const STATIC_SECTIONS = 'src/sections/staticSections.ts';

/** Prefix of the names of extracted stylesheets. */
const STYLES = 'styles-of:';

const PACKAGE = /(?:^|\/)node_modules\/((?:@[^/]+\/)?[^/]+)/;

/** Extracts styles like the site's own bundler, and leaves dynamic imports out. */
const asOnTheSite = (root: string): Plugin => ({
  name: 'as on the site',
  setup({ onResolve, onLoad }) {
    const styles = new Map<string, string>();
    onResolve({ filter: /.*/ }, ({ kind, path: specifier }) =>
      kind === 'dynamic-import' ? { path: specifier, external: true } : undefined,
    );
    onResolve({ filter: new RegExp(`^${STYLES}`) }, ({ path: specifier }) => ({
      path: specifier,
      namespace: 'styles',
    }));
    onLoad({ filter: /.*/, namespace: 'styles' }, ({ path: name }) => ({
      contents: styles.get(name) ?? '',
      loader: 'css',
    }));
    onLoad({ filter: /[\\/]src[\\/].*\.tsx?$/ }, async ({ path: file }) => {
      const source = await readFile(file, 'utf8');
      const loader = file.endsWith('x') ? 'tsx' : 'ts';
      if (!source.includes('@linaria/core')) return { contents: source, loader };
      const { code, cssText } = await evaluateStyles(file, source, root, true);
      if (cssText === undefined) return { contents: code, loader };
      const name = STYLES + path.relative(root, file);
      styles.set(name, cssText);
      return { contents: `${code}\nimport ${JSON.stringify(name)};\n`, loader };
    });
  },
});

interface Bundle {
  /** Compressed bytes. */
  script: number;
  styles: number;
  /** Bundled modules, relative to the project root. */
  modules: ReadonlySet<string>;
}

const bytesOf = async (text: string) => (text === '' ? 0 : (await compress(text)).length);

function modulesOf({ outputs }: Metafile): Set<string> {
  const inputs = Object.values(outputs).flatMap((output) => Object.entries(output.inputs));
  return new Set(inputs.filter(([, { bytesInOutput }]) => bytesInOutput > 0).map(([name]) => name));
}

/** Bundles modules with all their imports, or without them if `isAlone`. */
async function bundle(root: string, files: readonly string[], isAlone = false): Promise<Bundle> {
  const only: Plugin = {
    name: 'nothing else',
    setup: ({ onResolve }) =>
      onResolve({ filter: /.*/ }, ({ importer, path: specifier }) =>
        importer.endsWith('<stdin>') || specifier.startsWith(STYLES)
          ? undefined
          : { path: specifier, external: true },
      ),
  };
  const { outputFiles, metafile } = await build({
    absWorkingDir: root,
    stdin: { contents: files.map((file) => `export * from './${file}';\n`).join(''), resolveDir: root },
    outdir: path.join(root, '.cache/visualReview'),
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    jsx: 'automatic',
    minify: true,
    define: { 'process.env.NODE_ENV': '"production"' },
    alias: { '@formatjs/icu-messageformat-parser': '@formatjs/icu-messageformat-parser/no-parser.js' },
    loader: { '.woff2': 'empty' },
    logLevel: 'silent',
    plugins: [...(isAlone ? [only] : []), asOnTheSite(root)],
  });
  const textOf = (ending: string) => outputFiles.find((file) => file.path.endsWith(ending))?.text ?? '';
  const [script, styles] = await Promise.all([bytesOf(textOf('.js')), bytesOf(textOf('.css'))]);
  return { script, styles, modules: modulesOf(metafile) };
}

/**
 * Returns a function that measures how many bytes a component adds to a page, with scripts and styles compressed as
 * served (Brotli). The component is bundled with the entry of every page, whose size is subtracted, so shared modules
 * count nothing. The entry is bundled only once.
 */
export function weighComponents(root: string): (file: string) => Promise<ComponentWeight> {
  let frame: Promise<Bundle> | undefined;
  let statics: Promise<string> | undefined;
  return async (file) => {
    frame ??= bundle(root, [FRAME]);
    statics ??= readFile(path.join(root, STATIC_SECTIONS), 'utf8').catch(() => '');
    // Allow a retry after a failure.
    frame.catch(() => (frame = undefined));
    const every = await frame;
    const isOnEveryPage = every.modules.has(file);
    const own = isOnEveryPage
      ? await bundle(root, [file], true)
      : await bundle(root, [FRAME, file]).then(({ script, styles, modules }) => ({
          script: script - every.script,
          styles: styles - every.styles,
          modules: new Set([...modules].filter((name) => !every.modules.has(name))),
        }));
    const names = [...own.modules].filter((name) => name !== '<stdin>');
    const section = /^src\/sections\/(.*)\.tsx$/.exec(file)?.[1];
    return {
      file,
      script: Math.max(0, own.script),
      styles: Math.max(0, own.styles),
      modules: names.filter((name) => name.startsWith('src/')).length,
      packages: [...new Set(names.flatMap((name) => PACKAGE.exec(name)?.[1] ?? []))].toSorted(),
      isOnEveryPage,
      isStatic: section !== undefined && (await statics).includes(`'./${section}'`),
    };
  };
}
