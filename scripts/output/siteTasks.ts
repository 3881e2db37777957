import { createHash } from 'node:crypto';
import path from 'node:path';
import type { BuiltFiles } from '../../src/document/pageAssets';
import type { MadeFile } from '../content/resolveMediaUrls';
import type { Site, SiteRoute } from '../content/site';
import { generatorHash } from '../images/generatorHash';
import type { ImageAsset } from '../images/renderImage';
import type { CodeHashes } from './codeHash';
import type { GroupTask } from './taskRunner';

/** The first 27 characters (162 bits) of the SHA-256 of some values. */
export function keyOf(...values: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(values)).digest('base64url').slice(0, 27);
}

/**
 * Pictures of a site, one task each. The name of a request holds the hash of all it says but its widths; to read the
 * request itself may cost much.
 */
export async function imageTasks(site: Site, { tools }: CodeHashes): Promise<GroupTask[]> {
  const generator = await generatorHash();
  return Object.entries(site.images).map(([name, image]) => ({
    name,
    key: keyOf(tools, generator, name, image.widths),
    task: () => ({ type: 'image', image }),
  }));
}

/** Pictures that other sites show for a link to a page, one task each. */
export async function socialImageTasks(site: Site, { tools }: CodeHashes): Promise<GroupTask[]> {
  const generator = await generatorHash();
  return Object.entries(site.socialImages).map(([name, social]) => ({
    name,
    key: keyOf(tools, generator, name),
    task: () => ({ type: 'social', social }),
  }));
}

/** Files to take away or to play, one task each. */
export async function fileTasks(site: Site, { all }: CodeHashes): Promise<GroupTask[]> {
  const generator = await generatorHash();
  return Object.entries(site.files).map(([name, file]) => ({
    name,
    key: keyOf(all, generator, name),
    task: () => ({ type: 'file', file }),
  }));
}

/** The favicon set and the icons of the web app manifest. */
export async function iconTask({ tools }: CodeHashes): Promise<GroupTask> {
  return { name: 'icons', key: keyOf(tools, await generatorHash()), task: () => ({ type: 'icons' }) };
}

/** Files that the bundler wrote, one task each, so that they are compressed side by side. */
export function assetTasks(dir: string, names: readonly string[], { tools }: CodeHashes): GroupTask[] {
  return names.map((name) => ({
    name: `asset ${name}`,
    // The name holds the hash of the content.
    key: keyOf(tools, name),
    task: () => ({ type: 'asset', file: path.join(dir, name), name }),
  }));
}

/** What became of the requests of a site, by their keys `media/<kind>/<hash>`. */
export interface MadeMedia {
  images: Map<string, ImageAsset>;
  socialImages: Map<string, string>;
  files: Map<string, MadeFile>;
}

/** What all pages of a build have in common. */
export interface PageSettings {
  build: string;
  files: BuiltFiles;
  /** Hash of the Node build of the app. */
  renderer: string;
  /** The minute in Berlin that a preview shows. */
  preview?: string | undefined;
}

/** Pages with their data, one task each. `finish` puts the addresses of media into a route's data. */
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
      const { feed, contentFile } = route;
      return { type: 'page', page: { page, structuredData, feed, contentFile } };
    },
  }));
}
