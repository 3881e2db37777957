import { css } from '@linaria/core';
import { Picture } from '../../components/Picture/Picture';
import { color } from '../../theme/colors';
import { space } from '../../theme/space';
import { type } from '../../theme/type';
import type { SectionProps } from '../sectionProps';
import { upFrom } from '../../theme/breakpoints';

const caption = css`
  max-width: 60ch;
  padding-block-start: ${space(3)};
  color: ${color.muted};
  ${type.small}
`;

/** One poster, as wide as its place. */
export function ImageBlock({ block, layout = 'split', isFirst = false }: SectionProps<'image'>) {
  return (
    <figure>
      <Picture
        picture={block.picture}
        sizes={layout === 'split' ? '92vw' : `${upFrom.xl} 760px, ${upFrom.md} 62vw, 92vw`}
        isPriority={isFirst}
      />
      {block.caption && <figcaption className={caption}>{block.caption}</figcaption>}
    </figure>
  );
}
