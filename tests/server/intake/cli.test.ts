import { allEntries } from '../../../scripts/torture/allEntries';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { csvCell } from '../../../server/intake/cli/csv';
import { act, apply as applyForLink } from './applicantPage';
import { applicationForm, pdf, post, RESUME } from './applicationForm';
import { type CommandLine, commandLine } from './commandLine';
import { type IntakeServer, startIntake } from './intakeServer';
import { STORES } from './places';
import { deleteExpired } from './workOnce';

describe.each(STORES)('with the %s', (kind) => {
  let server: IntakeServer;
  let cli: CommandLine;
  beforeEach(async () => {
    server = await startIntake({ kind });
    cli = commandLine(server);
  });
  afterEach(() => server.stop());
  const run = (...args: string[]) => cli.run(...args);
  const apply = async (changes: Record<string, string> = {}) =>
    (await post(server.base, applicationForm(changes))).json.reference ?? '';

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

  const MESSAGE = { topic: 'press', name: 'Kim', email: 'kim@beispiel.de', message: 'Guten Tag zusammen' };
  const write = async () =>
    (await post(server.base, new URLSearchParams(MESSAGE), {}, '/api/contact')).json.reference ?? '';

  it('says how far each application is, and lists those of one progress', async () => {
    const [read, arrived, message] = [await apply(), await apply({ pitch: 'zwei' }), await write()];
    await run('read', read);
    const lines = (await run('list')).split('\n');
    const progressOf = (reference: string) =>
      lines
        .find((line) => line.includes(reference))
        ?.split('│')[7]
        ?.trim();
    expect([read, arrived, message].map(progressOf)).toEqual(['read', 'arrived', '']);
    const output = await run('list', '--progress', 'arrived');
    expect(output).toContain(arrived);
    expect(output).toContain('1 entry in ');
  });

  it.each(['list', 'list --json', 'export'])(
    'answers with %s what is held of one person, messages too',
    async (command) => {
      const applied = await apply({ first_name: 'Kim', email: 'kim@beispiel.de' });
      const [message, other] = [await write(), await apply()];
      const output = await run(...command.split(' '), '--person', 'KIM@beispiel.de');
      expect(output).toContain(applied);
      expect(output).toContain(message);
      expect(output).not.toContain(other);
      for (const nobody of ['', '@'])
        await expect(run(...command.split(' '), '--person', nobody)).rejects.toThrow('needs a name');
    },
  );

  it('shows one entry, however its reference is typed', async () => {
    const reference = await apply({ pitch: 'Mein Pitch' });
    const output = await run('show', reference.toLowerCase().replaceAll('-', ' '));
    expect(output).toContain('Mein Pitch');
    expect(output).toContain('Lebenslauf Änne.pdf');
  });

  it('shows times as clocks in Berlin do, whatever the time zone of the machine', async () => {
    const reference = await apply();
    expect(await run('show', reference)).toMatch(/│ Received +│ 2026-11-21 14:00 +│/);
  });

  it('shows how long an entry is kept', async () => {
    const reference = await apply();
    expect(await run('show', reference)).toMatch(/│ Kept until +│ 2027-12-21 +│/);
    await run('withdraw', reference);
    expect(await run('show', reference)).toMatch(/│ Kept until +│ 2027-06-21 +│/);
  });

  it('reads of the others only those of the same person, for entries that are named', async () => {
    const [first, second] = [await apply(), await apply({ pitch: 'noch einmal' })];
    await apply({ email: 'kim@beispiel.de' });
    const reading = jest.spyOn(server.store, 'entries');
    expect(await run('show', first)).toMatch(new RegExp(`│ Same person +│ ${second} +│`));
    expect(await run('export', first)).toContain(`,arrived,${second},`);
    expect(reading).not.toHaveBeenCalled();
    reading.mockRestore();
    expect(await run('export')).toContain(`,arrived,${second},`);
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

  it('deletes after asking, or at once with --yes', async () => {
    const reference = await apply();
    expect(await run('delete', reference)).toContain('Nothing was deleted');
    expect(cli.asked).toBe(`Permanently delete ${reference} of Änne Muster with 1 files?`);
    expect(await run('delete', reference, '--yes')).toContain('is deleted');
    expect(await server.names('entries')).toEqual([]);
  });

  it('says when and how an entry was deleted, unless an older version has deleted it', async () => {
    const [byCommand, expired] = [await apply(), await apply({ pitch: 'zwei' })];
    const { link, reference: byLink } = await applyForLink(server, { pitch: 'drei' });
    await run('delete', byCommand, '--yes');
    await act(server, link, { action: 'delete' });
    await server.store.noteTime(new Date('2027-12-20T00:00:00Z'));
    server.setNow(new Date('2027-12-31T23:30:00Z'));
    expect(await deleteExpired(server.intake)).toBe(1);
    const older = 'SFF-00000-00000';
    await server.place.noteDeleted(older);
    for (const [reference, how] of [
      [byCommand, ' on 2026-11-21 by command'],
      [byLink, ' on 2026-11-21 by the applicant'],
      [expired, ' on 2028-01-01 because its time was over'],
      [older, ''],
    ] as const)
      await expect(run('show', reference)).rejects.toThrow(`${reference} was deleted${how}.`);
  });

  it('deletes an entry that cannot be read, which it names among those that may have expired', async () => {
    const reference = await apply();
    await server.place.overwrite(
      kind === 'spool' ? `entries/${reference}/manifest.json` : `entries/${reference}.json`,
      '{"version"',
    );
    await run('expire');
    expect(cli.warnings).toEqual([
      expect.stringMatching(`^${reference} cannot be read: .+ use "delete ${reference}"\\.$`),
    ]);
    await run('delete', reference);
    expect(cli.asked).toMatch(/^Permanently delete \S+, which cannot be read \(.+\), with all its files\?$/);
    expect(await run('delete', reference, '--yes')).toContain('is deleted');
    expect(await server.names('entries')).toEqual([]);
  });

  it('names a command that does not exist, the nearest one, and where the commands stand', async () => {
    await expect(run('xyz')).rejects.toThrow(/^There is no command "xyz"\.$/);
    await expect(run('shwo', 'SFF-7K3M2-Q9XPA')).rejects.toThrow(
      'There is no command "shwo". Did you mean "show"?',
    );
    await new Promise(setImmediate);
    expect(cli.printed).toContain('npm run applications -- --help');
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
      expect(cli.warnings).toEqual([expect.stringContaining(`${damaged} cannot be read`)]);
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
