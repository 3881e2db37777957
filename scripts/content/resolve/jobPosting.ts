import { plainText } from '../../../src/content/richText';
import { omitUndefined } from '../../../src/lib/omitUndefined';
import { escapeHtml } from '../../../src/document/html';
import { lastDayOf } from '../publication/publication';
import type { ResolveContext } from './context';
import type { JobEntry } from './entries';
import { locationsOf } from './jobs';
import { isForFullTimeOnly } from './pay';
import { plainTitle } from './titles';
import { ORGANIZATION_NAME, organizationLogo } from './structuredData';

const paragraph = (text: string) => `<p>${escapeHtml(plainText(text))}</p>`;
const list = (items: readonly string[]) =>
  `<ul>${items.map((item) => `<li>${escapeHtml(plainText(item))}</li>`).join('')}</ul>`;

/** Where the work is done: places, or for fully remote work the countries it may be done from. */
function placeFields(context: ResolveContext, job: JobEntry): object {
  const locations = locationsOf(context, job);
  if (job.data.workplace === 'remote') {
    const countries = job.data.remoteWithin
      ? [job.data.remoteWithin]
      : locations.map(({ card }) => card.address.country);
    return {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: [...new Set(countries)].map((name) => ({ '@type': 'Country', name })),
    };
  }
  return {
    jobLocation: locations.map(({ card }) => ({
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality: card.city, addressCountry: card.address.country },
    })),
  };
}

/** The pay; none if it is stated for full time only, because a result would show it without that addition. */
function salaryField(job: JobEntry): object | undefined {
  const { salary } = job.data;
  if (!salary || isForFullTimeOnly(job)) return undefined;
  const { min, max, currency, period } = salary;
  const figures = min === max ? { value: min } : { minValue: min, maxValue: max };
  return {
    '@type': 'MonetaryAmount',
    currency,
    value: omitUndefined({ '@type': 'QuantitativeValue', ...figures, unitText: period }),
  };
}

/**
 * JobPosting for search engines (domain rules, section 20): only what the page shows, the title without „(m/w/d)“. Only
 * for pages of open jobs.
 */
export function jobPosting(context: ResolveContext, job: JobEntry): object {
  const { data } = job;
  const { text, origin } = context;
  const { intro, tasks, profile, offer } = data;
  return omitUndefined({
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: plainTitle(data.title),
    description: [paragraph(intro), list(tasks), list(profile), list(offer)].join(''),
    datePosted: data.publishedAt,
    validThrough: lastDayOf(job.card),
    employmentType: data.employmentType,
    identifier: { '@type': 'PropertyValue', name: text('site.name'), value: job.id },
    hiringOrganization: {
      '@type': 'Organization',
      name: ORGANIZATION_NAME,
      sameAs: `${origin}/`,
      logo: organizationLogo(origin),
    },
    ...placeFields(context, job),
    baseSalary: salaryField(job),
    skills: data.skills?.join(', '),
    directApply: data.applicationEnabled ? true : undefined,
  });
}
