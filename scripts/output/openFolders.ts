import { existsSync } from 'node:fs';
import path from 'node:path';
import { BUILD_LIST } from '../../src/hosting/buildList';
import { PREVIEW_FILE } from '../../src/hosting/preview';
import { RENDERING_FILE, serverDirOf } from '../../src/hosting/serverFolder';
import { ExpectedError } from '../lib/runMain';
import { OutputFolder } from './outputFolder';

/** The folder of a site and the adjacent one, which only the server uses. */
export interface SiteFolders {
  siteFolder: OutputFolder;
  serverFolder: OutputFolder;
}

/**
 * Opens the two folders of a site.
 * @throws if one contains files not written by a build, or if a preview would replace a site or a site a preview
 */
export function openFolders(
  outDir: string,
  { cacheDir, isRelease, isPreview }: { cacheDir: string; isRelease: boolean; isPreview: boolean },
): SiteFolders {
  const wasPreview = existsSync(path.join(outDir, PREVIEW_FILE));
  if (existsSync(path.join(outDir, BUILD_LIST)) && wasPreview !== isPreview) {
    const [there, here] = wasPreview ? ['a preview', 'the site'] : ['a site', 'a preview'];
    throw new ExpectedError(
      `${outDir} holds ${there}, which ${here} would replace. Choose another folder with --out, or delete this one.`,
    );
  }
  const compression = isRelease ? 'release' : 'everyday';
  return {
    siteFolder: OutputFolder.open({ outDir, cacheDir, compression, mark: BUILD_LIST }),
    serverFolder: OutputFolder.open({
      outDir: serverDirOf(outDir),
      cacheDir,
      compression: 'none',
      mark: RENDERING_FILE,
    }),
  };
}
