import { css } from '@linaria/core';
import { useEffect, useMemo, useState } from 'react';
import { CONTACT_FIELDS } from '../../applications/contactFields';
import { INTAKE_PATHS } from '../../applications/fields';
import { validateContact } from '../../applications/validateContact';
import { RichText } from '../../components/RichText/RichText';
import type { LinkView } from '../../content/view';
import { useIsHydrated } from '../../hooks/useIsHydrated';
import { usePageInfo } from '../../i18n/PageContext';
import { useText } from '../../i18n/useText';
import { from } from '../../theme/breakpoints';
import { layout, space } from '../../theme/space';
import { type } from '../../theme/type';
import { FormFields } from '../boundFields/FormFields';
import { useShowAbove } from '../ErrorSummary/aboveHeadline';
import { ErrorSummary } from '../ErrorSummary/ErrorSummary';
import { useProblems } from '../ErrorSummary/useProblems';
import { IntakeFormFrame } from '../IntakeFormFrame';
import { contactRequest } from '../submission/createRequest';
import { useIntakeForm } from '../useIntakeForm';
import { ContactEnd } from './ContactEnd';
import { ContactSent } from './ContactSent';

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
  /** Link to the privacy policy. */
  privacy: LinkView;
}

/** The contact form; without script the browser sends it to the same address. */
export function ContactForm({ privacy }: ContactFormProps) {
  const text = useText();
  const { answer } = usePageInfo();
  const [problems, setProblems] = useProblems('contact', CONTACT_FIELDS);
  const [sent, setSent] = useState(answer?.outcome === 'sent' ? { reference: answer.reference } : null);
  const form = useIntakeForm({
    kind: 'contact',
    id: 'contact',
    fields: CONTACT_FIELDS,
    validate: validateContact,
    createRequest: contactRequest,
    canClose: false,
    onProblems: setProblems,
    onSent: (reference) => setSent({ reference }),
  });
  const showAbove = useShowAbove();
  const isHydrated = useIsHydrated();
  const summary = useMemo(
    () => problems && <ErrorSummary problems={problems} refusal={text('contact.error.server')} />,
    [problems, text],
  );
  useEffect(() => {
    showAbove(summary);
    return () => showAbove(null);
  }, [summary, showAbove]);
  if (sent) return <ContactSent reference={sent.reference} />;
  return (
    <>
      {/* Without script nothing can be put above the headline, so it stands above the form. */}
      {!isHydrated && summary}
      <IntakeFormFrame
        form={form}
        action={INTAKE_PATHS.contact}
        className={formStyle}
        fieldsClass={formStyle}
        foot={<ContactEnd submission={form.submission} isBusy={answer?.outcome === 'busy'} />}
      >
        <FormFields pairClass={pair} />
        <p className={privacyText}>
          <RichText value={[`${text('contact.privacy.text')} `, { ...privacy, isExternal: true }]} />
        </p>
      </IntakeFormFrame>
    </>
  );
}
