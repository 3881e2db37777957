import { css } from '@linaria/core';
import { useId, useSyncExternalStore } from 'react';
import { useText } from '../../i18n/useText';
import { when } from '../../theme/breakpoints';
import { color } from '../../theme/colors';
import { visuallyHidden } from '../../theme/mixins';
import { border, corner, space } from '../../theme/space';
import { type } from '../../theme/type';
import { Icon } from '../Icon/Icon';
import { PAPER_ICONS } from '../Icon/paperIcons';
import { SHARE_ICONS } from '../Icon/shareIcons';
import { Link } from '../Link/Link';
import { TextButton } from '../TextButton/TextButton';
import { CopyLink } from './CopyLink';
import { shareTargets } from './shareTargets';

const block = css`
  display: grid;
  justify-items: start;
  gap: ${space(3)};

  ${when.print} {
    display: none;
  }
`;

const label = css`
  color: ${color.muted};
  ${type.label}
`;

const targets = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;

const target = css`
  display: grid;
  place-items: center;
  width: ${space(11)};
  height: ${space(11)};
  border: ${border.line} solid ${color.line};
  border-radius: ${corner.buttonSmall};

  ${when.hover} {
    &:hover {
      background: ${color.accent};
      color: ${color.onAccent};
    }
  }
`;

const actions = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(5)};
  max-width: 100%;

  ${when.noScript} {
    display: none;
  }
`;

/** The browser's abilities do not change, so there is nothing to subscribe to. */
const never = () => () => {};
const canShare = () => typeof navigator.share === 'function';

export interface ShareBlockProps {
  /** Absolute address of the page (its canonical). */
  url: string;
  /** Title of the page, as it is passed on. */
  title: string;
  /** Says what is shared; default: „Teilen“. */
  heading?: string | undefined;
  /** Words of the print button; default: „Drucken“. */
  printLabel?: string | undefined;
}

/** Passing a page on: five plain links, copying the address, the device's own sharing where it has one, printing. */
export function ShareBlock({ url, title, heading, printLabel }: ShareBlockProps) {
  const text = useText();
  const id = useId();
  const hasNativeShare = useSyncExternalStore(never, canShare, () => false);
  const plainTitle = title.replaceAll('\u00AD', '');

  const share = () => {
    // It rejects when the visitor closes the device's dialog, which is no failure.
    navigator.share({ title: plainTitle, url }).catch(() => {});
  };

  return (
    <section className={block} aria-labelledby={id}>
      <h2 id={id} className={label}>
        {heading ?? text('share.label')}
      </h2>
      <ul className={targets}>
        {shareTargets(url, plainTitle, text('share.emailSubject', { title: plainTitle })).map((place) => (
          <li key={place.id}>
            <Link className={target} href={place.href} isExternal={place.id !== 'email'}>
              <Icon name={place.icon} />
              <span className={visuallyHidden}>{text(`share.${place.id}`)}</span>
            </Link>
          </li>
        ))}
      </ul>
      <div className={actions}>
        <TextButton size="small" icon={PAPER_ICONS.print} onClick={() => window.print()}>
          {printLabel ?? text('share.print')}
        </TextButton>
        <CopyLink url={url} />
        {hasNativeShare && (
          <TextButton size="small" icon={SHARE_ICONS.share} onClick={share}>
            {text('share.native')}
          </TextButton>
        )}
      </div>
    </section>
  );
}
