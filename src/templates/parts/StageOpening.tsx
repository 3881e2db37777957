import { css } from '@linaria/core';
import { IconButton } from '../../components/IconButton/IconButton';
import { Icon } from '../../components/Icon/Icon';
import { RichText } from '../../components/RichText/RichText';
import { StageArt } from '../../components/StageArt/StageArt';
import type { RichTextView } from '../../content/view';
import { useText } from '../../i18n/useText';
import { from, when } from '../../theme/breakpoints';
import { color } from '../../theme/colors';
import { visuallyHidden } from '../../theme/mixins';
import { border, layout, space } from '../../theme/space';
import { TYPE_SCALE, type } from '../../theme/type';
import { useStageMotion } from './useStageMotion';

const stage = css`
  position: relative;
  display: flex;
  flex-direction: column;
  justify-content: flex-end;
  min-height: min(100svh, 1200px);
  padding: 150px ${layout.pageMargin} clamp(20px, 3.2vw, 48px);
  overflow: hidden;

  ${when.print} {
    min-height: 0;
    margin-top: 5mm;
    padding: 40mm 8mm 8mm;
  }
`;

const art = css`
  position: absolute;
  inset: 0;
`;

const wideArt = css`
  height: 100%;

  @media (max-aspect-ratio: 1/1) {
    display: none;
  }
`;

const tallArt = css`
  height: 100%;

  @media (min-aspect-ratio: 1/1) {
    display: none;
  }
`;

const headline = css`
  position: relative;
  ${type.stageNarrow}
  font-size: min(${TYPE_SCALE.stageNarrow.size}, 25.5vw);

  /* Lines never break by themselves: the vw limit keeps the longest one within the margins when text is enlarged. With
     a visitor's own text spacing they break at blanks and soft hyphens. */
  ${from.sm} {
    ${type.stage}
    font-size: min(${TYPE_SCALE.stage.size}, 17.7vw, 35svh);
  }

  ${when.print} {
    font-size: 15vw;
  }
`;

const narrow = css`
  display: block;

  ${from.sm} {
    display: none;
  }
`;

const wide = css`
  display: none;

  ${from.sm} {
    display: block;
  }
`;

const line = css`
  display: block;
`;

const bar = css`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: ${space(6)};
  padding-top: clamp(28px, 4vw, 64px);
`;

/* The controls are below it where a word would not fit beside them. */
const lead = css`
  flex: 1 1 min-content;
  max-width: min(30ch, 100%);
  overflow-wrap: break-word;
  ${type.lead}
  font-size: min(${TYPE_SCALE.lead.size}, 11.4vw);
  font-weight: 650;
`;

const controls = css`
  flex: none;
  display: flex;
  gap: ${space(2)};
  margin-inline-start: auto;

  ${when.print} {
    display: none;
  }
`;

const motionButton = css`
  &[data-ready='false'] {
    visibility: hidden;
  }

  /* Nothing moves then, so there is nothing to pause or start. */
  ${when.reducedMotion} {
    display: none;
  }
`;

const down = css`
  display: grid;
  place-items: center;
  width: 56px;
  height: 56px;
  border: ${border.line} solid ${color.line};
  border-radius: 50%;

  &:hover {
    background: ${color.text};
    color: ${color.bg};
  }
`;

const AFTER_ID = 'after-stage';

export interface StageOpeningProps {
  /** The headline as one sentence, for screen readers. */
  title: string;
  /** Lines from 640 px up. */
  lines: string[];
  /** Lines below 640 px, with the hyphens they break at. */
  linesNarrow: string[];
  /** Sentence below the headline. */
  lead?: RichTextView | undefined;
}

/** The full-screen stage of the home page: the disc in strips, the headline in fixed lines, play and pause. */
export function StageOpening({ title, lines, linesNarrow, lead: leadText }: StageOpeningProps) {
  const text = useText();
  const { ref, isReady, isPlaying, isMoving, toggle } = useStageMotion();
  const drift = isMoving ? 'running' : 'paused';
  return (
    <>
      <div ref={ref} className={stage} data-theme="yellow">
        <div className={art}>
          <div className={wideArt}>
            <StageArt format="wide" drift={drift} />
          </div>
          <div className={tallArt}>
            <StageArt format="tall" drift={drift} />
          </div>
        </div>
        <h1 className={headline}>
          <span className={visuallyHidden}>{title.replaceAll('\u00AD', '')}</span>
          <span className={narrow} aria-hidden="true">
            {linesNarrow.map((words) => (
              <span key={words} className={line}>
                {words}
              </span>
            ))}
          </span>
          <span className={wide} aria-hidden="true">
            {lines.map((words) => (
              <span key={words} className={line}>
                {words}
              </span>
            ))}
          </span>
        </h1>
        <div className={bar}>
          {leadText && (
            <p className={lead}>
              <RichText value={leadText} />
            </p>
          )}
          <div className={controls}>
            <div className={motionButton} data-ready={isReady}>
              <IconButton
                label={text(isPlaying ? 'stage.pause' : 'stage.play')}
                icon={isPlaying ? 'stage-pause' : 'stage-play'}
                shape="round"
                cursor="play-pause"
                onClick={toggle}
              />
            </div>
            <a href={`#${AFTER_ID}`} className={down} data-cursor="arrow-down">
              <Icon name="arrow-down" size={24} />
              <span className={visuallyHidden}>{text('stage.scroll')}</span>
            </a>
          </div>
        </div>
      </div>
      <div id={AFTER_ID} />
    </>
  );
}
