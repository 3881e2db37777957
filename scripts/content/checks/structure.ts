import { DEFAULT_LOCALE, LOCALE_CODES } from '../../../src/content/locales';
import type { Problem } from '../problems';
import { requiredFiles } from '../rules';
import type { SourceSet } from '../sourceSet';
import { problemOfFile, type Source } from '../sources';

const placeInLocale = ({ kind, id }: Source) =>
  kind === 'navigation' || kind === 'texts' ? id : `${kind}/${id}`;

/** Reports required files that are missing in a locale. */
function missingFiles({ shown, pages, navigation, texts }: SourceSet): Problem[] {
  return LOCALE_CODES.flatMap((locale) => {
    const present = new Set(
      [...pages, ...navigation, ...texts].filter((source) => source.locale === locale).map(placeInLocale),
    );
    return requiredFiles(locale)
      .filter((place) => !present.has(place))
      .map((place) =>
        problemOfFile(`${shown}/${locale}/${place}.json`, {
          code: 'missing-file',
          message: 'this file is missing, and the site needs it',
          fix:
            locale === DEFAULT_LOCALE
              ? 'create it; the schema beside its kind in src/generated/schema names its fields'
              : `create it, e.g. as a translation of ${shown}/${DEFAULT_LOCALE}/${place}.json`,
        }),
      );
  });
}

/** Reports files of a locale with the same id, because links contain only the id. */
function duplicateIds({ pages, find }: SourceSet): Problem[] {
  return pages.flatMap((page) => {
    const first = find(page.locale, page.id);
    if (!first || first === page) return [];
    return [
      problemOfFile(page.file, {
        code: 'duplicate-id',
        message: `the id "${page.id}" (file name) is taken by ${first.file}`,
        fix: 'rename one of the two files; links name pages by file name, whatever their folder',
      }),
    ];
  });
}

/** Reports files without a German counterpart of the same kind. */
function counterparts({ shown, pages, find }: SourceSet): Problem[] {
  return pages.flatMap((page) => {
    if (page.locale === DEFAULT_LOCALE) return [];
    const source = find(DEFAULT_LOCALE, page.id);
    if (!source) {
      return [
        problemOfFile(page.file, {
          code: 'missing-german',
          message: 'there is no German file of this name, so nothing says what this page translates',
          fix: `create ${shown}/${DEFAULT_LOCALE}/${page.kind}/${page.id}.json, or rename this file like its German source; if the German page is gone, delete this file, too`,
        }),
      ];
    }
    if (source.kind === page.kind) return [];
    return [
      problemOfFile(page.file, {
        code: 'kind-differs',
        message: `this file is in ${page.kind}/, its German source ${source.file} in ${source.kind}/`,
        fix: 'move one of the two, or rename it if they are different pages',
      }),
    ];
  });
}

/** Checks that required files exist, and that file names are unique and match between languages. */
export function checkStructure(set: SourceSet): Problem[] {
  return [...missingFiles(set), ...duplicateIds(set), ...counterparts(set)];
}
