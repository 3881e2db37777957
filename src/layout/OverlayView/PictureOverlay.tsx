import { Dialog } from '../../components/Dialog/Dialog';
import { Picture } from '../../components/Picture/Picture';
import { useText } from '../../i18n/useText';
import type { ImageOverlay } from '../../store/overlaySlice';
import type { OverlayPartProps } from './overlayPart';
import { caption, figure, medium, sheet } from './overlayStyles';

/** `sizes` of a picture in an overlay. */
export const OVERLAY_PICTURE_SIZES = '100vw';

/** One picture, as large as the window allows. */
export function PictureOverlay({ isOpen, overlay, onClose }: OverlayPartProps<ImageOverlay>) {
  const text = useText();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={text('gallery.single')}
      size={overlay.dialogType ?? 'window'}
      hasCloseButton={overlay.closeButton ?? true}
    >
      <div className={sheet}>
        <figure className={figure}>
          <div className={medium}>
            <Picture picture={overlay.picture} sizes={OVERLAY_PICTURE_SIZES} isPriority />
          </div>
          {overlay.caption !== undefined && <figcaption className={caption}>{overlay.caption}</figcaption>}
        </figure>
      </div>
    </Dialog>
  );
}
