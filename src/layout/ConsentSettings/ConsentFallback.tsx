import { css } from '@linaria/core';
import { ButtonLink } from '../../components/ButtonLink/ButtonLink';
import { Dialog } from '../../components/Dialog/Dialog';
import { TextLink } from '../../components/TextLink/TextLink';
import { PRIVACY_PATH } from '../../config/consent';
import { imprintPath } from '../../content/imprintPath';
import { LOCALES } from '../../content/locales';
import { usePageInfo } from '../../i18n/PageContext';
import { useText } from '../../i18n/useText';
import { space } from '../../theme/space';

const words = css`
  max-width: 60ch;
  padding-block-end: ${space(6)};
`;

const links = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(4)} ${space(6)};
`;

export interface ConsentFallbackProps {
  /** True if it is shown. */
  isOpen: boolean;
  /** Shows a close button in the corner; Escape always closes. */
  hasCloseButton?: boolean;
  /** Called when it is closed. */
  onClose: () => void;
}

/**
 * Shown if the settings of a consent vendor could not be loaded: what applies until then, with links to the privacy
 * policy and the imprint.
 */
export function ConsentFallback({ isOpen, hasCloseButton = true, onClose }: ConsentFallbackProps) {
  const text = useText();
  const { locale } = usePageInfo();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={text('consent.fallback.title')}
      size="md"
      hasCloseButton={hasCloseButton}
    >
      <p className={words}>{text('consent.fallback.text')}</p>
      <div className={links}>
        <ButtonLink href={`${LOCALES[locale].prefix}${PRIVACY_PATH}`} icon="arrow-right">
          {text('consent.privacyLink')}
        </ButtonLink>
        <TextLink href={imprintPath(locale)} size="small">
          {text('consent.imprintLink')}
        </TextLink>
      </div>
    </Dialog>
  );
}
