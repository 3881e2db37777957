import { build } from 'esbuild';

/**
 * One of the programs that run in the browser, as one file.
 * @param entry its name below `scripts/visualReview/client`
 * @throws with esbuild's words when it cannot be compiled
 */
export async function bundleClient(entry: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [new URL(`../client/${entry}`, import.meta.url).pathname],
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
