/** @jest-environment node */
import { createChannels } from '../../../server/intake/upkeep/startDelivery';
import type { Entry } from '../../../server/intake/store/manifest';
import { recruiterPath } from '../../../server/intake/links/applicationLink';
import { StoreUnavailableError } from '../../../server/intake/store/store';
import { eventually } from '../../helpers/eventually';
import { readSettings } from '../../../server/settings';
import { applicationForm, type FormFile, pdf, post, RESUME } from './applicationForm';
import { type IntakeServer, NOW, startIntake } from './intakeServer';
import { type Mailbox, startMailbox } from './mailbox';
import { STORES } from './places';
import { passOn } from './workOnce';

const HTML = { Accept: 'text/html' };
const JSON_TYPE = { Accept: 'application/json' };
const PORTFOLIO: FormFile = { field: 'portfolio', name: 'Vergessen.pdf', content: pdf('vergessen') };

let server: IntakeServer;

afterEach(() => server.stop());

async function apply(changes: Record<string, string> = {}): Promise<{ reference: string; link: string }> {
  const { json } = await post(server.base, applicationForm(changes));
  return json as { reference: string; link: string };
}

async function entryOf(reference: string): Promise<Entry> {
  const entry = await server.store.find(reference);
  if (!entry || entry === 'deleted') throw new Error('not there');
  return entry;
}

const open = (link: string, headers: Record<string, string> = HTML) => fetch(server.base + link, { headers });

/** Sends a form of the page: files if there are any, else as browsers send small forms. */
function act(
  link: string,
  fields: Record<string, string>,
  files: readonly FormFile[] = [],
  headers = HTML as Record<string, string>,
) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const { field, name, content } of files) form.append(field, new Blob([new Uint8Array(content)]), name);
  const body = files.length > 0 ? form : new URLSearchParams(fields);
  return fetch(server.base + link, { method: 'POST', body, redirect: 'manual', headers });
}

