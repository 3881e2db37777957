import { css } from '@linaria/core';
import { from } from '../../theme/breakpoints';
import { headed } from '../../theme/mixins';
import { headingWithText } from '../../theme/paper';
import { layout as distances, space } from '../../theme/space';
import { type } from '../../theme/type';
import { ImageBlock } from '../ImageBlock/ImageBlock';
import type { SectionProps } from '../sectionProps';

/** In the bundle of the gallery, which consists of such pictures (src/sections/catalogue.ts). */
export { ImageBlock } from '../ImageBlock/ImageBlock';

const headline = css`
  ${type.d3}
`;

const lists = {
  /* The wider picture of each row alternates sides, and a single one is wide. Both have the height of the narrower, a square. */
  split: css`
    display: grid;
    align-items: start;
    gap: ${space(8)} ${distances.gridGap};

    ${from.md} {
      --wide: 1.422;
      grid-template-columns: repeat(12, minmax(0, 1fr));

      & > li {
        --ratio: 1;
        grid-column: span 5;
      }

      & > li:nth-child(4n + 1),
      & > li:nth-child(4n),
      & > li:nth-child(odd):last-child {
        --ratio: var(--wide);
        grid-column: span 7;
      }

      & img {
        aspect-ratio: var(--ratio);
        object-fit: cover;
      }
    }

    ${from.xxl} {
      --wide: 1.4167;
    }
  `,
  flow: css`
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space(8)};
  `,
};

/**
 * Several pictures in rows of two, in an article one below the other; each opens large, together with all others of the
 * page.
 */
export function Gallery({ block, layout = 'split', isFirst = false }: SectionProps<'gallery'>) {
  return (
    <div className={`${headed} ${headingWithText}`}>
      {block.heading && <h2 className={headline}>{block.heading}</h2>}
      <ul className={lists[layout]}>
        {block.items.map((item, index) => (
          <li key={index}>
            <ImageBlock block={{ type: 'image', ...item }} isFirst={isFirst && index === 0} />
          </li>
        ))}
      </ul>
    </div>
  );
}
