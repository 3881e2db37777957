import { css } from '@linaria/core';
import { CONTACT_FIELDS } from '../../applications/contactFields';
import { INTAKE_PATHS } from '../../applications/fields';
import { validateContact } from '../../applications/validateContact';
import { RichText } from '../../components/RichText/RichText';
import type { LinkView } from '../../content/view';
import { useText } from '../../i18n/useText';
import { useTextWithParts } from '../../i18n/useTextWithParts';
import { from } from '../../theme/breakpoints';
import { headingWithText } from '../../theme/paper';
import { layout, space } from '../../theme/space';
import { type } from '../../theme/type';
import { FormFields } from '../boundFields/FormFields';
import { ErrorSummary } from '../ErrorSummary/ErrorSummary';
import { useProblems } from '../ErrorSummary/useProblems';
import { IntakeFormFrame } from '../IntakeFormFrame';
import { contactRequest } from '../submission/createRequest';
import type { Receipt } from '../submission/outcomeOf';
import { ReturnedNotice, useReturnedAnswer } from '../ReturnedNotice';
import { useIntakeForm } from '../useIntakeForm';
import { CONTACT_END_TEXTS, ContactEnd } from './ContactEnd';

const stack = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(6)};
`;

const formStyle = `${stack} ${headingWithText}`;

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

/** Receipt of a message that has arrived. */
export type SentMessage = Pick<Receipt, 'reference' | 'mail'>;

export interface ContactFormProps {
  /** Link to the privacy policy. */
  privacy: LinkView;
  /** Called once the message has arrived. */
  onSent: (sent: SentMessage) => void;
}

/** The contact form; without script the browser sends it to the same URL. */
export function ContactForm({ privacy, onSent }: ContactFormProps) {
  const text = useText();
  const textWithParts = useTextWithParts();
  const [problems, setProblems] = useProblems('contact', CONTACT_FIELDS);
  const [returned, clearReturned] = useReturnedAnswer();
  const form = useIntakeForm({
    kind: 'contact',
    id: 'contact',
    fields: CONTACT_FIELDS,
    validate: validateContact,
    createRequest: contactRequest,
    canClose: false,
    onProblems: (found) => {
      clearReturned();
      setProblems(found);
    },
    onSent,
  });
  return (
    <div className={formStyle}>
      {problems && <ErrorSummary problems={problems} refusal={text('contact.error.server')} />}
      {returned && <ReturnedNotice answer={returned} texts={CONTACT_END_TEXTS} />}
      <IntakeFormFrame
        form={form}
        action={INTAKE_PATHS.contact}
        leaveText={text('contact.leave.text')}
        className={formStyle}
        fieldsClass={formStyle}
        foot={<ContactEnd isNoticeAbove={returned !== undefined} />}
      >
        <FormFields pairClass={pair} />
        <p className={privacyText}>
          {textWithParts('contact.privacy.text', {
            link: <RichText value={[{ ...privacy, isExternal: true }]} />,
          })}
        </p>
      </IntakeFormFrame>
    </div>
  );
}
