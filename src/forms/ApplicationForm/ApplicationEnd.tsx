import { type ReactNode, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../components/Button/Button';
import { type Locale, LOCALES } from '../../content/locales';
import type { JobApplicationContent } from '../../content/view';
import { usePageInfo } from '../../i18n/PageContext';
import { useText } from '../../i18n/useText';
import { forget, handOver } from '../draft/formMemory';
import { useFormContext } from '../FormContext';
import { FormEnd, type FormEndTexts } from '../FormEnd';
import { FormNotice } from '../FormNotice/FormNotice';
import { entriesOf } from '../formValues';
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

/** Keys of the texts; `lacksFiles`: sent without script, so that the page has the texts only. */
export const endTexts = (lacksFiles: boolean): FormEndTexts =>
  lacksFiles ? { ...TEXTS, failed: 'apply.failed.noFiles' } : TEXTS;

/** Time of day, e.g. `14:05`, which helps to trace a failure that an applicant reports. */
function timeOfDay(moment: number, locale: Locale): string {
  const format = new Intl.DateTimeFormat(LOCALES[locale].intl, { hour: '2-digit', minute: '2-digit' });
  return format.format(moment);
}

export interface ApplicationEndProps {
  content: JobApplicationContent;
  /** true: the notice is shown above the page's headline. */
  isNoticeAbove: boolean;
}

/** The end of the application form. */
export function ApplicationEnd({ content, isNoticeAbove }: ApplicationEndProps) {
  const text = useText();
  const { locale } = usePageInfo();
  const { form, initial, submission } = useFormContext();
  const { state, failures, failedAt } = submission;
  const lacksFiles = initial.hadFiles && entriesOf(form.getState().values).length === 0;
  const notices: Partial<Record<typeof state, ReactNode>> = {
    rejected: (
      <FormNotice title={text('apply.rejected.title')} occasion={0}>
        <p>{text(lacksFiles ? 'apply.rejected.noFiles' : 'apply.rejected.text')}</p>
      </FormNotice>
    ),
    closed: (
      <ClosedNotice>
        {content.initiative && <ToInitiative {...content} initiative={content.initiative} />}
      </ClosedNotice>
    ),
  };
  return (
    <FormEnd
      texts={endTexts(lacksFiles)}
      notice={isNoticeAbove ? false : notices[state]}
      isOver={state === 'closed'}
      advice={failures > 1 && <p>{text('apply.failed.again', { time: timeOfDay(failedAt, locale) })}</p>}
    />
  );
}

/** Says that the job has closed meanwhile; the way to the application without a job is its child. */
export function ClosedNotice({ children }: { children?: ReactNode }) {
  const text = useText();
  return (
    <FormNotice title={text('apply.closed.title')} occasion={1}>
      <p>{text('apply.closed.text')}</p>
      {children}
    </FormNotice>
  );
}

type ToInitiativeProps = Pick<JobApplicationContent, 'applyFor' | 'currency'> &
  Required<Pick<JobApplicationContent, 'initiative'>>;

function ToInitiative({ applyFor, currency, initiative }: ToInitiativeProps) {
  const navigate = useNavigate();
  const isHandedOver = useRef(false);
  const { href, label } = initiative;
  // Not before the other form is shown: if its page does not come, or only after a question, this one still has its draft.
  useEffect(() => {
    const forgetOnceLeft = () => {
      if (isHandedOver.current && window.location.pathname === href) forget(applyFor);
    };
    window.addEventListener('pagehide', forgetOnceLeft);
    return () => {
      window.removeEventListener('pagehide', forgetOnceLeft);
      forgetOnceLeft();
    };
  }, [applyFor, href]);
  return (
    <Button
      icon="arrow-right"
      onClick={() => {
        const left = currency === initiative.currency ? [] : ['salary_expectations'];
        handOver(applyFor, 'initiative', createKey(), left);
        isHandedOver.current = true;
        void navigate(href);
      }}
    >
      {label}
    </Button>
  );
}
