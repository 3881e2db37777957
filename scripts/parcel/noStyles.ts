import path from 'node:path';
import { Resolver } from '@parcel/plugin';

/**
 * Parcel resolver that gives the Node build nothing for a style sheet. It prints class names alone; with styles of its
 * own, the sheet that all pages share would be written to only one of the two builds' folders.
 */
export default new Resolver({
  async resolve({ dependency, specifier, options }) {
    if (!dependency.env.isNode() || !specifier.endsWith('.css')) return null;
    // The path of a file that exists, but none of its text.
    return { filePath: path.join(options.projectRoot, 'scripts/parcel/noStyles.ts'), code: '' };
  },
});
