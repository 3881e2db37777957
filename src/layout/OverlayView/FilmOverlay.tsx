import { Dialog } from '../../components/Dialog/Dialog';
import { Player } from '../../components/Player/Player';
import type { VideoOverlay } from '../../store/overlaySlice';
import type { OverlayPartProps } from './overlayPart';
import { film } from './overlayStyles';

/** A film of the site's own, as large as the screen allows. Closed, it is unmounted, which stops its sound. */
export function FilmOverlay({ isOpen, overlay, onClose }: OverlayPartProps<VideoOverlay>) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={overlay.title}
      size={overlay.dialogType ?? 'lg'}
      hasCloseButton={overlay.closeButton ?? true}
    >
      {isOpen && (
        <div className={film}>
          <Player film={overlay.film} title={overlay.title} poster={overlay.poster} />
        </div>
      )}
    </Dialog>
  );
}
