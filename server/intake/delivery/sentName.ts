import { extensionOf } from '../../../src/applications/checkFile';
import type { StoredFile } from '../store/manifest';

/**
 * The name under which receivers get a file: the applicant's, with an extension if it has none, since no system opens a
 * file without one.
 */
export const sentName = ({ name, type }: Pick<StoredFile, 'name' | 'type'>): string =>
  extensionOf(name) === undefined ? `${name}.${type}` : name;
