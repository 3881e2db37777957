import { css } from '@linaria/core';
import type { KeyboardEvent } from 'react';
import { FILM_STEP_S } from '../../config/timers';
import { MEDIA_ICONS } from '../Icon/mediaIcons';
import { useText } from '../../i18n/useText';
import { from, when } from '../../theme/breakpoints';
import { ink } from '../../theme/colors';
import { space } from '../../theme/space';
import { type } from '../../theme/type';
import { IconButton } from '../IconButton/IconButton';
import { playTime } from './playTime';

const bar = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
  padding: ${space(3)};
  color: ${ink.paper};

  ${from.md} {
    flex-wrap: nowrap;
  }

  ${when.print} {
    display: none;
  }
`;

/** Position and time; above the buttons where these fill a row of their own. */
const track = css`
  order: -1;
  flex: 1 0 100%;
  display: flex;
  align-items: center;
  gap: ${space(2)};

  ${from.md} {
    order: 0;
    flex: 1;
  }
`;

const scrubber = css`
  flex: 1;
  min-width: 0;
  height: ${space(8)};
  accent-color: ${ink.yellow};
  cursor: pointer;
`;

const time = css`
  ${type.small}
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

const STEPS: Partial<Record<string, number>> = {
  ArrowLeft: -FILM_STEP_S,
  ArrowDown: -FILM_STEP_S,
  ArrowRight: FILM_STEP_S,
  ArrowUp: FILM_STEP_S,
};

export interface PlayerControlsProps {
  isPlaying: boolean;
  isMuted: boolean;
  hasCaptions: boolean;
  /** false: there is nothing to mute. */
  hasSound: boolean;
  /** Position in the film, s. */
  seconds: number;
  /** Length of the film, s. */
  length: number;
  /** true: the film fills the screen. */
  isFullScreen: boolean;
  /** Play or pause. */
  onToggle: () => void;
  /** Seeks to a position in the film, s. */
  onSeek: (seconds: number) => void;
  /** Sound on or off. */
  onMute: () => void;
  /** Captions on or off. */
  onCaptions: () => void;
  /** Enters or leaves full screen; undefined where the browser has none. */
  onFillScreen?: (() => void) | undefined;
}

/** Play, position, time, sound, captions and full screen: native buttons and a native slider. */
export function PlayerControls({
  isPlaying,
  isMuted,
  hasCaptions,
  hasSound,
  seconds,
  length,
  isFullScreen,
  onToggle,
  onSeek,
  onMute,
  onCaptions,
  onFillScreen,
}: PlayerControlsProps) {
  const text = useText();
  const position = `${playTime(seconds)} / ${playTime(length)}`;
  // The step of the slider itself is as fine as dragging needs.
  const moveBySteps = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    onSeek(Math.min(Math.max(seconds + step, 0), length));
  };
  return (
    <div className={bar}>
      <IconButton
        icon={isPlaying ? 'stage-pause' : 'stage-play'}
        label={text(isPlaying ? 'video.pause' : 'video.play')}
        onClick={onToggle}
      />
      <div className={track}>
        <input
          className={scrubber}
          type="range"
          min={0}
          max={length}
          step={0.1}
          value={seconds}
          aria-label={text('video.seek')}
          aria-valuetext={position}
          onChange={(event) => onSeek(Number(event.target.value))}
          onKeyDown={moveBySteps}
        />
        <span className={time} aria-hidden="true">
          {position}
        </span>
      </div>
      {hasSound && (
        <IconButton
          icon={isMuted ? MEDIA_ICONS.mute : MEDIA_ICONS.sound}
          variant="outline"
          label={text('video.mute')}
          aria-pressed={isMuted}
          onClick={onMute}
        />
      )}
      <IconButton
        icon={MEDIA_ICONS.speech}
        variant={hasCaptions ? 'filled' : 'outline'}
        label={text('video.captions')}
        aria-pressed={hasCaptions}
        onClick={onCaptions}
      />
      {onFillScreen && (
        <IconButton
          icon={MEDIA_ICONS.fullscreen}
          variant="outline"
          label={text('video.fullscreen')}
          aria-pressed={isFullScreen}
          onClick={onFillScreen}
        />
      )}
    </div>
  );
}
