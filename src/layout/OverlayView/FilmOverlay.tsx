import { useEffect, useRef } from 'react';
import { Dialog } from '../../components/Dialog/Dialog';
import type { VideoOverlay } from '../../store/overlaySlice';
import type { OverlayPartProps } from './overlayPart';
import { medium } from './overlayStyles';

/** A film of the site's own with the browser's controls. It stops when the overlay is closed. */
export function FilmOverlay({ isOpen, overlay, onClose }: OverlayPartProps<VideoOverlay>) {
  const { captions } = overlay;
  const ref = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (!isOpen) ref.current?.pause();
  }, [isOpen]);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={overlay.title}
      size={overlay.dialogType ?? 'lg'}
      hasCloseButton={overlay.closeButton ?? true}
    >
      <div className={medium}>
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- a film without sound has none */}
        <video ref={ref} controls playsInline preload="none" poster={overlay.poster}>
          {overlay.sources.map(({ src, type }) => (
            <source key={src} src={src} type={type} />
          ))}
          {captions && (
            <track
              kind="captions"
              src={captions.src}
              srcLang={captions.lang}
              label={captions.label}
              default
            />
          )}
        </video>
      </div>
    </Dialog>
  );
}
