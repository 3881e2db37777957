import { ButtonLink } from '../../components/ButtonLink/ButtonLink';
import type { LinkView } from '../../content/view';
import { useText } from '../../i18n/useText';

export interface JobClosedProps {
  /** The list of open jobs. */
  overview: Pick<LinkView, 'href' | 'hreflang'>;
}

/** Replaces the form or apply button of a closed job: a notice with a link to the open jobs. */
export function JobClosed({ overview }: JobClosedProps) {
  const text = useText();
  return (
    <>
      <p>{text('job.closed.text')}</p>
      <ButtonLink href={overview.href} hreflang={overview.hreflang} icon="arrow-right">
        {text('job.closed.action')}
      </ButtonLink>
    </>
  );
}
