import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/**
 * Bundles a browser program into one file.
 * @param entry file name below `scripts/visualReview/client`
 * @throws esbuild's error if it cannot be compiled
 */
export async function bundleClient(entry: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL(`../client/${entry}`, import.meta.url))],
    bundle: true,
    write: false,
    format: 'iife',
    platform: 'browser',
    target: 'es2023',
    jsx: 'automatic',
    minify: true,
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'silent',
  });
  return outputFiles[0]?.text ?? '';
}
