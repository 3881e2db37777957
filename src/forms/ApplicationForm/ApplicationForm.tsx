import { css } from '@linaria/core';
import { useRef } from 'react';
import { Form } from 'react-final-form';
import { HIDDEN_FIELDS, INTAKE_PATHS } from '../../applications/fields';
import type { JobApplicationContent } from '../../content/view';
import { usePageInfo } from '../../i18n/PageContext';
import { useText } from '../../i18n/useText';
import { when } from '../../theme/breakpoints';
import { visuallyHidden } from '../../theme/mixins';
import { space } from '../../theme/space';
import { fieldHint, fieldNote, inlineButton } from '../FieldFrame/fieldStyles';
import { useStrayDrops } from '../FileField/useStrayDrops';
import { useLeaveGuard } from '../LeaveDialog/useLeaveGuard';
import { useIsScripted } from '../useIsScripted';
import { HoneypotField } from '../spam/HoneypotField';
import { ApplicationContext } from './ApplicationContext';
import { ApplicationFields } from './ApplicationFields';
import { ApplicationEnd } from './ApplicationEnd';
import { type ApplicationOptions, useApplication } from './useApplication';

const formStyle = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(40px, 5vw, 64px);
`;

const fields = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(48px, 5vw, 72px);
`;

const withoutScript = css`
  ${when.scripting} {
    display: none;
  }
`;

const restored = css`
  display: grid;
  gap: ${space(1)};
  justify-items: start;
`;

export interface ApplicationFormProps extends Pick<ApplicationOptions, 'onProblems' | 'onSent'> {
  /** What the page says, with the job or without one. */
  content: JobApplicationContent;
  /** Pages that keep the input: this form in its other languages. */
  stayPaths: readonly string[];
}

/**
 * The application form. Without script the browser sends it by itself to the same address; with script it is checked
 * here, sent with progress, and keeps everything whatever happens.
 */
export function ApplicationForm({ content, stayPaths, onProblems, onSent }: ApplicationFormProps) {
  const text = useText();
  const { locale, answer } = usePageInfo();
  const element = useRef<HTMLFormElement>(null);
  const application = useApplication({ content, element, onProblems, onSent });
  const { form, tools, draft, submission, fileEntries, submit } = application;
  const guard = useLeaveGuard(draft.isDirty, stayPaths, tools !== undefined);
  useStrayDrops();
  // Only a script may switch the browser's own checks off, because only it has others.
  const isScripted = useIsScripted();
  return (
    <ApplicationContext value={application}>
      <Form form={form} onSubmit={application.send} subscription={{}}>
        {() => (
          <form
            className={formStyle}
            ref={element}
            method="post"
            action={INTAKE_PATHS.applications}
            encType="multipart/form-data"
            noValidate={isScripted}
            onSubmit={submit}
            aria-label={text('apply.label')}
          >
            <input type="hidden" name={HIDDEN_FIELDS.job} value={content.applyFor} />
            <input type="hidden" name={HIDDEN_FIELDS.locale} value={locale} />
            <input type="hidden" name={HIDDEN_FIELDS.key} defaultValue={answer?.key} />
            <HoneypotField />
            <p className={`${fieldHint} ${withoutScript}`}>{text('form.noScript')}</p>
            {(draft.isRestored || answer?.hadFiles) && (
              <div className={restored}>
                <output className={fieldNote}>{text('apply.draft.restored')}</output>
                <button className={inlineButton} type="button" onClick={draft.discard}>
                  {text('apply.draft.discard')}
                </button>
              </div>
            )}
            <div className={fields} data-fields inert={submission.isBusy}>
              <ApplicationFields content={content} />
            </div>
            <ApplicationEnd content={content} />
            <output className={visuallyHidden}>{fileEntries.announcement}</output>
          </form>
        )}
      </Form>
      {tools && draft.isDirty && (
        <tools.LeaveDialog isOpen={guard.target !== undefined} onStay={guard.stay} onLeave={guard.leave} />
      )}
    </ApplicationContext>
  );
}
