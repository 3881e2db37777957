import { css } from '@linaria/core';
import { useEffect, useRef, useState } from 'react';
import { MEDIA_ICONS } from '../../components/Icon/mediaIcons';
import { Button } from '../../components/Button/Button';
import { Picture } from '../../components/Picture/Picture';
import { TextLink } from '../../components/TextLink/TextLink';
import { useText } from '../../i18n/useText';
import { from, when } from '../../theme/breakpoints';
import { color } from '../../theme/colors';
import { headings } from '../../theme/mixins';
import { border, corner, space } from '../../theme/space';
import type { SectionProps } from '../sectionProps';
import { noteLoad, watchMediaConsent } from './embedConsent';

/** In the same bundle: hardly any page has either, and each stylesheet needs a hash in the policy of all pages. */
export { ContactSent } from '../ContactSent/ContactSent';

const stage = css`
  position: relative;
  display: grid;

  ${from.md} {
    aspect-ratio: 16 / 9;
  }

  /* Asks for a choice. */
  ${when.print} {
    display: none;
  }
`;

const art = css`
  overflow: hidden;
  aspect-ratio: 16 / 9;

  ${from.md} {
    position: absolute;
    inset: 0;
    aspect-ratio: auto;
  }
`;

const notice = css`
  position: relative;
  display: grid;
  justify-items: start;
  gap: ${space(4)};
  padding: clamp(24px, 3vw, 40px);
  background: ${color.bg};
  color: ${color.text};

  ${from.md} {
    align-self: end;
    justify-self: start;
    max-width: 560px;
    border-radius: ${corner.dialog};
  }
`;

const actions = css`
  display: none;
  flex-wrap: wrap;
  gap: ${space(3)};

  /* Without script these would do nothing; the link below always works. */
  ${when.scripting} {
    display: flex;
  }
`;

const loaded = css`
  display: grid;
  gap: ${space(5)};
`;

const frame = css`
  width: 100%;
  height: 100%;
  min-height: 320px;
  border: ${border.line} solid ${color.line};
  aspect-ratio: 16 / 9;
`;

/**
 * A player, map or playlist of another provider. No request is sent there before the visitor loads it (domain rules,
 * section 7): the poster is self-hosted, and the notice names the provider that receives data.
 */
export function Embed({ block }: SectionProps<'embed'>) {
  const text = useText();
  // False during hydration, as in the server's HTML.
  const [isAllowed, setAllowed] = useState(false);
  const [isWanted, setWanted] = useState(false);
  const player = useRef<HTMLIFrameElement>(null);

  useEffect(
    () =>
      watchMediaConsent((isChosen) => {
        setAllowed(isChosen);
        // What was loaded before ends with the consent.
        if (!isChosen) setWanted(false);
      }),
    [],
  );

  useEffect(() => {
    // The button that had the focus is gone.
    if (isWanted) player.current?.focus();
  }, [isWanted]);

  const load = (always: boolean) => {
    setWanted(true);
    noteLoad(block.kind, always);
  };

  if (isWanted || isAllowed)
    return (
      <figure className={loaded}>
        <iframe
          ref={player}
          className={frame}
          src={block.src}
          title={`${block.title} (${block.provider})`}
          referrerPolicy="strict-origin-when-cross-origin"
          // oxlint-disable-next-line react/iframe-missing-sandbox -- a player needs its own origin, never ours
          sandbox="allow-scripts allow-same-origin allow-popups allow-presentation"
          allow="fullscreen; encrypted-media"
        />
        <figcaption className={headings.d4}>{block.title}</figcaption>
      </figure>
    );
  return (
    <div className={stage}>
      <div className={art}>
        <Picture picture={block.picture} fit="cover" />
      </div>
      <div className={notice} data-theme="light">
        <h2 className={headings.d4}>{block.title}</h2>
        <p>{text('consent.embed.text', { provider: block.provider })}</p>
        <div className={actions}>
          <Button size="small" icon={MEDIA_ICONS['video-play']} onClick={() => load(false)}>
            {text('consent.embed.load')}
          </Button>
          <Button size="small" variant="outline" onClick={() => load(true)}>
            {text('consent.embed.always')}
          </Button>
        </div>
        <TextLink href={block.src} isExternal size="small">
          {text('consent.embed.open', { provider: block.provider })}
        </TextLink>
      </div>
    </div>
  );
}
