import type { TemplateName } from '../../src/content/view';
import { hashOfBytes } from '../lib/hashOfBytes';
import type { RouteTable } from './cache/routeTable';
import type { Release } from './release';
import type { ClosedJob } from './resolve/closedJobs';
import { type Entry, formPathOf, type JobEntry, type SiteEntries } from './resolve/entries';
import { closedJobPath } from './resolve/feeds';
import { isNoIndex } from './resolve/noIndex';
import type { Recorder, Recording } from './resolve/recorder';
import {
  closedJobRoute,
  formRoute,
  lastmodOf,
  pageRoute,
  type ResolvedRoute,
  type RouteContext,
} from './resolve/routes';
import { mediaKeys, mediaLine } from './routeMedia';
import type { SiteRoute } from './site';

/** Most resolved pages kept in memory; for thousands of pages, keeping all would need gigabytes. */
const PAGES_KEPT = 500;

/** Everything needed to create routes. */
interface RouteParts {
  contexts: readonly RouteContext[];
  entries: SiteEntries;
  recorder: Recorder;
  table: RouteTable;
}

/** A page or form that becomes a route. */
interface Target {
  path: string;
  context: RouteContext;
  page: Entry;
  /** Set if the route is the application form of this job. */
  job?: JobEntry;
  /** Set if the route is the page about this closed job. */
  closedJob?: ClosedJob;
}

/** A route with the data the site needs about it. */
export interface PlannedRoute extends Target {
  hash: string;
  template: TemplateName;
  queries: readonly string[];
  isNoIndex: boolean;
  lastmod: string | undefined;
}

/** The page of an entry, plus derived pages: the form of a job, or a page for each closed job. */
function targetsOf(context: RouteContext, page: Entry, { entries }: RouteParts): Target[] {
  const own: Target = { path: page.card.path, context, page };
  if (page.id === 'closed-job') {
    const about = entries.closedJobs.filter(
      ({ id, locale, isGone }) => locale === page.locale && !isGone && !entries.findOf('jobs', locale, id),
    );
    const pages = about.map((job) => ({ path: closedJobPath(own.path, job), context, page, closedJob: job }));
    return [own, ...pages];
  }
  const form = page.kind === 'jobs' ? formPathOf(page) : undefined;
  return page.kind === 'jobs' && form !== undefined ? [own, { path: form, context, page, job: page }] : [own];
}

/** Resolves routes and keeps the most recently used pages. */
class Resolver {
  readonly #parts: RouteParts;
  readonly #kept = new Map<string, ResolvedRoute>();

  constructor(parts: RouteParts) {
    this.#parts = parts;
  }

  record({ path, context, page, job, closedJob }: Target): Recording<ResolvedRoute> {
    const recording = this.#parts.recorder.record(() => {
      if (closedJob) return closedJobRoute(context, page, closedJob, path);
      return job ? formRoute(context, job, path) : pageRoute(context, page);
    });
    this.#kept.delete(path);
    this.#kept.set(path, recording.value);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > PAGES_KEPT && oldest !== undefined) this.#kept.delete(oldest);
    return recording;
  }

  resolve(target: Target): ResolvedRoute {
    const kept = this.#kept.get(target.path);
    if (kept) return kept;
    const { value } = this.record(target);
    this.#parts.entries.release(target.page);
    return value;
  }
}

function plan(target: Target, { table }: RouteParts, resolver: Resolver): PlannedRoute {
  const { path, page, job } = target;
  const facts = {
    ...target,
    isNoIndex: job !== undefined || isNoIndex(page),
    lastmod: job ? undefined : lastmodOf(page),
  };
  const kept = table.keep(path);
  if (kept) return { ...facts, ...kept };
  const { value, dependencies, media } = resolver.record(target);
  const found = {
    hash: hashOfBytes(JSON.stringify([value, facts.lastmod])),
    template: value.page.template,
    queries: value.page.queries,
  };
  table.add({ ...found, path, dependencies, media: media.map((use) => mediaLine(use, path)) });
  return { ...facts, ...found };
}

/** Creates all routes, by language and sorted by path. Pages unchanged since the previous run are only resolved on access. */
export function createRoutes(parts: RouteParts): {
  plans: PlannedRoute[];
  routes: SiteRoute[];
  releaseOf: (path: string, key: string) => Release;
} {
  const { contexts, entries, table } = parts;
  const resolver = new Resolver(parts);
  const plans = contexts.flatMap((context) => {
    const own = entries.all.filter(({ locale }) => locale === context.locale);
    const planned = own.flatMap((page) => {
      const found = targetsOf(context, page, parts).map((target) => plan(target, parts, resolver));
      entries.release(page);
      return found;
    });
    return planned.toSorted((a, b) => (a.path < b.path ? -1 : 1));
  });
  const routes = plans.map((planned): SiteRoute => {
    const { path, template, context, page, hash, lastmod } = planned;
    return {
      path,
      template,
      locale: context.locale,
      contentFile: page.file,
      hash,
      get media() {
        return mediaKeys(table.mediaOf(path));
      },
      get page() {
        return resolver.resolve(planned).page;
      },
      get structuredData() {
        return resolver.resolve(planned).structuredData;
      },
      ...(lastmod === undefined ? {} : { lastmod }),
    };
  });
  const releaseOf = (path: string, key: string): Release => {
    const target = plans.find((planned) => planned.path === path);
    const media = target ? resolver.record(target).media : [];
    for (const use of media) {
      if (use.kind === 'file' && use.key === key && use.request.type === 'release')
        return use.request.release;
    }
    throw new Error(`There is no release ${key} on ${path}.`);
  };
  return { plans, routes, releaseOf };
}
