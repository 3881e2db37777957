/** @jest-environment node */
import { allEntries } from '../../../scripts/torture/allEntries';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createProgram } from '../../../server/intake/cli/createProgram';
import { csvCell } from '../../../server/intake/cli/csv';
import { applicationForm, pdf, post, RESUME } from './applicationForm';
import { STORES } from './places';
import { type IntakeServer, NOW, startIntake } from './intakeServer';

describe.each(STORES)('with the %s', (kind) => {
  let server: IntakeServer;
  let answer = false;
  let asked = '';

  beforeEach(async () => {
    server = await startIntake({ kind });
  });
  afterEach(() => server.stop());

  let printed = '';
  const warnings: string[] = [];

  async function run(...args: string[]): Promise<string> {
    printed = '';
    warnings.length = 0;
    const program = createProgram({
      openStore: async () => server.store,
      // Into a pipe, so it takes a moment.
      print: async (text) => {
        await new Promise(setImmediate);
        printed += `${text}\n`;
      },
      warn: (text) => {
        printed += `${text}\n`;
        warnings.push(text);
      },
      confirm: async (question) => {
        asked = question;
        return answer;
      },
      now: () => NOW,
      retentionMaxShare: () => 10,
    });
    await program.parseAsync(['node', 'applications', ...args]);
    return printed;
  }

  async function apply(changes: Record<string, string> = {}): Promise<string> {
    const { json } = await post(server.base, applicationForm(changes));
    return json.reference ?? '';
  }

  it('lists what is held, while the server runs', async () => {
    expect(await run('list')).toContain('Nothing in ');
    const reference = await apply();
    const output = await run();
    expect(output).toContain(reference);
    expect(output).toContain('Senior Texter (1042)');
    expect(output).toContain('Änne Muster');
    expect(output).toContain('1 entry in ');
  });

  it('lists only what is asked for', async () => {
    const [held, suspicious] = [await apply(), await apply({ remark: 'x', pitch: 'Spam' })];
    const output = await run('list', '--status', 'quarantined');
    expect(output).toContain(suspicious);
    expect(output).not.toContain(held);
    expect(await run('list', '--job', '88')).toContain('No matching entries in ');
    expect(JSON.parse(await run('list', '--json'))).toHaveLength(2);
  });

  it('shows one entry, however its reference is typed', async () => {
    const reference = await apply({ pitch: 'Mein Pitch' });
    const output = await run('show', reference.toLowerCase().replaceAll('-', ' '));
    expect(output).toContain('Mein Pitch');
    expect(output).toContain('Lebenslauf Änne.pdf');
  });

  it('exports with the files, named by place and never by their senders', async () => {
    const reference = await apply({ pitch: '=HYPERLINK("http://evil.example")' });
    const out = await mkdtemp(join(tmpdir(), 'sff-export-'));
    expect(await run('export', '--out', out)).toContain('1 entries and 1 files');
    const csv = await readFile(join(out, 'applications.csv'), 'utf8');
    expect(csv).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
    expect(await readdir(join(out, reference))).toEqual(['1-resume.pdf', 'manifest.json']);
    expect(await readFile(join(out, reference, '1-resume.pdf'))).toEqual(pdf());
    await rm(out, { recursive: true });
  });

  it('shows a long address whole', async () => {
    const address = `https://portfolio.example/${'a'.repeat(100)}/ende`;
    const reference = await apply({ pitch: `Hier: ${address}` });
    const output = await run('show', reference);
    expect(output.replace(/[│\s]/g, '')).toContain(address);
  });

  it('names the folders of an earlier export whose entries have been deleted', async () => {
    const [gone, kept] = [await apply(), await apply({ email: 'kim@beispiel.de' })];
    const out = await mkdtemp(join(tmpdir(), 'sff-export-'));
    expect(await run('export', '--out', out)).not.toContain('deleted here');
    await run('delete', gone, '--yes');
    const output = await run('export', '--out', out);
    expect(output).toContain(`have been deleted here; delete them too: ${gone}\n`);
    expect(output).not.toContain(kept);
    await rm(out, { recursive: true });
  });

  it('says where an export cannot be written, and leaves the table that was there', async () => {
    await apply();
    const out = await mkdtemp(join(tmpdir(), 'sff-export-'));
    await writeFile(join(out, 'applications.csv'), 'the earlier table');
    const [entry] = await allEntries(server.store);
    // A file where the folder of the entry would be.
    await writeFile(join(out, entry?.manifest.reference ?? ''), '');
    await expect(run('export', '--out', out)).rejects.toThrow(
      /^The export into \S+ is incomplete \(EEXIST: .+ name another folder with --out/,
    );
    expect(await readFile(join(out, 'applications.csv'), 'utf8')).toBe('the earlier table');
    await rm(out, { recursive: true });
  });

  it('refuses steps of applications for a contact message', async () => {
    const message = new URLSearchParams({
      topic: 'press',
      name: 'Kim',
      email: 'kim@beispiel.de',
      message: 'Guten Tag zusammen',
    });
    const { json } = await post(server.base, message, {}, '/api/contact');
    for (const step of ['read', 'decide', 'withdraw'])
      await expect(run(step, json.reference ?? '')).rejects.toThrow(
        `${json.reference} is a contact message: only applications are read, decided or withdrawn.`,
      );
    const [entry] = await allEntries(server.store);
    expect([entry?.state.readAt, entry?.state.decidedAt, entry?.state.withdrawnAt]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('exports no part of a damaged file, and names it', async () => {
    const reference = await apply();
    const [entry] = await allEntries(server.store);
    const folder = kind === 'spool' ? 'entries' : 'files';
    await server.place.overwrite(`${folder}/${reference}/${entry?.manifest.files[0]?.storedAs}`, '%PDF-1');
    const out = await mkdtemp(join(tmpdir(), 'sff-export-'));
    expect(await run('export', '--out', out)).toContain(
      `${reference}: 1-resume.pdf is damaged, it has 6 bytes`,
    );
    expect(await readdir(join(out, reference))).toEqual(['manifest.json']);
    await rm(out, { recursive: true });
  });

  it('lets nobody write to the terminal of whoever looks', async () => {
    const escape = '\u001b[2J\u001b]0;x\u0007\u009b31m\u202e\r';
    await post(
      server.base,
      applicationForm({ first_name: `${escape}Kim`, pitch: `a${escape}b`, desired_role: escape }, [
        { ...RESUME, name: `cv${escape}.pdf` },
      ]),
    );
    const [entry] = await allEntries(server.store);
    const everything = [
      await run('list'),
      await run('list', '--json'),
      await run('show', entry?.manifest.reference ?? ''),
      await run('export'),
    ].join('');
    expect(everything).toContain('Kim');
    expect(
      [...everything].filter((letter) => /[\p{Cc}\u202e]/u.test(letter) && !'\r\n'.includes(letter)),
    ).toEqual([]);
  });

  it('releases from quarantine', async () => {
    const reference = await apply({ remark: 'x' });
    expect(await run('release', reference)).toContain('out of quarantine');
    expect(await run('show', reference, '--json')).toContain('"status": "held"');
    await expect(run('release', reference)).rejects.toThrow('is not in quarantine');
  });

  it('deletes after asking, or at once with --yes', async () => {
    const reference = await apply();
    expect(await run('delete', reference)).toContain('Nothing was deleted');
    expect(asked).toBe(`Permanently delete ${reference} of Änne Muster with 1 files?`);
    expect(await run('delete', reference, '--yes')).toContain('is deleted');
    expect(await server.names('entries')).toEqual([]);
    await expect(run('show', reference)).rejects.toThrow('was deleted');
  });

  it('deletes an entry that cannot be read, which it names among those that may have expired', async () => {
    const reference = await apply();
    await server.place.overwrite(
      kind === 'spool' ? `entries/${reference}/manifest.json` : `entries/${reference}.json`,
      '{"version"',
    );
    await run('expire');
    expect(warnings).toEqual([
      expect.stringMatching(`^${reference} cannot be read: .+ use "delete ${reference}"\\.$`),
    ]);
    await run('delete', reference);
    expect(asked).toMatch(/^Permanently delete \S+, which cannot be read \(.+\), with all its files\?$/);
    expect(await run('delete', reference, '--yes')).toContain('is deleted');
    expect(await server.names('entries')).toEqual([]);
  });

  it('keeps the day of the first decision', async () => {
    const reference = await apply();
    expect(await run('decide', reference)).toBe(
      `${reference} is decided and will be deleted on 2027-06-21.\n`,
    );
    await server.store.changeState(reference, (state) => ({
      ...state,
      decidedAt: '2026-10-01T10:00:00.000Z',
    }));
    expect(await run('decide', reference)).toBe(
      `${reference} is decided since 2026-10-01 and will be deleted on 2027-05-01.\n`,
    );
    const entry = await server.store.find(reference);
    expect(entry).toMatchObject({ state: { readAt: NOW.toISOString() } });
  });

  it('names the days of Berlin', async () => {
    const reference = await apply();
    await server.store.changeState(reference, (state) => ({
      ...state,
      decidedAt: '2026-11-21T23:30:00.000Z',
    }));
    expect(await run('decide', reference)).toBe(
      `${reference} is decided since 2026-11-22 and will be deleted on 2027-06-22.\n`,
    );
  });

  it('records nothing more of what was withdrawn, and says when it was', async () => {
    const reference = await apply();
    await run('withdraw', reference);
    for (const step of ['read', 'decide'])
      await expect(run(step, reference)).rejects.toThrow(`${reference} was withdrawn on 2026-11-21`);
    const entry = await server.store.find(reference);
    expect(entry).toMatchObject({ state: { withdrawnAt: NOW.toISOString() } });
    expect(entry).not.toMatchObject({ state: { decidedAt: expect.any(String) } });
  });

  it('says where the commands stand when one is mistyped', async () => {
    await expect(run('lsit')).rejects.toThrow('too many arguments');
    await new Promise(setImmediate);
    expect(printed).toContain('npm run applications -- --help');
  });

  it('tries again what could not be passed on', async () => {
    const reference = await apply();
    const failed = { attempts: 3, nextAt: '2027-01-01T00:00:00.000Z', error: 'ECONNREFUSED' };
    await server.store.changeState(reference, (state) => ({
      ...state,
      deliveries: { recruiter: failed },
    }));
    expect(await run('list')).toContain('failing');
    expect(await run('retry')).toContain('1 of 1');
    expect(await server.store.find(reference)).toMatchObject({
      state: { deliveries: { recruiter: { attempts: 3, nextAt: NOW.toISOString() } } },
    });
  });

  it('tries a mail to the applicant again that was refused for good', async () => {
    const reference = await apply();
    const arrived = { attempts: 1, nextAt: NOW.toISOString(), deliveredAt: NOW.toISOString() };
    const refused = { attempts: 1, nextAt: NOW.toISOString(), error: 'answer 554', isFinal: true as const };
    await server.store.changeState(reference, (state) => ({
      ...state,
      deliveries: { recruiter: arrived, confirmation: refused },
    }));
    expect(await run('list')).toContain('delivered');
    expect(await run('show', reference)).toContain('given up; try again with "retry"');
    expect(await run('retry', reference)).toContain('1 of 1');
    const entry = await server.store.find(reference);
    expect(entry).toMatchObject({ state: { deliveries: { recruiter: arrived } } });
    expect(entry).not.toMatchObject({ state: { deliveries: { confirmation: { isFinal: true } } } });
  });

  it('says nothing of what was withdrawn before it could be passed on but that it is held', async () => {
    const reference = await apply();
    const failed = { attempts: 3, nextAt: '2027-01-01T00:00:00.000Z', error: 'ECONNREFUSED' };
    const withdrawn = { withdrawnAt: NOW.toISOString(), deliveries: { recruiter: failed } };
    await server.store.changeState(reference, (state) => ({ ...state, ...withdrawn }));
    expect(await run('list')).toContain('held');
    expect(await run('retry')).toContain('0 of 1');
    // Whoever has it must still hear of the withdrawal.
    await server.store.changeState(reference, (state) => ({
      ...state,
      deliveries: { 'recruiter-update': failed },
    }));
    expect(await run('list')).toContain('failing');
    expect(await run('retry')).toContain('1 of 1');
  });

  it.each(['list', 'list --json', 'export', 'export --format json', 'retry'])(
    'names the entries that %s leaves out because they cannot be read',
    async (command) => {
      const [damaged, whole] = [await apply(), await apply({ first_name: 'Kim' })];
      await server.place.overwrite(
        kind === 'spool' ? `entries/${damaged}/manifest.json` : `entries/${damaged}.json`,
        '{"version"',
      );
      const output = await run(...command.split(' '));
      expect(warnings).toEqual([expect.stringContaining(`${damaged} cannot be read`)]);
      expect(output).toContain(command === 'retry' ? '0 of 1' : whole);
    },
  );

  it.each([
    ['what is no reference', 'abc', 'is not a reference'],
    ['what is not there', 'SFF-00000-00000', 'does not exist'],
    ['a path', '../../etc/passwd', 'is not a reference'],
  ])('explains %s', async (_name, text, message) => {
    await expect(run('show', text)).rejects.toThrow(message);
  });
});

it.each([
  ['Anna', 'Anna'],
  ['=1+1', "'=1+1"],
  ['+49 30', "'+49 30"],
  ['-5', "'-5"],
  ['@cmd', "'@cmd"],
  ['\t=1', "'\t'=1"],
  [';=1+1', `";'=1+1"`],
  ['a"b', '"a""b"'],
  ['a,b', '"a,b"'],
  ['eins\nzwei', '"eins\nzwei"'],
  ['eins\n- zwei', '"eins\n- zwei"'],
  ['a;=1+1', `"a;'=1+1"`],
  ['a; -2+3', `"a; '-2+3"`],
  ['a,"=1+1', `"a,""'=1+1"`],
  ['eins\n=cmd|x', `"eins\n'=cmd|x"`],
  [RESUME.name, RESUME.name],
])('writes %j into a cell as %j', (text, cell) => {
  expect(csvCell(text)).toBe(cell);
});
