import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DeliveryChannel } from '../../../../server/intake/delivery/deliveryChannel';
import type { Delivery } from '../../../../server/intake/store/manifest';
import { createChannels } from '../../../../server/intake/upkeep/backgroundWork';
import { readSettings } from '../../../../server/settings';
import { applicationForm, type FormFile, post, RESUME } from '../applicationForm';
import { type IntakeServer, NOW, startIntake } from '../intakeServer';
import { startVendor, type VendorAnswer, type VendorRequest, type VendorServer } from './vendorServer';
import { passOn } from '../workOnce';

/** A posting in the Lever account of the tests. */
export const POSTING = '5ac21346-8e0c-4494-8e7a-3eb92ff77902';

const JOBS = {
  greenhouse: {
    jobs: { '1042': 127817, '88': 127818, initiative: 900, freelance: 901 },
    questions: { website: ['question_11'], portfolio: ['question_21', 'question_22'] },
  },
  personio: { jobs: { '1042': 4103, initiative: 4900, freelance: 4901 }, channels: { linkedin: 6 } },
  lever: { jobs: { '1042': POSTING }, stage: 'applicant-new' },
};

const SETTINGS: Record<string, Record<string, string>> = {
  greenhouse: { INTAKE_GREENHOUSE_KEY: 'gh-key', INTAKE_GREENHOUSE_BOARD: 'sff' },
  personio: { INTAKE_PERSONIO_TOKEN: 'pe-token', INTAKE_PERSONIO_COMPANY: '77' },
  lever: { INTAKE_LEVER_KEY: 'le-key', INTAKE_LEVER_USER: 'user-1' },
};

/** An intake whose applications go to a vendor simulated by a test. */
export interface AtsBench {
  server: IntakeServer;
  /** Starts the simulated vendor. */
  startVendor: (answer: (request: VendorRequest) => VendorAnswer) => Promise<VendorServer>;
  /** Replaces the jobs file. */
  writeJobs: (text: string) => Promise<void>;
  channelsTo: (vendor: string) => DeliveryChannel[];
  passOnTo: (vendor: string) => Promise<void>;
  /** Sends an application. @returns its reference */
  apply: (changes?: Record<string, string>, files?: readonly FormFile[]) => Promise<string>;
  deliveryOf: (reference: string, vendor: string) => Promise<Delivery | undefined>;
  /** Sets the clock this many ms after {@link NOW}. */
  later: (ms: number) => void;
  stop: () => Promise<void>;
}

/** Starts everything except the vendor. */
export async function startBench(): Promise<AtsBench> {
  const [server, dir] = await Promise.all([startIntake(), mkdtemp(join(tmpdir(), 'sff-ats-'))]);
  const jobsFile = join(dir, 'jobs.json');
  const writeJobs = (text: string) => writeFile(jobsFile, text);
  await writeJobs(JSON.stringify(JOBS));
  let vendor: VendorServer | undefined;
  const channelsTo = (name: string) =>
    createChannels(
      server.intake,
      readSettings({
        ...SETTINGS[name],
        INTAKE_ATS_JOBS: jobsFile,
        [`INTAKE_${name.toUpperCase()}_URL`]: vendor?.url,
      }),
    );
  return {
    server,
    startVendor: async (answer) => {
      await vendor?.stop();
      return (vendor = await startVendor(answer));
    },
    writeJobs,
    channelsTo,
    passOnTo: (name) => passOn(server.intake, channelsTo(name)),
    apply: async (changes = {}, files = [RESUME]) => {
      const { json } = await post(server.base, applicationForm(changes, files));
      return json.reference ?? '';
    },
    deliveryOf: async (reference, name) => {
      const entry = await server.store.find(reference);
      if (!entry || entry === 'deleted') throw new Error('not stored');
      return entry.state.deliveries[name];
    },
    later: (ms) => server.setNow(new Date(NOW.getTime() + ms)),
    stop: async () => {
      await Promise.all([server.stop(), vendor?.stop(), rm(dir, { recursive: true })]);
    },
  };
}
