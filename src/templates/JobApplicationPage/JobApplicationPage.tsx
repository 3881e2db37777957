import { css } from '@linaria/core';
import { useEffect, useLayoutEffect } from 'react';
import { ControlStrip } from '../../components/ControlStrip/ControlStrip';
import { RichText } from '../../components/RichText/RichText';
import { TextLink } from '../../components/TextLink/TextLink';
import type { Locale } from '../../content/locales';
import type { FactView, JobApplicationContent } from '../../content/view';
import { applicationFields } from '../../applications/applicationFields';
import { ClosedNotice, endTexts } from '../../forms/ApplicationForm/ApplicationEnd';
import { ApplicationForm, type SentApplication } from '../../forms/ApplicationForm/ApplicationForm';
import { ErrorSummary } from '../../forms/ErrorSummary/ErrorSummary';
import { useProblems } from '../../forms/ErrorSummary/useProblems';
import { ReturnedNotice, useReturnedAnswer } from '../../forms/ReturnedNotice';
import { useEntryState } from '../../hooks/useEntryState';
import { usePageInfo } from '../../i18n/PageContext';
import { type TextLookup, useText } from '../../i18n/useText';
import { MemoryPart } from '../../sections/SavedJobs/MemoryPart';
import { Sections } from '../../sections/Sections/Sections';
import { useWasOver } from '../../hooks/useBerlinDay';
import { usePageTheme } from '../../store/usePageTheme';
import { from, upFrom, when } from '../../theme/breakpoints';
import { color } from '../../theme/colors';
import { bleed, grid } from '../../theme/mixins';
import { message } from '../../theme/message';
import { headingWithText } from '../../theme/paper';
import { border, layout, space, READING_WIDTH } from '../../theme/space';
import { type } from '../../theme/type';
import { JobClosed } from '../parts/JobClosed';
import { PageHead } from '../parts/PageHead';
import { Paper } from '../parts/Paper';
import type { TemplateProps } from '../templateProps';
import { ApplicationSent } from './ApplicationSent';

const page = css`
  padding-block: ${layout.pageTop} ${layout.section};

  & > div {
    row-gap: ${space(12)};

    ${from.md} {
      /* The summary takes the room of the form where its longest word needs it. */
      grid-template-columns: repeat(5, 1fr) repeat(7, minmax(0, 1fr));
    }
  }

  ${when.print} {
    padding-block: ${space(6)} 0;
  }
`;

const summary = css`
  display: grid;
  justify-items: start;
  gap: ${space(6)};

  ${from.md} {
    grid-column: 1 / span 5;
    grid-row: 1 / span 2;
    min-width: min-content;
    overflow-wrap: break-word;
    align-self: start;
    padding-inline-end: ${layout.gridGap};
  }

  /* Only where the window is high enough for all of it. Browsers would print it where it sticks, in the middle of the form. */
  @media screen and ${upFrom.lg} and (min-height: 45em) {
    position: sticky;
    top: 112px;
  }
`;

/* Before the headline in reading order, shown above the form if there are two columns. */
const problem = css`
  ${from.md} {
    grid-column: 6 / -1;
    max-width: ${READING_WIDTH};
  }
`;

const facts = css`
  width: 100%;
  ${type.small}

  & > div {
    display: grid;
    /* Large text leaves the values more than half the width. */
    grid-template-columns: minmax(min(8em, max(120px, 44%)), 2fr) minmax(0, 3fr);
    gap: ${space(4)};
    padding-block: 10px;
    border-top: ${border.hair} solid ${color.hair};
  }

  & dt {
    color: ${color.muted};
    hyphens: auto;
  }
`;

const main = css`
  display: grid;
  gap: clamp(40px, 5vw, 64px);

  ${from.md} {
    grid-column: 6 / -1;
    max-width: ${READING_WIDTH};
  }
`;

const lead = css`
  max-width: 40ch;
  ${type.lead}
`;

const closed = css`
  ${message}
  gap: ${space(8)};
  font-weight: 650;
`;

