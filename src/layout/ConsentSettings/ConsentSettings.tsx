import { css } from '@linaria/core';
import { useState } from 'react';
import { Button } from '../../components/Button/Button';
import { Dialog } from '../../components/Dialog/Dialog';
import { Switch } from '../../components/Switch/Switch';
import { TextLink } from '../../components/TextLink/TextLink';
import { CONSENT_SERVICES, PRIVACY_PATH } from '../../config/consent';
import { type Consent, readConsent } from '../../consent/consent';
import { imprintPath } from '../../content/imprintPath';
import { LOCALES } from '../../content/locales';
import { usePageInfo } from '../../i18n/PageContext';
import { useText } from '../../i18n/useText';
import { from } from '../../theme/breakpoints';
import { color } from '../../theme/colors';
import { border, space } from '../../theme/space';
import { type } from '../../theme/type';

const words = css`
  max-width: 60ch;
  padding-block-end: ${space(6)};
  ${type.body}
`;

const services = css`
  border-top: ${border.line} solid ${color.line};

  & > li {
    border-bottom: ${border.line} solid ${color.line};
  }
`;

const choices = css`
  display: grid;
  gap: 10px;
  padding-block: ${space(6)} ${space(5)};

  ${from.md} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) auto;
  }
`;

const links = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(6)};
`;

export interface ConsentSettingsProps {
  /** True if it is shown. */
  isOpen: boolean;
  /** Shows a close button in the corner; Escape always closes. */
  hasCloseButton?: boolean;
  /** Called when it is closed without a choice. */
  onClose: () => void;
  /** Called with the visitor's choice; not called if the dialog is closed without one. */
  onSave: (choice: Consent) => void;
}

const all = (isOn: boolean): Consent => ({ statistics: isOn, media: isOn });

/** The consent settings. "Allow all" and "necessary only" are equally easy; closing changes nothing. */
export function ConsentSettings({ isOpen, hasCloseButton = true, onClose, onSave }: ConsentSettingsProps) {
  const text = useText();
  const { locale } = usePageInfo();
  const [choice, setChoice] = useState(readConsent);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={text('consent.title')}
      size="md"
      hasCloseButton={hasCloseButton}
    >
      <p className={words}>{text('consent.text')}</p>
      <ul className={services}>
        <li>
          <Switch
            label={text('consent.necessary.label')}
            hint={text('consent.necessary.text')}
            isOn
            isFixed
            onChange={() => {}}
          />
        </li>
        {CONSENT_SERVICES.map((service) => (
          <li key={service}>
            <Switch
              label={text(`consent.${service}.label`)}
              hint={text(`consent.${service}.text`)}
              isOn={choice[service]}
              onChange={(isOn) => setChoice({ ...choice, [service]: isOn })}
            />
          </li>
        ))}
      </ul>
      <div className={choices}>
        <Button isWide onClick={() => onSave(all(true))}>
          {text('consent.acceptAll')}
        </Button>
        <Button isWide onClick={() => onSave(all(false))}>
          {text('consent.denyAll')}
        </Button>
        <Button variant="outline" isWide onClick={() => onSave(choice)}>
          {text('consent.save')}
        </Button>
      </div>
      <div className={links}>
        <TextLink href={`${LOCALES[locale].prefix}${PRIVACY_PATH}`} size="small">
          {text('consent.privacyLink')}
        </TextLink>
        <TextLink href={imprintPath(locale)} size="small">
          {text('consent.imprintLink')}
        </TextLink>
      </div>
    </Dialog>
  );
}
