import type { Intake } from '../intake';
import type { Entry } from '../store/manifest';
import { createLinkToken, type LinkPurpose } from './linkToken';

/** Where the paths of links begin; the token follows. */
export const LINK_PATHS = {
  application: '/api/application/',
  delete: '/api/deletion/',
  recruiter: '/api/recruiting/',
} as const satisfies Record<LinkPurpose, string>;

const targetOf = ({ manifest, state }: Entry) => ({
  reference: manifest.reference,
  version: state.linkVersion ?? 0,
});

/** Path of the applicant's own page for an entry. */
export function applicationPath({ secret }: Pick<Intake, 'secret'>, entry: Entry): string {
  return `${LINK_PATHS.application}${createLinkToken('application', targetOf(entry), secret)}`;
}

/** Path of the page on which an applicant deletes an entry. */
export function deletionPath({ secret }: Pick<Intake, 'secret'>, entry: Entry): string {
  return `${LINK_PATHS.delete}${createLinkToken('delete', targetOf(entry), secret)}`;
}

/** Path of the page on which recruiters record the progress of an application. */
export function recruiterPath({ secret }: Pick<Intake, 'secret'>, reference: string): string {
  return `${LINK_PATHS.recruiter}${createLinkToken('recruiter', { reference, version: 0 }, secret)}`;
}
