import { createProgram } from '../../../server/intake/cli/createProgram';
import { nextAttempt } from '../../../server/intake/delivery/deliveryChannel';
import type { EntryState } from '../../../server/intake/store/manifest';
import { clamdScanner } from '../../../server/intake/scan/clamd';
import { MAX_SCANS } from '../../../server/intake/scan/scanTask';
import { applicationForm, pdf, post, RESUME } from './applicationForm';
import { type ClamdServer, startClamd } from './clamdServer';
import { type IntakeServer, NOW, startIntake } from './intakeServer';
import { STORES } from './places';
import { scanHeld } from './workOnce';

const SICK = 'a file that the scanner dies on';

describe.each(STORES)('with the %s', (kind) => {
  let server: IntakeServer;
  let clamd: ClamdServer;
  beforeEach(async () => {
    [server, clamd] = await Promise.all([startIntake({ kind }), startClamd()]);
    server.intake.scanner = clamdScanner(clamd.address);
  });
  afterEach(() => Promise.all([server.stop(), clamd.stop()]));

  const apply = async (text: string) => {
    const { json } = await post(server.base, applicationForm({}, [{ ...RESUME, content: pdf(text) }]));
    return json.reference ?? '';
  };
  const stateOf = async (reference: string): Promise<EntryState> => {
    const entry = await server.store.find(reference);
    if (!entry || entry === 'deleted') throw new Error('not stored');
    return entry.state;
  };
  /** Accepts applications while the scanner is down, the one it crashes on first. */
  async function takeUnscanned(): Promise<string[]> {
    await clamd.stop();
    const references: string[] = [];
    for (const text of [SICK, 'eins', 'zwei']) {
      server.setNow(new Date(NOW.getTime() + references.length * 1000));
      references.push(await apply(text));
    }
    await clamd.restart();
    clamd.diesOn = SICK;
    return references;
  }

  it('scans the others although the scanner dies on the first one', async () => {
    const [sick = '', ...others] = await takeUnscanned();
    await scanHeld(server.intake);
    for (const reference of others) expect((await stateOf(reference)).scan).toBe('clean');
    expect(await stateOf(sick)).toMatchObject({
      scan: 'pending',
      scanAttempts: { attempts: 1, nextAt: nextAttempt(1, server.intake.now()) },
    });
  });

  it('tries the sick one later and later, then leaves it to a person', async () => {
    const [sick = ''] = await takeUnscanned();
    for (let run = 0; run < MAX_SCANS; run += 1) {
      await scanHeld(server.intake);
      // Not due yet.
      await scanHeld(server.intake);
      const { scanAttempts } = await stateOf(sick);
      expect(scanAttempts?.attempts).toBe(run + 1);
      server.setNow(new Date(scanAttempts?.nextAt ?? ''));
    }
    expect((await stateOf(sick)).scanAttempts?.isFinal).toBe(true);
    expect(server.log()).toContain('could not be scanned and needs attention');
    const scans = clamd.scanned.length;
    await scanHeld(server.intake);
    expect(clamd.scanned).toHaveLength(scans);
    clamd.diesOn = undefined;
    await createProgram({
      openStore: async () => server.store,
      print: () => undefined,
      warn: () => undefined,
      confirm: async () => false,
      now: server.intake.now,
      retentionMaxShare: () => 10,
    }).parseAsync(['node', 'applications', 'retry', sick]);
    await scanHeld(server.intake);
    expect((await stateOf(sick)).scan).toBe('clean');
  });

  it('blames no entry for a scanner that is down', async () => {
    const [sick = ''] = await takeUnscanned();
    await clamd.stop();
    for (const hour of [1, 2, 3, 4, 5, 6, 7]) {
      server.setNow(new Date(NOW.getTime() + hour * 3_600_000));
      await scanHeld(server.intake);
    }
    expect((await stateOf(sick)).scanAttempts).toBeUndefined();
    await clamd.restart();
  });

  it('blames no entry for good while the scanner scans nothing at all', async () => {
    const [sick = ''] = await takeUnscanned();
    clamd.mode = 'cut';
    for (let run = 0; run < 2 * MAX_SCANS; run += 1) {
      server.setNow(new Date(NOW.getTime() + run * 86_400_000));
      await scanHeld(server.intake);
    }
    const { scan, scanAttempts } = await stateOf(sick);
    expect(scan).toBe('pending');
    expect(scanAttempts?.isFinal).toBeUndefined();
  });
});
