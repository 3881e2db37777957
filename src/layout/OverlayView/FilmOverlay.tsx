import { Dialog } from '../../components/Dialog/Dialog';
import { Player } from '../../components/Player/Player';
import type { VideoOverlay } from '../../store/overlaySlice';
import type { OverlayPartProps } from './overlayPart';
import { film } from './overlayStyles';

/** A self-hosted film, as large as the window allows. It is unmounted when closed, which stops its sound. */
export function FilmOverlay({ isOpen, overlay, onClose }: OverlayPartProps<VideoOverlay>) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={overlay.title}
      size={overlay.dialogType ?? 'window'}
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
