import { INTERACTIVE_SECTIONS } from '../sections/catalogue';
import { interactiveBlocksOf, type PageKind, templateCodeOf } from './catalogue';
import { openingCodeOf, sideOpening } from './openings';

/** Sections that src/sections/catalogue.ts imports from the file of another one, with which they share a bundle. */
const BUNDLED_WITH: Record<string, string> = {
  Visit: 'JobList',
  Mixer: 'ListFilter',
  ContactSent: 'Embed',
  ImageBlock: 'Gallery',
};

function fileOf(folder: string, { name }: { name: string }): string {
  const file = BUNDLED_WITH[name] ?? name;
  return `src/${folder}/${file}/${file}.tsx`;
}

/** Empty for a page without one of the openings of src/templates/openings.ts. */
function openingSourcesOf(content: object): string[] {
  const code = openingCodeOf(content);
  if (!code) return [];
  return [`src/templates/parts/${code === sideOpening ? 'Hero.tsx' : 'openingParts.ts'}`];
}

/**
 * Returns the source files of the code that a page needs, as named in the bundler's manifest; for
 * src/document/pageAssets.ts. Only the build needs them, so they are not part of what browsers load.
 */
export function sourcesOf(page: PageKind): { template: string; interactive: string[]; static: string } {
  return {
    template: fileOf('templates', templateCodeOf(page)),
    interactive: [
      ...openingSourcesOf(page.content),
      ...new Set(interactiveBlocksOf(page).map((type) => fileOf('sections', INTERACTIVE_SECTIONS[type]))),
    ],
    static: 'src/sections/staticSections.ts',
  };
}
