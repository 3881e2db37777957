import { createProgram } from '../../../server/intake/cli/createProgram';
import { BACKOFF_MS } from '../../../server/intake/delivery/deliveryChannel';
import { createChannels } from '../../../server/intake/upkeep/backgroundWork';
import { readSettings } from '../../../server/settings';
import { act, apply, entryOf, JSON_TYPE, linkAfter, open, PORTFOLIO } from './applicantPage';
import { post } from './applicationForm';
import { type IntakeServer, NOW, startIntake } from './intakeServer';
import { type Mailbox, startMailbox } from './mailbox';
import { STORES } from './places';
import { passOn, passOnByMail } from './workOnce';

let server: IntakeServer;

afterEach(() => server.stop());

describe('mails about it', () => {
  let mailbox: Mailbox;

  beforeEach(async () => {
    [server, mailbox] = await Promise.all([startIntake(), startMailbox()]);
  });
  afterEach(() => mailbox.stop());

  const passOnAll = () => passOnByMail(server.intake, mailbox);
  /** As an operator does after a final failure. */
  const retry = () =>
    createProgram({
      openStore: async () => server.store,
      print: () => undefined,
      warn: () => undefined,
      confirm: async () => false,
      now: () => NOW,
      retentionMaxShare: () => 10,
    }).parseAsync(['node', 'applications', 'retry']);
  const linkIn = (text = '', path: string) =>
    new RegExp(`https://www\\.sff\\.example(/api/${path}/\\S+)`).exec(text)?.[1] ?? '';

  it('give the applicant the link, and tell recruiters of each update once', async () => {
    const { link } = await apply(server);
    await passOnAll();
    expect(mailbox.mails).toHaveLength(2);
    const confirmation = mailbox.mails.find(({ to }) => to.includes('aenne@beispiel.de'));
    expect(linkIn(confirmation?.mail.text, 'application')).toBe(link);
    await act(server, link, { action: 'files' }, [PORTFOLIO]);
    await passOnAll();
    await passOnAll();
    expect(mailbox.mails).toHaveLength(3);
    const update = mailbox.mails[2];
    expect(update?.to).toEqual(['jobs@sff.example']);
    expect(update?.mail.subject).toContain('Nachtrag zur Bewerbung: Senior Texter, Wien – Änne Muster');
    expect(update?.mail.attachments.map(({ filename }) => filename)).toEqual(['Vergessen.pdf']);
    const answer = await act(server, link, { action: 'email', email: 'neu@beispiel.de' });
    const next = linkAfter(answer);
    await passOnAll();
    expect(mailbox.mails).toHaveLength(5);
    const again = mailbox.mails.find(({ to }) => to.includes('neu@beispiel.de'));
    expect(linkIn(again?.mail.text, 'application')).toBe(next);
    await act(server, next, { action: 'withdraw' });
    await passOnAll();
    expect(mailbox.mails).toHaveLength(6);
    const last = mailbox.mails[5]?.mail;
    expect(last?.subject).toContain('Nachtrag zur Bewerbung: Senior Texter, Wien – Änne Muster');
    expect(last?.text).toContain('Bewerbung zurückgezogen');
    expect(last?.text).toMatch(/\nWird am [^\n]+ gelöscht\.\s*$/);
    expect(last?.text).not.toContain('npm run applications');
  });

  it.each(['a retry', 'the next update'])(
    'tell of an update that was refused for good with %s',
    async (way) => {
      const { link, reference } = await apply(server);
      await passOnAll();
      await act(server, link, { action: 'files' }, [PORTFOLIO]);
      mailbox.refuseWith = 554;
      await passOnAll();
      mailbox.refuseWith = undefined;
      await passOnAll();
      expect(mailbox.mails).toHaveLength(2);
      if (way === 'a retry') await retry();
      else await act(server, link, { action: 'withdraw' });
      server.setNow(new Date(NOW.getTime() + BACKOFF_MS[0]));
      await passOnAll();
      await passOnAll();
      expect(mailbox.mails).toHaveLength(3);
      const update = mailbox.mails[2]?.mail;
      expect(update?.text).toContain('Dateien nachgereicht');
      // Files of a withdrawn application are passed on to nobody.
      expect(update?.attachments.map(({ filename }) => filename)).toEqual(
        way === 'a retry' ? ['Vergessen.pdf'] : [],
      );
      expect((await entryOf(server, reference)).state.deliveries['recruiter-update']).toMatchObject({
        deliveredAt: expect.any(String),
        updates: way === 'a retry' ? 1 : 2,
      });
    },
  );

  it('name a corrected address once, however often it was corrected meanwhile', async () => {
    const { link } = await apply(server);
    await passOnAll();
    const next = linkAfter(await act(server, link, { action: 'email', email: 'eins@beispiel.de' }));
    await act(server, next, { action: 'email', email: 'zwei@beispiel.de' });
    await passOnAll();
    const update = mailbox.mails.find(({ mail }) => mail.subject?.startsWith('Nachtrag'))?.mail;
    expect(update?.text?.match(/E-Mail-Adresse geändert, jetzt .+/g)).toEqual([
      'E-Mail-Adresse geändert, jetzt zwei@beispiel.de',
    ]);
  });

  it('tell recruiters the language of a form that is not in German', async () => {
    const { reference } = await apply(server, { locale: 'en' });
    await apply(server, { pitch: 'auf Deutsch' });
    await passOnAll();
    const texts = mailbox.mails
      .filter(({ to }) => to.includes('jobs@sff.example'))
      .map(({ mail }) => mail.text ?? '');
    expect(texts).toHaveLength(2);
    const withLine = texts.filter((text) => text.includes('Sprache:'));
    expect(withLine).toEqual([expect.stringMatching(/^Sprache: Englisch$/m)]);
    expect(withLine[0]).toContain(reference);
  });

  it('tell recruiters how long the talent pool keeps an application', async () => {
    await apply(server, { talent_pool: 'true' });
    await passOnAll();
    const text = mailbox.mails.find(({ to }) => to.includes('jobs@sff.example'))?.mail.text;
    expect(text).toContain('Nach einer Entscheidung bleibt sie noch 7 Monate.');
    expect(text).toContain('Für den Talentpool bleibt sie mindestens bis 21. November 2027');
  });

  it('confirm to a corrected address at once, however long the wrong one would have to wait', async () => {
    const { link, reference } = await apply(server);
    mailbox.refuseWith = 450;
    await passOnAll();
    mailbox.refuseWith = undefined;
    await server.store.changeState(reference, (state) => {
      const { confirmation } = state.deliveries;
      if (!confirmation) throw new Error('not tried');
      const waiting = { ...confirmation, attempts: 6, nextAt: '2026-11-22T13:00:00.000Z' };
      return { ...state, deliveries: { ...state.deliveries, confirmation: waiting } };
    });
    await act(server, link, { action: 'email', email: 'neu@beispiel.de' });
    await passOnAll();
    expect(mailbox.mails.flatMap(({ to }) => to)).toContain('neu@beispiel.de');
    expect((await entryOf(server, reference)).state.deliveries['confirmation']).toMatchObject({
      attempts: 1,
      deliveredAt: expect.any(String),
    });
  });

  it('never pass on what was withdrawn before they went out, but say that it was, and what it was', async () => {
    const { link, reference } = await apply(server);
    await act(server, link, { action: 'files' }, [PORTFOLIO]);
    await act(server, link, { action: 'withdraw' });
    await passOnAll();
    await passOnAll();
    expect(mailbox.mails).toHaveLength(1);
    const [{ to, mail } = { to: [], mail: undefined }] = mailbox.mails;
    expect(to).toEqual(['jobs@sff.example']);
    expect(mail?.subject).toBe(
      `Vor der ersten Mail zurückgezogen: Senior Texter, Wien – Änne Muster (${reference})`,
    );
    expect(mail?.text?.split('\n')[0]).toBe(
      'Diese Bewerbung wurde zurückgezogen, bevor die erste Mail darüber hinausging. Unterlagen kommen keine mehr, zu tun ist nichts.',
    );
    expect(mail?.text).not.toContain('nachgereicht');
    expect(mail?.attachments).toEqual([]);
  });

  it.each([
    ['was refused', {}, 'Vor der ersten Mail zurückgezogen'],
    ['may have arrived', { mayHaveArrived: true }, 'Nachtrag zur Bewerbung'],
  ] as const)('know what recruiters have seen where the first one %s', async (_case, result, subject) => {
    const { link, reference } = await apply(server);
    await server.store.changeState(reference, (state) => ({
      ...state,
      deliveries: { recruiter: { attempts: 1, nextAt: '2099-01-01T00:00:00.000Z', error: '451', ...result } },
    }));
    await act(server, link, { action: 'withdraw' });
    await passOnAll();
    expect(mailbox.mails.map(({ mail }) => mail.subject)).toEqual([expect.stringContaining(subject)]);
  });

  it('lead recruiters to a page that changes nothing when it is opened', async () => {
    const { reference } = await apply(server);
    await passOnAll();
    const path = linkIn(
      mailbox.mails.find(({ to }) => to.includes('jobs@sff.example'))?.mail.text,
      'recruiting',
    );
    expect(await (await open(server, path)).text()).toContain('Als gelesen notieren');
    expect((await entryOf(server, reference)).state.readAt).toBeUndefined();
    for (const [step, state] of [
      ['read', 'read'],
      ['decide', 'decided'],
      ['withdraw', 'withdrawn'],
    ] as const) {
      expect((await act(server, path, { action: step })).status).toBe(303);
      expect(await (await open(server, path, JSON_TYPE)).json()).toEqual({ reference, state });
    }
    expect((await act(server, path, { action: 'delete' })).status).toBe(400);
    expect(await server.names('entries')).toEqual([reference]);
  });

  it('go out as promised: to a contact’s topic, and back to whoever wrote', async () => {
    const message = {
      name: 'Kim Muster',
      email: 'kim@beispiel.de',
      topic: 'press',
      message: 'Wann drucken Sie?',
      locale: 'de',
    };
    await post(server.base, JSON.stringify(message), { 'Content-Type': 'application/json' }, '/api/contact');
    const settings = readSettings({ INTAKE_SMTP_URL: mailbox.url, INTAKE_MAIL_PRESS: 'presse@sff.example' });
    await passOn(server.intake, createChannels(server.intake, settings));
    expect(mailbox.mails.map(({ to }) => to[0]).toSorted()).toEqual([
      'kim@beispiel.de',
      'presse@sff.example',
    ]);
  });
});

describe.each(STORES)('the same person for the same job, with the %s', (kind) => {
  it('is found by folded address and name, until it is deleted, and never merged', async () => {
    server = await startIntake({ kind });
    const mailbox = await startMailbox();
    const first = await apply(server);
    await apply(server, { first_name: 'Anna', pitch: 'another name' });
    await apply(server, { email: 'anders@beispiel.de', pitch: 'another address' });
    const second = await apply(server, { email: 'AENNE@Beispiel.de', first_name: 'ÄNNE', pitch: 'again' });
    expect(await server.names('entries')).toHaveLength(4);
    await passOnByMail(server.intake, mailbox);
    const told = mailbox.mails.filter(({ mail }) => mail.text?.includes('Schon einmal da'));
    expect(told.map(({ mail }) => /\((SFF-[\w-]+)\)/.exec(mail.text ?? '')?.[1]).toSorted()).toEqual(
      [first.reference, second.reference].toSorted(),
    );
    await act(server, first.link, { action: 'delete' });
    const key = (await entryOf(server, second.reference)).state.people?.[0] ?? '';
    expect(await server.store.people.of(key)).toEqual([second.reference]);
    await mailbox.stop();
  });
});
