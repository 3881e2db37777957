import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import type { ReviewItem, Verdict } from '../protocol';
import { SCOPE_WORDS, SCOPES } from './scope';
import type { Review } from './useReview';

/** Delay before a comment is saved after the last keystroke, ms. */
const PAUSE_MS = 600;

interface VerdictBarProps {
  item: ReviewItem;
  review: Review;
  commentField: RefObject<HTMLTextAreaElement | null>;
  onDecide(verdict: Verdict): void;
  onLeaveComment(): void;
}

/** Form to accept or reject pictures, with scope and comment. */
export function VerdictBar({ item, review, commentField, onDecide, onLeaveComment }: VerdictBarProps) {
  const { status, scope, setScope, inScope, comment } = review;
  const known = status.decisions[item.name]?.comment ?? '';
  const [text, setText] = useState(known);
  const [isSaved, setIsSaved] = useState(true);

  const save = (words: string) => {
    if (isSaved) return;
    setIsSaved(true);
    // A comment that was not saved is saved with the next change, verdict or blur.
    void comment(item.name, words).then((changed) => changed ?? setIsSaved(false));
  };
  const saveLater = useEffectEvent(save);
  useEffect(() => {
    const timer = setTimeout(() => saveLater(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  const saveLast = useEffectEvent(() => save(text));
  // Each picture has its own bar, so save when it unmounts.
  useEffect(() => () => saveLast(), []);

  const type = (words: string) => {
    setText(words);
    setIsSaved(false);
  };
  const decide = (verdict: Verdict) => {
    save(text);
    onDecide(verdict);
  };
  const count = inScope(scope).length;
  const many = count > 1 ? ` ${count}` : '';

  return (
    <div className="verdict">
      <div>
        <fieldset className="scopes">
          <legend>Decide about</legend>
          {SCOPES.map((one, index) => (
            <label key={one}>
              <input type="radio" name="scope" checked={scope === one} onChange={() => setScope(one)} />
              <span>
                <kbd>{index + 1}</kbd> {SCOPE_WORDS[one]}
                {one === 'picture' ? '' : ` (${inScope(one).length})`}
              </span>
            </label>
          ))}
        </fieldset>
        <div className="buttons">
          <button
            type="button"
            className="accept"
            disabled={item.state === 'failed'}
            onClick={() => decide('accepted')}
          >
            <kbd>A</kbd> {item.state === 'orphaned' ? 'Remove' : 'Accept'}
            {many}
          </button>
          <button type="button" className="reject" onClick={() => decide('rejected')}>
            <kbd>R</kbd> Reject{many}
          </button>
        </div>
      </div>
      <label className="comment">
        <span>
          <kbd>C</kbd> Comment
        </span>
        <textarea
          ref={commentField}
          rows={1}
          value={text}
          onChange={({ target }) => type(target.value)}
          onBlur={() => save(text)}
          onKeyDown={({ key }) => {
            if (key === 'Escape') onLeaveComment();
          }}
        />
      </label>
    </div>
  );
}
