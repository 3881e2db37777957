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

/** Every value that some open job has, per filter, sorted by its label, with the number of jobs it would show. */
export function filterOptions(
  jobs: readonly JobRowView[],
  counts: JobMatches['counts'],
  text: TextLookup,
  locale: string,
): Record<JobFilter, FilterOption[]> {
  const collator = new Intl.Collator(locale);
  const optionsOf = (filter: JobFilter): FilterOption[] => {
    const labels = new Map<string, string>();
    for (const job of jobs)
      for (const id of valuesOf(job, filter))
        if (!labels.has(id)) labels.set(id, labelOf(job, filter, id, text));
    return [...labels]
      .map(([id, label]) => ({ id, label, count: counts[filter].get(id) ?? 0 }))
      .toSorted((a, b) => collator.compare(a.label, b.label));
  };
  return Object.fromEntries(JOB_FILTERS.map((filter) => [filter, optionsOf(filter)])) as Record<
    JobFilter,
    FilterOption[]
  >;
}
