import { negotiateEncoding } from './negotiateEncoding';
import type { Representation, SiteFile } from './siteFile';

/** The best representation of a file for a client's `Accept-Encoding` header. */
export function chooseForm(acceptEncoding: string | undefined, file: SiteFile): Representation {
  return file.variants.get(negotiateEncoding(acceptEncoding, file.variants)) ?? file.identity;
}
