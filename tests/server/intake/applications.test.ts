import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { Entry } from '../../../server/intake/store/manifest';
import { applicationForm, type FormFile, pdf, post, RESUME } from './applicationForm';
import { STORES } from './places';
import { type IntakeServer, NOW, startIntake } from './intakeServer';

describe.each(STORES)('with the %s', (kind) => {
  let server: IntakeServer;

  beforeAll(async () => {
    server = await startIntake({ kind });
  });
  afterAll(() => server.stop());

  async function entryOf(reference: string | undefined): Promise<Entry> {
    const entry = await server.store.find(reference ?? '');
    if (!entry || entry === 'deleted') throw new Error(`${reference} is not there`);
    return entry;
  }

  const JPEG = Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.alloc(2_000_000, 7)]);
  const PNG = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(500_000, 9)]);

  it('keeps a complete application with three files whose hashes are those of the files sent', async () => {
    const files: FormFile[] = [
      RESUME,
      { field: 'portfolio', name: '../../Arbeit "eins".jpg', type: 'image/jpeg', content: JPEG },
      { field: 'certificates', name: 'Zeugnis.png', type: 'image/png', content: PNG },
    ];
    const answer = await post(
      server.base,
      applicationForm(
        {
          email: 'Änne Muster <aenne@beispiel.de>',
          website: 'beispiel.de',
          pitch: ' eins\r\nzwei ',
          available_from: '2027-01-01',
          salary_expectations: '55k',
          channel: 'kununu',
          talent_pool: 'true',
        },
        files,
      ),
      { 'Idempotency-Key': 'complete' },
    );
    expect(answer.status).toBe(201);
    expect(answer.json.reference).toMatch(/^SFF-[0-9A-Z]{5}-[0-9A-Z]{5}$/);
    expect(answer.headers.get('cache-control')).toBe('no-store');

    const { manifest, state } = await entryOf(answer.json.reference);
    expect(manifest).toMatchObject({
      kind: 'application',
      receivedAt: NOW.toISOString(),
      locale: 'de',
      job: { id: '1042', title: 'Senior Texter', country: 'AT' },
      fields: {
        first_name: 'Änne',
        last_name: 'Muster',
        email: 'aenne@beispiel.de',
        website: 'https://beispiel.de/',
        pitch: 'eins\nzwei',
        available_from: '2027-01-01',
        salary_expectations: '55000',
        channel: 'kununu',
      },
      consent: { privacyNotice: true, talentPool: true },
    });
    expect(state).toEqual({
      status: 'held',
      deliveries: {},
      channels: expect.any(Array),
      people: [expect.stringMatching(/^[\da-f]{32}$/)],
    });
    expect(manifest.files.map(({ field }) => field)).toEqual(['resume', 'portfolio', 'certificates']);
    expect(manifest.files[0]?.name).toBe('Lebenslauf Änne.pdf');
    expect(manifest.files[1]?.name).toBe('Arbeit "eins".jpg');
    for (const [index, file] of manifest.files.entries()) {
      const sent = createHash('sha256')
        .update(files[index]?.content ?? '')
        .digest('hex');
      const kept = await buffer(await server.store.read(manifest.reference, file));
      expect(createHash('sha256').update(kept).digest('hex')).toBe(sent);
      expect(file.sha256).toBe(sent);
      expect(file.storedAs).toMatch(/^[\da-f-]{36}$/);
    }
    expect(await server.names('tmp')).toEqual([]);
  });

  it('answers the same key again with the same reference, and another content under it with a conflict', async () => {
    const key = { 'Idempotency-Key': 'once' };
    const [first, second] = [
      await post(server.base, applicationForm(), key),
      await post(server.base, applicationForm(), key),
    ];
    expect(second.status).toBe(201);
    expect(second.json).toEqual(first.json);
    const other = await post(server.base, applicationForm({ pitch: 'anders' }), key);
    expect([other.status, other.json]).toEqual([409, { error: 'conflict' }]);
  });

  it('takes equal content without a key for the same application for ten minutes, across any border of time', async () => {
    const form = () => applicationForm({ pitch: 'ohne Schlüssel' });
    server.setNow(new Date('2026-11-21T13:09:59Z'));
    const first = await post(server.base, form());
    server.setNow(new Date('2026-11-21T13:19:58Z'));
    expect((await post(server.base, form())).json).toEqual(first.json);
    server.setNow(new Date('2026-11-21T13:20:00Z'));
    const later = await post(server.base, form());
    expect(later.json.reference).toMatch(/^SFF-/);
    expect(later.json).not.toEqual(first.json);
    server.setNow(NOW);
  });

  it('tells different files of the same name apart', async () => {
    const send = (text: string) =>
      post(server.base, applicationForm({ pitch: 'Dateien' }, [{ ...RESUME, content: pdf(text) }]));
    const [one, two] = [await send('eins'), await send('zwei')];
    expect(one.json).not.toEqual(two.json);
  });

  it('stores one of ten equal posts that arrive at the same time', async () => {
    const before = (await server.names('entries')).length;
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        post(server.base, applicationForm({ pitch: 'zehn' }), { 'Idempotency-Key': 'ten' }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 201));
    expect(new Set(answers.map(({ json }) => json.reference)).size).toBe(1);
    expect(await server.names('entries')).toHaveLength(before + 1);
    expect(await server.names('tmp')).toEqual([]);
  });

  it('lets two servers on one spool store one of two equal posts', async () => {
    const other = await startIntake({ place: server.place });
    const send = (base: string) =>
      post(base, applicationForm({ pitch: 'zwei Server' }), { 'Idempotency-Key': 'two-servers' });
    const answers = await Promise.all([send(server.base), send(other.base), send(server.base)]);
    expect(new Set(answers.map(({ status, json }) => `${status} ${json.reference}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(201);
    await other.stop();
  });

  it.each([
    ['a numeric id nobody knows', { job: '999' }],
    ['an inherited name', { job: '0000000' }],
  ])('says of %s that the job is closed', async (_name, changes) => {
    const answer = await post(server.base, applicationForm(changes));
    expect([answer.status, answer.json]).toEqual([410, { error: 'closed' }]);
  });

  it('takes applications until the end of the last day in Berlin', async () => {
    server.setNow(new Date('2026-11-21T22:59:59Z'));
    expect((await post(server.base, applicationForm({ job: '88' }))).status).toBe(201);
    server.setNow(new Date('2026-11-21T23:00:01Z'));
    expect((await post(server.base, applicationForm({ job: '88', pitch: 'spät' }))).status).toBe(410);
    server.setNow(NOW);
  });

  it.each([
    ['no job', { job: '' }],
    ['a job that is a path', { job: '../1042' }],
    ['a job that is a property of every object', { job: '__proto__' }],
  ])('calls a form with %s broken', async (_name, changes) => {
    expect((await post(server.base, applicationForm(changes))).status).toBe(400);
  });

  it('answers wrong input field by field, in the order of the form', async () => {
    const answer = await post(server.base, applicationForm({ email: 'nix', first_name: '' }, []));
    expect(answer.status).toBe(422);
    expect(answer.json.errors).toEqual([
      { field: 'first_name', code: 'required' },
      { field: 'email', code: 'email' },
      { field: 'resume', code: 'required' },
    ]);
  });

  it('names the fields by their labels where the form cannot be shown again', async () => {
    const wrong = { email: 'nix', first_name: '', privacy_ack: '', locale: 'en' };
    const page = await post(server.base, applicationForm(wrong, []), { Accept: 'text/html' });
    expect(page.status).toBe(422);
    for (const name of ['First name', 'Email', 'CV', 'Privacy notice'])
      expect(page.text).toMatch(new RegExp(`<p>${name}: [A-Z]`));
    expect(page.text).not.toMatch(/first_name|privacy_ack/);
  });

  it.each<[string, FormFile[], number, object]>([
    [
      'one byte too many',
      [{ ...RESUME, content: Buffer.concat([pdf(), Buffer.alloc(10 * 1_048_576)]) }],
      413,
      { code: 'fileSize', params: { maxFile: 10, index: 0 } },
    ],
    ['a type that is not taken', [{ ...RESUME, name: 'cv.exe' }], 415, { code: 'fileType' }],
    ['a PDF that is none', [{ ...RESUME, content: Buffer.from('MZ program') }], 415, { code: 'fileContent' }],
    ['an empty file', [{ ...RESUME, content: Buffer.alloc(0) }], 422, { code: 'fileEmpty' }],
    ['two résumés', [RESUME, { ...RESUME, name: 'b.pdf' }], 422, { code: 'fileCount', params: { n: 1 } }],
  ])('refuses %s', async (_name, files, status, error) => {
    const answer = await post(server.base, applicationForm({}, files));
    expect(answer.status).toBe(status);
    expect(answer.json.errors?.[0]).toMatchObject({ field: 'resume', ...error });
    expect(await server.names('tmp')).toEqual([]);
  });

  it('refuses files that are too large together, and takes those that are just not', async () => {
    const file = (field: string, name: string, size: number): FormFile => ({
      field,
      name,
      content: Buffer.concat([pdf(name), Buffer.alloc(size)]).subarray(0, size),
    });
    const files = [
      file('resume', 'a.pdf', 10 * 1_048_576),
      file('portfolio', 'b.pdf', 10 * 1_048_576),
      file('certificates', 'c.pdf', 5 * 1_048_576),
    ];
    expect((await post(server.base, applicationForm({}, files))).status).toBe(201);
    const answer = await post(
      server.base,
      applicationForm({}, [...files, file('certificates', 'd.pdf', 20)]),
    );
    expect(answer.status).toBe(413);
    expect(answer.json.errors).toEqual([{ field: 'certificates', code: 'fileTotal', params: { max: 25 } }]);
  });

  it('still answers when far more is sent than is taken', async () => {
    const files = Array.from({ length: 5 }, (_, index) => ({
      field: 'certificates',
      name: `${index}.pdf`,
      content: Buffer.concat([pdf(), Buffer.alloc(12 * 1_048_576)]),
    }));
    const answer = await post(server.base, applicationForm({}, [RESUME, ...files]));
    expect(answer.status).toBe(413);
    expect(await server.names('tmp')).toEqual([]);
  });

  it('ignores choosers that nobody used, as browsers send them', async () => {
    const answer = await post(
      server.base,
      applicationForm({ pitch: 'leere Felder' }, [
        RESUME,
        { field: 'portfolio', name: '', type: 'application/octet-stream', content: Buffer.alloc(0) },
      ]),
    );
    expect(answer.status).toBe(201);
    expect((await entryOf(answer.json.reference)).manifest.files).toHaveLength(1);
  });

  it('accepts work samples instead of a résumé from freelancers', async () => {
    const form = applicationForm({ job: 'freelance' }, [{ ...RESUME, field: 'portfolio' }]);
    expect((await post(server.base, form)).status).toBe(201);
  });

  it('never writes a value into the log', async () => {
    expect((await post(server.base, applicationForm({}, [RESUME]))).status).toBe(201);
    const log = server.log().replace(/^.*Server listening.*$/m, '');
    expect(log).toContain('stored');
    for (const value of ['Änne', 'Muster', 'beispiel.de', 'Lebenslauf', '127.0.0.1', 'SFF-'])
      expect(log).not.toContain(value);
  });
});
