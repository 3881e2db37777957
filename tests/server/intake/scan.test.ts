import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createProgram } from '../../../server/intake/cli/createProgram';
import type { Entry } from '../../../server/intake/store/manifest';
import { clamdScanner } from '../../../server/intake/scan/clamd';
import { ScannerUnavailableError } from '../../../server/intake/contents/scanner';
import { SCAN_WAIT_MS } from '../../../server/intake/scan/scanStaged';
import { createMailer } from '../../../server/intake/delivery/mailer';
import { createSummary } from '../../../server/intake/upkeep/summary';
import { act, apply as applyForLink } from './applicantPage';
import { applicationForm, pdf, post, RESUME } from './applicationForm';
import { type ClamdServer, MALWARE, startClamd } from './clamdServer';
import { type IntakeServer, NOW, startIntake } from './intakeServer';
import { type Mailbox, startMailbox } from './mailbox';
import { STORES } from './places';
import { deleteExpired, passOnByMail, scanHeld } from './workOnce';
import { expiryOf } from '../../../server/intake/store/expiry';

let clamd: ClamdServer;
beforeEach(async () => {
  clamd = await startClamd();
});
afterEach(() => clamd.stop());

const soon = () => AbortSignal.timeout(20_000);

describe('the scanner', () => {
  const scan = (content: Buffer | Readable, signal = soon()) =>
    clamdScanner(clamd.address).scan(
      () => (Buffer.isBuffer(content) ? Readable.from([content]) : content),
      signal,
    );

  it('sends every byte of a file, whatever its size', async () => {
    const content = Buffer.alloc(3_000_001, 'abc');
    const pieces = [content.subarray(0, 1), content.subarray(1, 1_000_000), content.subarray(1_000_000)];
    expect(await scan(Readable.from(pieces))).toBe('clean');
    expect(clamd.scanned[0]?.equals(content)).toBe(true);
    expect(await scan(Buffer.alloc(0))).toBe('clean');
  });

  it('says what is infected', async () => {
    expect(await scan(Buffer.from(`before ${MALWARE} after`))).toBe('infected');
  });

  it('does not take a refused file for a clean one', async () => {
    clamd.maxBytes = 100_000;
    const failure = scan(Readable.from(Array.from({ length: 20 }, () => Buffer.alloc(50_000))));
    await expect(failure).rejects.toThrow(ScannerUnavailableError);
  });

  it.each([
    ['is down', () => clamd.stop(), 'ECONNREFUSED'],
    ['ends the connection', () => (clamd.mode = 'cut'), ''],
    ['says nothing', () => (clamd.mode = 'hang'), 'too slow'],
  ])('says so when it %s', async (_name, prepare, message) => {
    await prepare();
    const failure = scan(Buffer.alloc(1_000_000), AbortSignal.timeout(clamd.mode === 'hang' ? 50 : 20_000));
    await expect(failure).rejects.toThrow(ScannerUnavailableError);
    await expect(failure).rejects.toThrow(message);
    if (clamd.mode !== 'scan') return;
    await clamd.restart();
  });

  it('tells a file that cannot be read from a scanner that does not work', async () => {
    const broken = new Readable({ read: () => undefined });
    const failure = scan(broken);
    broken.destroy(new Error('the disk is gone'));
    await expect(failure).rejects.toThrow('the disk is gone');
  });
});

