import { Transformer } from '@parcel/plugin';
import SourceMap from '@parcel/source-map';
import { evaluateStyles } from './evaluateStyles';
import { syntaxErrorOf } from './syntaxErrorOf';

const USES_LINARIA = /@linaria\/core/;

/**
 * Parcel transformer that extracts `css` templates from our sources and passes them to Parcel as CSS; the Node build
 * only needs the class names. Runs before Parcel's own transformers, because it needs the TypeScript source.
 */
export default new Transformer({
  async transform({ asset, options }) {
    if (!asset.isSource || asset.filePath.includes('node_modules')) return [asset];
    const code = await asset.getCode();
    if (!USES_LINARIA.test(code)) return [asset];

    const isFinal = options.mode === 'production';
    const { filePath } = asset;
    const styles = await evaluateStyles(filePath, code, options.projectRoot, isFinal).catch(async (error) => {
      throw (await syntaxErrorOf(filePath, options.projectRoot)) ?? error;
    });
    for (const file of styles.evaluated) asset.invalidateOnFileChange(file);
    if (styles.cssText === undefined) return [asset];

    if (styles.sourceMap) {
      const map = new SourceMap(options.projectRoot);
      map.addVLQMap(styles.sourceMap as Parameters<typeof map.addVLQMap>[0]);
      asset.setMap(map);
    }
    if (asset.env.isNode()) {
      asset.setCode(styles.code);
      return [asset];
    }
    asset.setCode(`${styles.code}\nimport "wyw-css";\n`);
    return [asset, { type: 'css', content: styles.cssText, uniqueKey: 'wyw-css' }];
  },
});
