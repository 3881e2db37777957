import type { JobApplicationContent } from '../../content/view';
import { applicationCode } from '../../forms/ApplicationForm/applicationCode';
import type { SentApplication } from '../../forms/ApplicationForm/applicationValues';
import { Sections } from '../../sections/Sections/Sections';
import { usePageTheme } from '../../store/usePageTheme';

export interface ApplicationSentProps {
  content: JobApplicationContent;
  sent: SentApplication;
}

/** What stands in place of the form once the application has arrived; what has sent it brings the thanks too. */
export function ApplicationSent({ content, sent }: ApplicationSentProps) {
  usePageTheme('lime');
  const code = applicationCode.loaded();
  return (
    code && (
      <code.ApplicationThanks content={content} sent={sent}>
        <Sections blocks={content.sent.blocks} variant="legal" />
      </code.ApplicationThanks>
    )
  );
}
