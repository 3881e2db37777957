import type { Ref } from 'react';

const KEYS = [
  ['J, K', 'next and previous picture'],
  ['A', 'accept: the new picture becomes the reference'],
  ['R', 'reject: goes on the list for the developer'],
  ['U', 'take the last decision back'],
  ['Space', 'before and after by turns'],
  ['D', 'difference, and back'],
  ['S, B', 'slider; side by side'],
  ['M', 'mark the part that differs'],
  ['Z', 'fit to the width of the window'],
  ['1 – 4', 'decide about this picture, its story, its component, all that differ in the same way'],
  ['C', 'comment; Esc leaves the field'],
  ['Arrows', 'move the slider, or between the pictures of the list, if it has the focus'],
  ['P, X, V', 'views: pictures, rejected, coverage'],
  ['?', 'this help'],
] as const;

interface HelpDialogProps {
  ref: Ref<HTMLDialogElement>;
  hasKeys: boolean;
  onKeys(isOn: boolean): void;
}

/** Lists the keyboard shortcuts, with a switch to turn them off (WCAG 2.2, 2.1.4). */
export function HelpDialog({ ref, hasKeys, onKeys }: HelpDialogProps) {
  return (
    <dialog id="help" ref={ref} aria-labelledby="help-title">
      {/* Otherwise the dialog opens scrolled to its first control, the last thing in it. */}
      <h2 id="help-title" tabIndex={-1} autoFocus>
        Keys
      </h2>
      <dl>
        {KEYS.map(([key, what]) => (
          <div key={key} className="key">
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <p>
        <label>
          <input type="checkbox" checked={hasKeys} onChange={({ target }) => onKeys(target.checked)} /> Keys
          are on
        </label>
      </p>
      <form method="dialog">
        <button type="submit">Close</button>
      </form>
    </dialog>
  );
}
