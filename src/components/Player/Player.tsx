import { css } from '@linaria/core';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { FilmView } from '../../content/view';
import { useIsHydrated } from '../../hooks/useIsHydrated';
import { usePageInfo } from '../../i18n/PageContext';
import { useText } from '../../i18n/useText';
import { color, ink } from '../../theme/colors';
import { space } from '../../theme/space';
import { PlayerControls } from './PlayerControls';

const player = css`
  display: flex;
  flex-direction: column;
  background: ${ink.black};
`;

const screen = css`
  display: block;
  flex: 1;
  width: 100%;
  height: auto;
  min-height: 0;
  background: ${ink.paper};
  object-fit: contain;

  /* At full page width, a portrait film would be taller than the window. */
  &[data-upright]:not(:fullscreen *) {
    max-height: 80svh;
  }
`;

const failure = css`
  padding: ${space(4)} ${space(5)};
  background: ${color.bg};
  color: ${color.text};
`;

export interface PlayerProps {
  /** URLs, length and size of the film. */
  film: FilmView;
  /** Title of the film. */
  title: string;
  /** URL of the still shown before the film plays. */
  poster: string;
}

function onFullScreenChange(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}

/** On iPhones, Safari allows full screen for the video element only. */
type PhoneVideo = HTMLVideoElement & { webkitEnterFullscreen?: () => void };

/** iPhones have no `fullscreenEnabled`; where it is false, the browser refuses the video element, too. */
const canFillScreen = () =>
  document.fullscreenEnabled ?? 'webkitEnterFullscreen' in HTMLVideoElement.prototype;

/**
 * A self-hosted film. Nothing is loaded before it plays. Without script it has the browser's controls, which custom
 * ones replace after hydration.
 */
export function Player({ film, title, poster }: PlayerProps) {
  const text = useText();
  const { locale } = usePageInfo();
  const frame = useRef<HTMLDivElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const isHydrated = useIsHydrated();
  const [hasFailed, setFailed] = useState(false);
  const [hasCaptions, setCaptions] = useState(true);
  const [state, setState] = useState({ isPlaying: false, isMuted: false, seconds: 0 });
  const isFullScreen = useSyncExternalStore(
    onFullScreenChange,
    () => Boolean(document.fullscreenElement),
    () => false,
  );

  useEffect(() => {
    for (const track of video.current?.textTracks ?? [])
      track.mode = hasCaptions && track.language === locale ? 'showing' : 'disabled';
  }, [hasCaptions, locale]);

  const read = () => {
    const element = video.current;
    if (!element) return;
    const { paused, ended, muted, currentTime } = element;
    setState({ isPlaying: !paused && !ended, isMuted: muted, seconds: currentTime });
  };
  const toggle = () => {
    const element = video.current;
    if (!element) return;
    if (hasFailed) {
      setFailed(false);
      const { currentTime } = element;
      element.load();
      element.currentTime = currentTime;
    }
    // A film that cannot be played is reported by an error event.
    if (hasFailed || element.paused) void element.play().catch(() => undefined);
    else element.pause();
  };
  const fail = () => setFailed(true);
  const seek = (seconds: number) => {
    if (video.current) video.current.currentTime = seconds;
    read();
  };
  const mute = () => {
    if (video.current) video.current.muted = !state.isMuted;
    read();
  };
  const fillScreen = async () => {
    try {
      if (document.fullscreenElement) await document.exitFullscreen();
      else if (document.fullscreenEnabled) await frame.current?.requestFullscreen();
      else (video.current as PhoneVideo | null)?.webkitEnterFullscreen?.();
    } catch {
      // The browser refuses, e.g. on iPhones before the film has loaded: everything stays as it is.
    }
  };

  return (
    <div ref={frame} className={player} data-theme="dark">
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the captions of each language are in the list below */}
      <video
        ref={video}
        className={screen}
        controls={!isHydrated}
        preload="none"
        playsInline
        poster={poster}
        width={film.width}
        height={film.height}
        data-upright={film.height > film.width || undefined}
        aria-label={title}
        onPlay={read}
        onPause={read}
        onEnded={read}
        onTimeUpdate={read}
        onVolumeChange={read}
        // Once the film has begun to load. React also passes on the errors of the sources, which are handled below.
        onError={({ target, currentTarget }) => target === currentTarget && fail()}
      >
        {film.sources.map(({ href, type }, index) => (
          <source
            key={href}
            src={href}
            type={type}
            // The browser tries the sources in order, with an error event for each; only that of the last one is a
            // failure.
            onError={index === film.sources.length - 1 ? fail : undefined}
          />
        ))}
        {film.captions.map((track) => (
          <track
            key={track.locale}
            kind="captions"
            src={track.href}
            srcLang={track.locale}
            label={text(`language.${track.locale}`)}
            default={track.locale === locale}
          />
        ))}
      </video>
      {isHydrated && (
        <PlayerControls
          {...state}
          // After a failure the element is not paused, although it does not play.
          isPlaying={state.isPlaying && !hasFailed}
          length={film.seconds}
          isFullScreen={isFullScreen}
          hasSound={film.hasSound}
          hasCaptions={hasCaptions}
          onToggle={toggle}
          onSeek={seek}
          onMute={mute}
          onCaptions={() => setCaptions(!hasCaptions)}
          onFillScreen={canFillScreen() ? () => void fillScreen() : undefined}
        />
      )}
      {hasFailed && (
        <p className={failure} role="alert">
          {text('video.error')}
        </p>
      )}
    </div>
  );
}
