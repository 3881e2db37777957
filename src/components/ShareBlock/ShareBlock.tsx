import { css } from '@linaria/core';
import { useId, useSyncExternalStore } from 'react';
import { useText } from '../../i18n/useText';
import { when } from '../../theme/breakpoints';
import { color } from '../../theme/colors';
import { space } from '../../theme/space';
import { type } from '../../theme/type';
import { PAPER_ICONS } from '../Icon/paperIcons';
import { SHARE_ICONS } from '../Icon/shareIcons';
import { TextButton } from '../TextButton/TextButton';
import { CopyLink } from './CopyLink';
import { ShareLinks } from './ShareLinks';

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
      <ShareLinks url={url} title={plainTitle} />
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
