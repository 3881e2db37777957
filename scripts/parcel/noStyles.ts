import path from 'node:path';
import { Resolver } from '@parcel/plugin';

/**
 * Parcel resolver that replaces stylesheets by nothing in the Node build, which only renders class names. With its own
 * styles, the stylesheet shared by all pages would be written to only one of the two builds' folders.
 */
export default new Resolver({
  async resolve({ dependency, specifier, options }) {
    if (!dependency.env.isNode() || !specifier.endsWith('.css')) return null;
    // The path of an existing file, but with empty code.
    return { filePath: path.join(options.projectRoot, 'scripts/parcel/noStyles.ts'), code: '' };
  },
});
