import { KeptEntries } from '../../../server/intake/s3/keptEntries';
import { channelTask } from '../../../server/intake/delivery/channelTask';
import { TaskQueue } from '../../../server/intake/delivery/taskQueue';
import type { Intake } from '../../../server/intake/intake';
import { scanTask } from '../../../server/intake/scan/scanTask';
import { EntryFolders } from '../../../server/intake/store/entryFolders';
import { StoreUnavailableError } from '../../../server/intake/store/store';
import { nextDue } from '../../../server/intake/upkeep/nextDue';
import { takeUpDue } from '../../../server/intake/upkeep/takeUpDue';
import { applicationForm, post } from './applicationForm';
import { type IntakeServer, startIntake } from './intakeServer';
import { STORES } from './places';

const { signal } = new AbortController();

describe.each(STORES)('what is due in the %s', (kind) => {
  let server: IntakeServer;
  beforeEach(async () => {
    server = await startIntake({ kind });
    for (const pitch of ['eins', 'zwei', 'drei']) await post(server.base, applicationForm({ pitch }));
  });
  afterEach(() => server.stop());

  it.each([
    ['a channel takes it', true],
    ['its channel is paused', false],
  ])('is read once a minute where %s', async (_case, isTaken) => {
    server.store.scheduleBy((entry) => nextDue(server.intake, entry));
    const read = jest.spyOn(kind === 'spool' ? EntryFolders.prototype : KeptEntries.prototype, 'read');
    const work = jest.fn(async () => 'next' as const);
    const queue = new TaskQueue({ name: 'way', isDue: () => isTaken, work }, signal);
    await takeUpDue(server.intake, [queue], signal);
    await queue.idle();
    expect(work).toHaveBeenCalledTimes(isTaken ? 3 : 0);
    expect(read).toHaveBeenCalledTimes(3);
    read.mockRestore();
  });

  it('is deleted after its time although the disk is too full to record the current one', async () => {
    await server.store.noteTime(new Date('2027-12-01T00:00:00Z'));
    server.setNow(new Date('2027-12-21T22:59:00Z'));
    const noting = jest
      .spyOn(server.store, 'noteTime')
      .mockRejectedValue(new StoreUnavailableError('ENOSPC'));
    await expect(takeUpDue(server.intake, [], signal)).rejects.toThrow('ENOSPC');
    expect(await server.names('entries')).toEqual([]);
    noting.mockRestore();
    await takeUpDue(server.intake, [], signal);
    expect(await server.store.lastSeen()).toEqual(server.intake.now());
  });

  it.each([
    ['passed on', (intake: Intake) => channelTask(intake, { name: 'webhook', deliver: jest.fn() })],
    ['scanned', (intake: Intake) => scanTask(intake, { scan: jest.fn() })],
  ])(
    'is %s in the next minute if nothing can be stored, with one line, and not if it is one entry',
    async (done, taskOf) => {
      const queue = new TaskQueue(taskOf(server.intake), signal);
      for (const reference of await server.names('entries'))
        await server.store.changeState(reference, (state) =>
          done === 'scanned' ? { ...state, scan: 'pending' } : state,
        );
      jest.spyOn(server.store, 'claim').mockRejectedValue(new StoreUnavailableError('ENOSPC'));
      const check = jest.spyOn(server.store, 'check').mockRejectedValue(new StoreUnavailableError('ENOSPC'));
      const lines = async () => {
        await takeUpDue(server.intake, [queue], signal);
        await queue.idle();
        return server.log().match(new RegExp(`could not be ${done}`, 'g'))?.length;
      };
      expect(await lines()).toBe(1);
      check.mockResolvedValue();
      expect(await lines()).toBe(4);
    },
  );
});
