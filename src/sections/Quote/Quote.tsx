import { css } from '@linaria/core';
import { Picture } from '../../components/Picture/Picture';
import { LOCALES } from '../../content/locales';
import { usePageInfo } from '../../i18n/PageContext';
import { from } from '../../theme/breakpoints';
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

/** A picture beside the quote and its source, on phones above them. */
const besidePicture = css`
  & > div {
    max-width: 240px;
    padding-block-end: ${space(6)};
  }

  ${from.md} {
    display: grid;
    grid-template-columns: 5fr 7fr;
    /* The words end and their source begins beside the middle of the picture. */
    grid-template-rows: 1fr 1fr;
    column-gap: ${distances.gridGap};

    & > div {
      grid-row: span 2;
      max-width: none;
      padding-block-end: 0;
    }

    & > blockquote {
      align-self: end;
    }
  }
`;

const source = css`
  margin-block-start: ${space(6)};
  color: ${color.muted};
  ${type.small}
`;

/** A quote with the role of its author and an optional picture. */
export function Quote({ block, layout = 'split' }: SectionProps<'quote'>) {
  const [open, close] = LOCALES[usePageInfo().locale].quotes;
  return (
    <figure className={block.picture && besidePicture}>
      {block.picture && (
        <div>
          <Picture picture={block.picture} />
        </div>
      )}
      <blockquote>
        <p className={words[layout]}>{`${open}${block.text}${close}`}</p>
      </blockquote>
      <figcaption className={source}>{block.attribution}</figcaption>
    </figure>
  );
}
