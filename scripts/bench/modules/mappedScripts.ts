import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import parcelSourceMap from '@parcel/source-map';
import { EARLY_SOURCE } from '../../prerender/readBuiltFiles';
import { cutScript, type Piece } from './weighModules';

// For a CommonJS package, Node's default import is `module.exports`, which has its own `default` property.
const { default: SourceMap } = parcelSourceMap as unknown as { default: typeof parcelSourceMap };

const PROGRAM = fileURLToPath(new URL('./bundle.mjs', import.meta.url));

/** A script as built, except for the names of modules in it, with the source module of each part. */
export interface MappedScript {
  /** File name without hash, e.g. `CasePage`. */
  name: string;
  text: string;
  pieces: Piece[];
}

/** Removes the hash from a file name, e.g. `CasePage.1a2b3c4d.js` => `CasePage`. */
export const unhashed = (file: string): string => path.basename(file).replace(/\.[\da-f]{8}\.js$/, '');

async function bundle(root: string, outDir: string): Promise<void> {
  const child = spawn(process.execPath, [PROGRAM, JSON.stringify({ outDir })], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
    // The child ends when its input is closed, that is, when this process ends.
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`The bundler failed (exit code ${code}).`);
}

function readScript(root: string, file: string): MappedScript {
  const text = readFileSync(file, 'utf8').replace(/\n\/\/# sourceMappingURL=.*\n?$/, '');
  const map = new SourceMap(root);
  map.addVLQMap(JSON.parse(readFileSync(`${file}.map`, 'utf8')) as Parameters<typeof map.addVLQMap>[0]);
  const { mappings, sources } = map.getMap();
  const places = mappings.map(({ generated, source }) => ({
    ...generated,
    module: source === undefined ? undefined : sources[source],
  }));
  const pieces = cutScript(text, places);
  // The build names this script itself; the bundler names it after the page.
  const isEarly = pieces.some(({ module }) => module?.endsWith(EARLY_SOURCE));
  return { name: isEarly ? 'early' : unhashed(file), text, pieces };
}

/** Bundles the browser code with source maps in a folder, which is emptied first. */
export async function bundleWithMaps(root: string, outDir: string): Promise<MappedScript[]> {
  rmSync(outDir, { recursive: true, force: true });
  mkdirSync(outDir, { recursive: true });
  await bundle(root, outDir);
  const webDir = path.join(outDir, 'web');
  return readdirSync(webDir)
    .filter((file) => file.endsWith('.js'))
    .map((file) => readScript(root, path.join(webDir, file)));
}
