import type { BuiltFiles } from './pageAssets';
import type { DocumentParts } from './renderDocument';

/** What `renderPage` of the Node build (src/entry.server.tsx) is given: a page, and the files of the build. */
export interface RenderRequest extends Omit<DocumentParts, 'markup' | 'assets'> {
  files: BuiltFiles;
}

/** The finished HTML of one page. Rejects with what its components throw. */
export type RenderPage = (request: RenderRequest) => Promise<string>;
