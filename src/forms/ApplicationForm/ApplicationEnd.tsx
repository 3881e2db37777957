import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../components/Button/Button';
import { type Locale, LOCALES } from '../../content/locales';
import type { JobApplicationContent } from '../../content/view';
import { usePageInfo } from '../../i18n/PageContext';
import { useText } from '../../i18n/useText';
import { handOver } from '../draft/formMemory';
import { useFormContext } from '../FormContext';
import { FormEnd, type FormEndTexts } from '../FormEnd';
import { FormNotice } from '../FormNotice/FormNotice';
import { createKey } from '../submission/createKey';

const TEXTS: FormEndTexts = {
  submit: 'apply.submit',
  again: 'apply.retry.action',
  submitting: 'apply.submitting',
  validating: 'apply.state.validating',
  uploading: 'apply.state.uploading',
  processing: 'apply.state.processing',
  busyTitle: 'apply.rejected.title',
  busy: 'apply.busy.text',
  conflict: 'apply.conflict.text',
  failedTitle: 'apply.failed.title',
  failed: 'apply.failed.text',
};

/** Time of day, e.g. `14:05`, which helps to trace a failure that an applicant reports. */
function timeOfDay(moment: number, locale: Locale): string {
  const format = new Intl.DateTimeFormat(LOCALES[locale].intl, { hour: '2-digit', minute: '2-digit' });
  return format.format(moment);
}

/** The end of the application form. */
export function ApplicationEnd({ content }: { content: JobApplicationContent }) {
  const text = useText();
  const { locale } = usePageInfo();
  const { state, failures, failedAt } = useFormContext().submission;
  const notices: Partial<Record<typeof state, ReactNode>> = {
    rejected: (
      <FormNotice title={text('apply.rejected.title')} occasion={0}>
        <p>{text('apply.rejected.text')}</p>
      </FormNotice>
    ),
    closed: <Closed content={content} />,
  };
  return (
    <FormEnd
      id="apply-submit"
      texts={TEXTS}
      notice={notices[state]}
      isOver={state === 'closed'}
      advice={failures > 1 && <p>{text('apply.failed.again', { time: timeOfDay(failedAt, locale) })}</p>}
    />
  );
}

function Closed({ content: { applyFor, initiative, currency } }: { content: JobApplicationContent }) {
  const text = useText();
  const navigate = useNavigate();
  return (
    <FormNotice title={text('apply.closed.title')} occasion={1}>
      <p>{text('apply.closed.text')}</p>
      {initiative && (
        <Button
          icon="arrow-right"
          onClick={() => {
            const left = currency === initiative.currency ? [] : ['salary_expectations'];
            handOver(applyFor, 'initiative', createKey(), left);
            void navigate(initiative.href);
          }}
        >
          {initiative.label}
        </Button>
      )}
    </FormNotice>
  );
}
