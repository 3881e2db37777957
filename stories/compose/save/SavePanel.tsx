import { css, cx } from '@linaria/core';
import { useEffect, useRef } from 'react';
import type { Problem } from '../../../scripts/content/problems';
import { Button } from '../../../src/components/Button/Button';
import { space } from '../../../src/theme/space';
import type { FileChange, SaveAnswer } from '../../../scripts/composer/protocol';
import { focusField } from '../form/focusField';
import { textsAfter } from '../model/fileTexts';
import type { TextPlace } from '../model/untranslated';
import { EditorButton } from '../tool/EditorButton';
import { ProblemList } from '../tool/ProblemList';
import { heading, hint, message, row, smallButton, stack } from '../tool/toolStyles';
import { firstChangedLine } from './changedLines';
import { FileDiff } from './FileDiff';
import { UntranslatedNote } from './UntranslatedNote';
import { COMPARE_BUTTON_ID, type Saving } from './useSaving';

/** Scrolled into view with room for the focus ring of its first button. */
const save = css`
  scroll-margin: ${space(2)};
`;

export interface SavePanelProps {
  saving: Saving;
  /** Texts of translations that are the same as in the default language. */
  untranslated: readonly TextPlace[];
  openInEditor: (place: string) => void;
  isOwn: (file: string) => boolean;
  goTo: (problem: Problem) => void;
  /** Focuses the field of a text. */
  goToText: (text: TextPlace) => void;
}

const count = (number: number) => (number === 1 ? '1 file' : `${number} files`);

interface ChangesProps {
  changes: readonly FileChange[];
  /** Which side of the changes lies on the disk, and so can be opened in the editor. */
  onDisk: 'before' | 'after';
  openInEditor: (place: string) => void;
}

function nameOfChange({ before, after }: FileChange): string {
  if (before === null) return 'new';
  return after === null ? 'deleted' : 'changed';
}

function Changes({ changes, onDisk, openInEditor }: ChangesProps) {
  return changes.map((change) => (
    <section key={change.file} className={stack} aria-label={change.file}>
      <div className={row}>
        <h3 className={heading}>{change.file}</h3>
        <span className={hint}>{nameOfChange(change)}</span>
        {change[onDisk] !== null && (
          <EditorButton file={change.file} line={firstChangedLine(change)} openInEditor={openInEditor} />
        )}
      </div>
      <FileDiff {...change} />
    </section>
  ));
}

type AnswerProps = SavePanelProps & { answer: SaveAnswer };

function Answer({ answer, saving, untranslated, openInEditor, isOwn, goTo, goToText }: AnswerProps) {
  /** Asks anew; the pressed button is gone with its answer. */
  const askAnew = (ask: () => void) => {
    focusField(COMPARE_BUTTON_ID);
    ask();
  };
  switch (answer.state) {
    case 'refused':
      return <p className={message}>{answer.reason}</p>;
    case 'stale':
      return (
        <>
          <p className={message}>
            {`${count(answer.changes.length)} on the disk changed since you opened the page. This is how:`}
          </p>
          <Changes changes={answer.changes} onDisk="after" openInEditor={openInEditor} />
          <div className={row}>
            <button className={smallButton} type="button" onClick={() => saving.takeFromDisk(answer.changes)}>
              Go on from the files on the disk
            </button>
            <button
              className={smallButton}
              type="button"
              onClick={() => askAnew(() => saving.compare(textsAfter(answer.changes)))}
            >
              Keep mine and compare with them
            </button>
          </div>
        </>
      );
    case 'invalid':
      return (
        <>
          <p className={message}>
            The checks of npm run content do not let this page pass, so nothing is written.
          </p>
          <ProblemList problems={answer.problems} isOwn={isOwn} goTo={goTo} openInEditor={openInEditor} />
        </>
      );
    case 'ready':
      if (answer.changes.length === 0) return <p>The files on the disk say exactly this.</p>;
      return (
        <>
          <p>{`The checks of npm run content let it pass. ${count(answer.changes.length)} will be written:`}</p>
          <UntranslatedNote texts={untranslated} goTo={goToText} />
          <div className={row}>
            <Button onClick={() => askAnew(saving.write)}>{`Write ${count(answer.changes.length)}`}</Button>
          </div>
          <Changes changes={answer.changes} onDisk="before" openInEditor={openInEditor} />
          {answer.warnings.length > 0 && (
            <ProblemList problems={answer.warnings} isOwn={isOwn} goTo={goTo} openInEditor={openInEditor} />
          )}
        </>
      );
    case 'saved':
      return (
        <>
          <p>{`Written: ${answer.changes.map(({ file }) => file).join(' and ')}.`}</p>
          <p>Now run npm run content, and hand in what it writes, too.</p>
          <Changes changes={answer.changes} onDisk="after" openInEditor={openInEditor} />
        </>
      );
  }
}

/** What saving would change in the files, what stands against it, and the button that does it. */
export function SavePanel(props: SavePanelProps) {
  const { saving } = props;
  const { answer, isAsking, isOld } = saving;
  const panel = useRef<HTMLDivElement>(null);
  // The answer may lie below the window. Not it alone: the focused button above it would leave the window.
  useEffect(() => {
    if (answer) panel.current?.scrollIntoView({ block: 'nearest' });
  }, [answer]);
  return (
    <div ref={panel} className={cx(stack, save)}>
      <div className={row}>
        <button id={COMPARE_BUTTON_ID} className={smallButton} type="button" onClick={() => saving.compare()}>
          Compare with the files
        </button>
        {isAsking && <span className={hint}>Checking …</span>}
        {isOld && answer && <span className={hint}>The page has changed since.</span>}
      </div>
      {answer && !isOld && <Answer {...props} answer={answer} />}
    </div>
  );
}
