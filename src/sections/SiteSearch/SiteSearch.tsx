import { css, cx } from '@linaria/core';
import { memo, useId } from 'react';
import { Link } from '../../components/Link/Link';
import { RowList } from '../../components/RowList/RowList';
import { row, rowMuted, rowTitle } from '../../components/RowList/rowStyles';
import { SearchField } from '../../components/SearchField/SearchField';
import { Tag } from '../../components/Tag/Tag';
import { TextLink } from '../../components/TextLink/TextLink';
import { SHOWN_RESULTS } from '../../config/siteSearch';
import type { FoundPage } from '../../content/siteWords';
import type { BlockViewOf } from '../../content/view';
import { useText } from '../../i18n/useText';
import { from, when } from '../../theme/breakpoints';
import { border, layout, space } from '../../theme/space';
import { type } from '../../theme/type';
import type { SectionProps } from '../sectionProps';
import { useSiteSearch } from './useSiteSearch';

const stack = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${layout.headingGap};
`;

/* Without script only the index below is available. */
const box = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  max-width: 760px;

  ${when.noScript} {
    display: none;
  }
`;

/* Its line is reserved, so that nothing moves when it appears. */
const status = css`
  display: block;
  min-height: 1.35em;
  ${type.lead}
`;

const resultTitle = css`
  max-width: 28ch;

  ${from.md} {
    grid-column: span 10;
  }

  ${from.lg} {
    grid-column: span 6;
  }
`;

const resultText = css`
  max-width: 56ch;

  ${from.md} {
    grid-area: 2 / 1 / auto / span 10;
  }

  ${from.lg} {
    grid-area: auto / span 4;
  }
`;

const resultKind = css`
  ${from.md} {
    grid-column: span 2;
  }
`;

const groups = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${layout.tight};
`;

const groupHeading = css`
  margin-block-end: ${space(5)};
  ${type.d3}
`;

const entries = css`
  columns: 20rem;
  column-gap: clamp(16px, 2vw, 32px);

  & > li {
    padding-block-end: ${space(3)};
    break-inside: avoid;
  }

  /* Of a title on two lines, both are underlined, each as wide as its words. */
  & a::after {
    content: none;
  }

  & span {
    text-decoration: underline ${border.line};
    text-underline-offset: 0.35em;
  }
`;

const all = css`
  padding-block-start: ${space(3)};
`;

/** The site search. Without words, without script or without matches, the index of all pages is shown instead. */
export function SiteSearch({ block }: SectionProps<'siteSearch'>) {
  const text = useText();
  const statusId = useId();
  const { typed, query, found, hasFailed, prepare, type: write, submit, clear } = useSiteSearch(block.words);
  const pages = found?.pages ?? [];
  const said = () => {
    if (!found) return query !== '' && hasFailed ? text('search.unavailable') : '';
    if (pages.length === 0) return text('search.none', { query });
    return found.kind === 'similar'
      ? text('search.similar', { query })
      : text('search.found', { count: pages.length });
  };
  return (
    <div className={stack}>
      <div className={box}>
        <SearchField
          label={text('search.label')}
          placeholder={text('search.placeholder')}
          value={typed}
          submitLabel={text('search.submit')}
          clearLabel={text('search.clear')}
          describedBy={statusId}
          onChange={write}
          onSubmit={submit}
          onClear={clear}
          onPrepare={prepare}
        />
        <output id={statusId} className={status}>
          {said()}
        </output>
      </div>
      {pages.length > 0 && <Results pages={pages} />}
      {/* Rendered once: its hundreds of links would slow down the key press that clears the box. */}
      <div hidden={pages.length > 0}>
        <Index groups={block.groups} />
      </div>
    </div>
  );
}

/** Rendered again when other pages are found, not with each letter. */
const Results = memo(({ pages }: { pages: readonly FoundPage[] }) => {
  const text = useText();
  const rest = pages.length - SHOWN_RESULTS;
  return (
    <div>
      <RowList>
        {pages.slice(0, SHOWN_RESULTS).map(({ href, title, kind, description }) => (
          <li key={href}>
            <Link className={row} href={href} data-cursor="link">
              <h2 className={cx(rowTitle, resultTitle)}>{title}</h2>
              <p className={cx(rowMuted, resultText)} data-row="muted">
                {description}
              </p>
              <span className={resultKind}>
                <Tag tone="outline">{kind}</Tag>
              </span>
            </Link>
          </li>
        ))}
      </RowList>
      {rest > 0 && <p className={all}>{text('search.rest', { count: rest })}</p>}
    </div>
  );
});

const Index = memo(({ groups: parts }: Pick<BlockViewOf<'siteSearch'>, 'groups'>) => {
  return (
    <div className={groups}>
      {parts.map(({ label, items, link }) => (
        <section key={label}>
          <h2 className={groupHeading}>{label}</h2>
          <ul className={entries}>
            {items.map(({ href, label: title }) => (
              <li key={href}>
                <TextLink href={href}>{title}</TextLink>
              </li>
            ))}
          </ul>
          {link && (
            <p className={all}>
              <TextLink href={link.href} size="small">
                {link.label}
              </TextLink>
            </p>
          )}
        </section>
      ))}
    </div>
  );
});
