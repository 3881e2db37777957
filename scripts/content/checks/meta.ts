import type { Navigation } from '../../../src/content/types';
import { arialPixels } from '../../fonts/localFontWidths';
import type { Problem } from '../problems';
import { plainTitle } from '../resolve/titles';
import {
  MENU_TITLE_MAX_LENGTH,
  META_DESCRIPTION_LENGTH,
  META_DESCRIPTION_MAX_PX,
  META_TITLE_MAX_LENGTH,
  META_TITLE_MAX_PX,
  TITLE_MAX,
} from '../rules';
import type { PageSource, SourceSet } from '../sourceSet';
import { type Finding, nameOf, problemAt, type Source, textAt } from '../sources';

/** Font sizes (Arial) of titles and descriptions in search results. */
const TITLE_PX = 20;
const DESCRIPTION_PX = 14;

const PAIR = /[\ud800-\udbff][\udc00-\udfff]/g;

/** Length in characters; a surrogate pair counts as one. */
const lengthOf = (text: string): number => text.length - (text.match(PAIR)?.length ?? 0);

type Field = 'metaTitle' | 'metaDescription' | 'title' | 'titleNavigation';

/** Text of a field; undefined if it is missing or blank, which the schema reports. */
function written(page: PageSource, field: Field): string | undefined {
  const text = textAt(page, field);
  return text === undefined || text.trim() === '' ? undefined : text;
}

