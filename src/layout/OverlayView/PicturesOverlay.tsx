import { type KeyboardEvent, useState } from 'react';
import { Dialog } from '../../components/Dialog/Dialog';
import { IconButton } from '../../components/IconButton/IconButton';
import { Picture } from '../../components/Picture/Picture';
import { useText } from '../../i18n/useText';
import type { GalleryOverlay } from '../../store/overlaySlice';
import { visuallyHidden } from '../../theme/mixins';
import type { OverlayPartProps } from './overlayPart';
import { caption, figure, medium, pager, sheet } from './overlayStyles';
import { OVERLAY_PICTURE_SIZES } from './PictureOverlay';

/** Step of each key through the pictures. */
const STEPS: Partial<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Several pictures, paged with buttons or arrow keys; after the last comes the first. */
export function PicturesOverlay({ isOpen, overlay, onClose }: OverlayPartProps<GalleryOverlay>) {
  const text = useText();
  const { pictures } = overlay;
  const [index, setIndex] = useState(overlay.index ?? 0);
  const shown = pictures[index];
  const go = (step: number) => setIndex((index + step + pictures.length) % pictures.length);
  const onKeyDown = ({ key }: KeyboardEvent) => {
    const step = STEPS[key];
    if (step !== undefined) go(step);
  };
  const place = `${index + 1} / ${pictures.length}`;
  const position = text('gallery.position', { position: place });
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={position}
      size={overlay.dialogType ?? 'window'}
      hasCloseButton={overlay.closeButton ?? true}
      onKeyDown={onKeyDown}
    >
      <div className={sheet}>
        {shown && (
          <figure className={figure}>
            <div className={medium}>
              <Picture key={index} picture={shown.picture} sizes={OVERLAY_PICTURE_SIZES} isPriority />
            </div>
            <figcaption className={caption} aria-live="polite">
              <span className={shown.caption && visuallyHidden}>{position}</span> <span>{shown.caption}</span>
            </figcaption>
          </figure>
        )}
        {pictures.length > 1 && (
          <div className={pager}>
            <IconButton
              label={text('gallery.previous')}
              icon="arrow-left"
              cursor="arrow-left"
              onClick={() => go(-1)}
            />
            <span aria-hidden="true">{place}</span>
            <IconButton
              label={text('gallery.next')}
              icon="arrow-right"
              cursor="arrow-right"
              onClick={() => go(1)}
            />
          </div>
        )}
      </div>
    </Dialog>
  );
}
