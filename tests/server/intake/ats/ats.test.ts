/** @jest-environment node */
import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { passOn } from '../../../../server/intake/delivery/passOn';
import { BACKOFF_MS } from '../../../../server/intake/delivery/way';
import type { Delivery } from '../../../../server/intake/manifest';
import { createWays } from '../../../../server/intake/startDelivery';
import { readSettings } from '../../../../server/settings';
import { applicationForm, type FormFile, pdf, post, RESUME } from '../applicationForm';
import { type IntakeServer, NOW, startIntake } from '../intakeServer';
import { greenhouseVendor, leverVendor, personioVendor } from './vendors';
import { startVendor, type VendorAnswer, type VendorRequest, type VendorServer } from './vendorServer';

const POSTING = '5ac21346-8e0c-4494-8e7a-3eb92ff77902';
const JOBS = {
  greenhouse: {
    jobs: { '1042': 127817, '88': 127818, initiative: 900, freelance: 901 },
    questions: { website: ['question_11'], portfolio: ['question_21', 'question_22'] },
  },
  personio: { jobs: { '1042': 4103, initiative: 4900, freelance: 4901 }, channels: { linkedin: 6 } },
  lever: { jobs: { '1042': POSTING }, stage: 'applicant-new' },
};

let server: IntakeServer;
let vendor: VendorServer;
let dir: string;
let jobsFile: string;

beforeEach(async () => {
  [server, dir] = await Promise.all([startIntake(), mkdtemp(join(tmpdir(), 'sff-ats-'))]);
  jobsFile = join(dir, 'jobs.json');
  await writeFile(jobsFile, JSON.stringify(JOBS));
});
afterEach(async () => {
  await Promise.all([server.stop(), vendor.stop(), rm(dir, { recursive: true })]);
});

const SETTINGS: Record<string, Record<string, string>> = {
  greenhouse: { INTAKE_GREENHOUSE_KEY: 'gh-key', INTAKE_GREENHOUSE_BOARD: 'sff' },
  personio: { INTAKE_PERSONIO_TOKEN: 'pe-token', INTAKE_PERSONIO_COMPANY: '77' },
  lever: { INTAKE_LEVER_KEY: 'le-key', INTAKE_LEVER_USER: 'user-1' },
};

const waysTo = (name: string) =>
  createWays(
    server.intake,
    readSettings({
      ...SETTINGS[name],
      INTAKE_ATS_JOBS: jobsFile,
      [`INTAKE_${name.toUpperCase()}_URL`]: vendor.url,
    }),
  );
const passOnTo = (name: string) => passOn(server.intake, waysTo(name));

async function apply(
  changes: Record<string, string> = {},
  files: readonly FormFile[] = [RESUME],
): Promise<string> {
  const { json } = await post(server.base, applicationForm(changes, files));
  return json.reference ?? '';
}

async function deliveryOf(reference: string, name: string): Promise<Delivery | undefined> {
  const entry = await server.store.find(reference);
  if (!entry || entry === 'deleted') throw new Error('not stored');
  return entry.state.deliveries[name];
}

const hash = (content: Buffer) => createHash('sha256').update(content).digest('hex');
const WORK: FormFile = {
  field: 'portfolio',
  name: 'Arbeit „eins“ "2".pdf',
  content: pdf('x'.repeat(400_000)),
};
const PICTURE: FormFile = {
  field: 'certificates',
  name: 'Zeugnis.jpeg',
  content: Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.alloc(90_000, 7)]),
};
const FULL = {
  website: 'beispiel.de',
  pitch: 'eins\nzwei',
  available_from: '2027-01-01',
  salary_expectations: '55k',
  channel: 'linkedin',
  talent_pool: 'true',
};
const later = (step: number) => server.setNow(new Date(NOW.getTime() + step));

describe('Greenhouse', () => {
  it('gets an application with its files, as published', async () => {
    const system = greenhouseVendor();
    vendor = await startVendor(system.answer);
    const reference = await apply(FULL, [RESUME, WORK, PICTURE]);
    await passOnTo('greenhouse');
    expect(system.problems).toEqual([]);
    const [sent] = system.applications;
    expect(sent).toMatchObject({
      job: '127817',
      fields: {
        first_name: 'Änne',
        last_name: 'Muster',
        email: 'aenne@beispiel.de',
        question_11: 'https://beispiel.de/',
        'data_compliance[gdpr_retention_consent_given]': 'true',
      },
    });
    expect(sent?.files.map(({ name, sha256 }) => [name, sha256])).toEqual([
      ['resume', hash(RESUME.content)],
      ['question_21', hash(WORK.content)],
    ]);
    // What its form has no place for is told, with where it is.
    for (const line of ['eins\nzwei', '55000 EUR', 'Zeugnis.jpeg (npm run applications)', reference])
      expect(sent?.fields['cover_letter_text']).toContain(line);
    expect(await deliveryOf(reference, 'greenhouse')).toMatchObject({ deliveredAt: expect.any(String) });
  });

  it.each([
    ['initiative', '900'],
    ['freelance', '901'],
  ])('gets an application of the kind %s for the post that stands for it', async (job, id) => {
    const system = greenhouseVendor();
    vendor = await startVendor(system.answer);
    await apply({ job, desired_role: 'Texterin' });
    await passOnTo('greenhouse');
    expect(system.problems).toEqual([]);
    expect(system.applications.map((sent) => sent.job)).toEqual([id]);
  });
});

