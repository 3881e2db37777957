import { THEME_OF_GROUND } from '../../../src/config/themes';
import type { JobApplicationContent, JobDetailContent, LinkView } from '../../../src/content/view';
import { omitUndefined } from '../../../src/lib/omitUndefined';
import { hasHorizon } from '../../images/horizons';
import { applicantAnchor } from '../rules';
import { resolveBlocks } from './blocks';
import type { ResolveContext } from './context';
import { type EntryOf, formPathOf, type JobEntry } from './entries';
import { townOf } from './houses';
import { fullJobSummary, highlightOf, jobSummary, locationsOf, similarJobs } from './jobs';
import { linkTo, navigationTitle, richText, targetOf } from './links';
import { isPhoto, posterOf } from './media';
import { currencyOf, OPEN_FORMS, paySentences } from './pay';
import { scanCodeOf } from './scanCode';
import { trailOf } from './structuredData';
import { titleAlone } from './titleFit';
import { jobTitle } from './titles';

/**
 * The location of a job; of several, the first whose page exists in the job's language. From a page in another language
 * only name and picture are used, no sentences.
 */
function locationViewOf(context: ResolveContext, job: JobEntry): JobDetailContent['location'] {
  const locations = locationsOf(context, job);
  const location = locations.find(({ locale }) => locale === context.locale) ?? locations[0];
  if (!location)
    throw new Error(`${job.file}: the job has no location; the content checks should have reported this.`);
  const { id, locale, card } = location;
  const poster = posterOf(location);
  const hasSky = !isPhoto(poster) && hasHorizon(poster.motif);
  const picture = context.media.picture(poster, hasSky ? 'locationBelowSky' : 'location', '');
  return omitUndefined({
    title: card.city,
    // A house without a page in this language has only a lead in another one.
    lead:
      locale === context.locale
        ? richText(context, card.lead)
        : [`${card.address.street}, ${townOf(context, location)}`],
    // The band has the ground colour of its poster, so that the figure appears cut out (screen jobdetail).
    theme: THEME_OF_GROUND[picture.ground],
    link: linkTo(context, id, context.text('job.unit.location', { city: card.city })),
    picture,
    hasSky: hasSky ? (true as const) : undefined,
  });
}

/** Content of the page of an open job. */
export function jobDetailContent(context: ResolveContext, job: JobEntry): JobDetailContent {
  const { text } = context;
  const { data } = job;
  const form = formPathOf(job);
  const apply: LinkView | undefined =
    form === undefined ? undefined : { label: text('job.apply.action'), href: form, isExternal: false };
  const summary = fullJobSummary(context, job);
  return omitUndefined({
    theme: data.theme ?? ('light' as const),
    title: summary.title,
    titleFit: titleAlone(summary.title),
    trail: trailOf(context, job).map(({ name, path }) => ({ label: name, href: path, isExternal: false })),
    job: summary,
    highlight: highlightOf(context, job),
    intro: richText(context, data.intro),
    tasks: data.tasks.map((task) => richText(context, task)),
    profile: data.profile.map((point) => richText(context, point)),
    skills: data.skills ?? [],
    offer: data.offer.map((point) => richText(context, point)),
    pay: paySentences(context, job),
    hiringSteps: data.hiringSteps,
    team: text('job.teamSize', { count: data.teamSize }),
    contact: data.contact,
    scanCode: scanCodeOf(context.origin + job.card.path),
    apply,
    overview: linkTo(context, 'jobs', text('job.back')),
    saved: linkTo(context, 'saved-jobs', text('jobs.saved.link')),
    location: locationViewOf(context, job),
    similar: similarJobs(context, { id: job.id, ...job.card }),
  });
}

/** The privacy link of an application form, and what applicants see after sending it. */
function afterwards(context: ResolveContext): Pick<JobApplicationContent, 'privacy' | 'sent'> {
  const { text, locale } = context;
  const thanks = targetOf(context, 'apply-thanks');
  return {
    privacy: linkTo(context, 'data-privacy', text('apply.privacy.link'), {
      anchor: applicantAnchor(locale),
    }),
    sent: {
      jobs: linkTo(context, 'jobs', text('apply.success.jobs')),
      saved: linkTo(context, 'saved-jobs', text('jobs.saved.link')),
      blocks:
        'blocks' in thanks.data
          ? resolveBlocks(context, thanks, thanks.data.blocks).filter(({ type }) => type !== 'cta')
          : [],
    },
  };
}

/** Content of the application form of an open job. */
export function applicationContent(context: ResolveContext, job: JobEntry): JobApplicationContent {
  const { text } = context;
  const { data } = job;
  const initiative = linkTo(context, 'initiative', text('apply.closed.action'));
  return {
    theme: data.theme ?? 'light',
    title: text('apply.titleJob', { title: jobTitle(data.title) }),
    variant: 'job',
    applyFor: job.id,
    currency: currencyOf(context, job),
    ...afterwards(context),
    initiative: { ...initiative, currency: OPEN_FORMS.currency },
    job: jobSummary(context, job),
    back: linkTo(context, job.id, data.title),
    overview: linkTo(context, 'jobs', text('job.back')),
    lead: [text('apply.introJob')],
    blocks: [],
  };
}

/** Content of an application form that is not about a specific job. */
export function openApplicationContent(
  context: ResolveContext,
  page: EntryOf<'applications'>,
): JobApplicationContent {
  const { data, id } = page;
  return {
    theme: data.theme ?? 'light',
    title: data.title,
    variant: id === 'freelance' ? 'freelance' : 'initiative',
    applyFor: id,
    subject: navigationTitle(page),
    currency: OPEN_FORMS.currency,
    ...afterwards(context),
    back: linkTo(context, 'jobs', context.text('job.back')),
    lead: richText(context, data.lead),
    blocks: resolveBlocks(context, page, data.blocks),
  };
}
