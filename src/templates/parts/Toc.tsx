import { css } from '@linaria/core';
import { useText } from '../../i18n/useText';
import { color } from '../../theme/colors';
import { border } from '../../theme/space';
import { type } from '../../theme/type';
import { type TocEntry, useCurrentAnchor } from './useCurrentAnchor';

const title = css`
  padding-bottom: 10px;
  color: ${color.muted};
  ${type.label}
`;

const entry = css`
  display: flex;
  gap: 14px;
  padding-block: 9px;
  border-top: ${border.hair} solid ${color.hair};
  text-decoration: none;

  &[aria-current] {
    border-top-color: ${color.line};
    font-weight: 650;
  }

  &:hover > :last-child {
    text-decoration: underline;
    text-decoration-thickness: ${border.line};
    text-underline-offset: 0.2em;
  }
`;

const number = css`
  flex: none;
  min-width: 1.4em;
  color: ${color.muted};
`;

export interface TocProps {
  /** The sections of the page, in order. */
  entries: TocEntry[];
}

/** Table of contents of the page; the section being read is marked. */
export function Toc({ entries }: TocProps) {
  const text = useText();
  const current = useCurrentAnchor(entries);
  return (
    <nav aria-labelledby="toc">
      <h2 id="toc" className={title}>
        {text('toc.label')}
      </h2>
      <ol>
        {entries.map(({ anchor, label }) => {
          const [, printed, words] = /^(\d+)\.\s+(.*)$/.exec(label) ?? [undefined, undefined, label];
          return (
            <li key={anchor}>
              <a href={`#${anchor}`} className={entry} aria-current={anchor === current ? 'true' : undefined}>
                {printed !== undefined && <span className={number}>{printed}</span>}
                <span>{words}</span>
              </a>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
