import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildFonts } from './buildFonts';

/** Cuts the fonts into `src/generated/fonts`, where styles, tests and stories load them from. */
const root = fileURLToPath(new URL('../..', import.meta.url));
const { built, cached } = await buildFonts({
  outDir: path.join(root, 'src/generated/fonts'),
  cacheDir: path.join(root, '.cache'),
});
process.stdout.write(`${built} cut, ${cached} from the cache\n`);
