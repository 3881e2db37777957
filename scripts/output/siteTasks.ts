import path from 'node:path';
import type { BuiltFiles } from '../../src/document/pageAssets';
import { contentHash } from '../../src/hosting/buildList';
import type { MadeFile } from '../content/resolveRouteMedia';
import type { Site, SiteRoute } from '../content/site';
import { generatorHash } from '../images/generatorHash';
import type { ImageAsset } from '../images/renderImage';
import type { CodeHashes } from './codeHash';
import type { GroupTask } from './taskRunner';

/** Hash of some values as JSON. */
export function keyOf(...values: readonly unknown[]): string {
  return contentHash(JSON.stringify(values));
}

/**
 * Tasks for the pictures of a site. A request's name contains the hash of everything but its widths; reading the
 * request itself may be expensive.
 */
export async function imageTasks(site: Site, { tools }: CodeHashes): Promise<GroupTask[]> {
  const generator = await generatorHash();
  return Object.entries(site.images).map(([name, image]) => ({
    name,
    key: keyOf(tools, generator, name, image.widths),
    task: () => ({ type: 'image', image }),
  }));
}

/** Tasks for link preview images. */
export async function socialImageTasks(site: Site, { tools }: CodeHashes): Promise<GroupTask[]> {
  const generator = await generatorHash();
  return Object.entries(site.socialImages).map(([name, social]) => ({
    name,
    key: keyOf(tools, generator, name),
    task: () => ({ type: 'social', social }),
  }));
}

/** Tasks for files to download or play. */
export async function fileTasks(site: Site, { all }: CodeHashes): Promise<GroupTask[]> {
  const generator = await generatorHash();
  return Object.entries(site.files).map(([name, file]) => ({
    name,
    key: keyOf(all, generator, name),
    task: () => ({ type: 'file', file }),
  }));
}

/** Task for the favicons and the icons of the web app manifest. */
export async function iconTask({ tools }: CodeHashes): Promise<GroupTask> {
  return { name: 'icons', key: keyOf(tools, await generatorHash()), task: () => ({ type: 'icons' }) };
}

/** Tasks for bundled files, one each, so that they are compressed in parallel. */
export function assetTasks(dir: string, names: readonly string[], { tools }: CodeHashes): GroupTask[] {
  return names.map((name) => ({
    name: `asset ${name}`,
    // The name contains the content hash.
    key: keyOf(tools, name),
    task: () => ({ type: 'asset', file: path.join(dir, name), name }),
  }));
}

/** Results for the requests of a site, by their keys `media/<kind>/<hash>`. */
export interface MadeMedia {
  images: Map<string, ImageAsset>;
  socialImages: Map<string, string>;
  files: Map<string, MadeFile>;
}

/** Settings shared by all pages of a build. */
export interface PageSettings {
  build: string;
  files: BuiltFiles;
  /** Hash of the app's Node build. */
  renderer: string;
  /** The minute (in Berlin) shown by a preview. */
  preview?: string | undefined;
}

/** Tasks for pages with their data. `finish` inserts the URLs of media into a route's data. */
export function pageTasks(
  routes: readonly SiteRoute[],
  media: MadeMedia,
  { tools }: CodeHashes,
  settings: PageSettings,
  finish: (route: SiteRoute) => Pick<SiteRoute, 'page' | 'structuredData'>,
): GroupTask[] {
  const common = keyOf(tools, settings);
  const made = (key: string) => media.images.get(key) ?? media.socialImages.get(key) ?? media.files.get(key);
  return routes.map((route) => ({
    name: `page ${route.path}`,
    key: keyOf(common, route.hash, route.media.map(made)),
    task: () => {
      const { page, structuredData } = finish(route);
      const { contentFile } = route;
      return { type: 'page', page: { page, structuredData, contentFile } };
    },
  }));
}
