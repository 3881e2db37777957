import { isOpenForm } from '../../../../src/config/jobIds';
import { type Settings, StartError } from '../../../settings';
import type { Intake } from '../../intake';
import type { DeliveryChannel } from '../deliveryChannel';
import { type AtsVendor, readAtsJobs, vendorJobsReader } from './atsJobs';
import { greenhouseChannel } from './greenhouse';
import { leverChannel } from './lever';
import { personioChannel } from './personio';

/** Settings of the channels to applicant tracking systems. */
export type AtsSettings = Pick<
  Settings,
  | 'atsJobs'
  | 'greenhouseKey'
  | 'greenhouseBoard'
  | 'greenhouseUrl'
  | 'personioToken'
  | 'personioCompany'
  | 'personioUrl'
  | 'leverKey'
  | 'leverUser'
  | 'leverUrl'
>;

/** Reads the file once at startup, so that mistakes in it are reported right away. */
function checkJobs(intake: Intake, file: string, vendors: readonly AtsVendor[]): void {
  let jobs: ReturnType<typeof readAtsJobs>;
  try {
    jobs = readAtsJobs(file);
  } catch (error) {
    throw new StartError(error instanceof Error ? error.message : String(error));
  }
  for (const vendor of vendors) {
    const part = jobs[vendor];
    if (part === undefined) throw new StartError(`INTAKE_ATS_JOBS ("${file}") has no part "${vendor}".`);
    const missing = Object.keys(intake.site.jobs).filter(
      (id) => !Object.hasOwn(part.jobs, id) && !(vendor === 'lever' && isOpenForm(id)),
    );
    if (missing.length > 0) {
      intake.log.warn(
        { vendor, missing },
        'INTAKE_ATS_JOBS lacks open jobs: their applications are not passed on yet',
      );
    }
  }
}

/**
 * Creates the channels to the configured applicant tracking systems.
 * @throws StartError if the jobs file is invalid
 */
export function atsChannels(intake: Intake, settings: AtsSettings): DeliveryChannel[] {
  const { atsJobs: file } = settings;
  const channels: { vendor: AtsVendor; channel: DeliveryChannel }[] = [];
  if (settings.greenhouseKey) {
    const { greenhouseKey: key, greenhouseBoard: board, greenhouseUrl: url } = settings;
    const jobs = vendorJobsReader(file, 'greenhouse');
    channels.push({ vendor: 'greenhouse', channel: greenhouseChannel(intake, { url, key, board, jobs }) });
  }
  if (settings.personioToken) {
    const { personioToken: token, personioCompany: company, personioUrl: url } = settings;
    const jobs = vendorJobsReader(file, 'personio');
    channels.push({ vendor: 'personio', channel: personioChannel(intake, { url, token, company, jobs }) });
  }
  if (settings.leverKey) {
    const { leverKey: key, leverUser: user, leverUrl: url } = settings;
    const jobs = vendorJobsReader(file, 'lever');
    channels.push({ vendor: 'lever', channel: leverChannel(intake, { url, key, user, jobs }) });
  }
  const vendors = channels.map(({ vendor }) => vendor);
  if (vendors.length > 0) checkJobs(intake, file, vendors);
  return channels.map(({ channel }) => channel);
}
