import { css } from '@linaria/core';
import { NewsRow } from '../../components/NewsRow/NewsRow';
import { RowList } from '../../components/RowList/RowList';
import { SectionHead } from '../../components/SectionHead/SectionHead';
import type { NewsRowView } from '../../content/view';
import { when } from '../../theme/breakpoints';
import { headed } from '../../theme/mixins';
import { headingWithText } from '../../theme/paper';
import { layout, space } from '../../theme/space';
import { type } from '../../theme/type';
import type { SectionProps } from '../sectionProps';

const years = css`
  display: grid;
  gap: ${layout.tight};

  ${when.print} {
    display: block;

    & > div {
      margin-block-start: ${space(10)};
    }
  }
`;

const yearHeading = css`
  margin-block-end: ${space(7)};
  ${type.d1}
`;

/** With more entries than this, they are grouped by year. */
const UNGROUPED_ENTRIES = 6;

/** Groups entries by year, in the given order. */
function byYear(entries: readonly NewsRowView[]): [year: string, entries: NewsRowView[]][] {
  const groups = new Map<string, NewsRowView[]>();
  for (const entry of entries) {
    const year = entry.date.iso.slice(0, 4);
    groups.set(year, [...(groups.get(year) ?? []), entry]);
  }
  return [...groups];
}

/** The filter options that keep at least one of the entries visible. */
function shownByAny(entries: readonly NewsRowView[]): string | undefined {
  const options = new Set(entries.flatMap(({ shownBy }) => shownBy?.split(' ') ?? []));
  return options.size === 0 ? undefined : [...options].join(' ');
}

interface RowsProps {
  entries: readonly NewsRowView[];
  level: 2 | 3 | 4;
  hasTag: boolean;
  isUnderYear?: boolean;
}

function Rows({ entries, level, hasTag, isUnderYear = false }: RowsProps) {
  return (
    <RowList>
      {entries.map((entry) => (
        <li key={entry.href} data-in={entry.shownBy}>
          <NewsRow entry={entry} level={level} hasTag={hasTag} isUnderYear={isUnderYear} />
        </li>
      ))}
    </RowList>
  );
}

/** Dated pages as rows; long lists are grouped by year. */
export function NewsRows({ block }: SectionProps<'rows'>) {
  const { heading, note, link, items } = block;
  const YearHeading = heading ? 'h3' : 'h2';
  const hasTag = items.some(({ kind }) => kind !== items[0]?.kind);
  return (
    <div className={`${headed} ${headingWithText}`}>
      <SectionHead heading={heading} link={link} note={note} />
      {items.length > UNGROUPED_ENTRIES ? (
        <div className={years}>
          {byYear(items).map(([year, entries]) => (
            <div key={year} data-in={shownByAny(entries)}>
              <YearHeading className={yearHeading}>{year}</YearHeading>
              <Rows entries={entries} level={heading ? 4 : 3} hasTag={hasTag} isUnderYear />
            </div>
          ))}
        </div>
      ) : (
        <Rows entries={items} level={heading ? 3 : 2} hasTag={hasTag} />
      )}
    </div>
  );
}
