import { readFile, writeFile } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import type { Metafile } from 'esbuild';
import { renderInventory } from './inventory';

/** Programs of the server, by their names in the bundle. Code that runs in a worker thread is one of them, too. */
export const PROGRAMS = { main: 'server/main.ts', applications: 'server/intake/cli/main.ts' };

/** Packages that are CommonJS call `require` for what Node has by itself; ES modules lack it. */
const REQUIRE = `import { createRequire as createRequireOfFile } from 'node:module';
const require = createRequireOfFile(import.meta.url);`;

/** What the bundle loads at run time besides Node's own modules. */
function missingModules({ outputs }: Metafile): string[] {
  const imports = Object.values(outputs).flatMap((output) => output.imports);
  const names = imports.filter(({ external }) => external).map((imported) => imported.path);
  return [...new Set(names)].filter((name) => !isBuiltin(name)).toSorted();
}

/**
 * Bundles programs with all packages they use into plain JavaScript that needs Node and nothing else.
 *
 * @param root the project's folder, in which the packages are installed
 * @param programs source files by their names in the bundle, without `.js`
 * @returns what esbuild says of the bundle
 * @throws when something cannot be found or would have to be installed beside the bundle
 */
export async function bundlePrograms(
  root: string,
  programs: Readonly<Record<string, string>>,
  outDir: string,
): Promise<Metafile> {
  const { build } = await import('esbuild');
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: { ...programs },
    outdir: outDir,
    chunkNames: 'chunks/[name]-[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    define: { 'process.env.NODE_ENV': '"production"' },
    banner: { js: REQUIRE },
    legalComments: 'none',
    metafile: true,
    logLevel: 'warning',
  });
  const missing = missingModules(metafile);
  if (missing.length > 0) {
    throw new Error(
      `The server would need ${missing.join(', ')} beside its bundle: install it, or leave out what loads it.`,
    );
  }
  return metafile;
}

/**
 * Writes the server as plain JavaScript that needs Node and nothing else: its programs, the Node version of the app,
 * and all packages they use, with an inventory of those packages. The same input gives the same bytes.
 *
 * @param root the project's folder, in which the packages are installed
 * @param serverEntry the Node version of the app, as Parcel has built it
 * @throws when something cannot be found or would have to be installed beside the bundle
 */
export async function bundleServer(root: string, serverEntry: string, outDir: string): Promise<void> {
  const metafile = await bundlePrograms(root, { ...PROGRAMS, 'ssr/entry.server': serverEntry }, outDir);
  const { version, engines } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8')) as {
    version: string;
    engines: { node: string };
  };
  const server = { name: 'sff-server', version, private: true, type: 'module', engines };
  const files = { 'package.json': server, 'bom.cdx.json': await renderInventory(root, metafile, server) };
  for (const [name, content] of Object.entries(files)) {
    await writeFile(path.join(outDir, name), `${JSON.stringify(content, null, 2)}\n`);
  }
}
