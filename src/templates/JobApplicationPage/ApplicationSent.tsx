import type { JobApplicationContent } from '../../content/view';
import type { SentApplication } from '../../forms/ApplicationForm/useApplication';
import { useCopyLines } from '../../forms/ApplicationForm/useCopyLines';
import { Sent } from '../../forms/Sent/Sent';
import { useText } from '../../i18n/useText';
import { Sections } from '../../sections/Sections/Sections';
import { usePageTheme } from '../../store/usePageTheme';

export interface ApplicationSentProps {
  content: JobApplicationContent;
  sent: SentApplication;
}

/** What stands in place of the form once the application has arrived. */
export function ApplicationSent({ content, sent: { reference, values } }: ApplicationSentProps) {
  usePageTheme('lime');
  const text = useText();
  const lines = useCopyLines(values, content);
  const { jobs, blocks } = content.sent;
  return (
    <Sent
      title={text('apply.success.title')}
      greeting={text('apply.success.greeting', { name: values.first_name?.trim() ?? '' })}
      next={text('apply.success.text')}
      reference={reference && text('apply.success.reference', { reference })}
      jobs={jobs}
      lines={lines}
    >
      <Sections blocks={blocks} variant="legal" />
    </Sent>
  );
}
