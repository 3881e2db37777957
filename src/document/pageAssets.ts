import type { DocumentAssets } from './renderDocument';

/** The bundler's files. */
export interface BuiltFiles {
  /** URLs of the files that each source needs, by the path of the source. */
  entries: Record<string, string[]>;
  /** Text of each stylesheet by its URL. */
  styles: Record<string, string>;
  /** URL of the script that runs before the first paint. */
  earlyScript: string;
}

/** Source files of the code that a page needs. */
export interface PageSources {
  template: string;
  /** Section sources of interactive blocks. */
  interactive: string[];
  /** Source of the static blocks' sections: a prerendered page needs their styles, not their scripts. */
  static: string;
}

const CLIENT_SOURCE = 'src/entry.client.tsx';

/** Fonts that every page shows at once; the bold text font is loaded later. */
const PRELOADED_FONTS = [
  'src/generated/fonts/display-800.base.woff2',
  'src/generated/fonts/text-400.base.woff2',
];

const isStylesheet = (href: string) => href.endsWith('.css');

function filesOf({ entries }: Pick<BuiltFiles, 'entries'>, source: string): string[] {
  const files = entries[source];
  if (!files) throw new Error(`The bundle manifest does not name ${source}; was the file moved?`);
  return files;
}

/** URLs of the stylesheets that all pages share. */
export function sharedStylesheets(built: Pick<BuiltFiles, 'entries'>): string[] {
  return filesOf(built, CLIENT_SOURCE).filter(isStylesheet);
}

/**
 * Returns the files a page needs, shared ones first, so that the template's own styles come last.
 * @throws if the manifest lacks a source, which means that a file was moved or renamed
 */
export function pageAssets(built: BuiltFiles, sources: PageSources): DocumentAssets {
  const shell = filesOf(built, CLIENT_SOURCE);
  const template = filesOf(built, sources.template);
  const interactive = sources.interactive.flatMap((source) => filesOf(built, source));
  const shared = shell.filter((file) => template.includes(file));
  const stylesheets = new Set(
    [...shared, ...shell, ...filesOf(built, sources.static), ...interactive, ...template].filter(
      isStylesheet,
    ),
  );
  const [script, ...modules] = new Set(
    [...shell, ...template, ...interactive].filter((file) => !isStylesheet(file)),
  );
  if (script === undefined) throw new Error(`The bundle manifest names no script for ${CLIENT_SOURCE}.`);
  return {
    earlyScript: built.earlyScript,
    script,
    modules,
    stylesheets: [...stylesheets].map((href) => {
      const css = built.styles[href];
      if (css === undefined) throw new Error(`The style sheet ${href} was not read.`);
      return { href, css };
    }),
    fonts: PRELOADED_FONTS.flatMap((source) => filesOf(built, source)),
  };
}
