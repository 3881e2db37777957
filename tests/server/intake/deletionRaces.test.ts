import { channelTask } from '../../../server/intake/delivery/channelTask';
import type { DeliveryChannel } from '../../../server/intake/delivery/deliveryChannel';
import { INBOX_CHANNEL } from '../../../server/intake/store/channelNames';
import { Notes } from '../../../server/intake/store/notes';
import { Scratch } from '../../../server/intake/store/scratch';
import { recruiterPath } from '../../../server/intake/tokens/applicationLink';
import { act, apply, JSON_TYPE } from './applicantPage';
import { commandLine } from './commandLine';
import { type IntakeServer, NOW, startIntake } from './intakeServer';
import { objectStoreServer, STORES } from './places';

afterEach(() => jest.restoreAllMocks());

describe.each(STORES)('a deletion at the moment in which something else is done, with the %s', (kind) => {
  let server: IntakeServer;
  let reference: string;
  let link: string;
  let sent: string[];
  beforeEach(async () => {
    server = await startIntake({ kind });
    ({ reference, link } = await apply(server));
    sent = [];
  });
  afterEach(async () => {
    if (kind === 'object store') (await objectStoreServer()).disturb = () => undefined;
    await server.stop();
  });

  const { signal } = new AbortController();
  const channel: DeliveryChannel = {
    name: INBOX_CHANNEL,
    deliver: async ({ manifest }) => void sent.push(manifest.reference),
  };
  const passOn = () => channelTask(server.intake, channel).work(reference, signal);
  const deleteIt = async () => void (await act(server, link, { action: 'delete' }));
  const notices = () => server.store.notes.notices();

  /** Does something between the moments in which the next change reads a state and writes its own. */
  async function duringNextChange(work: () => Promise<unknown>): Promise<void> {
    const change = server.store.changeState.bind(server.store);
    const objectStore = kind === 'object store' ? await objectStoreServer() : undefined;
    const hook = () => {
      if (objectStore) {
        objectStore.disturb = async ({ method, path }) => {
          if (method !== 'PUT' || !path.includes('/states/')) return undefined;
          objectStore.disturb = () => undefined;
          await work();
          return undefined;
        };
        return;
      }
      const { newPath } = Scratch.prototype;
      jest.spyOn(Scratch.prototype, 'newPath').mockImplementationOnce(async function (this: Scratch) {
        await work();
        return newPath.call(this);
      });
    };
    jest.spyOn(server.store, 'changeState').mockImplementationOnce((...args) => {
      hook();
      return change(...args);
    });
  }

  /** Does something before or after the next deletion is marked. */
  function aroundNextMark(moment: 'before' | 'after', work: () => Promise<unknown>): void {
    const { noteDeleted } = Notes.prototype;
    jest.spyOn(Notes.prototype, 'noteDeleted').mockImplementationOnce(async function (this: never, ...args) {
      if (moment === 'before') await work();
      await noteDeleted.apply(this, args);
      if (moment === 'after') await work();
    });
  }

  it('passes on nothing that is deleted while the attempt is recorded, and tells nobody of it', async () => {
    await duringNextChange(deleteIt);
    await passOn();
    expect(await server.store.find(reference)).toBe('deleted');
    expect([sent, await notices()]).toEqual([[], []]);
  });

  it('has recruiters told of what is passed on before it is marked, however late', async () => {
    aroundNextMark('before', passOn);
    await deleteIt();
    expect(await server.store.find(reference)).toBe('deleted');
    expect([sent, await notices()]).toEqual([[reference], [reference]]);
  });

  it('lets nothing be passed on any more once it is marked', async () => {
    aroundNextMark('after', passOn);
    await deleteIt();
    expect(await server.store.find(reference)).toBe('deleted');
    expect(sent).toEqual([]);
  });

  describe('that is interrupted once it is marked', () => {
    beforeEach(async () => {
      aroundNextMark('after', async () => {
        throw new Error('killed');
      });
      await deleteIt();
    });

    it('lets nothing be passed on any more', async () => {
      expect(await server.names('entries')).toEqual([reference]);
      await passOn();
      expect(sent).toEqual([]);
    });

    it('is finished later, and nobody is told of what nobody has', async () => {
      expect(await notices()).toEqual([reference]);
      await server.store.tidy(new Date());
      expect(await server.store.find(reference)).toBe('deleted');
      expect(await notices()).toEqual([]);
    });
  });

  it.each(['read', 'decide', 'withdraw'])('does not report the command "%s" as done', async (command) => {
    await duringNextChange(deleteIt);
    await expect(commandLine(server).run(command, reference)).rejects.toThrow(
      `${reference} was deleted on 2026-11-21 by the applicant.`,
    );
  });

  it('does not count it among what is tried again', async () => {
    const failed = { attempts: 1, nextAt: NOW.toISOString(), error: 'answer 550', isFinal: true } as const;
    await server.store.changeState(reference, (state) => ({ ...state, deliveries: { webhook: failed } }));
    await duringNextChange(deleteIt);
    expect(await commandLine(server).run('retry')).toBe('0 of 1 will be tried again within a minute.\n');
  });

  it('does not report a recruiter’s step as done', async () => {
    await duringNextChange(deleteIt);
    const path = recruiterPath(server.intake, reference);
    const response = await act(server, path, { action: 'read' }, [], JSON_TYPE);
    expect(await response.json()).toEqual({ reference });
    expect(server.log()).not.toContain('a recruiter has updated the progress');
  });
});
