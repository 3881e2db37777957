import { negotiateEncoding } from './negotiateEncoding';
import type { Representation, SiteFile } from './siteFile';

/** The form of a file that a client can read best, by its `Accept-Encoding`. */
export function chooseForm(acceptEncoding: string | undefined, file: SiteFile): Representation {
  return file.variants.get(negotiateEncoding(acceptEncoding, file.variants)) ?? file.identity;
}
