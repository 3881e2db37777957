import type { Problem } from '../problems';
import { META_DESCRIPTION_LENGTH, META_TITLE_MAX_LENGTH } from '../rules';
import type { PageSource, SourceSet } from '../sourceSet';
import { nameOf, problemAt, textAt } from '../sources';

const PAIR = /[\ud800-\udbff][\udc00-\udfff]/g;

/** Characters as people count them: two code units of a pair are one. */
const lengthOf = (text: string): number => text.length - (text.match(PAIR)?.length ?? 0);

/** Titles of search results: each at most once per language; titles and descriptions of a length that is shown whole. */
export function checkMeta({ pages }: SourceSet): Problem[] {
  const first = new Map<string, PageSource>();
  return pages.flatMap((page) => {
    const problems: Problem[] = [];
    const title = textAt(page, 'metaTitle');
    const description = textAt(page, 'metaDescription');
    if (title !== undefined && title.trim() !== '') {
      const other = first.get(`${page.locale}/${title}`);
      if (other) {
        const message = `the title "${title}" is also that of ${nameOf(other, ['metaTitle'])}`;
        const fix = 'give each page its own title';
        problems.push(problemAt(page, ['metaTitle'], { code: 'duplicate-meta-title', message, fix }));
      } else {
        first.set(`${page.locale}/${title}`, page);
      }
      if (lengthOf(title) > META_TITLE_MAX_LENGTH) {
        const message = `the title has ${lengthOf(title)} characters; search engines cut it`;
        const fix = `shorten it to ${META_TITLE_MAX_LENGTH}`;
        problems.push(
          problemAt(page, ['metaTitle'], { code: 'meta-title-length', severity: 'warning', message, fix }),
        );
      }
    }
    const { min, max } = META_DESCRIPTION_LENGTH;
    if (
      description !== undefined &&
      description.trim() !== '' &&
      (lengthOf(description) < min || lengthOf(description) > max)
    ) {
      const message = `the description has ${lengthOf(description)} characters`;
      const fix = `write ${min} to ${max}`;
      problems.push(
        problemAt(page, ['metaDescription'], {
          code: 'meta-description-length',
          severity: 'warning',
          message,
          fix,
        }),
      );
    }
    return problems;
  });
}
