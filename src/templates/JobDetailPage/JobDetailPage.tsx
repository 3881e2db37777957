import { type RefObject, useRef } from 'react';
import { Breadcrumb } from '../../components/Breadcrumb/Breadcrumb';
import { ButtonLink } from '../../components/ButtonLink/ButtonLink';
import { Facts } from '../../components/Facts/Facts';
import { JobRow } from '../../components/JobRow/JobRow';
import { Link } from '../../components/Link/Link';
import { Note } from '../../components/Note/Note';
import { Picture } from '../../components/Picture/Picture';
import { PrintSheet } from '../../components/PrintSheet/PrintSheet';
import { RichText } from '../../components/RichText/RichText';
import { RowList } from '../../components/RowList/RowList';
import { ShareBlock } from '../../components/ShareBlock/ShareBlock';
import { SectionHead } from '../../components/SectionHead/SectionHead';
import { Tag } from '../../components/Tag/Tag';
import { CLOSING_SOON_DAYS } from '../../config/jobOptions';
import { contactLinks } from '../../content/contactLinks';
import type { JobDetailContent, LinkView, RichTextView } from '../../content/view';
import { useHrefWithChannel } from '../../hooks/useHrefWithChannel';
import { useText } from '../../i18n/useText';
import { isOpenOn } from '../../lib/berlinDay';
import { phoneHref } from '../../lib/phoneHref';
import { MemoryPart } from '../../sections/SavedJobs/MemoryPart';
import { Sections } from '../../sections/Sections/Sections';
import { useBerlinDay, useDaysLeft, useIsOver } from '../../hooks/useBerlinDay';
import { usePageTheme } from '../../store/usePageTheme';
import { bleed, grid } from '../../theme/mixins';
import { tileList } from '../../theme/tileList';
import { ApplyBar } from '../parts/ApplyBar';
import { headline } from '../parts/headlineStyles';
import { JobClosed } from '../parts/JobClosed';
import { useClosedJobHead } from '../parts/useClosedJobHead';
import type { TemplateProps } from '../templateProps';
import { apply, aside, contact, ending } from './jobAsideStyles';
import {
  back,
  body,
  bullets,
  closed,
  facts,
  intro,
  memory,
  part,
  prose,
  skillList,
  smallPrint,
  title as titleStyle,
  top,
} from './jobDetailStyles';
import { houseText, locationBand, similar } from './belowJobStyles';

/** An open job: description, pay, how to apply, location. */
export function JobDetailPage({ content, context }: TemplateProps<'jobDetail'>) {
  usePageTheme(content.theme);
  const text = useText();
  const { title, job, overview, location: place } = content;
  const day = useBerlinDay();
  const isClosed = useIsOver(job.validThrough);
  const similarJobs = content.similar.filter(
    ({ validThrough }) => day === null || isOpenOn(validThrough, day),
  );
  const applyNote = useRef<HTMLDivElement>(null);
  useClosedJobHead(isClosed);
  const formHref = useHrefWithChannel(content.apply?.href ?? '');
  const form = content.apply && { ...content.apply, href: formHref };
  return (
    <>
      <article>
        <div className={`${bleed} ${top}`}>
          <div className={back}>
            <Breadcrumb label={text('breadcrumb.label')} steps={content.trail} />
          </div>
          <h1 className={`${headline} ${titleStyle}`} data-size="d1" data-fit={content.titleFit}>
            {title}
          </h1>
          {isClosed && <p className={closed}>{text('job.closed.text')}</p>}
          <div className={facts}>
            <Facts items={job.facts} layout="pairs" />
          </div>
          <div className={memory}>
            <MemoryPart
              part="JobPanel"
              job={{ id: job.id, title }}
              saved={content.saved}
              isClosed={isClosed}
            />
          </div>
        </div>
        <div className={`${bleed} ${body}`}>
          <div className={grid}>
            <Description content={content} />
            <aside className={aside}>
              <ApplyNote content={content} link={form} isClosed={isClosed} applyRef={applyNote} />
              <ShareBlock
                url={context.canonical}
                title={title}
                heading={text('job.share')}
                printLabel={text('job.print')}
              />
              <PrintSheet code={content.scanCode} label={text('job.scan')} />
            </aside>
          </div>
        </div>
        {form && !isClosed && <ApplyBar link={form} highlight={content.highlight} insteadOf={applyNote} />}
      </article>
      <section className={locationBand} data-theme={place.theme} data-sky={place.hasSky}>
        <div className={`${bleed} ${houseText}`}>
          <h2>{place.title}</h2>
          <p>
            <RichText value={place.lead} />
          </p>
          <ButtonLink href={place.link.href} hreflang={place.link.hreflang} icon="arrow-right">
            {place.link.label}
          </ButtonLink>
        </div>
        <Picture picture={place.picture} fit="whole" isPrinted />
      </section>
      {similarJobs.length > 0 && (
        <section className={`${bleed} ${similar}`}>
          <SectionHead heading={text('job.similar')} link={overview} />
          <RowList>
            {similarJobs.map((row) => (
              <li key={row.id}>
                <JobRow job={row} />
              </li>
            ))}
          </RowList>
        </section>
      )}
    </>
  );
}

