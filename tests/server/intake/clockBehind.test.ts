import { createProgram } from '../../../server/intake/cli/createProgram';
import { recruiterPath } from '../../../server/intake/tokens/applicationLink';
import { expiryOf } from '../../../server/intake/store/expiry';
import { act, apply, entryOf } from './applicantPage';
import { applicationForm, post } from './applicationForm';
import { type IntakeServer, NOW, startIntake } from './intakeServer';
import { STORES } from './places';
import { deleteExpired } from './workOnce';

const DAY_MS = 86_400_000;
const daysBefore = (days: number) => new Date(NOW.getTime() - days * DAY_MS);

describe.each(STORES)('a clock that is behind the last time recorded in the %s', (kind) => {
  let server: IntakeServer;
  beforeEach(async () => {
    server = await startIntake({ kind });
    // A minute of a server with the right clock.
    await deleteExpired(server.intake);
  });
  afterEach(() => server.stop());

  it.each([
    ['1970', new Date(0), {}],
    ['13 months ago', daysBefore(395), {}],
    ['45 days ago, for one in quarantine', daysBefore(45), { remark: 'x' }],
  ])('loses no application once it is corrected: %s', async (_when, wrong, changes) => {
    server.setNow(wrong);
    await deleteExpired(server.intake);
    expect(server.intake.findings.retentionHeld).toMatch(/days before the last time recorded here/);
    const { json, status } = await post(server.base, applicationForm(changes));
    expect(status).toBe(201);
    server.setNow(new Date(NOW.getTime() + 60_000));
    expect(await deleteExpired(server.intake)).toBe(0);
    expect(server.intake.findings.retentionHeld).toBeUndefined();
    const { manifest } = await entryOf(server, json.reference ?? '');
    expect(manifest.receivedAt).toBe(NOW.toISOString());
  });

  it('shortens no period after a step of the recruiters, by page or command', async () => {
    const [first, second] = [await apply(server), await apply(server, { pitch: 'zwei' })];
    server.setNow(daysBefore(270));
    await act(server, recruiterPath(server.intake, first.reference), { action: 'decide' });
    const program = createProgram({
      openStore: async () => server.store,
      print: () => undefined,
      warn: () => undefined,
      confirm: async () => false,
      now: server.intake.now,
      retentionMaxShare: () => 10,
    });
    await program.parseAsync(['node', 'applications', 'decide', second.reference]);
    for (const { reference } of [first, second]) {
      const entry = await entryOf(server, reference);
      expect(entry.state.decidedAt).toBe(NOW.toISOString());
      expect(expiryOf(entry).getTime()).toBeGreaterThan(NOW.getTime() + 150 * DAY_MS);
    }
  });

  it('by hours counts as right, as does one that was put right by command', async () => {
    server.setNow(new Date(NOW.getTime() - 7_200_000));
    const { reference } = await apply(server);
    expect((await entryOf(server, reference)).manifest.receivedAt).toBe('2026-11-21T11:00:00.000Z');
    server.setNow(daysBefore(3));
    // What `expire` records after somebody has confirmed the clock.
    await server.store.noteTime(daysBefore(3));
    await deleteExpired(server.intake);
    expect(server.intake.findings.retentionHeld).toBeUndefined();
    const later = await apply(server, { pitch: 'zwei' });
    expect((await entryOf(server, later.reference)).manifest.receivedAt).toBe(daysBefore(3).toISOString());
  });
});
