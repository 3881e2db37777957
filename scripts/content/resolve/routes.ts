import { LOCALE_CODES, type Locale } from '../../../src/content/locales';
import type { PageContext, PageData } from '../../../src/content/pageData';
import type { BlockView, GenericContent } from '../../../src/content/view';
import type { SiteRoute } from '../site';
import type { ResolveContext } from './context';
import { type Entry, formPathOf, type JobEntry, languagesOf } from './entries';
import type { ClosedJob } from './closedJobs';
import { closedJobPath, feedLinksOf, jobsFeedLink } from './feeds';
import { applicationContent } from './jobPages';
import { similarJobs } from './jobs';
import { jobPosting } from './jobPosting';
import { posterOf } from './media';
import { isNoIndex } from './noIndex';
import { pageContext } from './pageContext';
import { queriesOf } from './queries';
import { type Resolved, resolvePage } from './resolvePage';
import { breadcrumbs, newsArticle, organization, website } from './structuredData';
import { plainTitle } from './titles';

/** Context shared by the routes of one language. */
export interface RouteContext extends ResolveContext {
  /** URLs of the company's social media accounts. */
  readonly accounts: readonly string[];
}

/** The resolved parts of a route. */
export type ResolvedRoute = Pick<SiteRoute, 'page' | 'structuredData'>;

function structuredDataOf(context: RouteContext, page: Entry, socialImage: string): object[] {
  const { origin, accounts, locale } = context;
  if (isNoIndex(page)) return [];
  if (page.id === 'home') return [organization(origin, accounts), website(origin, locale)];
  const trail = breadcrumbs(context, page);
  const own =
    page.kind === 'jobs'
      ? [jobPosting(context, page)]
      : page.kind === 'news' || page.kind === 'press'
        ? [newsArticle(context, page, socialImage)]
        : [];
  return [...(trail ? [trail] : []), ...own];
}

/** Date of the content for the sitemap; undefined for events, whose date is that of the event. */
export function lastmodOf({ kind, card }: Entry): string | undefined {
  if (kind === 'jobs') return card.publishedAt;
  return kind !== 'events' && 'date' in card ? card.date : undefined;
}

function routeQueries({ queryHash }: RouteContext, { template, content }: Resolved, id: string): string[] {
  const blocks: readonly BlockView[] = 'blocks' in content ? content.blocks : [];
  const isJobSearch = 'opening' in content && content.opening === 'jobs';
  const isContact = id === 'contact' || id === 'contact-thanks';
  return queriesOf({ template, blocks, isJobSearch, isContact }).map(queryHash);
}

/** Assembles page data, in the field order of the contract. */
function pageData(
  path: string,
  { template, content }: Resolved,
  context: PageContext,
  queries: string[],
): PageData {
  // TypeScript cannot relate template and content across the union.
  return { path, template, context, content, queries } as PageData;
}

/** Resolves a page: its data, head and structured data. */
export function pageRoute(context: RouteContext, page: Entry): ResolvedRoute {
  const { data, id, locale } = page;
  const resolved = resolvePage(context, page);
  const socialImage = context.media.socialImage(posterOf(page), data.title);
  const head = pageContext(
    {
      locale,
      path: data.path,
      metaTitle: data.metaTitle,
      metaDescription: data.metaDescription,
      metaOgtitle: data.metaOgtitle,
      metaOgdescription: data.metaOgdescription,
      metaOgimage: socialImage,
      noIndex: isNoIndex(page),
      languages: languagesOf(context.entries, id),
      hidden: LOCALE_CODES.filter((code) => {
        const version = context.entries.find(code, id);
        return version !== undefined && isNoIndex(version);
      }),
      feeds: feedLinksOf(context, page),
    },
    context.origin,
  );
  const queries = routeQueries(context, resolved, id);
  return {
    page: pageData(data.path, resolved, head, queries),
    structuredData: structuredDataOf(context, page, socialImage),
  };
}

function formLanguages({ entries }: ResolveContext, id: string): Partial<Record<Locale, string>> {
  const forms = LOCALE_CODES.flatMap((locale) => {
    const entry = entries.find(locale, id);
    const path = entry?.kind === 'jobs' ? formPathOf(entry) : undefined;
    return path === undefined ? [] : [[locale, path] as const];
  });
  return Object.fromEntries(forms);
}

/** Resolves the application form of an open job, at the path returned by `formPathOf`. It has no file of its own. */
export function formRoute(context: RouteContext, job: JobEntry, path: string): ResolvedRoute {
  const { entries, text, media, locale } = context;
  const title = plainTitle(job.data.title);
  const heading = text('apply.titleJob', {
    title: entries.isTitleShared(job.locale, job.id, title) ? `${title} (${job.id})` : title,
  });
  const head = pageContext(
    {
      locale,
      path,
      metaTitle: `${heading} – ${text('site.name')}`,
      metaDescription: text('apply.introJob'),
      metaOgimage: media.socialImage(posterOf(job), job.data.title),
      noIndex: true,
      languages: formLanguages(context, job.id),
      feeds: [jobsFeedLink(context)],
    },
    context.origin,
  );
  const resolved: Resolved = { template: 'jobApplication', content: applicationContent(context, job) };
  const queries = routeQueries(context, resolved, job.id);
  return {
    page: pageData(path, resolved, head, queries),
    structuredData: [],
  };
}

/** Resolves the page about one closed job: the common page for closed jobs, with the job's title and similar open jobs. */
export function closedJobRoute(
  context: RouteContext,
  page: Entry,
  job: ClosedJob,
  path: string,
): ResolvedRoute {
  const { text, media, locale, entries } = context;
  const named = `${job.title} (${job.id})`;
  const resolved = resolvePage(context, page);
  if (resolved.template !== 'generic')
    throw new Error(`${page.file}: the page for closed jobs must be an ordinary page.`);
  const similar = similarJobs(context, job);
  const heading = text('job.similar');
  const content: GenericContent = {
    ...resolved.content,
    lead: [text('job.closed.named', { title: named })],
    blocks: resolved.content.blocks.map((block) =>
      block.type === 'jobList' && similar.length > 0 ? { ...block, heading, items: similar } : block,
    ),
  };
  const { data } = page;
  const head = pageContext(
    {
      locale,
      path,
      metaTitle: `${text('job.closed.title', { title: named })} – ${text('site.name')}`,
      metaDescription: data.metaDescription,
      metaOgimage: media.socialImage(posterOf(page), data.title),
      noIndex: true,
      languages: Object.fromEntries(
        entries.closedVersions(job.id).flatMap(([code, version]) => {
          const base = entries.find(code, 'closed-job')?.card.path;
          return base === undefined ? [] : [[code, closedJobPath(base, version)]];
        }),
      ),
      feeds: [jobsFeedLink(context)],
    },
    context.origin,
  );
  const whole: Resolved = { template: 'generic', content };
  return {
    page: pageData(path, whole, head, routeQueries(context, whole, page.id)),
    structuredData: [],
  };
}
