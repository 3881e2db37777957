import { readFile } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import type { Metafile } from 'esbuild';
import { RENDERING_PROGRAM } from '../../src/hosting/serverFolder';
import { renderInventory } from './inventory';

/** Server programs by their name in the bundle, including code that runs in worker threads. */
export const PROGRAMS = { main: 'server/main.ts', applications: 'server/intake/cli/main.ts' };

/** CommonJS packages call `require` for Node's own modules; ES modules do not have it. */
const REQUIRE = `import { createRequire as createRequireOfFile } from 'node:module';
const require = createRequireOfFile(import.meta.url);`;

/** A bundled file, by its path below the folder of the bundle, with forward slashes. */
export interface BundleFile {
  path: string;
  content: Uint8Array;
}

/** Folder that esbuild names the files by; nothing is written to it. */
const OUT_DIR = 'server-bundle';

/** Returns modules that the bundle loads at run time, other than Node's own. */
function missingModules({ outputs }: Metafile): string[] {
  const imports = Object.values(outputs).flatMap((output) => output.imports);
  const names = imports.filter(({ external }) => external).map((imported) => imported.path);
  return [...new Set(names)].filter((name) => !isBuiltin(name)).toSorted();
}

/**
 * Bundles programs with all their packages into plain JavaScript that needs only Node.
 *
 * @param root the project's folder, with the installed packages
 * @param programs source files by their name in the bundle, without `.js`
 * @returns the files, none of them written, and esbuild's metafile
 * @throws if a module cannot be found or would have to be installed separately
 */
export async function bundlePrograms(
  root: string,
  programs: Readonly<Record<string, string>>,
): Promise<{ files: BundleFile[]; metafile: Metafile }> {
  const { build } = await import('esbuild');
  const { outputFiles, metafile } = await build({
    absWorkingDir: root,
    entryPoints: { ...programs },
    outdir: OUT_DIR,
    write: false,
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
      `The server bundle lacks ${missing.join(', ')}: install these packages, or remove the code that loads them.`,
    );
  }
  const outDir = path.join(root, OUT_DIR);
  const files = outputFiles.map(({ path: file, contents }) => ({
    path: path.relative(outDir, file).split(path.sep).join('/'),
    content: contents,
  }));
  return { files, metafile };
}

/**
 * Bundles the server as plain JavaScript that needs only Node: its programs, the Node version of the app and all their
 * packages, with an inventory of these. Equal input gives equal bytes.
 *
 * @param root the project's folder, with the installed packages
 * @param serverEntry the Node version of the app, as built by Parcel
 * @returns the files by path in order, none of them written
 * @throws if a module cannot be found or would have to be installed separately
 */
export async function bundleServer(root: string, serverEntry: string): Promise<BundleFile[]> {
  const { files, metafile } = await bundlePrograms(root, { ...PROGRAMS, [RENDERING_PROGRAM]: serverEntry });
  const { version, engines } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8')) as {
    version: string;
    engines: { node: string };
  };
  const server = { name: 'sff-server', version, private: true, type: 'module', engines };
  const records = { 'package.json': server, 'bom.cdx.json': await renderInventory(root, metafile, server) };
  const asFile = ([name, value]: [string, object]): BundleFile => ({
    path: name,
    content: Buffer.from(`${JSON.stringify(value, null, 2)}\n`),
  });
  return [...files, ...Object.entries(records).map(asFile)].toSorted((a, b) => (a.path < b.path ? -1 : 1));
}
