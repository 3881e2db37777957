import type { Intake } from '../intake';
import type { Entry } from '../store/manifest';
import { createLinkToken } from './linkToken';

const targetOf = ({ manifest, state }: Entry) => ({
  reference: manifest.reference,
  version: state.linkVersion ?? 0,
});

/** Path of the applicant's own page for an entry. */
export function applicationPath({ secret }: Pick<Intake, 'secret'>, entry: Entry): string {
  return `/api/application/${createLinkToken('application', targetOf(entry), secret)}`;
}

/** Path of the page on which an applicant deletes an entry. */
export function deletionPath({ secret }: Pick<Intake, 'secret'>, entry: Entry): string {
  return `/api/deletion/${createLinkToken('delete', targetOf(entry), secret)}`;
}

/** Path of the page on which recruiters record the progress of an application. */
export function recruiterPath({ secret }: Pick<Intake, 'secret'>, reference: string): string {
  return `/api/recruiting/${createLinkToken('recruiter', { reference, version: 0 }, secret)}`;
}
