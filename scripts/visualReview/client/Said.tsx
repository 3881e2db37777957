import type { ReviewRun } from '../protocol';
import type { Review } from './useReview';

interface SaidProps {
  run: ReviewRun;
  review: Review;
}

/** Says what the last action has done, and at the end what is left to do. */
export function Said({ run, review: { said, status } }: SaidProps) {
  const verdicts = run.items.map(({ name }) => status.decisions[name]?.verdict);
  const isDecided = verdicts.length > 0 && verdicts.every((verdict) => verdict !== undefined);
  const rejected = verdicts.filter((verdict) => verdict === 'rejected').length;
  return (
    <output className="said">
      {said}
      {isDecided && (
        <>
          {' '}
          Everything is decided: {rejected === 0 ? 'nothing' : rejected} rejected
          {rejected > 0 && (
            <>
              {' '}
              (<a href="#rejected">list</a>)
            </>
          )}
          .{rejected < verdicts.length && ' Commit .loki together with what caused the change.'}
        </>
      )}
    </output>
  );
}
