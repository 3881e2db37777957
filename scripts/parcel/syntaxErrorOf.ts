import { build, type BuildFailure } from 'esbuild';

/**
 * Finds the first syntax error in a source file or a file that it imports. The evaluator of styles names neither file nor
 * line.
 * @returns an error that names both, and quotes the line; undefined if all of them can be parsed
 */
export async function syntaxErrorOf(file: string, root: string): Promise<Error | undefined> {
  try {
    await build({
      absWorkingDir: root,
      entryPoints: [file],
      bundle: true,
      packages: 'external',
      outdir: root,
      write: false,
      logLevel: 'silent',
      loader: { '.woff2': 'empty' },
    });
    return undefined;
  } catch (failure) {
    const located = (failure as Partial<BuildFailure>).errors?.find(({ location }) => location !== null);
    if (!located?.location) return undefined;
    const { file: place, line, column, lineText } = located.location;
    return new Error(`${place}:${line}:${column + 1}: ${located.text}\n${lineText}`);
  }
}
