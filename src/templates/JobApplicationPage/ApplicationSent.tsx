import type { JobApplicationContent } from '../../content/view';
import type { SentApplication } from '../../forms/ApplicationForm/ApplicationForm';
import { ApplicationThanks } from '../../forms/ApplicationForm/ApplicationThanks';
import { MemoryPart } from '../../sections/SavedJobs/MemoryPart';
import { Sections } from '../../sections/Sections/Sections';
import { usePageTheme } from '../../store/usePageTheme';

export interface ApplicationSentProps {
  content: JobApplicationContent;
  sent: SentApplication;
}

/** Replaces the form once the application has arrived. */
export function ApplicationSent({ content, sent }: ApplicationSentProps) {
  usePageTheme('lime');
  return (
    <ApplicationThanks
      content={content}
      sent={sent}
      memory={
        content.job && (
          <MemoryPart
            part="AppliedSwitch"
            job={content.job}
            reference={sent.receipt.reference}
            saved={content.sent.saved}
          />
        )
      }
    >
      <Sections blocks={content.sent.blocks} variant="legal" />
    </ApplicationThanks>
  );
}
