import { createHash } from 'node:crypto';
import { BACKOFF_MS } from '../../../../server/intake/delivery/deliveryChannel';
import { type FormFile, pdf, RESUME } from '../applicationForm';
import { NOW } from '../intakeServer';
import { type AtsBench, POSTING, startBench } from './atsBench';
import { greenhouseVendor, leverVendor, personioVendor } from './vendors';

let bench: AtsBench;
beforeEach(async () => {
  bench = await startBench();
});
afterEach(() => bench.stop());

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

describe('Greenhouse', () => {
  it('gets an application with its files, as published', async () => {
    const system = greenhouseVendor();
    await bench.startVendor(system.answer);
    const reference = await bench.apply(FULL, [RESUME, WORK, PICTURE]);
    await bench.passOnTo('greenhouse');
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
    // Answers and files without a field of their own are named in the cover letter, with where to find them. In forms,
    // lines end with CRLF.
    for (const line of [
      '> eins\n> zwei\n',
      '55.000\u00a0€',
      '1.\u00a0Januar 2027',
      'Zeugnis.jpeg (npm run applications)',
      reference,
    ])
      expect(sent?.fields['cover_letter_text']?.replaceAll('\r\n', '\n')).toContain(line);
    expect(await bench.deliveryOf(reference, 'greenhouse')).toMatchObject({
      deliveredAt: expect.any(String),
    });
  });

  it.each([
    ['initiative', '900'],
    ['freelance', '901'],
  ])('gets an application of the kind %s for the post that stands for it', async (job, id) => {
    const system = greenhouseVendor();
    await bench.startVendor(system.answer);
    await bench.apply({ job, desired_role: 'Texterin' });
    await bench.passOnTo('greenhouse');
    expect(system.problems).toEqual([]);
    expect(system.applications.map((sent) => sent.job)).toEqual([id]);
  });
});

describe('Personio', () => {
  it('gets the day in Berlin on which the application arrived', async () => {
    const system = personioVendor();
    await bench.startVendor(system.answer);
    bench.server.setNow(new Date('2026-11-22T23:30:00Z'));
    await bench.apply(FULL, [RESUME]);
    await bench.passOnTo('personio');
    expect(system.applications).toMatchObject([{ application_date: '2026-11-23' }]);
  });

  it('gets the documents and then the application, as published', async () => {
    const system = personioVendor();
    await bench.startVendor(system.answer);
    const reference = await bench.apply(FULL, [RESUME, WORK, PICTURE]);
    await bench.passOnTo('personio');
    expect(system.problems).toEqual([]);
    expect(system.applications).toMatchObject([
      {
        first_name: 'Änne',
        job_position_id: 4103,
        recruiting_channel_id: 6,
        application_date: '2026-11-21',
        message: expect.stringMatching(new RegExp(`> eins\\n> zwei\\n[^]*${reference}$`)),
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
    await bench.startVendor(system.answer);
    const reference = await bench.apply();
    system.interrupt = ({ path }) =>
      path.endsWith('applications') ? { status: 201, hangUp: true } : undefined;
    await bench.passOnTo('personio');
    expect(await bench.deliveryOf(reference, 'personio')).toMatchObject({
      attempts: 1,
      error: 'connection lost (ECONNRESET)',
    });
    system.interrupt = undefined;
    bench.later(BACKOFF_MS[0]);
    await bench.passOnTo('personio');
    expect(system.applications).toHaveLength(1);
    expect(await bench.deliveryOf(reference, 'personio')).toMatchObject({
      attempts: 2,
      deliveredAt: expect.any(String),
    });
  });

  it('refuses a second application although its documents were lost once before', async () => {
    const system = personioVendor();
    await bench.startVendor(system.answer);
    await bench.apply({ pitch: 'eins' });
    await bench.passOnTo('personio');
    const second = await bench.apply({ pitch: 'zwei' });
    system.interrupt = ({ path }) => (path.endsWith('documents') ? { status: 201, hangUp: true } : undefined);
    await bench.passOnTo('personio');
    system.interrupt = undefined;
    bench.later(BACKOFF_MS[0]);
    await bench.passOnTo('personio');
    expect(await bench.deliveryOf(second, 'personio')).toMatchObject({
      attempts: 2,
      isFinal: true,
      error: 'answer 400 (email, errors.applicant-exists)',
    });
  });

  it('refuses a second application for the position, which is then kept with the reason', async () => {
    const system = personioVendor();
    await bench.startVendor(system.answer);
    await bench.apply({ pitch: 'eins' });
    bench.later(1);
    const second = await bench.apply({ pitch: 'zwei' });
    await bench.passOnTo('personio');
    expect(await bench.deliveryOf(second, 'personio')).toMatchObject({
      attempts: 1,
      isFinal: true,
      error: 'answer 400 (email, errors.applicant-exists)',
    });
  });
});

describe('Lever', () => {
  it('gets an opportunity under our reference, with all files and all answers', async () => {
    const system = leverVendor();
    await bench.startVendor(system.answer);
    const reference = await bench.apply(FULL, [RESUME, WORK, PICTURE]);
    await bench.passOnTo('lever');
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
      await bench.startVendor(system.answer);
      await bench.apply({ job });
      await bench.passOnTo('lever');
      expect(system.problems).toEqual([]);
      expect(system.applications).toMatchObject([{ postings: [] }]);
    },
  );

  it.each([1, 2, 3])(
    'gets one opportunity with each file once, although answer %i was lost',
    async (lost) => {
      const system = leverVendor();
      await bench.startVendor(system.answer);
      await bench.apply({}, [RESUME, PICTURE]);
      let posts = 0;
      system.interrupt = ({ method }) => {
        if (method === 'POST') posts += 1;
        return method === 'POST' && posts === lost ? { status: 201, hangUp: true } : undefined;
      };
      await bench.passOnTo('lever');
      bench.later(BACKOFF_MS[0]);
      await bench.passOnTo('lever');
      expect(system.problems).toEqual([]);
      expect(system.applications).toHaveLength(1);
      expect(system.applications[0]?.files).toHaveLength(3);
      expect(new Set(system.applications[0]?.files.map(({ fileName }) => fileName)).size).toBe(3);
    },
  );
});

it('sends a file whose name has no extension with the one of its type', async () => {
  const folder = { ...RESUME, name: 'Mappe' };
  const greenhouse = greenhouseVendor();
  await bench.startVendor(greenhouse.answer);
  await bench.apply({}, [folder]);
  await bench.passOnTo('greenhouse');
  expect(greenhouse.applications[0]?.files).toMatchObject([{ fileName: 'Mappe.pdf' }]);
  const personio = personioVendor();
  await bench.startVendor(personio.answer);
  await bench.passOnTo('personio');
  expect(personio.applications).toMatchObject([{ files: [{ original_filename: 'Mappe.pdf' }] }]);
  const lever = leverVendor();
  await bench.startVendor(lever.answer);
  await bench.passOnTo('lever');
  expect(lever.applications[0]?.files[0]?.fileName).toBe('1 Mappe.pdf');
});