describe.each(STORES)('the applicant’s own page, with the %s', (kind) => {
  beforeEach(async () => {
    server = await startIntake({ kind });
  });

  it('says how far the application is, changes nothing, and is kept by nobody', async () => {
    const { reference, link } = await apply();
    const before = await entryOf(reference);
    const page = await open(link);
    expect(page.status).toBe(200);
    expect(Object.fromEntries(page.headers)).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    });
    const text = await page.text();
    for (const words of [
      'Ist da.',
      reference,
      'Senior Texter',
      '21. November 2026',
      'aenne@beispiel.de',
      'Lebenslauf Änne.pdf',
    ])
      expect(text).toContain(words);
    for (const query of ['?ask=withdraw', '?ask=delete', '?done=withdrawn', '?locale=en&ask=delete'])
      await open(link + query);
    expect(await entryOf(reference)).toEqual(before);
    expect(await (await open(`${link}?locale=en`)).text()).toContain('<html lang="en"');
    expect(await (await open(link, JSON_TYPE)).json()).toEqual({ reference, state: 'arrived' });
  });

  it('takes a file that was forgotten, by the rules of the form', async () => {
    const { reference, link } = await apply();
    const answer = await act(link, { action: 'files' }, [PORTFOLIO]);
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(`${link}?locale=de&done=files`);
    const { manifest, state } = await entryOf(reference);
    expect(manifest.files.map(({ name }) => name)).toEqual(['Lebenslauf Änne.pdf', 'Vergessen.pdf']);
    expect(state.updates).toMatchObject([{ kind: 'files', at: NOW.toISOString() }]);
    const [, added] = manifest.files;
    if (!added) throw new Error('no file');
    const chunks: Buffer[] = [];
    for await (const chunk of await server.store.read(reference, added)) chunks.push(chunk as Buffer);
    expect(Buffer.concat(chunks)).toEqual(pdf('vergessen'));
    // The same once more, a second résumé, and what is no PDF.
    for (const [file, status, words] of [
      [PORTFOLIO, 422, 'Vergessen.pdf'],
      [RESUME, 422, 'Max. 1'],
      [{ ...PORTFOLIO, name: 'Anderes.pdf', content: Buffer.from('no pdf') }, 415, 'Inhalt'],
      [{ ...PORTFOLIO, name: 'Makro.docm' }, 415, 'PDF'],
    ] as const) {
      const refused = await act(link, { action: 'files' }, [file]);
      expect([refused.status, await refused.text()]).toEqual([status, expect.stringContaining(words)]);
    }
    expect((await entryOf(reference)).manifest.files).toHaveLength(2);
    await eventually(() => server.names('tmp'), []);
  });

  it('ends the earlier links when the address is corrected', async () => {
    const { reference, link } = await apply();
    const wrong = await act(link, { action: 'email', email: 'kein Postfach' });
    expect([wrong.status, await wrong.text()]).toEqual([422, expect.stringContaining('kein Postfach')]);
    const answer = await act(link, { action: 'email', email: ' neu@beispiel.de ' });
    const next = (answer.headers.get('location') ?? '').split('?', 1)[0] ?? '';
    expect(next).not.toBe(link);
    expect((await entryOf(reference)).manifest.fields['email']).toBe('neu@beispiel.de');
    expect((await open(link)).status).toBe(404);
    expect((await act(link, { action: 'delete' })).status).toBe(404);
    expect(await (await open(next)).text()).toContain('neu@beispiel.de');
  });

  it('withdraws after a question, and takes nothing more from then on', async () => {
    const { reference, link } = await apply({ talent_pool: 'true' });
    expect(await (await open(`${link}?ask=withdraw`)).text()).toContain('Wirklich zurückziehen?');
    expect((await act(link, { action: 'withdraw' })).status).toBe(303);
    expect((await entryOf(reference)).state.withdrawnAt).toBe(NOW.toISOString());
    expect(await (await open(link, JSON_TYPE)).json()).toEqual({ reference, state: 'withdrawn' });
    for (const fields of [
      { action: 'withdraw' },
      { action: 'email', email: 'neu@beispiel.de' },
      { action: 'files' },
    ]) {
      expect((await act(link, fields)).status).toBe(400);
    }
    expect((await act(link, { action: 'files' }, [PORTFOLIO])).status).toBe(400);
    // Kept like a decided one: seven months in Austria, without the talent pool.
    server.setNow(new Date('2027-06-22T13:00:00Z'));
    expect((await open(link)).status).toBe(404);
  });

  it('deletes everything, and its link says so', async () => {
    const { reference, link } = await apply();
    await act(link, { action: 'files' }, [PORTFOLIO]);
    const answer = await act(link, { action: 'delete' });
    expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('Gelöscht')]);
    expect(await server.store.find(reference)).toBe('deleted');
    expect(await server.names('entries')).toEqual([]);
    await eventually(() => server.names('tmp'), []);
    expect(await (await open(link, JSON_TYPE)).json()).toEqual({ state: 'deleted' });
  });
});

