import { allEntries } from '../../../scripts/torture/allEntries';
import { applicationForm, post } from './applicationForm';
import { type CommandLine, commandLine } from './commandLine';
import { BY_COMMAND, type IntakeServer, NOW, startIntake } from './intakeServer';
import { STORES } from './places';

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

  it('releases from quarantine', async () => {
    const reference = await apply({ remark: 'x' });
    expect(await run('release', reference)).toContain('out of quarantine');
    expect(await run('show', reference, '--json')).toContain('"status": "held"');
    await expect(run('release', reference)).rejects.toThrow('is not in quarantine');
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

  /** Runs a command on an entry that is changed once the command has read it. */
  async function runBefore(change: () => Promise<unknown>, ...args: string[]): Promise<string> {
    const find = server.store.find.bind(server.store);
    const finding = jest.spyOn(server.store, 'find').mockImplementationOnce(async (reference) => {
      const entry = await find(reference);
      await change();
      return entry;
    });
    return run(...args).finally(() => finding.mockRestore());
  }

  it.each(['read', 'decide'])('refuses to record "%s" of what is withdrawn meanwhile', async (step) => {
    const reference = await apply();
    const withdraw = () =>
      server.store.changeState(reference, (state) => ({ ...state, withdrawnAt: NOW.toISOString() }));
    await expect(runBefore(withdraw, step, reference)).rejects.toThrow(
      `${reference} was withdrawn on 2026-11-21: nothing more is recorded about it.`,
    );
    const [entry] = await allEntries(server.store);
    expect([entry?.state.readAt, entry?.state.decidedAt]).toEqual([undefined, undefined]);
  });

  it('names the day of a decision that was recorded meanwhile', async () => {
    const reference = await apply();
    const decide = () =>
      server.store.changeState(reference, (state) => ({ ...state, decidedAt: '2026-10-01T10:00:00.000Z' }));
    expect(await runBefore(decide, 'decide', reference)).toBe(
      `${reference} is decided since 2026-10-01 and will be deleted on 2027-05-01.\n`,
    );
  });

  it.each(['read', 'decide', 'withdraw', 'release'])(
    'does not report "%s" of what is deleted meanwhile as done',
    async (command) => {
      const reference = await apply({ remark: 'x' });
      const remove = () => server.store.remove(reference, BY_COMMAND);
      await expect(runBefore(remove, command, reference)).rejects.toThrow(
        `${reference} was deleted on 2026-11-21 by command.`,
      );
    },
  );

  it('releases nothing in which malware is found meanwhile', async () => {
    const reference = await apply();
    await server.store.changeState(reference, (state) => ({ ...state, scan: 'pending' }));
    const find = () => server.store.changeState(reference, (state) => ({ ...state, scan: 'infected' }));
    await expect(runBefore(find, 'release', reference)).rejects.toThrow('is not in quarantine');
    const [entry] = await allEntries(server.store);
    expect(entry?.state.scan).toBe('infected');
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
      deliveries: { recruiter: arrived, webhook: arrived, confirmation: refused },
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
      updates: [{ kind: 'withdrawn' as const, at: NOW.toISOString() }],
      deliveries: { 'recruiter-update': failed },
    }));
    expect(await run('list')).toContain('failing');
    expect(await run('retry')).toContain('1 of 1');
  });
});
