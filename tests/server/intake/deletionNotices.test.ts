import { channelTask } from '../../../server/intake/delivery/channelTask';
import type { DeliveryChannel } from '../../../server/intake/delivery/deliveryChannel';
import { createMailer } from '../../../server/intake/delivery/mailer';
import { INBOX_CHANNEL } from '../../../server/intake/store/channelNames';
import type { Delivery, EntryState } from '../../../server/intake/store/manifest';
import { HEARTBEAT } from '../../../server/intake/store/runs';
import { deletionPath } from '../../../server/intake/tokens/applicationLink';
import { createBackgroundWork } from '../../../server/intake/upkeep/backgroundWork';
import { deletionNotices } from '../../../server/intake/upkeep/deletionNotices';
import { readSettings } from '../../../server/settings';
import { eventually } from '../../helpers/eventually';
import { act, apply, entryOf } from './applicantPage';
import { post } from './applicationForm';
import { commandLine } from './commandLine';
import { type IntakeServer, NOW, startIntake } from './intakeServer';
import { type Mailbox, startMailbox } from './mailbox';
import { STORES } from './places';

const ADDRESSES = {
  from: 'bewerbung@sff.example',
  recruiter: 'jobs@sff.example',
  contact: 'x@sff.example',
  domains: ['wien.example'],
};
const delivery: Delivery = { attempts: 1, nextAt: NOW.toISOString() };
const delivered: Delivery = { ...delivery, deliveredAt: NOW.toISOString() };

