import path from 'node:path';
import { serverDirOf } from '../../src/hosting/serverFolder';
import { type BuildOptions, SettingError } from '../lib/args';
import { realPath } from '../lib/outputPlaces.mjs';

/** Folders of the project in or below which no build may write. */
const SOURCES = ['.git', 'content-json', 'node_modules', 'scripts', 'server', 'src', 'stories', 'tests'];

/** True if a path is the folder or below it. */
function isWithin(file: string, folder: string): boolean {
  const [first] = path.relative(folder, file).split(path.sep);
  return first !== '..' && !path.isAbsolute(first ?? '');
}

/**
 * Checks the output folder, because a build deletes everything else in it.
 * @throws {SettingError} if it is the project, its sources or content, or for a preview the folder of the site
 */
export function checkPlace(
  root: string,
  cacheDir: string,
  { outDir, contentDir, isPreview }: Pick<BuildOptions, 'outDir' | 'contentDir' | 'isPreview'>,
): void {
  const site = path.resolve(root, outDir);
  const sources = [...SOURCES, contentDir].map((name) => realPath(path.resolve(root, name)));
  for (const folder of [site, serverDirOf(site)].map(realPath)) {
    const inside = sources.find((source) => isWithin(folder, source));
    const around = [root, cacheDir, ...sources].map(realPath).find((kept) => isWithin(kept, folder));
    const reason = inside
      ? `no build may write into ${inside}`
      : `a build replaces everything in ${folder}, and ${around} would be lost`;
    if (inside ?? around)
      throw new SettingError(
        `--out is "${outDir}", but ${reason}. Choose a folder for the site alone, such as dist.`,
      );
  }
  if (isPreview && isWithin(realPath(site), realPath(path.join(root, 'dist'))))
    throw new SettingError('--preview needs a folder of its own: add --out preview, or use npm run preview.');
}
