import type { LiveBlock } from '../../src/content/liveBlocks';
import type { PageCode } from '../../src/content/pageCode';
import type { DocumentAssets } from '../../src/document/renderDocument';
import type { BundleManifest } from '../bundle';
import { HASHED_ASSETS_PREFIX } from '../headers/securityHeaders';
import type { InlineStyles } from './inlineStyles';

/** Source files of the code of each kind of page, as the manifest names them. */
const TEMPLATE_SOURCES: Record<PageCode, readonly string[]> = {
  case: ['src/templates/CasePage/CasePage.tsx'],
  error: ['src/templates/ErrorPage/ErrorPage.tsx'],
  generic: ['src/templates/GenericPage/GenericPage.tsx'],
  jobs: ['src/templates/JobsPage/JobsPage.tsx'],
  jobDetail: ['src/templates/JobDetailPage/JobDetailPage.tsx'],
  jobApplication: ['src/templates/JobApplicationPage/JobApplicationPage.tsx'],
  press: ['src/templates/PressPage/PressPage.tsx'],
};

/** Source files of the sections that act by script. */
const LIVE_SOURCES: Record<LiveBlock, string> = {
  cities: 'src/sections/Cities/Cities.tsx',
  contactForm: 'src/sections/ContactFormBlock/ContactFormBlock.tsx',
  embed: 'src/sections/Embed/Embed.tsx',
  image: 'src/sections/ImageBlock/ImageBlock.tsx',
  jobList: 'src/sections/JobList/JobList.tsx',
  video: 'src/sections/Video/Video.tsx',
};

/** Source of all other sections: a prerendered page needs their styles and not their script. */
const STILL_SOURCE = 'src/sections/Sections/stillSections.ts';

const CLIENT_SOURCE = 'src/entry.client.tsx';

/** Fonts every page shows at once; the bold text cut follows by itself. */
const PRELOADED_FONTS = [
  'src/generated/fonts/display-800.latin.woff2',
  'src/generated/fonts/text-400.latin.woff2',
];

/**
 * The files a page needs, shared ones first, so that a template's own styles come last. `live` are the types of its
 * blocks that act by script.
 * @throws when the manifest lacks a source, which means that a file was moved or renamed
 */
export function pageAssets(
  manifest: BundleManifest,
  styles: InlineStyles,
  code: PageCode,
  live: readonly LiveBlock[],
): DocumentAssets {
  const filesOf = (source: string): string[] => {
    const files = manifest.entries[source];
    if (!files) throw new Error(`The bundle manifest does not name ${source}; was the file moved?`);
    return files.map((file) => HASHED_ASSETS_PREFIX + file);
  };
  const shell = filesOf(CLIENT_SOURCE);
  const template = TEMPLATE_SOURCES[code].flatMap(filesOf);
  const acting = live.flatMap((type) => filesOf(LIVE_SOURCES[type]));
  const still = filesOf(STILL_SOURCE);
  const shared = shell.filter((file) => template.includes(file));
  const stylesheets = new Set(
    [...shared, ...shell, ...still, ...acting, ...template].filter((file) => file.endsWith('.css')),
  );
  const scripts = [...new Set([...shell, ...template, ...acting].filter((file) => file.endsWith('.js')))];
  const [script, ...modules] = scripts;
  if (script === undefined) throw new Error(`The bundle manifest names no script for ${CLIENT_SOURCE}.`);
  return {
    script,
    modules,
    stylesheets: [...stylesheets].map((href) => {
      const css = styles.get(href.slice(HASHED_ASSETS_PREFIX.length));
      if (css === undefined) throw new Error(`The style sheet ${href} was not read.`);
      return { href, css };
    }),
    fonts: PRELOADED_FONTS.flatMap((source) => filesOf(source)),
  };
}
