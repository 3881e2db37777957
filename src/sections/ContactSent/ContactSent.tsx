import { css } from '@linaria/core';
import { useLocation } from 'react-router-dom';
import { Reference } from '../../components/Reference/Reference';
import type { SentMessage } from '../../forms/ContactForm/ContactForm';
import { useIsHydrated } from '../../hooks/useIsHydrated';
import { useText } from '../../i18n/useText';
import { useTextWithParts } from '../../i18n/useTextWithParts';
import { space } from '../../theme/space';
import { type } from '../../theme/type';
import type { SectionProps } from '../sectionProps';

const box = css`
  display: grid;
  gap: ${space(4)};
  max-width: 40ch;
  ${type.lead}
`;

const number = css`
  font-weight: 650;
`;

/** The receipt that the contact form stored in the history entry. */
function messageOf(state: unknown): SentMessage | undefined {
  if (typeof state !== 'object' || state === null || !('sent' in state)) return undefined;
  const { sent } = state;
  return typeof sent === 'object' && sent !== null ? sent : undefined;
}

/**
 * Receipt of the message that was just sent: its reference, and whether a confirmation mail is on its way. Renders
 * nothing if the page was opened directly or the message was sent without script.
 */
export function ContactSent(_props: SectionProps<'contactSent'>) {
  const text = useText();
  const textWithParts = useTextWithParts();
  const { state } = useLocation() as { state: unknown };
  // After a reload the state is there from the start, but not in the prerendered page.
  const isHydrated = useIsHydrated();
  const { reference, mail } = messageOf(state) ?? {};
  if (!isHydrated || reference === undefined) return null;
  return (
    <div className={box}>
      <p className={number}>
        {textWithParts('contact.success.reference', { reference: <Reference>{reference}</Reference> })}
      </p>
      <p>{text(mail ? 'contact.success.mail' : 'contact.success.noMail')}</p>
    </div>
  );
}
