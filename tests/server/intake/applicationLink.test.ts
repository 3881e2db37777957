import { applicationView } from '../../../server/intake/links/applicationView';
import { act, apply, entryOf, JSON_TYPE, linkAfter, open, PORTFOLIO } from './applicantPage';
import { eventually } from '../../helpers/eventually';
import { applicationForm, HTML, pdf, post, RESUME } from './applicationForm';
import { type IntakeServer, NOW, startIntake } from './intakeServer';
import { STORES } from './places';

let server: IntakeServer;

afterEach(() => server.stop());

describe.each(STORES)('the applicant’s own page, with the %s', (kind) => {
  beforeEach(async () => {
    server = await startIntake({ kind });
  });

  it('says how far the application is, changes nothing, and is kept by nobody', async () => {
    const { reference, link } = await apply(server);
    const before = await entryOf(server, reference);
    const page = await open(server, link);
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
      await open(server, link + query);
    expect(await entryOf(server, reference)).toEqual(before);
    expect(await (await open(server, `${link}?locale=en`)).text()).toContain('<html lang="en"');
    expect(await (await open(server, link, JSON_TYPE)).json()).toEqual({ reference, state: 'arrived' });
  });

  it('names the address of what it shows in each language', async () => {
    const { reference, link } = await apply(server);
    const entry = await entryOf(server, reference);
    for (const [ask, title] of [
      [undefined, 'It’s here.'],
      ['withdraw', 'Really withdraw?'],
      ['delete', 'Really delete?'],
    ] as const) {
      const { languages } = applicationView(server.intake, entry, { locale: 'de', ask });
      expect(languages?.de).toBe(`${link}?${ask === undefined ? '' : `ask=${ask}&`}locale=de`);
      expect(await (await open(server, languages?.en ?? '')).text()).toContain(`<h1>${title}</h1>`);
    }
  });

  it('takes a file that was forgotten, by the rules of the form', async () => {
    const { reference, link } = await apply(server);
    const answer = await act(server, link, { action: 'files' }, [PORTFOLIO]);
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(`${link}?locale=de&done=files`);
    const { manifest, state } = await entryOf(server, reference);
    expect(manifest.files.map(({ name }) => name)).toEqual(['Lebenslauf Änne.pdf', 'Vergessen.pdf']);
    expect(state.updates).toMatchObject([{ kind: 'files', at: NOW.toISOString() }]);
    const [, added] = manifest.files;
    if (!added) throw new Error('no file');
    const chunks: Buffer[] = [];
    for await (const chunk of await server.store.read(reference, added)) chunks.push(chunk as Buffer);
    expect(Buffer.concat(chunks)).toEqual(pdf('vergessen'));
    // The same file again, a second résumé, a file that is not a PDF, and a type that is not allowed.
    for (const [file, status, words] of [
      [PORTFOLIO, 422, 'Vergessen.pdf'],
      [RESUME, 422, 'Max. 1'],
      [{ ...PORTFOLIO, name: 'Anderes.pdf', content: Buffer.from('no pdf') }, 415, 'Inhalt'],
      [{ ...PORTFOLIO, name: 'Makro.docm' }, 415, 'PDF'],
    ] as const) {
      const refused = await act(server, link, { action: 'files' }, [file]);
      expect([refused.status, await refused.text()]).toEqual([status, expect.stringContaining(words)]);
    }
    expect((await entryOf(server, reference)).manifest.files).toHaveLength(2);
    await eventually(() => server.names('tmp'), []);
  });

  it('takes more files of an application with one that has no extension, as from some phones', async () => {
    const picture = { ...RESUME, name: 'scan', type: 'image/jpeg', content: Buffer.from('ffd8ffe0', 'hex') };
    const { json } = await post(server.base, applicationForm({}, [picture]));
    const { link, reference = '' } = json as { link: string; reference?: string };
    expect((await act(server, link, { action: 'files' }, [PORTFOLIO])).status).toBe(303);
    expect((await entryOf(server, reference)).manifest.files.map(({ name }) => name)).toEqual([
      'scan',
      'Vergessen.pdf',
    ]);
  });

  it('says what is wrong with files of which there are enough, and at the field when none was chosen', async () => {
    const { link } = await apply(server);
    const page = await (await act(server, link, { action: 'files' })).text();
    expect(page).toMatch(/<input(?=[^>]*name="portfolio")(?=[^>]*aria-invalid="true")/);
    const works = [1, 2, 3].map((index) => ({
      ...PORTFOLIO,
      name: `Arbeit ${index}.pdf`,
      content: pdf(`${index}`),
    }));
    expect((await act(server, link, { action: 'files' }, works)).status).toBe(303);
    const none = await act(server, link, { action: 'files' });
    expect(none.status).toBe(422);
    expect(await none.text()).toMatch(/<input(?=[^>]*name="certificates")(?=[^>]*aria-invalid="true")/);
    // As from a second tab that was opened before.
    const late = await act(server, link, { action: 'files' }, [PORTFOLIO]);
    expect(late.status).toBe(422);
    expect(await late.text()).toMatch(/Bitte prüfe deine Eingaben\.[^<]*Max\. 3/);
  });

  it('ends the earlier links when the address is corrected', async () => {
    const { reference, link } = await apply(server);
    const wrong = await act(server, link, { action: 'email', email: 'kein Postfach' });
    expect([wrong.status, await wrong.text()]).toEqual([422, expect.stringContaining('kein Postfach')]);
    const answer = await act(server, link, { action: 'email', email: ' Neu <neu@beispiel.de> ' });
    const next = linkAfter(answer);
    expect(next).not.toBe(link);
    expect((await entryOf(server, reference)).manifest.fields['email']).toBe('neu@beispiel.de');
    const replaced = await open(server, link);
    expect([replaced.status, await replaced.text()]).toEqual([
      404,
      expect.stringContaining('Dieser Link wurde ersetzt.'),
    ]);
    expect(await (await open(server, link, JSON_TYPE)).json()).toEqual({ state: 'unknown' });
    expect((await act(server, link, { action: 'delete' })).status).toBe(404);
    expect(await (await open(server, next)).text()).toContain('neu@beispiel.de');
  });

  it('says that nothing has changed where the address is the one it has', async () => {
    const { reference, link } = await apply(server);
    const answer = await act(server, link, { action: 'email', email: ' Änne <aenne@beispiel.de> ' });
    expect(answer.headers.get('location')).toBe(`${link}?locale=de&done=sameEmail`);
    expect(await (await open(server, `${link}?done=sameEmail`)).text()).toContain('Geändert ist nichts');
    expect((await entryOf(server, reference)).state.updates).toBeUndefined();
  });

  it('does not send mails to any number of addresses', async () => {
    const applied = await apply(server);
    let { link } = applied;
    const correct = (count: number) =>
      act(server, link, { action: 'email', email: `neu${count}@beispiel.de` });
    for (let count = 1; count <= 3; count += 1) link = linkAfter(await correct(count));
    const refused = await correct(4);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '3600']);
    const page = await refused.text();
    expect(page).toContain('value="neu4@beispiel.de"');
    expect(page).toContain('Die Adresse wurde gerade mehrmals geändert');
    expect(page).toContain('In 60 Minuten');
    expect(page).not.toContain('Von hier kamen');
    expect((await entryOf(server, applied.reference)).manifest.fields['email']).toBe('neu3@beispiel.de');
    server.setNow(new Date(NOW.getTime() + 3_600_001));
    expect((await correct(4)).status).toBe(303);
  });

  it('withdraws after a question, and takes nothing more from then on', async () => {
    const { reference, link } = await apply(server, { talent_pool: 'true' });
    expect(await (await open(server, `${link}?ask=withdraw`)).text()).toContain('Wirklich zurückziehen?');
    expect((await act(server, link, { action: 'withdraw' })).status).toBe(303);
    expect((await entryOf(server, reference)).state.withdrawnAt).toBe(NOW.toISOString());
    expect(await (await open(server, link, JSON_TYPE)).json()).toEqual({ reference, state: 'withdrawn' });
    for (const fields of [{ action: 'email', email: 'neu@beispiel.de' }, { action: 'files' }]) {
      expect((await act(server, link, fields)).status).toBe(400);
    }
    expect((await act(server, link, { action: 'files' }, [PORTFOLIO])).status).toBe(400);
    // Kept like a decided application: seven months in Austria, without the talent pool.
    server.setNow(new Date('2027-06-22T13:00:00Z'));
    expect((await open(server, link)).status).toBe(404);
  });

  it.each(['withdraw', 'delete'])('has the browser drop what it keeps for Back: %s', async (action) => {
    const { link } = await apply(server);
    expect((await open(server, `${link}?ask=${action}`)).headers.get('clear-site-data')).toBeNull();
    const refused = await act(server, link, { action: 'email', email: 'keine' });
    expect([refused.status, refused.headers.get('clear-site-data')]).toEqual([422, null]);
    expect((await act(server, link, { action })).headers.get('clear-site-data')).toBe('"cache"');
  });

  it('answers a withdrawal sent again like the first one, and records it once', async () => {
    const { reference, link } = await apply(server);
    const withdraw = async () => {
      const answer = await act(server, link, { action: 'withdraw' });
      return [answer.status, answer.headers.get('location')];
    };
    expect(await withdraw()).toEqual([303, `${link}?locale=de&done=withdrawn`]);
    const { state } = await entryOf(server, reference);
    server.setNow(new Date(NOW.getTime() + 60_000));
    expect(await withdraw()).toEqual([303, `${link}?locale=de&done=withdrawn`]);
    expect((await entryOf(server, reference)).state).toEqual(state);
  });

  it('deletes everything, and its link says so in the language of the page', async () => {
    const { reference, link } = await apply(server);
    await act(server, link, { action: 'files' }, [PORTFOLIO]);
    const answer = await act(server, link, { action: 'delete', locale: 'en' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `${link}?locale=en`]);
    const gone = await open(server, `${link}?locale=en`);
    expect([gone.status, await gone.text()]).toEqual([200, expect.stringContaining('<h1>Deleted</h1>')]);
    expect(await server.store.find(reference)).toBe('deleted');
    expect(await server.names('entries')).toEqual([]);
    await eventually(() => server.names('tmp'), []);
    expect(await (await open(server, link, JSON_TYPE)).json()).toEqual({ state: 'deleted' });
  });
});