describe.each(STORES)('when an applicant deletes an application, with the %s', (kind) => {
  let server: IntakeServer;
  let mailbox: Mailbox;
  let steady: number;
  beforeEach(async () => {
    steady = 0;
    const heartbeat = { ...HEARTBEAT, steadyMs: () => steady };
    [server, mailbox] = await Promise.all([startIntake({ kind, heartbeat }), startMailbox()]);
  });
  afterEach(() => Promise.all([server.stop(), mailbox.stop()]));

  const { signal } = new AbortController();
  /** The work of a server; a new one has no memory of earlier ones. */
  const notices = (mailer = true) =>
    deletionNotices(server.intake, ADDRESSES, mailer ? createMailer(mailbox.url) : undefined, () => steady);
  const applyAnd = async (change: Partial<EntryState>) => {
    const applied = await apply(server, { talent_pool: 'true' });
    await server.store.changeState(applied.reference, (state) => ({ ...state, ...change }));
    return applied;
  };
  /** Deletes an application that recruiters have. */
  const applyAndDelete = async () => {
    const { reference, link } = await applyAnd({ deliveries: { recruiter: delivered } });
    await act(server, link, { action: 'delete' });
    return reference;
  };

  it.each(['its page', 'the deletion link', 'leaving the talent pool', 'the command delete'])(
    'recruiters who have it are told once, with nothing but the reference (by %s)',
    async (way) => {
      const { reference, link } = await applyAnd({
        deliveries: { recruiter: delivered },
        decidedAt: NOW.toISOString(),
      });
      if (way === 'its page') await act(server, link, { action: 'delete' });
      else if (way === 'the deletion link')
        await act(server, deletionPath(server.intake, await entryOf(server, reference)), {});
      else if (way === 'the command delete') await commandLine(server).run('delete', '--yes', reference);
      else {
        server.setNow(new Date('2027-07-01T12:00:00Z'));
        await act(server, link, { action: 'leavePool' });
      }
      expect(await server.store.find(reference)).toBe('deleted');
      await Promise.all([notices()(signal), notices()(signal)]);
      await notices()(signal);
      expect(mailbox.mails).toHaveLength(1);
      const [{ to, mail } = { to: [], mail: undefined }] = mailbox.mails;
      expect(to).toEqual(['jobs@sff.example']);
      expect(mail?.subject).toBe(`Gelöscht: Bewerbung ${reference}`);
      expect(mail?.text?.trim()).toBe(
        `Die Bewerbung ${reference} ist auf Wunsch gelöscht. Im Eingang ist nichts mehr davon. Bitte auch die Mails dazu löschen und den Eintrag im Bewerbungssystem.`,
      );
      expect(mail?.references).toBe(`<${reference.toLowerCase()}.recruiter@sff.example>`);
      expect(await server.store.notes.notices()).toEqual([]);
    },
  );

  it('nobody is told of a contact message that is deleted by command', async () => {
    const message = { topic: 'other', name: 'Kim', email: 'kim@beispiel.de', message: 'Guten Tag zusammen' };
    const { json } = await post(server.base, new URLSearchParams(message), {}, '/api/contact');
    const { reference = '' } = json;
    await server.store.changeState(reference, (state) => ({
      ...state,
      deliveries: { recruiter: delivered },
    }));
    await commandLine(server).run('delete', '--yes', reference);
    expect(await server.store.find(reference)).toBe('deleted');
    expect(await server.store.notes.notices()).toEqual([]);
  });

  it.each<[string, Record<string, Delivery>, number]>([
    ['a webhook has it', { webhook: delivered }, 1],
    ['a tracking system may have it', { greenhouse: { ...delivery, mayHaveArrived: true } }, 1],
    ['nobody but the applicant has it', { confirmation: delivered, recruiter: delivery }, 0],
  ])('recruiters are told if others may have it: %s', async (_case, deliveries, count) => {
    const { link } = await applyAnd({ deliveries });
    await act(server, link, { action: 'delete' });
    await notices()(signal);
    expect(mailbox.mails).toHaveLength(count);
  });

  it('the mail goes where that of the application went', async () => {
    await server.store.notes.addNotice('SFF-00000-00000', { job: 'a@sff.example', house: 'b@wien.example' });
    await server.place.noteDeleted('SFF-00000-00000');
    await notices()(signal);
    expect(mailbox.mails.map(({ to }) => to)).toEqual([['b@wien.example']]);
  });

  it('a mail server that is down is tried again, also by the next server, and the log names the reference', async () => {
    const reference = await applyAndDelete();
    mailbox.refuseWith = 451;
    const run = notices();
    await run(signal);
    expect(server.log()).toContain(
      `"reference":"${reference}","reason":"answer 451","msg":"recruiters could not be told of a deletion"`,
    );
    mailbox.refuseWith = undefined;
    steady = 899_999;
    await run(signal);
    expect(mailbox.mails).toEqual([]);
    steady = 900_000;
    await run(signal);
    expect(mailbox.mails).toHaveLength(1);
    await applyAndDelete();
    await notices()(signal);
    expect(mailbox.mails).toHaveLength(2);
  });

  it('nobody is told of a deletion that was interrupted until it is done', async () => {
    const { reference, link } = await applyAnd({ deliveries: { recruiter: delivered } });
    const removing = jest.spyOn(server.store, 'remove').mockRejectedValue(new Error('killed'));
    await act(server, link, { action: 'delete' });
    removing.mockRestore();
    await notices()(signal);
    expect(mailbox.mails).toEqual([]);
    await server.place.noteDeleted(reference);
    await server.store.tidy(new Date());
    await notices()(signal);
    expect(mailbox.mails).toHaveLength(1);
  });

  it('the mail does not overtake the application, which a slow server has not taken yet', async () => {
    const { reference, link } = await apply(server);
    let early: number | undefined;
    const channel: DeliveryChannel = {
      name: INBOX_CHANNEL,
      deliver: async () => {
        await act(server, link, { action: 'delete' });
        await notices()(signal);
        early = mailbox.mails.length;
      },
    };
    await channelTask(server.intake, channel).work(reference, signal);
    expect(early).toBe(0);
    await notices()(signal);
    expect(mailbox.mails).toHaveLength(1);
  });

  it('the mail is part of the work in the background', async () => {
    await applyAndDelete();
    const settings = readSettings({ INTAKE_SMTP_URL: mailbox.url, INTAKE_SUMMARY: 'no' });
    const work = createBackgroundWork(server.intake, settings);
    work.start();
    await eventually(() => mailbox.mails.length, 1);
    await work.stop();
  });

  it('operators without a mail server find the reference in the log, once', async () => {
    const reference = await applyAndDelete();
    for (let time = 0; time < 2; time += 1) await notices(false)(signal);
    expect(server.log().split(`"reference":"${reference}"`)).toHaveLength(2);
  });

  it('what cannot be told is forgotten after 30 days', async () => {
    await applyAndDelete();
    const now = new Date(Date.now() + 31 * 86_400_000);
    await server.store.noteTime(now);
    await server.store.tidy(now);
    expect(await server.store.notes.notices()).toEqual([]);
  });
});
