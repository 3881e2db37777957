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

/** No subscription is needed: the browser's features do not change. */
const never = () => () => {};
const canShare = () => typeof navigator.share === 'function';

export interface ShareBlockProps {
  /** Absolute URL of the page (its canonical). */
  url: string;
  /** Title of the page, as it is shared. */
  title: string;
  /** Heading of the block; default: „Teilen“. */
  heading?: string | undefined;
  /** Label of the print button; default: „Drucken“. */
  printLabel?: string | undefined;
}

/** Sharing a page: five plain links, copying the URL, the device's share dialog if there is one, printing. */
export function ShareBlock({ url, title, heading, printLabel }: ShareBlockProps) {
  const text = useText();
  const id = useId();
  const hasNativeShare = useSyncExternalStore(never, canShare, () => false);
  const plainTitle = title.replaceAll('\u00AD', '');

  const share = () => {
    // It rejects when the visitor closes the device's dialog, which is not a failure.
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
