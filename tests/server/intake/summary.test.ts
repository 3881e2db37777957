import { truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { createMailer } from '../../../server/intake/delivery/mailer';
import { createSummary } from '../../../server/intake/upkeep/summary';
import { INBOX_CHANNEL, UPDATE_CHANNEL } from '../../../server/intake/store/channelNames';
import type { EntryState } from '../../../server/intake/store/manifest';
import { HEARTBEAT } from '../../../server/intake/store/runs';
import { applicationForm, post } from './applicationForm';
import { type IntakeServer, NOW, startIntake } from './intakeServer';
import { type Mailbox, startMailbox } from './mailbox';
import { STORES } from './places';

const ADDRESSES = { from: 'bewerbung@sff.example', recruiter: 'jobs@sff.example', contact: 'x@sff.example' };
const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

describe.each(STORES)('the daily summary with the %s', (kind) => {
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
  /** A server's summary; a new one has no memory of earlier ones. */
  const summary = (mailer = true) =>
    createSummary(server.intake, ADDRESSES, mailer ? createMailer(mailbox.url) : undefined);
  const later = (days: number) => server.setNow(new Date(NOW.getTime() + days * DAY_MS));

  async function apply(pitch: string, changes: Partial<EntryState> = {}): Promise<string> {
    const { json } = await post(server.base, applicationForm({ pitch }));
    const reference = json.reference ?? '';
    await server.store.changeState(reference, (state) => ({ ...state, ...changes }));
    return reference;
  }
  const failedBy = (channel: string, facts: { isFinal?: true }) => ({
    deliveries: { [channel]: { attempts: 1, nextAt: NOW.toISOString(), error: 'answer 550', ...facts } },
  });

  const delivered = { attempts: 1, nextAt: NOW.toISOString(), deliveredAt: NOW.toISOString() };
  /** The deliveries of an entry that everybody has got. */
  const all = { recruiter: delivered, confirmation: delivered, webhook: delivered };

  it('names what needs a person with what to type, and nobody’s data', async () => {
    const told = [
      await apply('eins', { status: 'quarantined' }),
      await apply('zwei', failedBy('recruiter', { isFinal: true })),
      await apply('drei', {
        scan: 'pending',
        scanAttempts: { attempts: 5, nextAt: NOW.toISOString(), isFinal: true },
      }),
    ];
    const untold = [
      await apply('vier'),
      await apply('fünf', failedBy('recruiter', {})),
      await apply('sechs', failedBy('confirmation', { isFinal: true })),
      await apply('sieben', { scan: 'pending' }),
    ];
    await summary()(signal);
    const [sent] = mailbox.mails;
    expect(sent).toMatchObject({ to: ['jobs@sff.example'] });
    expect(sent?.mail.subject).toBe('Eingang: 3 Sachen brauchen einen Menschen');
    for (const reference of told) expect(sent?.mail.text).toContain(reference);
    for (const reference of untold) expect(sent?.mail.text).not.toContain(reference);
    expect(sent?.mail.text).toContain('npm run applications -- show');
    expect(JSON.stringify(sent?.mail)).not.toMatch(/Änne|Muster|beispiel\.de/);
    expect(server.log()).toContain('"quarantined":1,"failed":1,"unconfirmed":0,"unscanned":1,"unreadable":0');
  });

  it('tells of what is in vain for more than a day', async () => {
    const references = [
      await apply('eins', failedBy('webhook', {})),
      await apply('zwei', { scan: 'pending' }),
    ];
    await summary()(signal);
    expect(mailbox.mails).toEqual([]);
    later(1);
    await summary()(signal);
    for (const reference of references) expect(mailbox.mails[0]?.mail.text).toContain(reference);
  });

  it('tells of what was not even tried for more than a day, and of nothing that was decided', async () => {
    const refused = failedBy('webhook', { isFinal: true }).deliveries;
    const waiting = await apply('eins', { deliveries: { ...all, ...refused } });
    const untried = await apply('zwei', { deliveries: { recruiter: delivered } });
    const decided = await apply('drei', { deliveries: { ...all, ...refused }, decidedAt: NOW.toISOString() });
    later(1);
    await summary()(signal);
    const text = mailbox.mails[0]?.mail.text;
    for (const reference of [waiting, untried]) expect(text).toContain(reference);
    expect(text).not.toContain(decided);
  });

  it('does not tell of what a channel could not pass on that is no longer configured', async () => {
    await apply('eins', failedBy('webhook', { isFinal: true }));
    server.intake.channels = [INBOX_CHANNEL];
    await summary()(signal);
    expect(mailbox.mails).toEqual([]);
    server.intake.channels = [INBOX_CHANNEL, 'webhook'];
    later(1);
    await summary()(signal);
    expect(mailbox.mails).toHaveLength(1);
  });

  it('does not count the age of the application for what happened to it only now', async () => {
    // Without that of updates to the webhook, which nobody has tried.
    server.intake.channels = [INBOX_CHANNEL, UPDATE_CHANNEL, 'webhook'];
    await apply('eins', failedBy('webhook', {}));
    const update = { kind: 'files' as const, at: new Date(NOW.getTime() + 5 * DAY_MS).toISOString() };
    const told = { kind: 'email' as const, at: NOW.toISOString() };
    const failed = { attempts: 1, nextAt: NOW.toISOString(), error: 'answer 451', updates: 1 };
    const references = [
      await apply('zwei', { updates: [told, update], deliveries: { ...all, 'recruiter-update': failed } }),
      await apply('drei', { updates: [update], scan: 'pending' }),
    ];
    later(5);
    await summary()(signal);
    for (const reference of references) expect(mailbox.mails[0]?.mail.text).not.toContain(reference);
    later(6);
    await summary()(signal);
    for (const reference of references) expect(mailbox.mails[1]?.mail.text).toContain(reference);
  });

  it('comes once a day, also from several servers and after a restart', async () => {
    await apply('eins', { status: 'quarantined' });
    await Promise.all([summary()(signal), summary()(signal), summary()(signal)]);
    await summary()(signal);
    expect(mailbox.mails).toHaveLength(1);
    later(1);
    await summary()(signal);
    expect(mailbox.mails).toHaveLength(2);
  });

  it.each([
    ['in winter', '2026-11-22T06:00:00Z'],
    ['in summer', '2027-06-01T05:00:00Z'],
    ['on the day on which clocks are put forward', '2027-03-28T05:00:00Z'],
    ['on the day on which they are put back', '2027-10-31T06:00:00Z'],
  ])('is due from seven o’clock in Berlin: %s', async (_when, seven) => {
    const due = new Date(seven);
    server.setNow(new Date(due.getTime() - 60_000 - DAY_MS / 2));
    await apply('eins', { status: 'quarantined' });
    await summary()(signal);
    server.setNow(new Date(due.getTime() - 60_000));
    await summary()(signal);
    expect(mailbox.mails).toHaveLength(1);
    server.setNow(due);
    await summary()(signal);
    expect(mailbox.mails).toHaveLength(2);
  });

  it('is tried again an hour after it could not be sent, whatever the wall clock says', async () => {
    await apply('eins', { status: 'quarantined' });
    mailbox.refuseWith = 451;
    const summarize = createSummary(server.intake, ADDRESSES, createMailer(mailbox.url), () => steady);
    later(3);
    await summarize(signal);
    mailbox.refuseWith = undefined;
    // Somebody corrects the clock.
    later(0);
    steady += HOUR_MS - 1;
    await summarize(signal);
    expect(mailbox.mails).toEqual([]);
    steady += 1;
    await summarize(signal);
    expect(mailbox.mails).toHaveLength(1);
  });

  it.each(['failed', 'was killed before its mail'])(
    'is sent by another server an hour later if the one that took it on %s',
    async (end) => {
      await apply('eins', { status: 'quarantined' });
      const first = await server.place.open();
      const day = `summary-${NOW.toISOString().slice(0, 10)}`;
      let fail = (_error: Error) => {};
      const sending = new Promise<void>((_resolve, reject) => (fail = reject));
      let running: Promise<boolean> | undefined;
      await new Promise<void>((taken) => {
        running = first.once(day, () => {
          taken();
          return sending;
        });
      });
      const other = createSummary(server.intake, ADDRESSES, createMailer(mailbox.url), () => steady);
      await other(signal);
      if (end === 'failed') {
        fail(new Error('the mail server is away'));
        await running?.catch(() => undefined);
      } else first.close();
      await other(signal);
      expect(mailbox.mails).toEqual([]);
      steady += HOUR_MS;
      await other(signal);
      expect(mailbox.mails).toHaveLength(1);
      await summary()(signal);
      expect(mailbox.mails).toHaveLength(1);
    },
  );

  it('ends when the server stops while the entries are read, and comes from the next one', async () => {
    const references = [
      await apply('eins', { status: 'quarantined' }),
      await apply('zwei', { status: 'quarantined' }),
    ];
    const stopping = new AbortController();
    const entries = server.store.entries.bind(server.store);
    let read = 0;
    const reading = jest.spyOn(server.store, 'entries').mockImplementation(async function* () {
      for await (const listed of entries()) {
        read += 1;
        stopping.abort();
        yield listed;
      }
    });
    await summary()(stopping.signal);
    reading.mockRestore();
    expect([read, mailbox.mails.length]).toEqual([1, 0]);
    await summary()(signal);
    for (const reference of references) expect(mailbox.mails[0]?.mail.text).toContain(reference);
  });

  it('says that nothing is deleted after its time while the clock is not believed, at the start already', async () => {
    await apply('eins', { deliveries: all });
    await server.store.noteTime(NOW);
    later(400);
    await summary()(signal);
    expect(mailbox.mails[0]?.mail.text).toContain('Es wird gerade nichts nach Ablauf seiner Frist gelöscht');
    expect(mailbox.mails[0]?.mail.text).toContain('npm run applications -- expire');
    expect(mailbox.mails[0]?.mail.subject).toBe('Eingang: 1 Sache braucht einen Menschen');
    expect(server.log()).toContain('"retention":"held","msg":"entries need attention');
    await server.store.noteTime(server.intake.now());
    later(401);
    await summary()(signal);
    expect(mailbox.mails).toHaveLength(1);
  });

  it('tells of refused confirmations once they are many, and no fewer than the accepted ones', async () => {
    const refused = { deliveries: { ...all, ...failedBy('confirmation', { isFinal: true }).deliveries } };
    const references = [await apply('eins', refused), await apply('zwei', refused)];
    for (const pitch of ['drei', 'vier', 'fünf']) await apply(pitch, { deliveries: all });
    await summary()(signal);
    expect(mailbox.mails).toEqual([]);
    references.push(await apply('sechs', refused));
    server.setNow(new Date(NOW.getTime() + DAY_MS - 1));
    await summary()(signal);
    for (const reference of references) expect(mailbox.mails[0]?.mail.text).toContain(reference);
    expect(server.log()).toContain('"unconfirmed":3');
  });

  it('names a disk that fills up while there is still room', async () => {
    server.store.scratch.freeShare = async () => 0.1;
    await summary()(signal);
    expect(mailbox.mails).toEqual([]);
    server.store.scratch.freeShare = async () => 0.0999;
    later(1);
    await summary()(signal);
    expect(mailbox.mails[0]?.mail.text).toContain('nur noch 9\u00A0% frei');
    expect(mailbox.mails[0]?.mail.subject).toBe('Eingang: 1 Sache braucht einen Menschen');
    expect(server.log()).toContain('"diskFree":9,"msg":"entries need attention');
  });

  it('says nothing where nothing is the matter, and without mail one line in the log', async () => {
    await apply('eins', { deliveries: all });
    await summary()(signal);
    expect(mailbox.mails).toEqual([]);
    expect(server.log()).not.toContain('need attention');
    later(1);
    await apply('zwei', { status: 'quarantined' });
    await summary(false)(signal);
    expect(server.log().match(/need attention/g)).toHaveLength(1);
    expect(mailbox.mails).toEqual([]);
  });
});

it('tells of an entry that cannot be read, and of the others all the same', async () => {
  const [server, mailbox] = await Promise.all([startIntake(), startMailbox()]);
  const { json } = await post(server.base, applicationForm());
  const other = await post(server.base, applicationForm({ remark: 'x' }));
  await truncate(join(server.spoolDir, 'entries', json.reference ?? '', 'state.json'));
  await createSummary(server.intake, ADDRESSES, createMailer(mailbox.url))(new AbortController().signal);
  const text = mailbox.mails[0]?.mail.text;
  expect(text).toMatch(new RegExp(`Nicht lesbar[^]*\\n {2}${json.reference}`));
  expect(text).toContain(other.json.reference);
  await Promise.all([server.stop(), mailbox.stop()]);
});
