import type { Problem } from './problem';
import { modulesIn, type Tree } from './tree';

const FIXED_NAMES =
  'white|black|red|green|blue|yellow|gr[ae]y|orange|purple|silver|lime|navy|teal|pink|brown';

/** Patterns that are allowed only in `src/theme`, and what to use instead. */
const RULES = [
  {
    pattern: /#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})(?![\w-])/gi,
    what: 'the colour',
    fix: 'use a colour of src/theme/colors.ts',
  },
  {
    pattern: /\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\([^)]*\)?/gi,
    what: 'the colour',
    fix: 'use a colour of src/theme/colors.ts',
  },
  {
    pattern: new RegExp(
      `(?<=(?:color|background|fill|stroke|border[a-z-]*|outline)\\s*:[^;{}]*)\\b(?:${FIXED_NAMES})\\b(?!-)`,
      'gi',
    ),
    what: 'the colour',
    fix: 'use a colour of src/theme/colors.ts',
  },
  {
    pattern: /(?:(?:min|max)-width\s*:|\bwidth\s*[<>]=?)\s*[\d.]+(?:px|r?em)/gi,
    what: 'the breakpoint',
    fix: 'use a step of src/theme/breakpoints.ts',
    isOnlyIn: /@media|@container|^\s*\(/,
  },
  {
    pattern: /(?<=^|[{;\n]\s*)(?:(?:scroll-)?(?:margin|padding)-|border-|inset-)?(?:left|right)(?=\s*:)/g,
    what: 'the physical property',
    fix: 'use a logical property: …-inline-start, …-inline-end',
    isOnlyIn: /;/,
    // The cursor and the marks around a sheet of paper are positioned physically in every language.
    isFreeIn: /^src\/(?:layout\/Cursor|components\/PrintSheet)\//,
  },
] as const;

/**
 * Checks that the sources of the site define colours and breakpoints only in `src/theme`, and that styles use logical
 * properties (start and end) instead of left and right.
 */
export function checkTokens(tree: Tree): Problem[] {
  return modulesIn(tree, 'src')
    .filter((file) => !file.startsWith('src/theme/'))
    .flatMap((file) =>
      tree.module(file).strings.flatMap(({ text, line }) =>
        RULES.flatMap(({ pattern, what, fix, ...rule }) => {
          if ('isOnlyIn' in rule && !rule.isOnlyIn.test(text)) return [];
          if ('isFreeIn' in rule && rule.isFreeIn.test(file)) return [];
          return [...text.matchAll(pattern)].map(
            (match): Problem => ({
              file,
              line: line + text.slice(0, match.index).split('\n').length - 1,
              message: `contains ${what} ${match[0]}`,
              fix,
            }),
          );
        }),
      ),
    );
}
