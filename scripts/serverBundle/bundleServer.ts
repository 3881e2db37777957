import { readFile, writeFile } from 'node:fs/promises';
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
 * @returns esbuild's metafile
 * @throws if a module cannot be found or would have to be installed separately
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
      `The server bundle lacks ${missing.join(', ')}: install these packages, or remove the code that loads them.`,
    );
  }
  return metafile;
}

/**
 * Writes the server as plain JavaScript that needs only Node: its programs, the Node version of the app and all their
 * packages, with an inventory of these. Equal input gives equal bytes.
 *
 * @param root the project's folder, with the installed packages
 * @param serverEntry the Node version of the app, as built by Parcel
 * @throws if a module cannot be found or would have to be installed separately
 */
export async function bundleServer(root: string, serverEntry: string, outDir: string): Promise<void> {
  const metafile = await bundlePrograms(root, { ...PROGRAMS, [RENDERING_PROGRAM]: serverEntry }, outDir);
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