describe('Personio', () => {
  it('gets the documents and then the application, as published', async () => {
    const system = personioVendor();
    vendor = await startVendor(system.answer);
    const reference = await apply(FULL, [RESUME, WORK, PICTURE]);
    await passOnTo('personio');
    expect(system.problems).toEqual([]);
    expect(system.applications).toMatchObject([
      {
        first_name: 'Änne',
        job_position_id: 4103,
        recruiting_channel_id: 6,
        application_date: '2026-11-21',
        message: expect.stringMatching(new RegExp(`eins\\nzwei\\n[^]*${reference}$`)),
        attributes: [
          { id: 'available_from', value: '2027-01-01' },
          { id: 'salary_expectations', value: '55000' },
        ],
        files: [
          { category: 'cv', sha256: hash(RESUME.content) },
          { category: 'work-sample', sha256: hash(WORK.content) },
          { category: 'certificate', original_filename: 'Zeugnis.jpg', sha256: hash(PICTURE.content) },
        ],
      },
    ]);
  });

  it('is not asked twice for what has arrived although its answer was lost', async () => {
    const system = personioVendor();
    vendor = await startVendor(system.answer);
    const reference = await apply();
    system.interrupt = ({ path }) =>
      path.endsWith('applications') ? { status: 201, hangUp: true } : undefined;
    await passOnTo('personio');
    expect(await deliveryOf(reference, 'personio')).toMatchObject({ attempts: 1, error: 'ECONNRESET' });
    system.interrupt = undefined;
    later(BACKOFF_MS[0]);
    await passOnTo('personio');
    expect(system.applications).toHaveLength(1);
    expect(await deliveryOf(reference, 'personio')).toMatchObject({
      attempts: 2,
      deliveredAt: expect.any(String),
    });
  });

  it('refuses a second application for the position, which is then kept with the reason', async () => {
    const system = personioVendor();
    vendor = await startVendor(system.answer);
    await apply({ pitch: 'eins' });
    const second = await apply({ pitch: 'zwei' });
    await passOnTo('personio');
    expect(await deliveryOf(second, 'personio')).toMatchObject({
      attempts: 1,
      isFinal: true,
      error: 'answer 400 (email, errors.applicant-exists)',
    });
  });
});

describe('Lever', () => {
  it('gets an opportunity under our reference, with all files and all answers', async () => {
    const system = leverVendor();
    vendor = await startVendor(system.answer);
    const reference = await apply(FULL, [RESUME, WORK, PICTURE]);
    await passOnTo('lever');
    expect(system.problems).toEqual([]);
    expect(system.applications).toMatchObject([
      {
        name: 'Änne Muster',
        emails: ['aenne@beispiel.de'],
        links: ['https://beispiel.de/'],
        tags: [reference, 'Talentpool: ja, für zwölf Monate'],
        sources: ['LinkedIn'],
        origin: 'applied',
        postings: [POSTING],
        stage: 'applicant-new',
        createdAt: NOW.getTime(),
      },
    ]);
    expect(system.applications[0]?.files.map(({ fileName, sha256 }) => [fileName, sha256])).toEqual([
      ['1 Lebenslauf Änne.pdf', hash(RESUME.content)],
      ['2 Arbeit „eins“ %222%22.pdf', hash(WORK.content)],
      ['3 Zeugnis.jpeg', hash(PICTURE.content)],
      [`${reference}.txt`, expect.any(String)],
    ]);
  });

  it.each(['initiative', 'freelance'])(
    'gets an application of the kind %s without a posting',
    async (job) => {
      const system = leverVendor();
      vendor = await startVendor(system.answer);
      await apply({ job });
      await passOnTo('lever');
      expect(system.problems).toEqual([]);
      expect(system.applications).toMatchObject([{ postings: [] }]);
    },
  );

  it.each([1, 2, 3])(
    'gets one opportunity with each file once, although answer %i was lost',
    async (lost) => {
      const system = leverVendor();
      vendor = await startVendor(system.answer);
      await apply({}, [RESUME, PICTURE]);
      let posts = 0;
      system.interrupt = ({ method }) => {
        if (method === 'POST') posts += 1;
        return method === 'POST' && posts === lost ? { status: 201, hangUp: true } : undefined;
      };
      await passOnTo('lever');
      later(BACKOFF_MS[0]);
      await passOnTo('lever');
      expect(system.problems).toEqual([]);
      expect(system.applications).toHaveLength(1);
      expect(system.applications[0]?.files).toHaveLength(3);
      expect(new Set(system.applications[0]?.files.map(({ fileName }) => fileName)).size).toBe(3);
    },
  );
});