describe('whoever tries the links', () => {
  beforeEach(async () => {
    server = await startIntake({ linkRates: { perJob: 3, perAddress: 12 } });
  });

  it('finds nothing with a token that is none, or of another purpose', async () => {
    const { link } = await apply();
    const token = link.split('/').at(-1) ?? '';
    const [reference = '', signature = ''] = token.split('.');
    for (const path of [
      `/api/application/${reference}`,
      `/api/application/${reference}.${'A'.repeat(32)}`,
      `/api/application/${reference}.1.${signature}`,
      `/api/application/${token}.x`,
      `/api/recruiting/${token}`,
      `/api/deletion/${token}`,
    ])
      expect((await open(path)).status).toBe(404);
  });

  it('is slowed down, for changing sooner than for opening', async () => {
    const { link } = await apply();
    const statuses = [];
    for (let time = 0; time < 4; time += 1) statuses.push((await act(link, { action: 'nonsense' })).status);
    expect(statuses).toEqual([400, 400, 400, 429]);
    for (let time = 0; time < 9; time += 1) expect((await open(link)).status).toBe(200);
    const refused = await open(link);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('is refused from another site, and leaves no token and no address in the log', async () => {
    const { link } = await apply();
    expect((await act(link, { action: 'delete' }, [], { Origin: 'https://evil.example' })).status).toBe(403);
    expect(
      (await act(link, { action: 'email', email: 'neu@beispiel.de' }, [], { ...HTML, Origin: 'null' }))
        .status,
    ).toBe(303);
    await open(`${link}/more`);
    const [, signature = ''] = link.split('.');
    expect(server.log()).not.toContain(signature);
    expect(server.log()).not.toContain('beispiel.de');
  });
});

describe('a form of the page that cannot be taken', () => {
  const EMAIL = { action: 'email', email: 'neu"<@beispiel.de' };
  const textOf = async (answer: Response) => (await answer.text()).replaceAll(/\s+/g, ' ');

  it('is there once more with what was typed after too many requests, in the language of the page', async () => {
    server = await startIntake({ linkRates: { perJob: 1, perAddress: 100 } });
    const { link } = await apply();
    await act(link, { action: 'nonsense' });
    const refused = await act(link, { ...EMAIL, locale: 'en' });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(refused.headers.get('cache-control')).toBe('no-store');
    const page = await textOf(refused);
    expect(page).toContain('<html lang="en"');
    expect(page).toContain('One moment.');
    expect(page).toMatch(/Try again in (a minute|\d+ minutes)\./);
    expect(page).toContain('value="neu&quot;&lt;@beispiel.de"');
    expect(page).toContain(`<form method="post" action="${link}">`);
    expect(page).toContain(`href="${link}?locale=en"`);
    const { email } = (await entryOf(link.split('/').at(-1)?.split('.')[0] ?? '')).manifest.fields;
    expect(email).not.toContain('neu');
  });

  it('asks for files again, which browsers cannot keep', async () => {
    server = await startIntake({ linkRates: { perJob: 1, perAddress: 100 } });
    const { link } = await apply();
    await act(link, { action: 'nonsense' });
    const page = await textOf(await act(link, { action: 'files' }, [PORTFOLIO]));
    expect(page).toContain('Dateien kann der Browser nicht behalten.');
    expect(page).not.toContain('<form');
  });

  it.each([
    ['what the page never sends', { action: 'nonsense' }, 400, 'Nicht verstanden.'],
    ['a body that is too large', { ...EMAIL, more: 'x'.repeat(17_000) }, 413, 'Zu groß.'],
  ])('says what happened to %s, and JSON to programs', async (_name, fields, status, title) => {
    server = await startIntake();
    const { link } = await apply();
    const refused = await act(link, fields);
    expect(refused.status).toBe(status);
    expect(refused.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(refused.headers.get('referrer-policy')).toBe('no-referrer');
    expect(await textOf(refused)).toContain(`<h1>${title}</h1>`);
    const told = await act(link, fields, [], JSON_TYPE);
    expect(told.status).toBe(status);
    expect(await told.json()).toEqual({ error: status === 400 ? 'Bad Request' : 'Payload Too Large' });
  });

  it('says so while nothing can be stored, to recruiters too, and keeps their step', async () => {
    server = await startIntake();
    const { reference, link } = await apply();
    const recruiting = recruiterPath(server.intake, reference);
    jest.spyOn(server.store, 'find').mockRejectedValue(new StoreUnavailableError('the disk is away'));
    const refused = await act(link, EMAIL, [], { ...HTML, 'Accept-Language': 'fr, en;q=0.8, de;q=0.5' });
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('30');
    const page = await textOf(refused);
    expect(page).toContain('Not right now.');
    expect(page).toContain('value="neu&quot;&lt;@beispiel.de"');
    const recruiter = await act(recruiting, { action: 'decide' }, [], {
      ...HTML,
      'Accept-Language': 'en',
    });
    expect(recruiter.status).toBe(503);
    const told = await textOf(recruiter);
    expect(told).toContain('Gerade nicht.');
    expect(told).toContain('<input type="hidden" name="action" value="decide">');
    expect(await (await act(link, EMAIL, [], JSON_TYPE)).json()).toEqual({ error: 'Service Unavailable' });
  });
});

describe('mails about it', () => {
  let mailbox: Mailbox;

  beforeEach(async () => {
    [server, mailbox] = await Promise.all([startIntake(), startMailbox()]);
  });
  afterEach(() => mailbox.stop());

  const passOnAll = () =>
    passOn(server.intake, createChannels(server.intake, readSettings({ INTAKE_SMTP_URL: mailbox.url })));
  const linkIn = (text = '', path: string) =>
    new RegExp(`https://www\\.sff\\.example(/api/${path}/\\S+)`).exec(text)?.[1] ?? '';

  it('give the applicant the link, and tell recruiters of each update once', async () => {
    const { link } = await apply();
    await passOnAll();
    expect(mailbox.mails).toHaveLength(2);
    const confirmation = mailbox.mails.find(({ to }) => to.includes('aenne@beispiel.de'));
    expect(linkIn(confirmation?.mail.text, 'application')).toBe(link);
    await act(link, { action: 'files' }, [PORTFOLIO]);
    await passOnAll();
    await passOnAll();
    expect(mailbox.mails).toHaveLength(3);
    const update = mailbox.mails[2];
    expect(update?.to).toEqual(['jobs@sff.example']);
    expect(update?.mail.subject).toContain('Nachtrag zur Bewerbung: Senior Texter, Wien – Änne Muster');
    expect(update?.mail.attachments.map(({ filename }) => filename)).toEqual(['Vergessen.pdf']);
    const answer = await act(link, { action: 'email', email: 'neu@beispiel.de' });
    const next = (answer.headers.get('location') ?? '').split('?', 1)[0] ?? '';
    await passOnAll();
    expect(mailbox.mails).toHaveLength(5);
    const again = mailbox.mails.find(({ to }) => to.includes('neu@beispiel.de'));
    expect(linkIn(again?.mail.text, 'application')).toBe(next);
    await act(next, { action: 'withdraw' });
    await passOnAll();
    expect(mailbox.mails).toHaveLength(6);
    expect(mailbox.mails[5]?.mail.text).toContain('Bewerbung zurückgezogen');
  });

  it('never pass on what was withdrawn before, but say that it was', async () => {
    const { link } = await apply();
    await act(link, { action: 'withdraw' });
    await passOnAll();
    expect(mailbox.mails.map(({ mail }) => mail.subject)).toEqual([expect.stringContaining('Nachtrag')]);
  });

  it('lead recruiters to a page that changes nothing when it is opened', async () => {
    const { reference } = await apply();
    await passOnAll();
    const path = linkIn(
      mailbox.mails.find(({ to }) => to.includes('jobs@sff.example'))?.mail.text,
      'recruiting',
    );
    expect(await (await open(path)).text()).toContain('Eingang bestätigen');
    expect((await entryOf(reference)).state.readAt).toBeUndefined();
    for (const [step, state] of [
      ['read', 'read'],
      ['decide', 'decided'],
      ['withdraw', 'withdrawn'],
    ] as const) {
      expect((await act(path, { action: step })).status).toBe(303);
      expect(await (await open(path, JSON_TYPE)).json()).toEqual({ reference, state });
    }
    expect((await act(path, { action: 'delete' })).status).toBe(400);
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

it('promises a mail only where one is sent, in quarantine with the same words', async () => {
  server = await startIntake({ confirms: true });
  const plain = await post(server.base, applicationForm());
  const suspicious = await post(server.base, applicationForm({ remark: 'buy now', pitch: 'x' }));
  expect(plain.json).toMatchObject({ mail: true });
  expect(suspicious.json).toMatchObject({ mail: true });
  const pages = await Promise.all(
    [plain, suspicious].map(async ({ json }) => {
      const { link = '', reference = '' } = json as { link?: string; reference?: string };
      const text = await (await open(link)).text();
      return text.replaceAll(link, 'LINK').replaceAll(reference, 'REFERENCE');
    }),
  );
  expect(pages[0]).toContain('Sobald sie geprüft ist, geht eine Bestätigung');
  expect(pages[1]).toBe(pages[0]);
});

describe.each(STORES)('the same person for the same job, with the %s', (kind) => {
  it('is found by folded address and name, until it is deleted, and never merged', async () => {
    server = await startIntake({ kind });
    const mailbox = await startMailbox();
    const first = await apply();
    await apply({ first_name: 'Anna', pitch: 'another name' });
    await apply({ email: 'anders@beispiel.de', pitch: 'another address' });
    const second = await apply({ email: 'AENNE@Beispiel.de', first_name: 'ÄNNE', pitch: 'again' });
    expect(await server.names('entries')).toHaveLength(4);
    await passOn(
      server.intake,
      createChannels(server.intake, readSettings({ INTAKE_SMTP_URL: mailbox.url })),
    );
    const told = mailbox.mails.filter(({ mail }) => mail.text?.includes('Schon einmal da'));
    expect(told.map(({ mail }) => /\((SFF-[\w-]+)\)/.exec(mail.text ?? '')?.[1]).toSorted()).toEqual(
      [first.reference, second.reference].toSorted(),
    );
    await act(first.link, { action: 'delete' });
    const key = (await entryOf(second.reference)).state.people?.[0] ?? '';
    expect(await server.store.people.of(key)).toEqual([second.reference]);
    await mailbox.stop();
  });
});
