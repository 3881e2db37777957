import type { ReactNode } from 'react';
import { Reference } from '../../components/Reference/Reference';
import type { JobApplicationContent } from '../../content/view';
import { useText } from '../../i18n/useText';
import { useTextWithParts } from '../../i18n/useTextWithParts';
import { Sent } from '../Sent/Sent';
import type { SentApplication } from './ApplicationForm';
import { useCopyLines } from './useCopyLines';

export interface ApplicationThanksProps {
  content: JobApplicationContent;
  sent: SentApplication;
  /** Controls for what this device remembers of the application. */
  memory?: ReactNode;
  /** Details of the next steps. */
  children: ReactNode;
}

/** Thanks for an application, with a copy of it. */
export function ApplicationThanks({
  content,
  sent: { receipt, values },
  memory,
  children,
}: ApplicationThanksProps) {
  const text = useText();
  const textWithParts = useTextWithParts();
  const { reference, mail, link } = receipt;
  const lines = useCopyLines(values, content);
  return (
    <Sent
      title={text('apply.success.title')}
      greeting={text('apply.success.greeting', { name: String(values['first_name'] ?? '').trim() })}
      next={[
        text('apply.success.text'),
        // A host that returns no reference does not report on mails either.
        ...(reference === undefined ? [] : [text(mail ? 'apply.success.mail' : 'apply.success.noMail')]),
      ]}
      link={link}
      reference={
        reference &&
        textWithParts('apply.success.reference', { reference: <Reference>{reference}</Reference> })
      }
      jobs={content.sent.jobs}
      lines={lines}
      memory={memory}
    >
      {children}
    </Sent>
  );
}
