import type { PageCode } from '../../src/content/pageCode';
import type { DocumentAssets } from '../../src/document/renderDocument';
import type { BundleManifest } from '../bundle';
import { HASHED_ASSETS_PREFIX } from '../headers/securityHeaders';
import type { InlineStyles } from './inlineStyles';

const GENERIC_SOURCE = 'src/templates/GenericPage/GenericPage.tsx';

/** Source files of the code of each kind of page, as the manifest names them. */
const TEMPLATE_SOURCES: Record<PageCode, readonly string[]> = {
  case: ['src/templates/CasePage/CasePage.tsx'],
  error: ['src/templates/ErrorPage/ErrorPage.tsx'],
  generic: [GENERIC_SOURCE],
  jobs: ['src/templates/JobsPage/JobsPage.tsx'],
  contact: [GENERIC_SOURCE, 'src/sections/ContactFormBlock/ContactFormBlock.tsx'],
  jobDetail: ['src/templates/JobDetailPage/JobDetailPage.tsx'],
  jobApplication: ['src/templates/JobApplicationPage/JobApplicationPage.tsx'],
  press: ['src/templates/PressPage/PressPage.tsx'],
};

const CLIENT_SOURCE = 'src/entry.client.tsx';

/** Fonts every page shows at once; the bold text cut follows by itself. */
const PRELOADED_FONTS = [
  'src/generated/fonts/display-800.latin.woff2',
  'src/generated/fonts/text-400.latin.woff2',
];

/**
 * The files a page needs, shared ones first, so that a template's own styles come last.
 * @throws when the manifest lacks a source, which means that a file was moved or renamed
 */
export function pageAssets(manifest: BundleManifest, styles: InlineStyles, code: PageCode): DocumentAssets {
  const filesOf = (source: string): string[] => {
    const files = manifest.entries[source];
    if (!files) throw new Error(`The bundle manifest does not name ${source}; was the file moved?`);
    return files.map((file) => HASHED_ASSETS_PREFIX + file);
  };
  const shell = filesOf(CLIENT_SOURCE);
  const own = TEMPLATE_SOURCES[code].flatMap(filesOf);
  const shared = shell.filter((file) => own.includes(file));
  const stylesheets = new Set([...shared, ...shell, ...own].filter((file) => file.endsWith('.css')));
  const scripts = [...new Set([...shell, ...own].filter((file) => file.endsWith('.js')))];
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
