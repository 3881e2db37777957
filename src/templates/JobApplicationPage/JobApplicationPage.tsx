import { css } from '@linaria/core';
import { ControlStrip } from '../../components/ControlStrip/ControlStrip';
import { RichText } from '../../components/RichText/RichText';
import { TextLink } from '../../components/TextLink/TextLink';
import type { FactView, JobApplicationContent } from '../../content/view';
import { type TextLookup, useText } from '../../i18n/useText';
import { Sections } from '../../sections/Sections/Sections';
import { usePageTheme } from '../../store/usePageTheme';
import { from } from '../../theme/breakpoints';
import { color } from '../../theme/colors';
import { bleed, container, grid } from '../../theme/mixins';
import { border, layout, space } from '../../theme/space';
import { type } from '../../theme/type';
import { PageHead } from '../parts/PageHead';
import type { TemplateProps } from '../templateProps';

const page = css`
  padding-block: ${layout.pageTop} ${layout.section};

  & > div {
    row-gap: ${space(12)};
  }
`;

const summary = css`
  display: grid;
  justify-items: start;
  gap: ${space(6)};

  ${from.md} {
    grid-column: 1 / span 5;
    align-self: start;
    position: sticky;
    top: 112px;
  }

  ${from.lg} {
    grid-column: 1 / span 4;
  }
`;

const facts = css`
  width: 100%;
  ${type.small}

  & > div {
    display: grid;
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    gap: ${space(4)};
    padding-block: 10px;
    border-top: ${border.hair} solid ${color.hair};
  }

  & dt {
    color: ${color.muted};
  }
`;

const main = css`
  display: grid;
  gap: clamp(40px, 5vw, 64px);

  ${from.md} {
    grid-column: 6 / -1;
  }
`;

const lead = css`
  max-width: 40ch;
  ${type.lead}
`;

/** Introduction of each kind of application, where the page brings none of its own. */
const INTRODUCTIONS: Record<JobApplicationContent['variant'], Parameters<TextLookup>[0]> = {
  job: 'apply.introJob',
  initiative: 'apply.introInitiative',
  freelance: 'apply.introFreelance',
};

/** Page of an application: what it is for on the left, what to know and the form on the right. */
export function JobApplicationPage({ content }: TemplateProps<'jobApplication'>) {
  usePageTheme(content.theme);
  const text = useText();
  const { theme, title, variant, job, back, lead: leadText, blocks } = content;
  return (
    <div className={`${bleed} ${page}`}>
      <div className={`${container.lg} ${grid}`}>
        <div className={summary}>
          <PageHead title={title} size="d2" eyebrow={text('apply.label')} />
          {job && <JobFacts items={job.facts} />}
          <TextLink href={back.href} icon="arrow-left" iconSide="start" size="small">
            {back.label}
          </TextLink>
          {(theme === 'light' || theme === 'dark') && <ControlStrip />}
        </div>
        <div className={main}>
          <p className={lead}>{leadText ? <RichText value={leadText} /> : text(INTRODUCTIONS[variant])}</p>
          <Sections blocks={blocks} variant="legal" />
        </div>
      </div>
    </div>
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
