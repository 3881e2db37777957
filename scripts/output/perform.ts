import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';

import type { QueryData } from '../../src/content/pageData';
import type { BuiltFiles } from '../../src/document/pageAssets';
import type { RenderPage, RenderRequest } from '../../src/document/renderRequest';
import { pageDataUrl } from '../../src/content/dataUrls';
import type { FileRequest } from '../content/site';
import type { PictureRequest } from '../images/renderPicture';

import type { SocialImageRequest } from '../images/socialImage';
import type { NewFile } from '../lib/newFile';
import { hiddenPage, markPage } from '../preview/markPage';
import { htmlFileOf } from '../prerender/htmlFileOf';

import type { OutputFile, OutputGroup } from './outputState';
import { type StageOptions, stageFiles } from './stageFiles';

/** Settings shared by all tasks of a build. */
export interface TaskSettings extends Omit<StageOptions, 'present'> {
  cacheDir: string;
  contentDir: string;
  /** Path of the app's Node build. */
  serverEntry: string;
  files: BuiltFiles;
  queries: Record<string, QueryData>;
  build: string;
  /** The minute (in Berlin) shown by a preview; undefined for the site itself. */
  preview?: string;
}

/** A page to render. */
export interface PageTask extends Pick<RenderRequest, 'structuredData'> {
  page: RenderRequest['data']['page'];
  /** File in content-json that the page comes from, for error messages. */
  contentFile: string;
}

/** One unit of work. */
export type Task = {
  /** JSON file with the {@link TaskSettings} of the build. */
  settingsFile: string;
  /** Files of the output folder that are not written again if unchanged. */
  present: Record<string, OutputFile>;
} & (
  | { type: 'page'; page: PageTask }
  | { type: 'image'; image: PictureRequest }
  | { type: 'social'; social: SocialImageRequest }
  | { type: 'file'; file: FileRequest }
  | { type: 'icons' }
  /** A bundled file: its source path, and its name below `assets/`. */
  | { type: 'asset'; file: string; name: string }
);

let known: { file: string; settings: TaskSettings } | undefined;

/** Settings of the build a task belongs to, read once. */
function readSettings(file: string): TaskSettings {
  if (known?.file !== file)
    known = { file, settings: JSON.parse(readFileSync(file, 'utf8')) as TaskSettings };
  return known.settings;
}

let renderer: Promise<RenderPage> | undefined;

function loadRenderer(serverEntry: string): Promise<RenderPage> {
  renderer ??= import(pathToFileURL(serverEntry).href).then(
    (entry: { renderPage: RenderPage }) => entry.renderPage,
  );
  return renderer;
}

async function renderPage(
  { page: written, structuredData, contentFile }: PageTask,
  settings: TaskSettings,
): Promise<NewFile[]> {
  const { preview } = settings;
  const page = preview === undefined ? written : hiddenPage(written);
  const queries = Object.fromEntries(
    page.queries.map((hash) => {
      const data = settings.queries[hash];
      if (!data) throw new Error(`${contentFile}: query data ${hash} does not exist`);
      return [hash, data];
    }),
  );
  const render = await loadRenderer(settings.serverEntry);
  const data = { build: settings.build, page, queries };
  try {
    const html = await render({ data, files: settings.files, structuredData });
    return [
      {
        path: htmlFileOf(page.path),
        content: Buffer.from(preview === undefined ? html : markPage(html, page.context.locale, preview)),
      },
      { path: pageDataUrl(page.path).slice(1), content: Buffer.from(JSON.stringify(page)) },
    ];
  } catch (error) {
    const reason = (error as Error).stack ?? String(error);
    throw new Error(`${contentFile}: ${page.path} cannot be rendered: ${reason}`, { cause: error });
  }
}

/** Modules are imported by the first task that needs them: most builds draw nothing. */
async function make(task: Task, settings: TaskSettings): Promise<{ files: NewFile[]; result?: unknown }> {
  switch (task.type) {
    case 'page':
      return { files: await renderPage(task.page, settings) };
    case 'image': {
      const { renderPicture } = await import('../images/renderPicture');
      const { asset, files } = await renderPicture(task.image, settings);
      return { files, result: asset };
    }
    case 'social': {
      const { renderSocialImage, renderSocialPhoto } = await import('../images/socialImage');
      const { url, file } =
        'photo' in task.social
          ? await renderSocialPhoto(task.social, settings)
          : await renderSocialImage(task.social, settings.cacheDir);
      return { files: [file], result: url };
    }
    case 'file': {
      const { makeFile } = await import('../prerender/makeFile');
      const { made, file } = await makeFile(task.file, settings);
      return { files: [file], result: made };
    }
    case 'icons': {
      const { renderIcons } = await import('../images/icons');
      return { files: await renderIcons(settings.cacheDir) };
    }
    case 'asset':
      return { files: [{ path: `assets/${task.name}`, content: await readFile(task.file) }] };
  }
}

/** Performs a task, in this process or a worker thread, and stages and compresses the resulting files. */
export async function perform(task: Task): Promise<Omit<OutputGroup, 'key'>> {
  const settings = readSettings(task.settingsFile);
  const { files, result } = await make(task, settings);
  const written = stageFiles(files, { ...settings, present: task.present });
  return result === undefined ? { files: written } : { files: written, result };
}