interface PartProps {
  content: JobDetailContent;
}

function Description({ content }: PartProps) {
  const text = useText();
  const { tasks, profile, skills, offer, pay, hiringSteps, team } = content;
  return (
    <div className={prose}>
      <p className={intro}>
        <RichText value={content.intro} />
      </p>
      <Bullets heading={text('job.tasks')} items={tasks} />
      <Bullets heading={text('job.profile')} items={profile} />
      {skills.length > 0 && (
        <section className={part}>
          <h2>{text('job.skills')}</h2>
          <ul className={skillList}>
            {skills.map((skill) => (
              <li key={skill}>
                <Tag tone="outline">{skill}</Tag>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Bullets heading={text('job.offer')} items={offer} />
      {pay.length > 0 && (
        <section className={part}>
          <h2>{text('job.fact.salary')}</h2>
          {pay.map((sentence, index) => (
            <p key={index}>{sentence}</p>
          ))}
        </section>
      )}
      <section className={part}>
        <h2>{text('job.team')}</h2>
        <p>{team}</p>
      </section>
      <Sections
        variant="legal"
        blocks={[
          {
            type: 'steps',
            heading: text('job.steps'),
            items: hiringSteps.map((step) => ({ title: step.title, text: [step.text] })),
          },
        ]}
      />
      <div className={smallPrint}>
        <section>
          <h2>{text('job.accommodations.title')}</h2>
          <p>
            <RichText value={contactLinks(text('job.accommodations.text'))} />
          </p>
        </section>
        <section>
          <h2>{text('job.fakeOffers.title')}</h2>
          <p>
            <RichText value={contactLinks(text('job.fakeOffers.text'))} />
          </p>
        </section>
      </div>
    </div>
  );
}

function Bullets({ heading, items }: { heading: string; items: RichTextView[] }) {
  return (
    <section className={part}>
      <h2>{heading}</h2>
      <ul className={`${tileList} ${bullets}`}>
        {items.map((item, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- items have no ids and keep their order
          <li key={index}>
            <RichText value={item} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface ApplyNoteProps extends PartProps {
  /** The form; undefined if the job takes no applications. */
  link: LinkView | undefined;
  isClosed: boolean;
  /** Ref to the part with the link to the form. */
  applyRef: RefObject<HTMLDivElement | null>;
}

function ApplyNote({ content, link, isClosed, applyRef }: ApplyNoteProps) {
  const text = useText();
  const { contact: person, overview } = content;
  const daysLeft = useDaysLeft(content.job.validThrough);
  const isEnding = daysLeft !== null && daysLeft <= CLOSING_SOON_DAYS;
  return (
    <Note>
      {isClosed && (
        <div className={apply}>
          <JobClosed overview={overview} />
        </div>
      )}
      {link && !isClosed && (
        <div className={apply} ref={applyRef}>
          <h2>{text('job.apply.title')}</h2>
          {isEnding && <p className={ending}>{text('job.closesSoon', { days: daysLeft })}</p>}
          <p>{text('job.apply.text')}</p>
          <ButtonLink href={link.href} hreflang={link.hreflang} icon="arrow-right">
            {link.label}
          </ButtonLink>
        </div>
      )}
      <div className={contact}>
        <h2>{text('job.contact')}</h2>
        <p>{person.role}</p>
        <Link href={`mailto:${person.email}`}>{person.email}</Link>
        <Link href={phoneHref(person.phone)}>{person.phone}</Link>
      </div>
    </Note>
  );
}
