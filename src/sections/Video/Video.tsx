import { css } from '@linaria/core';
import type { MouseEvent } from 'react';
import { Icon } from '../../components/Icon/Icon';
import { MEDIA_ICONS } from '../../components/Icon/mediaIcons';
import { Picture } from '../../components/Picture/Picture';
import { Player } from '../../components/Player/Player';
import { playTime } from '../../components/Player/playTime';
import type { FilmView } from '../../content/view';
import { useText } from '../../i18n/useText';
import { isPlainClick } from '../../lib/linkClick';
import { useStore } from '../../store/store';
import { from } from '../../theme/breakpoints';
import { color, ink } from '../../theme/colors';
import { headings } from '../../theme/mixins';
import { layout as distances, space } from '../../theme/space';
import { type } from '../../theme/type';
import { disclosure, disclosureIcon, disclosureSummary } from '../disclosureStyles';
import type { SectionProps } from '../sectionProps';

const caption = css`
  display: grid;
  gap: ${space(4)} ${distances.gridGap};
  padding-block-start: ${space(5)};

  ${from.lg} {
    grid-template-columns: repeat(12, minmax(0, 1fr));
  }
`;

const head = css`
  display: grid;
  align-content: start;
  gap: ${space(2)};

  ${from.lg} {
    grid-column: 1 / span 6;
  }
`;

const remark = css`
  color: ${color.muted};
  ${type.small}
  font-variant-numeric: tabular-nums;
`;

const transcript = css`
  ${from.lg} {
    grid-column: 8 / -1;
  }
`;

const lines = css`
  display: grid;
  gap: 0.7em;
  max-width: 64ch;
  padding-block: ${space(3)} ${space(6)};
`;

const still = css`
  position: relative;
  display: block;
`;

/** On the picture where that is large; below it where it would cover too much. */
const sign = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(3)};
  padding: ${space(4)} ${space(5)};
  background: ${ink.yellow};
  color: ${ink.black};
  ${type.control}

  ${from.md} {
    position: absolute;
    inset: auto auto 0 0;
  }
`;

const signRemark = css`
  ${type.small}
  font-variant-numeric: tabular-nums;
`;

/** Length and size of a film, shown before it loads. */
function LengthAndSize({ film }: { film: FilmView }) {
  const seconds = Math.round(film.seconds);
  return (
    <>
      <time dateTime={`PT${seconds}S`}>{playTime(seconds)}</time>, {film.size}
    </>
  );
}

/** The film's poster; a press plays the film in a dialog above the page. Without script the film's file opens. */
function Still({ block }: SectionProps<'video'>) {
  const text = useText();
  const openOverlay = useStore((state) => state.openOverlay);
  const { film, title: name, picture } = block;
  if (!film) return null;
  const play = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    openOverlay({ type: 'video', trackingID: 'film', title: name, film, poster: picture.wide.src });
  };
  return (
    <a className={still} href={film.sources[0]?.href} data-cursor="play" onClick={play}>
      <Picture picture={picture} />
      <span className={sign}>
        <Icon name={MEDIA_ICONS['video-play']} />
        {text('video.play')}
        <span className={signRemark}>
          <LengthAndSize film={film} />
        </span>
      </span>
    </a>
  );
}

/** A film, or its poster if there is none, with a transcript of everything heard and seen in it. */
export function Video({ block }: SectionProps<'video'>) {
  const text = useText();
  return (
    <figure>
      {block.film && block.isLarge ? (
        <Still block={block} />
      ) : block.film ? (
        <Player film={block.film} title={block.title} poster={block.picture.wide.src} />
      ) : (
        <Picture picture={block.picture} />
      )}
      <figcaption className={caption}>
        <div className={head}>
          <h2 className={headings.d3}>{block.title}</h2>
          {block.film && !block.isLarge && (
            <p className={remark}>
              <LengthAndSize film={block.film} />
            </p>
          )}
        </div>
        <details className={`${disclosure} ${transcript}`}>
          <summary className={disclosureSummary}>
            {text('video.transcript')}
            <Icon name="plus" className={disclosureIcon} />
          </summary>
          <div className={lines}>
            {block.transcript.map((line, index) => (
              <p key={index}>{line}</p>
            ))}
          </div>
        </details>
      </figcaption>
    </figure>
  );
}
