import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { BuiltFiles } from '../../src/document/pageAssets';
import { BUILD_LIST } from '../../src/hosting/buildList';
import type { Bundles } from '../parcel/bundle';
import { resolveRouteMedia, type SiteMedia } from '../content/resolveRouteMedia';
import type { Site } from '../content/site';

import type { BerlinMinute } from '../lib/berlinClock.mjs';
import { inputHash } from '../lib/inputHash';
import type { Progress } from '../lib/progress';
import { earlyScriptFile, isEarly, readBuiltFiles } from '../prerender/readBuiltFiles';
import { bundleServer } from '../serverBundle/bundleServer';
import { codeHashes, type CodeHashes } from './codeHash';
import type { Committed, OutputFolder } from './outputFolder';
import { buildListFile, serverRecords, siteRecords } from './siteRecords';
import {
  assetTasks,
  fileTasks,
  iconTask,
  imageTasks,
  keyOf,
  type MadeMedia,
  pageTasks,
  socialImageTasks,
} from './siteTasks';
import { type GroupTask, type TaskReport, TaskRunner } from './taskRunner';
import { writeServiceWorker } from './writeServiceWorker';

/** Input and output folders of a site. */
export interface WriteSiteOptions {
  root: string;
  cacheDir: string;
  contentDir: string;
  /** `dist`, and the folder next to it for server-only files. */
  siteFolder: OutputFolder;
  serverFolder: OutputFolder;
  progress: Progress;
  /** The minute (in Berlin) shown by a preview; undefined for the site itself. */
  preview?: BerlinMinute;
}

/** Bundle folders are named by the hash of their content. */
const hashOf = (bundleDir: string): string => path.basename(bundleDir);

/**
 * Name of a build: the hash of the browser code and of the format of the data it reads. Content changes do not affect
 * it, so open tabs keep working, and unaffected pages stay unchanged.
 */
function buildName(root: string, { web }: Bundles): string {
  return inputHash(root, ['src/content'], [], web).slice(0, 12);
}

/** The media of a site by request, as `resolveRouteMedia` needs them. */
function siteMedia(site: Site, { images, socialImages, files }: MadeMedia): SiteMedia {
  const byRequest = <Request extends object, Made>(
    requests: Record<string, Request>,
    made: Map<string, Made>,
  ) => {
    const results = new Map(Object.entries(requests).map(([key, request]) => [request, made.get(key)]));
    return (request: Request) => results.get(request);
  };
  return {
    image: byRequest(site.images, images),
    socialImage: byRequest(site.socialImages, socialImages),
    file: byRequest(site.files, files),
  };
}

async function writeServer(
  { root, serverFolder }: WriteSiteOptions,
  bundles: Bundles,
  codes: CodeHashes,
): Promise<void> {
  const key = keyOf(inputHash(root, ['server'], [], codes.all), hashOf(path.dirname(bundles.serverEntry)));
  if (serverFolder.keep('programs', key)) return;
  serverFolder.write('programs', await bundleServer(root, bundles.serverEntry), key);
}

/** Runs all tasks of one kind and reports how many there were and how many had to be made. */
async function runStep(
  runner: TaskRunner,
  { siteFolder, progress }: WriteSiteOptions,
  label: string,
  tasks: readonly GroupTask[],
): Promise<TaskReport> {
  progress.step(label, 0, tasks.length);
  const report = await runner.run(siteFolder, tasks, (done) => progress.step(label, done, tasks.length));
  progress.done(label, `${report.made} of ${tasks.length} made`);
  return report;
}

async function writePages(
  site: Site,
  bundles: Bundles,
  files: BuiltFiles,
  build: string,
  codes: CodeHashes,
  options: WriteSiteOptions,
): Promise<number> {
  const { siteFolder, cacheDir, contentDir, preview } = options;
  const { stagingDir, compression } = siteFolder;
  const { serverEntry, webDir, web } = bundles;
  const { queries } = site;
  const runner = await TaskRunner.create({
    stagingDir,
    compression,
    cacheDir,
    contentDir,
    serverEntry,
    files,
    queries,
    build,
    ...(preview === undefined ? {} : { preview }),
  });
  try {
    const step = (label: string, tasks: readonly GroupTask[]) => runStep(runner, options, label, tasks);
    const assets = web.files.filter((name) => !name.endsWith('.html') && !isEarly(name, web));
    await step('Scripts, styles, fonts', assetTasks(webDir, assets, codes));
    const images = await step('Images', await imageTasks(site, codes));
    const social = await step('Social images', await socialImageTasks(site, codes));
    const offered = await step('Files', await fileTasks(site, codes));
    await runner.run(siteFolder, [await iconTask(codes)], () => {});
    const made = {
      images: images.results,
      socialImages: social.results,
      files: offered.results,
    } as MadeMedia;
    const media = siteMedia(site, made);
    const renderer = hashOf(path.dirname(serverEntry));
    const tasks = pageTasks(site.routes, made, codes, { build, files, renderer, preview }, (route) =>
      resolveRouteMedia(route, site, media),
    );
    return (await step('Pages', tasks)).made;
  } finally {
    await runner.close();
  }
}

/**
 * Updates the folders of the site and of the server. Unchanged files are neither made nor written again.
 * @throws if something cannot be made or written, before anything in the folders has changed
 */
export async function writeSite(
  site: Site,
  bundles: Bundles,
  options: WriteSiteOptions,
): Promise<Committed & { pages: number }> {
  const { root, siteFolder, serverFolder, progress } = options;
  const codes = codeHashes(root);
  const files = await readBuiltFiles(bundles.webDir, bundles.web);
  const build = buildName(root, bundles);
  const pages = await writePages(site, bundles, files, build, codes, options);

  const licence = await readFile(path.join(root, 'src/generated/fonts/OFL.txt'));
  siteFolder.write('early script', [await earlyScriptFile(bundles.webDir, bundles.web)]);
  siteFolder.write('licence', [{ path: 'OFL.txt', content: licence }]);
  siteFolder.write('records', siteRecords(site, build, files, options.preview));
  const { workerDir } = bundles;
  await writeServiceWorker({ siteFolder, workerDir, codes: [codes.tools, hashOf(workerDir)], progress });
  await writeServer(options, bundles, codes);
  serverFolder.write('records', serverRecords(site, files));
  siteFolder.write('build list', [buildListFile(siteFolder.files(), serverFolder.files())]);
  // The list is moved in last; a running server detects from it that the build is complete.
  const server = await serverFolder.commit();
  const committed = await siteFolder.commit(BUILD_LIST);
  return {
    pages,
    written: [...committed.written, ...server.written],
    removed: [...committed.removed, ...server.removed],
    bytes: committed.bytes + server.bytes,
  };
}