const refusing = async (answer: (request: VendorRequest) => VendorAnswer) => {
  vendor = await startVendor(answer);
};

describe.each(['greenhouse', 'personio', 'lever'])('%s', (name) => {
  it.each([400, 401, 403, 404, 413, 422])(
    'is not tried again by itself after a refusal with %i',
    async (status) => {
      await refusing(() => ({ status, json: { code: 'x y', error: 'aenne@beispiel.de' } }));
      const reference = await apply();
      await passOnTo(name);
      later(365 * 86_400_000);
      await passOnTo(name);
      expect(vendor.requests).toHaveLength(1);
      expect(await deliveryOf(reference, name)).toMatchObject({
        attempts: 1,
        isFinal: true,
        error: `answer ${status}`,
      });
      expect(server.log()).not.toContain('beispiel.de');
    },
  );

  it.each([429, 500, 503])(
    'is tried again after an answer with %i, not sooner than it asks for',
    async (status) => {
      await refusing(() => ({ status, headers: { 'Retry-After': '600' } }));
      const reference = await apply();
      await passOnTo(name);
      const first = await deliveryOf(reference, name);
      expect(first).toMatchObject({
        error: `answer ${status}`,
        nextAt: new Date(NOW.getTime() + 600_000).toISOString(),
      });
      expect(first?.isFinal).toBeUndefined();
      later(599_999);
      await passOnTo(name);
      expect(vendor.requests).toHaveLength(1);
      later(600_000);
      await passOnTo(name);
      expect(vendor.requests).toHaveLength(2);
    },
  );

  it('never gets a key by a redirect to another host', async () => {
    const other = await startVendor(() => ({ status: 200 }));
    await refusing(() => ({ status: 307, headers: { Location: `${other.url}/steal` } }));
    await apply();
    await passOnTo(name);
    expect(other.requests).toEqual([]);
    await other.stop();
  });

  it('gets nothing for a job it does not know, and the reason says what to add', async () => {
    await refusing(() => ({ status: 200 }));
    await writeFile(jobsFile, JSON.stringify({ [name]: { jobs: {} } }));
    const reference = await apply();
    await passOnTo(name);
    expect(vendor.requests).toEqual([]);
    expect(await deliveryOf(reference, name)).toMatchObject({
      isFinal: true,
      error: `INTAKE_ATS_JOBS has no ${name}.jobs.1042`,
    });
  });

  it('gets no contact messages', async () => {
    await refusing(() => ({ status: 200 }));
    const fields = { topic: 'other', name: 'Kim', email: 'kim@beispiel.de', message: 'Guten Tag zusammen' };
    await post(server.base, new URLSearchParams(fields), {}, '/api/contact');
    await passOnTo(name);
    expect(vendor.requests).toEqual([]);
  });
});

it('says at the start which open jobs have no counterpart', async () => {
  await refusing(() => ({ status: 200 }));
  waysTo('personio');
  expect(server.log()).toContain('"vendor":"personio","missing":["88"]');
});

it.each([
  ['is no JSON', '{', /^INTAKE_ATS_JOBS \(".+jobs\.json"\) is no JSON: /],
  ['has an unknown part', '{"workday":{}}', /jobs\.json"\) at the top: .*workday/],
  ['has a wrong id', '{"lever":{"jobs":{"1042":"abc"}}}', /jobs\.json"\) at lever\.jobs\.1042: /],
  ['has a wrong job', '{"lever":{"jobs":{"texter":"abc"}}}', /at lever\.jobs\.texter: /],
  ['lacks the vendor', '{"personio":{"jobs":{}}}', /jobs\.json"\) has no part "lever"\.$/],
])('ends the start with a sentence where the file of the jobs %s', async (_name, text, sentence) => {
  await refusing(() => ({ status: 200 }));
  await writeFile(jobsFile, text);
  expect(() => waysTo('lever')).toThrow(sentence);
});
