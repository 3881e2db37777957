import { useNavigate } from 'react-router-dom';
import { Button } from '../../components/Button/Button';
import { type Locale, LOCALES } from '../../content/locales';
import type { JobApplicationContent } from '../../content/view';
import { usePageInfo } from '../../i18n/PageContext';
import { useText } from '../../i18n/useText';
import { handOver } from '../draft/formMemory';
import { FormNotice } from '../FormNotice/FormNotice';
import { SubmitButton } from '../SubmitButton/SubmitButton';
import { createKey } from '../submission/createKey';
import { percentOf } from '../submission/fileProgress';
import { isCancellable } from '../submission/submissionMachine';
import { useFormContext } from '../FormContext';

/** Screen readers announce the progress in steps of this many percent. */
const SPOKEN_STEP = 25;

function useStatus(): string {
  const text = useText();
  const { submission } = useFormContext();
  const { state, sent, total } = submission;
  switch (state) {
    case 'validating':
      return text('apply.state.validating');
    case 'uploading': {
      const percent = Math.floor(percentOf(sent, total) / SPOKEN_STEP) * SPOKEN_STEP;
      return text('apply.state.uploading', { percent });
    }
    case 'processing':
      return text('apply.state.processing');
    case 'waiting':
      return text('apply.state.waiting');
    default:
      return '';
  }
}

/** The end of the form: the notice about its submission, and the submit button. */
export function ApplicationEnd({ content }: { content: JobApplicationContent }) {
  const text = useText();
  const { submission } = useFormContext();
  const { state, isBusy, cancel } = submission;
  const isAgain = state === 'failed' || state === 'conflict';
  const status = useStatus();
  return (
    <>
      <Notice content={content} />
      {state !== 'closed' && (
        <SubmitButton
          id="apply-submit"
          label={text(isAgain ? 'apply.retry.action' : 'apply.submit')}
          busyLabel={text('apply.submitting')}
          isBusy={isBusy}
          onCancel={isCancellable(state) ? cancel : undefined}
          status={status}
        />
      )}
    </>
  );
}

/** Time of day, e.g. `14:05`, which helps to trace a failure that an applicant reports. */
function timeOfDay(moment: number, locale: Locale): string {
  const format = new Intl.DateTimeFormat(LOCALES[locale].intl, { hour: '2-digit', minute: '2-digit' });
  return format.format(moment);
}

function Notice({ content }: { content: JobApplicationContent }) {
  const text = useText();
  const { submission } = useFormContext();
  const { state, failures, failedAt, waitSeconds } = submission;
  const { locale } = usePageInfo();
  switch (state) {
    case 'rejected':
      return (
        <FormNotice title={text('apply.rejected.title')} occasion={0}>
          <p>{text('apply.rejected.text')}</p>
        </FormNotice>
      );
    case 'waiting':
      return (
        <FormNotice title={text('apply.rejected.title')} tone="plain" occasion={0} isQuiet>
          <p>{text('apply.retry.waiting', { seconds: waitSeconds })}</p>
        </FormNotice>
      );
    case 'conflict':
      return (
        <FormNotice title={text('apply.conflict.title')} occasion={1}>
          <p>{text('apply.conflict.text')}</p>
        </FormNotice>
      );
    case 'closed':
      return <Closed content={content} />;
    case 'failed':
      if (waitSeconds > 0)
        return (
          <FormNotice title={text('apply.rejected.title')} occasion={failures}>
            <p>{text('apply.busy.text', { minutes: Math.ceil(waitSeconds / 60) })}</p>
          </FormNotice>
        );
      return (
        <FormNotice title={text('apply.failed.title')} occasion={failures}>
          <p>{text('apply.failed.text')}</p>
          {failures > 1 && <p>{text('apply.failed.again', { time: timeOfDay(failedAt, locale) })}</p>}
        </FormNotice>
      );
    default:
      return null;
  }
}

function Closed({ content: { applyFor, initiative } }: { content: JobApplicationContent }) {
  const text = useText();
  const navigate = useNavigate();
  return (
    <FormNotice title={text('apply.closed.title')} occasion={1}>
      <p>{text('apply.closed.text')}</p>
      {initiative && (
        <Button
          icon="arrow-right"
          onClick={() => {
            handOver(applyFor, 'initiative', createKey());
            void navigate(initiative.href);
          }}
        >
          {initiative.label}
        </Button>
      )}
    </FormNotice>
  );
}