/** Introduction to each kind of application, for pages without their own. */
const INTRODUCTIONS: Record<JobApplicationContent['variant'], Parameters<TextLookup>[0]> = {
  job: 'apply.introJob',
  initiative: 'apply.introInitiative',
  freelance: 'apply.introFreelance',
};

/** The application whose thanks are shown: the same page in another language shows them too, not a new form. */
let lastSent: { applyFor: string; locale: Locale; sent: SentApplication } | undefined;

/** Application page: the job on the left, the form on the right; after sending, the thanks. */
export function JobApplicationPage(props: TemplateProps<'jobApplication'>) {
  const { applyFor } = props.content;
  const { locale } = usePageInfo();
  // Reference and link are shown only here, so they must outlast a reload.
  const [sent, keep] = useEntryState<SentApplication>('sent');
  useLayoutEffect(() => {
    if (lastSent?.applyFor === applyFor && lastSent.locale !== locale) keep(lastSent.sent);
  }, [applyFor, locale, keep]);
  useEffect(() => {
    if (!sent) return undefined;
    lastSent = { applyFor, locale, sent };
    // By now a page in another language has replaced it by its own; any other page ends it.
    return () => {
      if (lastSent?.locale === locale) lastSent = undefined;
    };
  }, [applyFor, locale, sent]);
  return sent ? (
    <ApplicationSent content={props.content} sent={sent} />
  ) : (
    <FormPage {...props} onSent={keep} />
  );
}

interface FormPageProps extends TemplateProps<'jobApplication'> {
  onSent: (sent: SentApplication) => void;
}

function FormPage({ content, onSent }: FormPageProps) {
  usePageTheme(content.theme);
  const text = useText();
  const { theme, title, variant, job, back, overview, lead: leadText, blocks } = content;
  const [problems, setProblems] = useProblems('application', applicationFields(variant));
  const [returned, clearReturned] = useReturnedAnswer();
  const isClosed = useWasOver(job?.validThrough);
  const introduction = leadText ?? [text(INTRODUCTIONS[variant])];
  return (
    <>
      <div className={`${bleed} ${page}`}>
        <div className={`${grid} ${headingWithText}`}>
          {(problems || returned) && !isClosed && (
            <div className={problem}>
              {problems && <ErrorSummary problems={problems} refusal={text('form.error.server')} />}
              {returned && (
                <ReturnedNotice
                  answer={returned}
                  texts={endTexts(returned.hadFiles)}
                  notice={returned.outcome === 'closed' ? <ClosedNotice /> : undefined}
                />
              )}
            </div>
          )}
          <div className={summary}>
            <PageHead
              title={title}
              size={job ? 'd2' : 'd1'}
              eyebrow={job ? undefined : text('apply.label')}
              lead={job ? undefined : introduction}
            />
            {job && <JobFacts items={job.facts} />}
            <TextLink href={back.href} icon="arrow-left" iconSide="start" size="small">
              {back.label}
            </TextLink>
            {(theme === 'light' || theme === 'dark') && <ControlStrip />}
          </div>
          <div className={`${main} ${headingWithText}`}>
            {isClosed && overview ? (
              <div className={closed}>
                <JobClosed overview={overview} />
              </div>
            ) : (
              <>
                {job && (
                  <>
                    <p className={lead}>
                      <RichText value={introduction} />
                    </p>
                    <MemoryPart part="AppliedBefore" id={job.id} />
                  </>
                )}
                <ApplicationForm
                  content={content}
                  isNoticeAbove={returned !== undefined}
                  onProblems={(found) => {
                    clearReturned();
                    setProblems(found);
                  }}
                  onSent={onSent}
                />
              </>
            )}
          </div>
        </div>
      </div>
      {blocks.length > 0 && (
        <Paper theme={theme}>
          <Sections blocks={blocks} />
        </Paper>
      )}
    </>
  );
}

function JobFacts({ items }: { items: FactView[] }) {
  return (
    <dl className={facts}>
      {items.map(({ label, value }, index) => (
        <div key={index}>
          <dt>{label}</dt>
          <dd>
            <RichText value={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
