import { type EmploymentType, JOB_LEVELS } from '../../config/jobOptions';
import type { JobRowView } from '../../content/view';
import type { TextLookup } from '../../i18n/useText';
import { JOB_FILTERS, type JobFilter, valuesOf } from './jobQuery';

function labelOf(job: JobRowView, filter: JobFilter, id: string, text: TextLookup): string {
  switch (filter) {
    case 'location':
      return job.place.split(', ')[job.locationIds.indexOf(id)] ?? id;
    case 'department':
      return job.department;
    case 'type':
      return text(`job.type.${id as EmploymentType}`);
    case 'workplace':
      return text(`jobs.workplace.${job.workplaceId}`);
    case 'level':
      return text(`jobs.level.${job.levelId}`);
    case 'pay':
      return text('jobs.filter.pay.stated');
  }
}

const LEVELS: readonly string[] = JOB_LEVELS;

/** A filter value with its label. */
export interface FilterLabel {
  id: string;
  label: string;
}

/** Returns every value that occurs in the jobs, per filter, in display order. The same for every search. */
export function filterLabels(
  jobs: readonly JobRowView[],
  text: TextLookup,
  locale: string,
): Record<JobFilter, FilterLabel[]> {
  const collator = new Intl.Collator(locale);
  const labelsOf = (filter: JobFilter): FilterLabel[] => {
    const labels = new Map<string, string>();
    for (const job of jobs)
      for (const id of valuesOf(job, filter))
        if (!labels.has(id)) labels.set(id, labelOf(job, filter, id, text));
    const found = [...labels].map(([id, label]) => ({ id, label }));
    // Levels are in ascending order, everything else is sorted by label.
    return found.toSorted((a, b) =>
      filter === 'level' ? LEVELS.indexOf(a.id) - LEVELS.indexOf(b.id) : collator.compare(a.label, b.label),
    );
  };
  return Object.fromEntries(JOB_FILTERS.map((filter) => [filter, labelsOf(filter)])) as Record<
    JobFilter,
    FilterLabel[]
  >;
}
