import { Transformer } from '@parcel/plugin';
import SourceMap from '@parcel/source-map';
import { syncResolve } from '@wyw-in-js/shared';
import { TransformCacheCollection, transform } from '@wyw-in-js/transform';

/** One cache for the whole build: token files are evaluated once, not once per component. */
const cache: Parameters<typeof transform>[0]['cache'] = new TransformCacheCollection();

const USES_LINARIA = /@linaria\/core/;

/**
 * Parcel transformer that takes `css` templates out of our sources and hands them to Parcel as CSS.
 * Runs before Parcel's own transformers, because it needs the TypeScript source.
 */
export default new Transformer({
  async transform({ asset, options }) {
    if (!asset.isSource || asset.filePath.includes('node_modules')) return [asset];
    const code = await asset.getCode();
    if (!USES_LINARIA.test(code)) return [asset];

    const result = await transform(
      {
        options: {
          filename: asset.filePath,
          root: options.projectRoot,
          pluginOptions: { configFile: false },
        },
        cache,
      },
      code,
      async (what, importer, stack) => syncResolve(what, importer, stack),
    );
    if (result.cssText === undefined) return [asset];

    for (const dependency of result.dependencies ?? []) {
      const file = syncResolve(dependency, asset.filePath, []);
      if (!file.includes('node_modules')) asset.invalidateOnFileChange(file);
    }
    asset.setCode(`${result.code}\nimport "wyw-css";\n`);
    if (result.sourceMap) {
      const map = new SourceMap(options.projectRoot);
      map.addVLQMap(result.sourceMap as Parameters<typeof map.addVLQMap>[0]);
      asset.setMap(map);
    }
    return [asset, { type: 'css', content: result.cssText, uniqueKey: 'wyw-css' }];
  },
});
