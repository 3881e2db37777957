import type { AppData } from '../../src/content/pageData';
import type { BuiltFiles } from '../../src/document/pageAssets';
import { ADDRESS_INDEX_URL, APP_DATA_URL, queryDataUrl } from '../../src/content/dataUrls';
import { BUILD_LIST, type BuildList, type FileMark, renderBuildList } from '../../src/hosting/buildList';
import type { Site } from '../content/site';
import { CLOSINGS_FILE } from '../../src/hosting/closings';
import { PREVIEW_FILE, PREVIEW_STYLES } from '../../src/hosting/preview';
import { renderHeadersFile } from '../../src/hosting/renderHeadersFile';
import { renderNginxHttp, renderNginxServer } from '../../src/hosting/renderNginx';
import { renderRedirectsFile } from '../../src/hosting/renderRedirectsFile';
import { INTAKE_SITE_FILE, RENDERING_FILE } from '../../src/hosting/serverFolder';
import { thirdPartyPolicy } from '../../src/hosting/thirdPartyPolicy';
import { styleHashes } from '../prerender/readBuiltFiles';
import { renderAddressCard } from '../prerender/addressCard';
import { renderCalendarFile } from '../prerender/calendarFile';
import {
  renderFeed,
  renderJsonFeed,
  renderManifest,
  renderRobots,
  renderSitemap,
} from '../prerender/siteFiles';
import type { BerlinMinute } from '../lib/berlinClock.mjs';
import type { NewFile } from '../lib/newFile';
import { MARK_STYLES } from '../preview/markPage';
import type { OutputFile } from './outputState';

function textFiles(texts: Record<string, string>): NewFile[] {
  return Object.entries(texts).map(([path, text]) => ({ path, content: Buffer.from(text) }));
}

/**
 * Site-wide files: shared data, feeds, calendar and address book files, files for search engines and hosts. `preview`
 * is the minute (in Berlin) shown by a preview.
 */
export function siteRecords(site: Site, build: string, files: BuiltFiles, preview?: BerlinMinute): NewFile[] {
  const isPreview = preview !== undefined;
  const policy = {
    ...thirdPartyPolicy(),
    styleHashes: styleHashes(files),
    isPreview,
  };
  const appData: AppData = { build };
  return textFiles({
    [APP_DATA_URL.slice(1)]: JSON.stringify(appData),
    ...Object.fromEntries(
      Object.entries(site.queries).map(([hash, data]) => [queryDataUrl(hash).slice(1), JSON.stringify(data)]),
    ),
    [ADDRESS_INDEX_URL.slice(1)]: JSON.stringify(site.addresses),
    'sitemap.xml': renderSitemap(site.sitemap),
    'robots.txt': renderRobots(site.origin),
    'manifest.webmanifest': renderManifest(),
    _headers: renderHeadersFile(policy, build),
    [CLOSINGS_FILE]: `${JSON.stringify(site.closings)}\n`,
    _redirects: renderRedirectsFile(site.redirects),
    '_nginx/http.conf': renderNginxHttp(site.redirects),
    '_nginx/server.conf': renderNginxServer(policy, build),
    ...(isPreview
      ? { [PREVIEW_FILE]: `${JSON.stringify({ preview })}\n`, [PREVIEW_STYLES.slice(1)]: MARK_STYLES }
      : {}),
    ...Object.fromEntries(
      site.feeds.flatMap((feed) => [
        [feed.path.slice(1), renderFeed(feed)],
        [feed.jsonPath.slice(1), renderJsonFeed(feed, site.origin + feed.jsonPath)],
      ]),
    ),
    ...Object.fromEntries(site.calendars.map((event) => [event.path.slice(1), renderCalendarFile(event)])),
    ...Object.fromEntries(site.addressCards.map((card) => [card.path.slice(1), renderAddressCard(card)])),
  });
}

/**
 * Files of a build for the server only, not publicly accessible: open jobs and texts for the intake, and the built
 * files for rendering.
 */
export function serverRecords(site: Site, files: BuiltFiles): NewFile[] {
  return textFiles({
    [INTAKE_SITE_FILE]: JSON.stringify(site.intake),
    [RENDERING_FILE]: JSON.stringify({ files }),
  });
}

function marksOf(files: ReadonlyMap<string, OutputFile>): Record<string, FileMark> {
  const names = [...files.keys()].filter((name) => name !== BUILD_LIST).toSorted();
  return Object.fromEntries(
    names.map((name) => {
      const [size, hash] = files.get(name) as OutputFile;
      return [name, [size, hash]];
    }),
  );
}

/** The list from which a running server detects that a new build is complete. */
export function buildListFile(
  site: ReadonlyMap<string, OutputFile>,
  server: ReadonlyMap<string, OutputFile>,
): NewFile {
  const list: BuildList = { files: marksOf(site), server: marksOf(server) };
  return { path: BUILD_LIST, content: Buffer.from(renderBuildList(list)) };
}
