import { INTERACTIVE_SECTIONS } from '../sections/catalogue';
import { interactiveBlocksOf, type PageKind, templateCodeOf } from './catalogue';
import { openingCodeOf, sideOpening } from './openings';

const pathOf = (folder: string, { file }: { file: string }) => `src/${folder}/${file}/${file}.tsx`;

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
    template: pathOf('templates', templateCodeOf(page)),
    interactive: [
      ...openingSourcesOf(page.content),
      ...new Set(interactiveBlocksOf(page).map((type) => pathOf('sections', INTERACTIVE_SECTIONS[type]))),
    ],
    static: 'src/sections/staticSections.ts',
  };
}
