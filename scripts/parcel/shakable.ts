import { Transformer } from '@parcel/plugin';
import { shakable } from './shakableCode';

/** Packages whose unused parts the minifier keeps, because their modules set names and contexts while loading. */
const PACKAGES = /node_modules\/(?:react-router|react-intl)\//;

/**
 * Parcel transformer that lets the minifier drop unused parts of react-router and react-intl. Browser builds only:
 * nothing is dropped elsewhere. docs/decisions/0024-what-loads-when.md
 */
export default new Transformer({
  async transform({ asset }) {
    if (asset.env.context !== 'browser' || !PACKAGES.test(asset.filePath)) return [asset];
    asset.setCode(shakable(await asset.getCode()));
    return [asset];
  },
});
