import { useText } from '../../i18n/useText';
import { FormNotice } from '../FormNotice/FormNotice';
import { SubmitButton } from '../SubmitButton/SubmitButton';
import { isCancellable } from '../submission/submissionMachine';
import type { FormSubmission } from '../submission/useFormSubmission';

/** The end of the form: the notice about its submission, and the submit button. */
export function ContactEnd({ submission }: { submission: FormSubmission }) {
  const text = useText();
  const { state, isBusy, cancel, failures } = submission;
  const sending = isBusy && failures === 0 ? text('contact.submitting') : '';
  const isAgain = state === 'failed' || state === 'conflict' || state === 'closed';
  if (state === 'succeeded') return <Notice submission={submission} />;
  return (
    <>
      <Notice submission={submission} />
      <SubmitButton
        id="contact-submit"
        label={text(isAgain ? 'contact.retry' : 'contact.submit')}
        busyLabel={text('contact.submitting')}
        isBusy={isBusy}
        onCancel={isCancellable(state) ? cancel : undefined}
        status={state === 'waiting' ? text('apply.state.waiting') : sending}
      />
    </>
  );
}

function Notice({ submission: { state, failures, waitSeconds } }: { submission: FormSubmission }) {
  const text = useText();
  switch (state) {
    case 'waiting':
      return (
        <FormNotice title={text('contact.waiting.title')} tone="plain" occasion={0} isQuiet>
          <p>{text('apply.retry.waiting', { seconds: waitSeconds })}</p>
        </FormNotice>
      );
    case 'succeeded':
      // Until the next page has loaded, and if it cannot be.
      return (
        <FormNotice title={text('contact.arrived.title')} tone="plain" occasion={1}>
          <p>{text('contact.arrived.text')}</p>
        </FormNotice>
      );
    case 'conflict':
      return (
        <FormNotice title={text('apply.conflict.title')} occasion={1}>
          <p>{text('contact.conflict.text')}</p>
        </FormNotice>
      );
    case 'failed':
    case 'closed':
      if (waitSeconds > 0)
        return (
          <FormNotice title={text('contact.waiting.title')} occasion={failures}>
            <p>{text('contact.busy.text', { minutes: Math.ceil(waitSeconds / 60) })}</p>
          </FormNotice>
        );
      return (
        <FormNotice title={text('contact.failed.title')} occasion={failures}>
          <p>{text('contact.failed.text')}</p>
        </FormNotice>
      );
    default:
      return null;
  }
}
