import { css } from '@linaria/core';
import { type MouseEvent, use } from 'react';
import { Picture } from '../../components/Picture/Picture';
import { useText } from '../../i18n/useText';
import { isPlainClick } from '../../lib/linkClick';
import { useStore } from '../../store/store';
import { color } from '../../theme/colors';
import { visuallyHidden } from '../../theme/mixins';
import { space } from '../../theme/space';
import { type } from '../../theme/type';
import type { SectionProps } from '../sectionProps';
import { PicturesOfPage } from './picturesOfPage';

const link = css`
  display: block;
`;

const caption = css`
  max-width: 60ch;
  padding-block-start: ${space(3)};
  color: ${color.muted};
  ${type.small}
`;

/**
 * One picture, as wide as its container; it opens large, with the others of the page. Without script the file opens.
 */
export function ImageBlock({ block, isFirst = false }: SectionProps<'image'>) {
  const text = useText();
  const pictures = use(PicturesOfPage);
  const openOverlay = useStore((state) => state.openOverlay);
  const { picture } = block;
  const enlarge = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    const index = pictures.findIndex((entry) => entry.picture === picture);
    if (index >= 0 && pictures.length > 1) {
      openOverlay({ type: 'gallery', trackingID: 'poster', pictures, index });
    } else openOverlay({ type: 'image', trackingID: 'poster', picture, caption: block.caption });
  };
  return (
    <figure>
      <a className={link} href={picture.wide.src} data-cursor="teaserMore" onClick={enlarge}>
        <Picture picture={picture} isPriority={isFirst} />
        <span className={visuallyHidden}>{text('gallery.open')}</span>
      </a>
      {block.caption && <figcaption className={caption}>{block.caption}</figcaption>}
    </figure>
  );
}
