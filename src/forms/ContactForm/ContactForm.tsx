import { css } from '@linaria/core';
import { useEffect, useMemo, useRef } from 'react';
import { Form, useField } from 'react-final-form';
import type { FieldError } from '../../applications/errors';
import { type ContactField, HIDDEN_FIELDS, INTAKE_PATHS, TOPICS } from '../../applications/fields';
import { MAX_CONTACT_MESSAGE } from '../../applications/limits';
import { RichText } from '../../components/RichText/RichText';
import type { LinkView } from '../../content/view';
import { usePageInfo } from '../../i18n/PageContext';
import { useText } from '../../i18n/useText';
import { from } from '../../theme/breakpoints';
import { layout, space } from '../../theme/space';
import { type } from '../../theme/type';
import { useShowAbove } from '../ErrorSummary/aboveHeadline';
import { useLeaveGuard } from '../LeaveDialog/useLeaveGuard';
import { SelectField } from '../SelectField/SelectField';
import { useIsScripted } from '../useIsScripted';
import { HoneypotField } from '../spam/HoneypotField';
import { TextArea } from '../TextArea/TextArea';
import { TextField } from '../TextField/TextField';
import { ContactEnd } from './ContactEnd';
import { ContactSent } from './ContactSent';
import { CONTACT_LABELS } from './contactValues';
import { type Contact, useContact } from './useContact';

const formStyle = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(6)};
`;

const pair = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(6)} ${layout.gridGap};

  ${from.sm} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const privacyText = css`
  max-width: 52ch;
  ${type.small}
`;

export interface ContactFormProps {
  /** Where is written what happens with the data. */
  privacy: LinkView;
}

/** The contact form; without script the browser sends it by itself to the same address. */
export function ContactForm({ privacy }: ContactFormProps) {
  const text = useText();
  const { locale, languages = {}, answer } = usePageInfo();
  const element = useRef<HTMLFormElement>(null);
  const showAbove = useShowAbove();
  const contact = useContact(element);
  const { form, tools, problems, submission, sent, submit, isDirty } = contact;
  const guard = useLeaveGuard(isDirty, Object.values(languages), tools !== undefined);
  const isScripted = useIsScripted();
  const summary = useMemo(
    () =>
      tools && problems && <tools.ErrorSummary problems={problems} refusal={text('contact.error.server')} />,
    [tools, problems, text],
  );
  useEffect(() => {
    showAbove(summary);
    return () => showAbove(null);
  }, [summary, showAbove]);
  if (sent) return <ContactSent reference={sent.reference} />;
  return (
    <>
      {/* Without script nothing can be put above the headline, so it stands above the form. */}
      {!isScripted && summary}
      <Form form={form} onSubmit={contact.send} subscription={{}}>
        {() => (
          <form
            className={formStyle}
            ref={element}
            method="post"
            action={INTAKE_PATHS.contact}
            noValidate={isScripted}
            onSubmit={submit}
          >
            <input type="hidden" name={HIDDEN_FIELDS.locale} value={locale} />
            <input type="hidden" name={HIDDEN_FIELDS.key} defaultValue={answer?.key} />
            <HoneypotField />
            <div className={formStyle} data-fields inert={submission.isBusy}>
              <Fields contact={contact} />
              <p className={privacyText}>
                <RichText value={[`${text('contact.privacy.text')} `, { ...privacy, isExternal: true }]} />
              </p>
            </div>
            <ContactEnd submission={submission} isBusy={answer?.outcome === 'busy'} />
          </form>
        )}
      </Form>
      {tools && isDirty && (
        <tools.LeaveDialog isOpen={guard.target !== undefined} onStay={guard.stay} onLeave={guard.leave} />
      )}
    </>
  );
}

const subscription = {
  value: true,
  error: true,
  submitFailed: true,
  modifiedSinceLastSubmit: true,
} as const;

function useContactField(name: ContactField, { serverErrors, words }: Contact) {
  const text = useText();
  const { input, meta } = useField<string>(name, { subscription, format: (value) => value ?? '' });
  const own = meta.submitFailed ? (meta.error as FieldError | undefined) : undefined;
  const error = own ?? (meta.modifiedSinceLastSubmit ? undefined : serverErrors[name]);
  return {
    name,
    label: text(CONTACT_LABELS[name]),
    value: input.value,
    onChange: input.onChange,
    error: error && words(error),
  };
}

function Fields({ contact }: { contact: Contact }) {
  const text = useText();
  return (
    <>
      <div className={pair}>
        <TextField {...useContactField('name', contact)} isRequired isVerbatim autoComplete="name" />
        <TextField
          {...useContactField('email', contact)}
          isRequired
          isVerbatim
          type="email"
          autoComplete="email"
          placeholder={text('form.emailExample')}
        />
      </div>
      <SelectField
        {...useContactField('topic', contact)}
        isRequired
        options={TOPICS.map((value) => ({ value, label: text(`contact.topicOption.${value}`) }))}
      />
      <div className={pair}>
        <TextField {...useContactField('company', contact)} autoComplete="organization" />
        <TextField {...useContactField('phone', contact)} type="tel" autoComplete="tel" />
      </div>
      <TextArea
        {...useContactField('message', contact)}
        isRequired
        hint={text('contact.message.hint')}
        maxLength={MAX_CONTACT_MESSAGE}
      />
    </>
  );
}
