import { useEffect, useRef, useState } from 'react';
import type { Box, ReviewItem } from '../protocol';
import { pictureUrl, type Which } from './api';

/** Ways to view a picture. */
export type Look = 'before' | 'after' | 'difference' | 'slider' | 'beside';

const LOOKS: readonly (readonly [Look, key: string, words: string])[] = [
  ['before', 'Space', 'Before'],
  ['after', 'Space', 'After'],
  ['difference', 'D', 'Difference'],
  ['slider', 'S', 'Slider'],
  ['beside', 'B', 'Side by side'],
];

/** Pictures required by a view. */
const NEEDS: Record<Look, readonly Which[]> = {
  before: ['before'],
  after: ['after'],
  difference: ['difference'],
  slider: ['before', 'after'],
  beside: ['before', 'after'],
};

const CAPTIONS = { before: 'Before', after: 'After', difference: 'Difference' } as const;

/** Distance of the marker from the difference, in px of the picture. */
const MARK_PX = 4;

/** Height of the picture shown above the difference, in px of the screen. */
const ABOVE_PX = 80;

interface ShownProps {
  item: ReviewItem;
  which: keyof typeof CAPTIONS;
  box: Box | undefined;
  onSize(scale: number): void;
}

function Shown({ item, which, box, onSize }: ShownProps) {
  const [size, setSize] = useState<{ width: number; height: number }>();
  const [isGone, setIsGone] = useState(false);
  return (
    <figure data-shows={which}>
      <figcaption>
        {CAPTIONS[which]}
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
              onSize(image.clientWidth / Math.max(image.naturalWidth, 1));
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
}

/** Shows the pictures of one story at one width. */
export function Looks({ item, look, possible, onLook, isFit, onFit, box, isMarked, onMarked }: LooksProps) {
  const [split, setSplit] = useState(50);
  const stage = useRef<HTMLDivElement>(null);
  const scrolledFor = useRef('');

  useEffect(() => {
    stage.current?.style.setProperty('--split', `${split}%`);
  }, [split]);

  /** Only once per picture, then the scroll position is kept, so that before and after can be compared. */
  const scrollToBox = (scale: number) => {
    if (!box || scrolledFor.current === item.name) return;
    scrolledFor.current = item.name;
    stage.current?.scrollTo({ top: Math.max(0, box.y * scale - ABOVE_PX) });
  };
  // Before and after stay loaded, so that they can be toggled instantly.
  const pair: Which[] = (['before', 'after'] as const).filter((which) => possible.includes(which));
  const loaded = [...pair, ...NEEDS[look].filter((which) => !pair.includes(which))];

  return (
    <div className="looks">
      <fieldset className="views" aria-label="View">
        {LOOKS.map(([name, key, words]) => (
          <button
            key={name}
            type="button"
            aria-pressed={look === name}
            disabled={!possible.includes(name)}
            onClick={() => onLook(name)}
          >
            <kbd>{key}</kbd> {words}
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
        {loaded.map((which) => (
          <Shown
            key={`${item.name} ${which}`}
            item={item}
            which={which as keyof typeof CAPTIONS}
            box={isMarked && item.state === 'changed' ? box : undefined}
            onSize={scrollToBox}
          />
        ))}
      </section>
    </div>
  );
}
