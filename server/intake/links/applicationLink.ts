import type { Stored } from '../answers/answer';
import type { Intake } from '../intake';
import type { Entry } from '../store/manifest';
import { CONFIRMATION_CHANNEL } from '../delivery/deliveryChannel';
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

/**
 * The response for a stored entry. A mail is promised only if one is to be sent by a configured server; also for
 * quarantined entries, whose confirmation is sent after the release.
 */
export function accepted(intake: Intake, entry: Entry): Stored {
  const { manifest, state } = entry;
  const isRefused = state.deliveries[CONFIRMATION_CHANNEL]?.isFinal ?? false;
  return {
    status: 201,
    reference: manifest.reference,
    mail: intake.confirms(manifest) && !isRefused,
    ...(manifest.kind === 'application' ? { link: applicationPath(intake, entry) } : {}),
  };
}
