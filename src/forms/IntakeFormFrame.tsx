import type { ReactNode } from 'react';
import { Form } from 'react-final-form';
import { HIDDEN_FIELDS } from '../applications/fields';
import { useIsHydrated } from '../hooks/useIsHydrated';
import { usePageInfo } from '../i18n/PageContext';
import { FormContext } from './FormContext';
import { LeaveDialog } from './LeaveDialog/LeaveDialog';
import { useLeaveGuard } from './LeaveDialog/useLeaveGuard';
import { HoneypotField } from './spam/HoneypotField';
import { submitNothing } from './submission/useFormSubmission';
import type { IntakeForm } from './useIntakeForm';

export interface IntakeFormFrameProps {
  /** Return value of `useIntakeForm`. */
  form: IntakeForm;
  /** URL to which the browser sends the form without script. */
  action: string;
  encType?: 'multipart/form-data';
  label?: string | undefined;
  /** What happens to the input when the visitor leaves the form, in a sentence. */
  leaveText: string;
  className: string;
  fieldsClass: string;
  /** Above the fields. */
  head?: ReactNode;
  /** The fields. */
  children: ReactNode;
  /** Below the fields; usable while the form is being sent. */
  foot: ReactNode;
}

/** Common frame of both forms: the `form` element, hidden fields, the leave dialog. */
export function IntakeFormFrame(props: IntakeFormFrameProps) {
  const {
    form: intake,
    action,
    encType,
    label,
    leaveText,
    className,
    fieldsClass,
    head,
    children,
    foot,
  } = props;
  const { form, hidden, initial, element, draft, submission } = intake;
  const { languages = {} } = usePageInfo();
  // The form in the other languages keeps the input.
  const guard = useLeaveGuard(draft.isDirty, Object.values(languages));
  // Without script, the browser's native validation is the only one on the page.
  const isHydrated = useIsHydrated();
  return (
    <FormContext value={intake}>
      <Form form={form} onSubmit={submitNothing} subscription={{}}>
        {() => (
          <form
            className={className}
            ref={element}
            method="post"
            // A form may be refused before its fields are read.
            action={`${action}?${new URLSearchParams(hidden).toString()}`}
            encType={encType}
            noValidate={isHydrated}
            onSubmit={(event) => {
              event.preventDefault();
              submission.submit();
            }}
            aria-label={label}
          >
            {Object.entries(hidden).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <input type="hidden" name={HIDDEN_FIELDS.key} defaultValue={initial.key} />
            <HoneypotField />
            {head}
            <div className={fieldsClass} data-fields inert={submission.isBusy}>
              {children}
            </div>
            {foot}
          </form>
        )}
      </Form>
      {draft.isDirty && (
        <LeaveDialog isOpen={guard.target !== undefined} onStay={guard.stay} onLeave={guard.leave}>
          {leaveText}
        </LeaveDialog>
      )}
    </FormContext>
  );
}