describe('whoever tries the links', () => {
  beforeEach(async () => {
    server = await startIntake({ linkRates: { perJob: 3, perAddress: 12 } });
  });

  it('finds nothing with a token that is none, or of another purpose', async () => {
    const { link } = await apply(server);
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
      expect((await open(server, path)).status).toBe(404);
  });

  it('is slowed down, for changing sooner than for opening', async () => {
    const { link } = await apply(server);
    const statuses = [];
    for (let time = 0; time < 4; time += 1)
      statuses.push((await act(server, link, { action: 'nonsense' })).status);
    expect(statuses).toEqual([400, 400, 400, 429]);
    for (let time = 0; time < 9; time += 1) expect((await open(server, link)).status).toBe(200);
    const refused = await open(server, link);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('is refused from another site, and leaves no token and no address in the log', async () => {
    const { link } = await apply(server);
    expect(
      (await act(server, link, { action: 'delete' }, [], { Origin: 'https://evil.example' })).status,
    ).toBe(403);
    expect(
      (
        await act(server, link, { action: 'email', email: 'neu@beispiel.de' }, [], {
          ...HTML,
          Origin: 'null',
        })
      ).status,
    ).toBe(303);
    await open(server, `${link}/more`);
    const [, signature = ''] = link.split('.');
    expect(server.log()).not.toContain(signature);
    expect(server.log()).not.toContain('beispiel.de');
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
      const text = await (await open(server, link)).text();
      return text.replaceAll(link, 'LINK').replaceAll(reference, 'REFERENCE');
    }),
  );
  expect(pages[0]).toContain('Sobald sie geprüft ist, geht eine Bestätigung');
  expect(pages[1]).toBe(pages[0]);
});

it.each([
  [true, 'in der Mail an die neue Adresse'],
  [false, 'auf der Seite, die nach der Änderung der Adresse aufging'],
])('says where the link is that replaced one; with mails: %s', async (confirms, place) => {
  server = await startIntake({ confirms });
  const { link } = await apply(server);
  await act(server, link, { action: 'email', email: 'neu@beispiel.de' });
  expect(await (await open(server, link)).text()).toContain(`Der neue steht ${place}.`);
});
