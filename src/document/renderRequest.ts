import type { BuiltFiles } from './pageAssets';
import type { DocumentParts } from './renderDocument';

/** Input of `renderPage` of the Node build (src/entry.server.tsx): a page and the files of the build. */
export interface RenderRequest extends Omit<DocumentParts, 'markup' | 'assets'> {
  files: BuiltFiles;
}

/** Renders the HTML of one page. Rejects with the errors of its components. */
export type RenderPage = (request: RenderRequest) => Promise<string>;
