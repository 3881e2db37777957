import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  BUILD_LIST,
  contentHash,
  type FileMark,
  listFiles,
  renderBuildList,
} from '../../src/hosting/buildList';

async function marksOf(dir: string): Promise<Record<string, FileMark>> {
  const marks: Record<string, FileMark> = {};
  for (const name of await listFiles(dir)) {
    if (name === BUILD_LIST) continue;
    const content = await readFile(path.join(dir, name));
    marks[name] = [content.length, contentHash(content)];
  }
  return marks;
}

/** Writes the build list of a build that a test has put together by hand. */
export async function writeBuildList(siteDir: string, serverDir: string): Promise<void> {
  const list = { files: await marksOf(siteDir), server: await marksOf(serverDir) };
  await writeFile(path.join(siteDir, BUILD_LIST), renderBuildList(list));
}