/** Reports the second of two pages of a language with the same text. */
function twinProblem(
  page: PageSource,
  field: 'metaTitle' | 'metaDescription',
  first: Map<string, PageSource>,
): Problem[] {
  const text = written(page, field);
  if (text === undefined) return [];
  const key = `${page.locale}/${field}/${text}`;
  const other = first.get(key);
  if (!other) {
    first.set(key, page);
    return [];
  }
  const finding: Finding =
    field === 'metaTitle'
      ? {
          code: 'duplicate-meta-title',
          message: `the title "${text}" is also that of ${nameOf(other, [field])}`,
          fix: 'give each page its own title',
        }
      : {
          code: 'duplicate-meta-description',
          severity: 'warning',
          message: `the description is also that of ${nameOf(other, [field])}`,
          fix: 'say what stands on this page and on no other',
        };
  return [problemAt(page, [field], finding)];
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Matches a name at the end of a title after a dash or similar separator, even if repeated. */
const looseEnding = (name: string): RegExp => new RegExp(`(?:\\s*[-–—|·:]\\s*${escaped(name)})+\\s*$`, 'u');

/** The name of the site in the texts of a language. */
function siteName(texts: unknown): string | undefined {
  const name = (texts as Record<string, unknown> | null | undefined)?.['site.name'];
  return typeof name === 'string' && name !== '' ? name : undefined;
}

/** Checks that a title ends with the name of the site. */
function endingFinding(title: string, name: string): Finding | undefined {
  const ending = ` – ${name}`;
  const own = title.replace(looseEnding(name), '');
  if (title === own + ending) return undefined;
  const message = `the title does not end in "${ending}"`;
  const start = own === title ? Math.max(0, title.trimEnd().length - 1) : own.length;
  const found = title.slice(start);
  const replacement = own === title ? found.trimEnd() + ending : ending;
  return {
    code: 'meta-title-ending',
    message,
    fix: `write "${own.trimEnd()}${ending}", or run npm run content -- --fix`,
    corrections: [{ start, end: title.length, found, replacement }],
  };
}

function headlineFinding(title: string): Finding | undefined {
  const plain = plainTitle(title);
  const { words: mostWords, characters: most } = TITLE_MAX;
  const words = plain.match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0;
  if (words <= mostWords && lengthOf(plain) <= most) return undefined;
  const message = `the headline has ${words} words and ${lengthOf(plain)} characters; it fills several screens of a phone`;
  const fix = `write at most ${mostWords} words and ${most} characters; the rest belongs into the text below it`;
  return { code: 'title-length', message, fix };
}

function menuTitleFinding(title: string): Finding | undefined {
  const length = lengthOf(plainTitle(title));
  if (length <= MENU_TITLE_MAX_LENGTH) return undefined;
  const message = `the title for menus has ${length} characters and does not fit into the header`;
  return { code: 'menu-title-length', message, fix: `shorten it to ${MENU_TITLE_MAX_LENGTH}` };
}

/** Links to other sites in the header, which have their titles in the menu itself. */
function menuProblems(menu: Source): Problem[] {
  const { main = [] } = (menu.data ?? {}) as Partial<Navigation>;
  return main.flatMap((entry, index) => {
    const finding = 'href' in entry ? menuTitleFinding(entry.titleNavigation) : undefined;
    return finding
      ? [problemAt(menu, ['main', index, 'titleNavigation'], { ...finding, severity: 'warning' })]
      : [];
  });
}

function titleFinding(title: string): Finding | undefined {
  if (lengthOf(title) > META_TITLE_MAX_LENGTH) {
    const message = `the title has ${lengthOf(title)} characters; search engines cut it`;
    return { code: 'meta-title-length', message, fix: `shorten it to ${META_TITLE_MAX_LENGTH}` };
  }
  const width = arialPixels(title, TITLE_PX);
  if (width <= META_TITLE_MAX_PX) return undefined;
  const message = `the title is ${width} px wide; search engines cut it at ${META_TITLE_MAX_PX}`;
  const fix = `shorten it by ${lettersOf(width - META_TITLE_MAX_PX, width, title)}, or take narrower words`;
  return { code: 'meta-title-width', message, fix };
}

const lettersOf = (pixels: number, width: number, text: string) => {
  const count = Math.ceil((pixels * lengthOf(text)) / width);
  return count === 1 ? 'one letter' : `${count} letters`;
};

function descriptionFinding(description: string): Finding | undefined {
  const { min, max } = META_DESCRIPTION_LENGTH;
  if (lengthOf(description) < min || lengthOf(description) > max) {
    const message = `the description has ${lengthOf(description)} characters`;
    return { code: 'meta-description-length', message, fix: `write ${min} to ${max}` };
  }
  const width = arialPixels(description, DESCRIPTION_PX);
  if (width <= META_DESCRIPTION_MAX_PX) return undefined;
  const message = `the description is ${width} px wide; search engines cut it at ${META_DESCRIPTION_MAX_PX}`;
  const fix = `shorten it by ${lettersOf(width - META_DESCRIPTION_MAX_PX, width, description)}`;
  return { code: 'meta-description-width', message, fix };
}

const HIDDEN_HOME: Finding = {
  code: 'hidden-home',
  severity: 'warning',
  message: '"noIndex" hides the home page from search engines, and with it the site',
  fix: 'remove "noIndex"',
};

/** The checks of lengths and widths, by field. */
const SIZES: readonly [Field, (text: string) => Finding | undefined][] = [
  ['metaTitle', titleFinding],
  ['metaDescription', descriptionFinding],
  ['title', headlineFinding],
  ['titleNavigation', menuTitleFinding],
];

/**
 * Checks titles and descriptions for search results: unique per language, and short enough to be shown in full. Headlines
 * and titles in menus must be short enough for their places. The home page must not be hidden.
 */
export function checkMeta({ pages, texts, navigation }: SourceSet): Problem[] {
  const names = new Map(texts.map(({ locale, value }) => [locale, siteName(value)]));
  const first = new Map<string, PageSource>();
  const inPages = pages.flatMap((page) => {
    const title = written(page, 'metaTitle');
    const name = names.get(page.locale);
    const ending = title === undefined || name === undefined ? undefined : endingFinding(title, name);
    return [
      ...(ending ? [problemAt(page, ['metaTitle'], { ...ending, severity: 'warning' })] : []),
      ...twinProblem(page, 'metaTitle', first),
      ...twinProblem(page, 'metaDescription', first),
      ...SIZES.flatMap(([field, look]) => {
        const text = written(page, field);
        const finding = text === undefined ? undefined : look(text);
        return finding ? [problemAt(page, [field], { ...finding, severity: 'warning' })] : [];
      }),
      ...(page.id === 'home' && page.facts.fields['noIndex'] === true
        ? [problemAt(page, ['noIndex'], HIDDEN_HOME)]
        : []),
    ];
  });
  return [...inPages, ...navigation.flatMap(menuProblems)];
}
