import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ReviewItem, ReviewRun } from '../protocol';
import { pictureUrl } from './api';
import { LOOK_WORDS, Looks, type Look } from './Looks';
import { StoryPanel } from './StoryPanel';
import { type Review } from './useReview';
import { useKeys } from './useKeys';
import { VerdictBar } from './VerdictBar';

interface PictureReviewProps {
  run: ReviewRun;
  review: Review;
  hasKeys: boolean;
  /** Gets the focus when another picture is shown. */
  heading: RefObject<HTMLHeadingElement | null>;
}

/** Returns the possible views of an item: a new picture, for example, has no `before`. */
function looksOf({ state }: ReviewItem): readonly Look[] {
  if (state === 'changed') return ['after', 'before', 'difference', 'slider', 'beside'];
  if (state === 'new') return ['after'];
  return state === 'orphaned' ? ['before'] : [];
}

/** Preloads the next picture while the current one is viewed. */
function usePrefetch(next: ReviewItem | undefined) {
  useEffect(() => {
    if (!next) return;
    for (const look of looksOf(next)) {
      if (look === 'after' || look === 'before') new Image().src = pictureUrl(look, next.name);
    }
  }, [next]);
}

/** Shows one picture with its difference and decision. */
export function PictureReview({ run, review, hasKeys, heading }: PictureReviewProps) {
  const { item, status, order } = review;
  const [look, setLook] = useState<Look>('after');
  const [isFit, setIsFit] = useState(true);
  const [isMarked, setIsMarked] = useState(true);
  const [isPanelOpen, setIsPanelOpen] = useState(false);
  const commentField = useRef<HTMLTextAreaElement>(null);
  const slider = useRef<HTMLInputElement>(null);
  const index = order.findIndex(({ name }) => name === item?.name);
  usePrefetch(order[index + 1]);

  const possible = item ? looksOf(item) : [];
  const shown = possible.includes(look) ? look : possible[0];

  /** Moves the focus to the heading, which then shows the next picture. */
  const moveFocus = (action: () => void) => {
    heading.current?.focus({ preventScroll: true });
    action();
  };
  const choose = (wanted: Look) => {
    if (!possible.includes(wanted)) {
      review.setSaid(`There is no ${wanted} of this picture.`);
      return;
    }
    // The slider is gone in other views.
    if (document.activeElement === slider.current) heading.current?.focus({ preventScroll: true });
    // At once, so that the slider can get the focus.
    flushSync(() => setLook(wanted));
    review.setSaid(`View: ${LOOK_WORDS[wanted]}.`);
    if (wanted === 'slider') slider.current?.focus();
  };

  useKeys(hasKeys, {
    j: () => moveFocus(() => review.step(1)),
    k: () => moveFocus(() => review.step(-1)),
    a: () => moveFocus(() => review.decideScope('accepted')),
    r: () => moveFocus(() => review.decideScope('rejected')),
    ' ': () => choose(shown === 'after' ? 'before' : 'after'),
    d: () => choose(shown === 'difference' ? 'after' : 'difference'),
    s: () => choose('slider'),
    b: () => choose('beside'),
    m: () => {
      setIsMarked(!isMarked);
      review.setSaid(isMarked ? 'The part that differs is not marked.' : 'The part that differs is marked.');
    },
    z: () => {
      setIsFit(!isFit);
      review.setSaid(isFit ? 'Pictures have their own size.' : 'Pictures fit the width of the window.');
    },
    c: () => commentField.current?.focus(),
    '1': () => review.chooseScope('picture'),
    '2': () => review.chooseScope('story'),
    '3': () => review.chooseScope('component'),
    '4': () => review.chooseScope('kind'),
  });

  if (!item) {
    return (
      <div className="done">
        <h2>Nothing to review</h2>
        <p>Every picture of the last run is as its reference.</p>
      </div>
    );
  }
  const decision = status.decisions[item.name];
  const kind = status.kinds.find(({ names }) => names.includes(item.name));
  const slash = item.title.lastIndexOf('/');
  return (
    <div className="picture-review" data-open={isPanelOpen || undefined}>
      <div className="title">
        <div>
          <p>
            {item.title.slice(0, Math.max(slash, 0))} · {index + 1} of {order.length} ·{' '}
            {kind && kind.title !== '' ? kind.title : item.state}
          </p>
          <h2 ref={heading} tabIndex={-1}>
            {item.title.slice(slash + 1)}, {item.story}
            {item.width === 0 ? '' : `, ${item.width} px`}
          </h2>
        </div>
        <p>
          <span className="state" data-state={decision?.verdict ?? item.state}>
            {decision?.verdict ?? item.state}
          </span>
        </p>
      </div>
      <VerdictBar
        key={item.name}
        item={item}
        review={review}
        commentField={commentField}
        onDecide={(verdict) => moveFocus(() => review.decideScope(verdict))}
        onLeaveComment={() => heading.current?.focus({ preventScroll: true })}
      />
      {shown ? (
        <Looks
          item={item}
          look={shown}
          possible={possible}
          onLook={choose}
          isFit={isFit}
          onFit={setIsFit}
          box={status.boxes[item.name]}
          isMarked={isMarked}
          onMarked={setIsMarked}
          slider={slider}
        />
      ) : (
        <div className="done">
          <p>No picture could be taken: {item.message}</p>
        </div>
      )}
      {item.storyId !== '' && (
        <StoryPanel item={item} run={run} isOpen={isPanelOpen} onOpen={setIsPanelOpen} />
      )}
    </div>
  );
}
