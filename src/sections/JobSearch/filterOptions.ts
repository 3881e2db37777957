import type { EmploymentType } from '../../config/jobOptions';
import type { JobRowView } from '../../content/view';
import type { TextLookup } from '../../i18n/useText';
import { type FilterOption, JOB_FILTERS, type JobFilter, type JobMatches, valuesOf } from './jobQuery';

function labelOf(job: JobRowView, filter: JobFilter, id: string, text: TextLookup): string {
  switch (filter) {
    case 'location':
      return job.place.split(', ')[job.locationIds.indexOf(id)] ?? id;
    case 'department':
      return job.department;
    case 'type':
      return text(`job.type.${id as EmploymentType}`);
  }
}

/** A value of a filter with its name. */
export type FilterLabel = Pick<FilterOption, 'id' | 'label'>;

/** Every value that some open job has, per filter, sorted by its label. The same for every search. */
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
    return [...labels]
      .map(([id, label]) => ({ id, label }))
      .toSorted((a, b) => collator.compare(a.label, b.label));
  };
  return Object.fromEntries(JOB_FILTERS.map((filter) => [filter, labelsOf(filter)])) as Record<
    JobFilter,
    FilterLabel[]
  >;
}

/** The values of all filters with the number of jobs that each would show. */
export function filterOptions(
  labels: Record<JobFilter, FilterLabel[]>,
  counts: JobMatches['counts'],
): Record<JobFilter, FilterOption[]> {
  const optionsOf = (filter: JobFilter): FilterOption[] =>
    labels[filter].map(({ id, label }) => ({ id, label, count: counts[filter].get(id) ?? 0 }));
  return Object.fromEntries(JOB_FILTERS.map((filter) => [filter, optionsOf(filter)])) as Record<
    JobFilter,
    FilterOption[]
  >;
}
