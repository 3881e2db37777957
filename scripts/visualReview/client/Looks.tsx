import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Box, ReviewItem } from '../protocol';
import { pictureUrl } from './api';

/** Ways to view a picture. */
export type Look = 'before' | 'after' | 'difference' | 'slider' | 'beside';

/** The views in words. */
export const LOOK_WORDS: Readonly<Record<Look, string>> = {
  before: 'Before',
  after: 'After',
  difference: 'Difference',
  slider: 'Slider',
  beside: 'Side by side',
};

const LOOKS: readonly (readonly [Look, key: string])[] = [
  ['before', 'Space'],
  ['after', 'Space'],
  ['difference', 'D'],
  ['slider', 'S'],
  ['beside', 'B'],
];

/** All pictures stay loaded, so that the views can be toggled instantly and at the same scroll position. */
const LOADED = ['before', 'after', 'difference'] as const;

/** Distance of the marker from the difference, in px of the picture. */
const MARK_PX = 4;

/** Height of the picture shown above the difference, in px of the screen. */
const ABOVE_PX = 80;

interface ShownProps {
  item: ReviewItem;
  which: (typeof LOADED)[number];
  box: Box | undefined;
  onLoaded(): void;
}

function Shown({ item, which, box, onLoaded }: ShownProps) {
  const [size, setSize] = useState<{ width: number; height: number }>();
  const [isGone, setIsGone] = useState(false);
  return (
    <figure data-shows={which}>
      <figcaption>
        {LOOK_WORDS[which]}
        {size ? `, ${size.width} × ${size.height} px` : ''}
      </figcaption>
      {isGone ? (
        <p>There is no such picture.</p>
      ) : (
        <span className="picture">
          <img
            src={pictureUrl(which, item.name)}
            alt={`${item.title}, ${item.story}, ${item.width} px, ${which}`}
            onError={() => setIsGone(true)}
            onLoad={({ currentTarget: image }) => {
              setSize({ width: image.naturalWidth, height: image.naturalHeight });
              onLoaded();
            }}
          />
          {size && box && box.width > 0 && (
            <svg viewBox={`0 0 ${size.width} ${size.height}`} width="100%" aria-hidden="true">
              <rect
                x={box.x - MARK_PX}
                y={box.y - MARK_PX}
                width={box.width + 2 * MARK_PX}
                height={box.height + 2 * MARK_PX}
              />
            </svg>
          )}
        </span>
      )}
    </figure>
  );
}

interface LooksProps {
  item: ReviewItem;
  look: Look;
  possible: readonly Look[];
  onLook(look: Look): void;
  isFit: boolean;
  onFit(isFit: boolean): void;
  /** The area that differs; undefined until measured. */
  box: Box | undefined;
  isMarked: boolean;
  onMarked(isMarked: boolean): void;
  /** The control that moves the split of the slider. */
  slider: RefObject<HTMLInputElement | null>;
}

/** Shows the pictures of one story at one width. */
export function Looks(props: LooksProps) {
  const { item, look, possible, onLook, isFit, onFit, box, isMarked, onMarked, slider } = props;
  const [split, setSplit] = useState(50);
  const stage = useRef<HTMLDivElement>(null);

  useEffect(() => {
    stage.current?.style.setProperty('--split', `${split}%`);
  }, [split]);

  /** Scrolls to what differs; afterwards the scroll position stays, so that the views can be compared. */
  const scrollToBox = () => {
    // The pictures of the other views are loaded as well, but hidden.
    const shown = [...(stage.current?.querySelectorAll('img') ?? [])].find((image) => image.clientWidth > 0);
    if (!box || !shown?.naturalWidth) return;
    const scale = shown.clientWidth / shown.naturalWidth;
    stage.current?.scrollTo({ top: Math.max(0, box.y * scale - ABOVE_PX) });
  };
  const isMeasured = box !== undefined;
  const boxMeasured = useEffectEvent(scrollToBox);
  // The picture may have been loaded before its difference was measured.
  useEffect(() => {
    if (isMeasured) boxMeasured();
  }, [isMeasured]);

  return (
    <div className="looks">
      <fieldset className="views" aria-label="View">
        {LOOKS.map(([name, key]) => (
          <button
            key={name}
            type="button"
            aria-pressed={look === name}
            disabled={!possible.includes(name)}
            onClick={() => onLook(name)}
          >
            <kbd>{key}</kbd> {LOOK_WORDS[name]}
          </button>
        ))}
        <button type="button" aria-pressed={isMarked} onClick={() => onMarked(!isMarked)}>
          <kbd>M</kbd> Mark
        </button>
        <button type="button" aria-pressed={isFit} onClick={() => onFit(!isFit)}>
          <kbd>Z</kbd> Fit
        </button>
        {look === 'slider' && (
          <label className="slide">
            Before{' '}
            <input
              ref={slider}
              type="range"
              min={0}
              max={100}
              value={split}
              aria-label="How much of the picture before is shown, in per cent"
              onChange={({ target }) => setSplit(Number(target.value))}
            />{' '}
            After
          </label>
        )}
      </fieldset>
      <section
        className="stage"
        ref={stage}
        data-view={look}
        data-fit={isFit || undefined}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the only way to scroll it without a pointer
        tabIndex={0}
        aria-label="Pictures"
      >
        {LOADED.filter((which) => possible.includes(which)).map((which) => (
          <Shown
            key={`${item.name} ${which}`}
            item={item}
            which={which}
            box={isMarked && item.state === 'changed' ? box : undefined}
            onLoaded={scrollToBox}
          />
        ))}
      </section>
    </div>
  );
}
