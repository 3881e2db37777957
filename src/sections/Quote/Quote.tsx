import { css } from '@linaria/core';
import type { Locale } from '../../content/locales';
import { usePageInfo } from '../../i18n/PageContext';
import { color } from '../../theme/colors';
import { layout as distances, space } from '../../theme/space';
import { type } from '../../theme/type';
import type { SectionProps } from '../sectionProps';

const words = {
  split: css`
    max-width: 22ch;
    ${type.d2}
    text-wrap: balance;
    hanging-punctuation: first;
  `,
  flow: css`
    ${type.d3}
    padding-block-start: ${distances.gridGap};
    text-wrap: balance;
  `,
};

const source = css`
  margin-block-start: ${space(6)};
  color: ${color.muted};
  ${type.small}
`;

const MARKS: Record<Locale, readonly [open: string, close: string]> = { de: ['„', '“'], en: ['“', '”'] };

/** What somebody said, with their role. */
export function Quote({ block, layout = 'split' }: SectionProps<'quote'>) {
  const [open, close] = MARKS[usePageInfo().locale];
  return (
    <figure>
      <blockquote className={words[layout]}>
        <p>{`${open}${block.text}${close}`}</p>
      </blockquote>
      <figcaption className={source}>{block.attribution}</figcaption>
    </figure>
  );
}