describe.each(STORES)('an application with the %s', (kind) => {
  let server: IntakeServer;
  let mailbox: Mailbox;
  beforeEach(async () => {
    [server, mailbox] = await Promise.all([startIntake({ kind }), startMailbox()]);
    server.intake.scanner = clamdScanner(clamd.address);
  });
  afterEach(() => Promise.all([server.stop(), mailbox.stop()]));

  const infected = { field: 'portfolio', name: 'Arbeiten.pdf', content: pdf(MALWARE) };
  const apply = (files = [RESUME], changes: Record<string, string> = {}) =>
    post(server.base, applicationForm(changes, files));
  const entryOf = async (reference = ''): Promise<Entry> => {
    const entry = await server.store.find(reference);
    if (!entry || entry === 'deleted') throw new Error('not stored');
    return entry;
  };
  const passOnAll = () => passOnByMail(server.intake, mailbox);
  async function run(...args: string[]): Promise<string> {
    let output = '';
    const program = createProgram({
      openStore: async () => server.store,
      print: (text) => void (output += `${text}\n`),
      warn: (text) => void (output += `${text}\n`),
      confirm: async () => false,
      now: () => NOW,
      retentionMaxShare: () => 10,
    });
    await program.parseAsync(['node', 'applications', ...args]);
    return output;
  }

  it('is scanned before it is stored, and passed on when it is clean', async () => {
    const { json } = await apply();
    expect((await entryOf(json.reference)).state.scan).toBe('clean');
    expect(clamd.scanned).toEqual([RESUME.content]);
    await passOnAll();
    expect(mailbox.mails).toHaveLength(2);
  });

  it('is refused at the infected file, with nothing of it kept', async () => {
    const answer = await apply([RESUME, { ...RESUME, field: 'portfolio', name: 'a.pdf' }, infected]);
    expect(answer.status).toBe(422);
    expect(answer.json.errors).toEqual([{ field: 'portfolio', code: 'fileInfected', params: { index: 1 } }]);
    expect(await server.names('entries')).toEqual([]);
    expect(await server.names('tmp')).toEqual([]);
    const page = await post(server.base, applicationForm({}, [RESUME, infected]), { Accept: 'text/html' });
    expect(page.text).toContain('In der Datei wurde Schadsoftware gefunden.');
  });

  it('is taken and held while the scanner is down, and goes out by itself once it was scanned', async () => {
    await clamd.stop();
    const { status, json } = await apply();
    expect(status).toBe(201);
    await passOnAll();
    await scanHeld(server.intake);
    expect(mailbox.mails).toEqual([]);
    expect(await run('list', '--status', 'unscanned')).toContain(json.reference);
    await clamd.restart();
    await scanHeld(server.intake);
    expect((await entryOf(json.reference)).state).toMatchObject({ status: 'held', scan: 'clean' });
    await passOnAll();
    expect(mailbox.mails).toHaveLength(2);
    expect(server.log()).not.toContain('Lebenslauf');
  });

  it('is taken and held when the scanner says nothing', async () => {
    clamd.mode = 'hang';
    const patience = jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      expect(ms).toBe(SCAN_WAIT_MS);
      const controller = new AbortController();
      setTimeout(() => controller.abort(), 50);
      return controller.signal;
    });
    const { status, json } = await apply();
    patience.mockRestore();
    expect(status).toBe(201);
    expect((await entryOf(json.reference)).state.scan).toBe('pending');
  });

  it('loses an infected file that is found later, and its sender is told; nobody else gets anything', async () => {
    await clamd.stop();
    const { json } = await apply([RESUME, infected], { locale: 'en' });
    await clamd.restart();
    await scanHeld(server.intake);
    const entry = await entryOf(json.reference);
    const [resume, portfolio] = entry.manifest.files;
    expect(entry.state).toMatchObject({ scan: 'infected', infected: [portfolio?.storedAs] });
    await passOnAll();
    await passOnAll();
    expect(mailbox.mails.map(({ to, mail }) => [to, mail.subject])).toEqual([
      [['aenne@beispiel.de'], 'Your application: please send it again'],
    ]);
    expect(mailbox.mails[0]?.mail.text).toContain('here: 1 portfolio file.');
    // The page of such an application takes neither files nor another address.
    expect(mailbox.mails[0]?.mail.text).toContain('you can delete it there');
    expect(mailbox.mails[0]?.mail.text).not.toContain('forgotten files');
    expect(mailbox.mails[0]?.mail.attachments).toEqual([]);
    expect(await run()).toContain('infected');
    expect(await run('show', json.reference ?? '')).toContain('removed, malware was found in it');
    const out = await mkdtemp(join(tmpdir(), 'sff-export-'));
    await run('export', '--out', out);
    expect(await readdir(join(out, json.reference ?? ''))).toEqual(['1-resume.pdf', 'manifest.json']);
    await rm(out, { recursive: true });
    await expect(run('release', json.reference ?? '')).rejects.toThrow('is not in quarantine');
    expect(
      expiryOf(await entryOf(json.reference))
        .toISOString()
        .slice(0, 10),
    ).toBe('2026-12-21');
    expect(resume?.name).toBe(RESUME.name);
  });

  it('is not deleted at once for an infected file added after 40 days, and recruiters who have it are told', async () => {
    const { reference, link } = await applyForLink(server);
    await passOnAll();
    await clamd.stop();
    const unseen = (await apply([RESUME, infected], { pitch: 'zwei' })).json.reference ?? '';
    const day = (days: number) => new Date(NOW.getTime() + days * 86_400_000);
    server.setNow(day(40));
    await server.store.noteTime(day(40));
    await act(server, link, { action: 'files' }, [infected]);
    await clamd.restart();
    await scanHeld(server.intake);
    expect((await entryOf(reference)).state).toMatchObject({ scan: 'infected' });
    expect(await deleteExpired(server.intake)).toBe(0);
    const [resume] = (await entryOf(reference)).manifest.files;
    if (!resume) throw new Error('no file');
    expect(await buffer(await server.store.read(reference, resume))).toEqual(RESUME.content);
    expect(server.log()).toContain(`"reference":"${reference}","files":1,"msg":"malware was found`);
    const addresses = { from: 'bewerbung@sff.example', recruiter: 'jobs@sff.example', contact: '' };
    mailbox.mails.length = 0;
    await createSummary(server.intake, addresses, createMailer(mailbox.url))(soon());
    expect(mailbox.mails[0]?.mail.text).toMatch(new RegExp(`Schadsoftware gefunden[^]*\\n {2}${reference}`));
    expect(mailbox.mails[0]?.mail.text).not.toContain(unseen);
    server.setNow(new Date(day(70).getTime() - 1));
    expect(await deleteExpired(server.intake)).toBe(0);
    server.setNow(day(70));
    expect(await deleteExpired(server.intake)).toBe(2);
  });

  it.each([
    ['withdrawn', 'withdraw', 'Bewerbung zurückgezogen'],
    ['out of the talent pool', 'leavePool', 'Talentpool verlassen'],
  ])(
    'is reported as %s to those who have it, whatever was found in a file that was added later',
    async (_name, action, words) => {
      const { reference, link } = await applyForLink(server, { talent_pool: 'true' });
      await passOnAll();
      await clamd.stop();
      await act(server, link, { action: 'files' }, [infected]);
      await act(server, link, { action });
      await clamd.restart();
      await scanHeld(server.intake);
      expect((await entryOf(reference)).state).toMatchObject({ scan: 'infected' });
      mailbox.mails.length = 0;
      await passOnAll();
      const toRecruiters = mailbox.mails.filter(({ to }) => to.includes('jobs@sff.example'));
      expect(toRecruiters).toHaveLength(1);
      expect(toRecruiters[0]?.mail.text).toContain(words);
      expect(toRecruiters[0]?.mail.attachments).toEqual([]);
    },
  );

  it('finishes removing what an interrupted run had found', async () => {
    await clamd.stop();
    const { json } = await apply([RESUME, infected]);
    const reference = json.reference ?? '';
    const [, file] = (await entryOf(reference)).manifest.files;
    if (!file) throw new Error('no file');
    await server.store.changeState(reference, (state) => ({ ...state, infected: [file.storedAs] }));
    await server.store.removeFile(reference, file);
    await clamd.restart();
    await scanHeld(server.intake);
    expect((await entryOf(reference)).state).toMatchObject({ scan: 'infected', infected: [file.storedAs] });
  });

  it('is passed on unscanned when a person says so', async () => {
    clamd.maxBytes = 10;
    const { json } = await apply([{ ...RESUME, content: pdf('x'.repeat(3000)) }]);
    await scanHeld(server.intake);
    expect((await entryOf(json.reference)).state.scan).toBe('pending');
    await run('release', json.reference ?? '');
    await passOnAll();
    expect(mailbox.mails).toHaveLength(2);
  });
});
