import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { LOGO_HEIGHT, LOGO_PATH, LOGO_WIDTH } from '../../../src/theme/logo';
import type { ReviewRun, ReviewStatus } from '../protocol';
import { CoverageView } from './CoverageView';
import { HelpDialog } from './HelpDialog';
import { PictureList } from './PictureList';
import { PictureReview } from './PictureReview';
import { RejectedView } from './RejectedView';
import { Said } from './Said';
import { useKeys } from './useKeys';
import { useReview } from './useReview';

/** Words and keys of the views. */
const VIEWS = {
  review: ['Pictures', 'P'],
  rejected: ['Rejected', 'X'],
  coverage: ['Coverage', 'V'],
} as const;

type View = keyof typeof VIEWS;

const VIEW_NAMES = Object.keys(VIEWS) as View[];

const viewOf = (hash: string): View => VIEW_NAMES.find((view) => `#${view}` === hash) ?? 'review';

interface WorkspaceProps {
  run: ReviewRun;
  first: ReviewStatus;
}

/** The frame around the pictures: navigation, progress and errors. */
export function Workspace({ run, first }: WorkspaceProps) {
  const review = useReview(run, first);
  const [view, setView] = useState(() => viewOf(location.hash));
  const [hasKeys, setHasKeys] = useState(() => localStorage.getItem('keys') !== 'off');
  const help = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { status, error } = review;
  const decided = run.items.filter(({ name }) => status.decisions[name]?.verdict).length;
  const problems = Object.entries(status.problems);

  useEffect(() => {
    const follow = () => {
      flushSync(() => setView(viewOf(location.hash)));
      // What had the focus may have gone with the view before.
      heading.current?.focus({ preventScroll: true });
    };
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);

  useEffect(() => {
    document.title = `${decided} of ${run.items.length} – ${VIEWS[view][0]} – SFF visual review`;
  }, [decided, run.items.length, view]);

  const chooseKeys = (isOn: boolean) => {
    localStorage.setItem('keys', isOn ? 'on' : 'off');
    setHasKeys(isOn);
  };

  const openView = (name: View) => () => {
    location.hash = name;
  };
  const showHelp = () => help.current?.showModal();
  useKeys(hasKeys, {
    u: () => {
      heading.current?.focus({ preventScroll: true });
      void review.undo();
    },
    '?': showHelp,
    ...Object.fromEntries(VIEW_NAMES.map((name) => [VIEWS[name][1].toLowerCase(), openView(name)])),
  });

  return (
    <div className="app">
      <header className="bar">
        <div className="brand">
          <svg viewBox={`0 0 ${LOGO_WIDTH} ${LOGO_HEIGHT}`} role="img" aria-label="SFF">
            <path d={LOGO_PATH} />
          </svg>
          <h1>Visual review</h1>
        </div>
        <nav aria-label="Views">
          {VIEW_NAMES.map((name) => (
            <a key={name} href={`#${name}`} aria-current={view === name ? 'page' : undefined}>
              <kbd>{VIEWS[name][1]}</kbd> {VIEWS[name][0]}
            </a>
          ))}
        </nav>
        <div className="progress">
          <span>
            {decided} of {run.items.length} decided
            {status.writing > 0 ? `, ${status.writing} being written` : ''}
            {status.measuring > 0 ? `, ${status.measuring} being measured` : ''}
          </span>
          <progress aria-label="Decided" max={Math.max(run.items.length, 1)} value={decided} />
          <button
            type="button"
            // Not disabled: it would lose the focus by undoing the last decision.
            aria-disabled={status.undo === '' || undefined}
            onClick={() => void review.undo()}
          >
            <kbd>U</kbd> Undo
          </button>
          <button type="button" onClick={showHelp}>
            <kbd>?</kbd> Help
          </button>
        </div>
      </header>
      <div role="alert">
        {(error !== '' || status.isSuperseded || problems.length > 0) && (
          <div className="alert">
            {error !== '' && <p>{error}</p>}
            {status.isSuperseded && (
              <p>
                “npm run visual” has run since these pictures were loaded.{' '}
                <button type="button" onClick={() => location.reload()}>
                  Load the new ones
                </button>
              </p>
            )}
            {problems.map(([name, problem]) => (
              <p key={name}>Not written: {problem}</p>
            ))}
          </div>
        )}
      </div>
      <Said run={run} review={review} />
      {view === 'review' && (
        <main className="review">
          <PictureList run={run} review={review} />
          <PictureReview run={run} review={review} hasKeys={hasKeys} heading={heading} />
        </main>
      )}
      {view === 'rejected' && <RejectedView status={status} say={review.setSaid} heading={heading} />}
      {view === 'coverage' && <CoverageView locales={run.locales} heading={heading} />}
      <HelpDialog ref={help} hasKeys={hasKeys} onKeys={chooseKeys} />
    </div>
  );
}
