import { CONFIRMATION_CHANNEL, INBOX_CHANNEL } from '../../../server/intake/store/channelNames';
import { act, apply } from './applicantPage';
import { post } from './applicationForm';
import { type IntakeServer, NOW, startIntake } from './intakeServer';
import { type Mailbox, startMailbox } from './mailbox';
import { startWebhook, type WebhookServer } from './webhookServer';
import { passOnByMail } from './workOnce';

let server: IntakeServer;
let mailbox: Mailbox;
let webhook: WebhookServer;

beforeEach(async () => {
  [mailbox, webhook] = await Promise.all([startMailbox(), startWebhook()]);
});
afterEach(() => Promise.all([server.stop(), mailbox.stop(), webhook.stop()]));

const passOnAll = () => passOnByMail(server.intake, mailbox, webhook.url);

const decide = (reference: string) =>
  server.store.changeState(reference, (state) => ({ ...state, decidedAt: NOW.toISOString() }));

const posted = () => webhook.calls.map(({ body }) => (JSON.parse(body) as { reference: string }).reference);

describe('a channel that is switched on later', () => {
  it('passes on what nobody was told of, and nothing that was decided or withdrawn', async () => {
    server = await startIntake({ channels: [] });
    const waiting = await apply(server, { pitch: 'eins' });
    const decided = await apply(server, { pitch: 'zwei' });
    const withdrawn = await apply(server, { pitch: 'drei' });
    await decide(decided.reference);
    await act(server, withdrawn.link, { action: 'withdraw' });
    await passOnAll();
    expect(posted()).toEqual([waiting.reference]);
    expect(mailbox.mails.map(({ to, mail }) => [to, mail.subject])).toEqual([
      [['jobs@sff.example'], expect.stringContaining(waiting.reference)],
    ]);
  });

  it('confirms to nobody whom the page after sending promised no mail', async () => {
    server = await startIntake({ channels: ['webhook'] });
    await apply(server);
    const message = { topic: 'other', name: 'Kim', email: 'kim@beispiel.de', message: 'Guten Tag zusammen' };
    await post(server.base, new URLSearchParams(message), {}, '/api/contact');
    await passOnAll();
    expect(mailbox.mails.flatMap(({ to }) => to).toSorted()).toEqual([
      'hallo@sff.example',
      'jobs@sff.example',
    ]);
  });

  it('does not pass on again what was decided after another channel had passed it on', async () => {
    server = await startIntake({ channels: [INBOX_CHANNEL, CONFIRMATION_CHANNEL] });
    const { reference } = await apply(server);
    await decide(reference);
    await passOnAll();
    expect(mailbox.mails).toHaveLength(2);
    expect(posted()).toEqual([]);
  });
});
