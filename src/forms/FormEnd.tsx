import type { ReactNode } from 'react';
import { type TextLookup, useText } from '../i18n/useText';
import { useFormContext } from './FormContext';
import { FormNotice } from './FormNotice/FormNotice';
import { SubmitButton } from './SubmitButton/SubmitButton';
import { percentOf } from './submission/fileProgress';
import { isCancellable } from './submission/submissionMachine';
import type { SubmissionView } from './submission/useSubmissionMachine';

/** Screen readers announce the progress in steps of this many percent. */
const SPOKEN_STEP = 25;

/** Keys of the texts in which the forms differ: labels of the button, states while sending, notices. */
export type FormEndTexts = Record<
  | 'submit'
  | 'again'
  | 'submitting'
  | 'validating'
  | 'uploading'
  | 'processing'
  | 'busyTitle'
  | 'busy'
  | 'conflict'
  | 'failedTitle'
  | 'failed',
  Parameters<TextLookup>[0]
>;

export interface FormEndProps {
  texts: FormEndTexts;
  /** Notice about a state that only this form has, instead of the common one; false for none. */
  notice?: ReactNode;
  /** true: nothing can be sent any more. */
  isOver: boolean;
  /** Added to the notice about a failed transfer. */
  advice?: ReactNode;
}

/** The end of a form: the notice about its submission, and the submit button. */
export function FormEnd({ texts, notice, isOver, advice }: FormEndProps) {
  const text = useText();
  const { submission } = useFormContext();
  const { state, isBusy, cancel, sent, total } = submission;
  const isAgain = state === 'failed' || state === 'conflict';
  const status = useStatus(texts);
  return (
    <>
      {notice ?? <SubmissionNotice texts={texts} submission={submission} advice={advice} />}
      {!isOver && (
        <SubmitButton
          label={text(isAgain ? texts.again : texts.submit)}
          busyLabel={text(texts.submitting)}
          isBusy={isBusy}
          onCancel={isCancellable(state) ? cancel : undefined}
          progress={
            state === 'uploading'
              ? text('upload.state.uploading', { percent: percentOf(sent, total) })
              : undefined
          }
          status={status}
        />
      )}
    </>
  );
}

function useStatus(texts: FormEndTexts): string {
  const text = useText();
  const { state, sent, total } = useFormContext().submission;
  switch (state) {
    case 'uploading':
      return text(texts.uploading, {
        percent: Math.floor(percentOf(sent, total) / SPOKEN_STEP) * SPOKEN_STEP,
      });
    case 'validating':
    case 'processing':
      return text(texts[state]);
    case 'waiting':
      return text('apply.state.waiting');
    default:
      return '';
  }
}

export interface SubmissionNoticeProps extends Pick<FormEndProps, 'texts' | 'advice'> {
  submission: Pick<SubmissionView, 'state' | 'failures' | 'waitSeconds'>;
}

/** What became of a submission, as far as it is the same for both forms. */
export function SubmissionNotice({ texts, submission, advice }: SubmissionNoticeProps) {
  const text = useText();
  const { state, failures, waitSeconds } = submission;
  switch (state) {
    case 'waiting':
      return (
        <FormNotice title={text(texts.busyTitle)} tone="plain" occasion={0} isQuiet>
          <p>{text('apply.retry.waiting', { seconds: waitSeconds })}</p>
        </FormNotice>
      );
    case 'conflict':
      return (
        <FormNotice title={text('apply.conflict.title')} occasion={1}>
          <p>{text(texts.conflict)}</p>
        </FormNotice>
      );
    case 'failed':
      if (waitSeconds > 0)
        return (
          <FormNotice title={text(texts.busyTitle)} occasion={failures}>
            <p>{text(texts.busy, { minutes: Math.ceil(waitSeconds / 60) })}</p>
          </FormNotice>
        );
      return (
        <FormNotice title={text(texts.failedTitle)} occasion={failures}>
          <p>{text(texts.failed)}</p>
          {advice}
        </FormNotice>
      );
    default:
      return null;
  }
}
