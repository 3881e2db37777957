import type { Intake } from '../intake';
import type { Entry } from '../store/manifest';
import { createLinkToken } from './linkToken';

/** Path of the applicant's own page for an entry. */
export function applicationPath({ secret }: Pick<Intake, 'secret'>, { manifest, state }: Entry): string {
  const target = { reference: manifest.reference, version: state.linkVersion ?? 0 };
  return `/api/application/${createLinkToken('application', target, secret)}`;
}

/** Path of the page on which recruiters record the progress of an application. */
export function recruiterPath({ secret }: Pick<Intake, 'secret'>, reference: string): string {
  return `/api/recruiting/${createLinkToken('recruiter', { reference, version: 0 }, secret)}`;
}
