import { useEffect } from 'react';
import { saveConsent } from '../../consent/consent';
import { useText } from '../../i18n/useText';
import type { OverlayProps } from '../../store/overlaySlice';
import { useStore } from '../../store/store';
import { track } from '../../tracking/track';
import { ConsentFallback } from '../ConsentSettings/ConsentFallback';
import { ConsentSettings } from '../ConsentSettings/ConsentSettings';
import { FilmOverlay } from './FilmOverlay';
import { PictureOverlay } from './PictureOverlay';
import { PicturesOverlay } from './PicturesOverlay';
import { QuestionOverlay } from './QuestionOverlay';

/** Event that is tracked when an overlay opens. */
const OPEN_EVENT = 'overlay.open';

export interface OverlayViewProps {
  /** True if it is shown. */
  isOpen: boolean;
  /** Content, by its type. */
  overlay: OverlayProps;
  /** Called when the visitor closes it. */
  onClose: () => void;
}

/** The open overlay, rendered by its type. */
export function OverlayView({ isOpen, overlay, onClose }: OverlayViewProps) {
  const text = useText();
  const setStatus = useStore((state) => state.setStatus);
  useEffect(() => {
    if (!isOpen) return;
    // Screen readers announce changes only, and saving twice gives the same words.
    setStatus('');
    const { trackingID, type, dialogType } = overlay;
    track(OPEN_EVENT, {
      trackingID,
      type,
      dialogType,
      index: 'index' in overlay ? overlay.index : undefined,
    });
  }, [isOpen, overlay, setStatus]);

  const hasCloseButton = overlay.closeButton ?? true;
  switch (overlay.type) {
    case 'dialog':
      return <QuestionOverlay isOpen={isOpen} overlay={overlay} onClose={onClose} />;
    case 'video':
      return <FilmOverlay isOpen={isOpen} overlay={overlay} onClose={onClose} />;
    case 'image':
      return <PictureOverlay isOpen={isOpen} overlay={overlay} onClose={onClose} />;
    case 'gallery':
      return <PicturesOverlay isOpen={isOpen} overlay={overlay} onClose={onClose} />;
    case 'consent':
      return (
        <ConsentSettings
          isOpen={isOpen}
          hasCloseButton={hasCloseButton}
          onClose={onClose}
          onSave={(choice) => {
            saveConsent(choice);
            onClose();
            setStatus(text('consent.saved'));
          }}
        />
      );
    case 'consent-fallback':
      return <ConsentFallback isOpen={isOpen} hasCloseButton={hasCloseButton} onClose={onClose} />;
  }
}
