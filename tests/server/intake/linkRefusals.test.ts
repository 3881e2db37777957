import { deletionPath, recruiterPath } from '../../../server/intake/tokens/applicationLink';
import { StoreUnavailableError } from '../../../server/intake/store/store';
import { act, apply, entryOf, JSON_TYPE, linkAfter, open, PORTFOLIO } from './applicantPage';
import { HTML } from './applicationForm';
import { type IntakeServer, startIntake } from './intakeServer';

let server: IntakeServer;

afterEach(() => server.stop());

describe('a form of the page that cannot be taken', () => {
  const EMAIL = { action: 'email', email: 'neu"<@beispiel.de' };
  const textOf = async (answer: Response) => (await answer.text()).replaceAll(/\s+/g, ' ');

  it('is there once more with what was typed after too many requests, in the language of the page', async () => {
    server = await startIntake({ linkRates: { perJob: 1, perAddress: 100 } });
    const { link } = await apply(server);
    await act(server, link, { action: 'nonsense' });
    const refused = await act(server, link, { ...EMAIL, locale: 'en' });
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
    const { email } = (await entryOf(server, link.split('/').at(-1)?.split('.')[0] ?? '')).manifest.fields;
    expect(email).not.toContain('neu');
  });

  it.each([
    ['en', 'de'],
    ['de', 'en'],
  ])(
    'answers in the language that the form names (%s), whatever the address names (%s)',
    async (locale, other) => {
      server = await startIntake({ linkRates: { perJob: 1, perAddress: 100 } });
      const { link } = await apply(server);
      await act(server, link, { action: 'nonsense' });
      const refused = await act(server, `${link}?locale=${other}`, { ...EMAIL, locale });
      expect(refused.status).toBe(429);
      expect(await textOf(refused)).toContain(`<html lang="${locale}"`);
    },
  );

  it('is taken from recruiters as often as they decide in an hour', async () => {
    server = await startIntake({ linkRates: { perJob: 1, perAddress: 100 } });
    const { reference } = await apply(server);
    const recruiting = recruiterPath(server.intake, reference);
    for (let count = 0; count < 5; count += 1)
      expect((await act(server, recruiting, { action: 'read' })).status).toBe(303);
  });

  it('records nothing for recruiters whose page is older than the withdrawal, and shows them the withdrawal', async () => {
    server = await startIntake();
    const { link, reference } = await apply(server);
    const recruiting = recruiterPath(server.intake, reference);
    await act(server, link, { action: 'withdraw' });
    const { state: before } = await entryOf(server, reference);
    const answer = await act(server, recruiting, { action: 'decide' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, recruiting]);
    expect((await entryOf(server, reference)).state).toEqual(before);
    expect(await textOf(await open(server, recruiting))).toContain('Die Bewerbung ist zurückgezogen.');
  });

  it('says to recruiters what has become of a deleted application, not what its applicant is told', async () => {
    server = await startIntake();
    const { link, reference } = await apply(server);
    const recruiting = recruiterPath(server.intake, reference);
    await act(server, link, { action: 'delete' });
    const page = await textOf(await open(server, recruiting));
    expect(page).toContain('Diese Bewerbung wurde gelöscht');
    expect(page).not.toContain('nichts mehr von dir');
    expect(await (await open(server, recruiting, JSON_TYPE)).json()).toEqual({ state: 'deleted' });
  });

  it('asks for files again, which browsers cannot keep', async () => {
    server = await startIntake({ linkRates: { perJob: 1, perAddress: 100 } });
    const { link } = await apply(server);
    await act(server, link, { action: 'nonsense' });
    const page = await textOf(await act(server, link, { action: 'files' }, [PORTFOLIO]));
    expect(page).toContain('Dateien kann der Browser nicht behalten.');
    expect(page).not.toContain('<form');
  });

  it('answers files that a decided application does not take in the language of the page, and asks for no others', async () => {
    server = await startIntake();
    const { link, reference } = await apply(server, { locale: 'en' });
    const shown = await (await open(server, `${link}?locale=en`)).text();
    const [, action = ''] = /<form[^>]* action="([^"]+)"[^>]*enctype/.exec(shown) ?? [];
    await server.store.changeState(reference, (state) => ({
      ...state,
      decidedAt: '2026-11-21T12:00:00.000Z',
    }));
    const german = { ...HTML, 'Accept-Language': 'de' };
    const refused = await act(server, action, { action: 'files', locale: 'en' }, [PORTFOLIO], german);
    expect(refused.status).toBe(400);
    const page = await textOf(refused);
    expect(page).toContain('<html lang="en"');
    expect(page).not.toContain('Browsers can’t keep files.');
  });

  it.each([
    ['what the page never sends', { action: 'nonsense' }, 400, 'Nicht verstanden.'],
    ['a body that is too large', { ...EMAIL, more: 'x'.repeat(17_000) }, 413, 'Zu groß.'],
  ])('says what happened to %s, and JSON to programs', async (_name, fields, status, title) => {
    server = await startIntake();
    const { link } = await apply(server);
    const refused = await act(server, link, fields);
    expect(refused.status).toBe(status);
    expect(refused.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(refused.headers.get('referrer-policy')).toBe('no-referrer');
    expect(await textOf(refused)).toContain(`<h1>${title}</h1>`);
    const told = await act(server, link, fields, [], JSON_TYPE);
    expect(told.status).toBe(status);
    expect(await told.json()).toEqual({ error: status === 400 ? 'Bad Request' : 'Payload Too Large' });
  });

  it('is counted although its body cannot be read, so that the limit ends it too', async () => {
    server = await startIntake({ linkRates: { perJob: 9, perAddress: 2 } });
    const { link } = await apply(server);
    const large = () => act(server, link, { ...EMAIL, more: 'x'.repeat(17_000) });
    const statuses = [(await large()).status, (await large()).status, (await large()).status];
    expect(statuses).toEqual([413, 413, 429]);
    expect((await open(server, link)).status).toBe(429);
  });

  it('says so while nothing can be stored, to recruiters too, and keeps their step', async () => {
    server = await startIntake();
    const { reference, link } = await apply(server);
    const recruiting = recruiterPath(server.intake, reference);
    jest.spyOn(server.store, 'find').mockRejectedValue(new StoreUnavailableError('the disk is away'));
    const refused = await act(server, link, EMAIL, [], {
      ...HTML,
      'Accept-Language': 'fr, en;q=0.8, de;q=0.5',
    });
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('30');
    const page = await textOf(refused);
    expect(page).toContain('Not right now.');
    expect(page).toContain('value="neu&quot;&lt;@beispiel.de"');
    const recruiter = await act(server, recruiting, { action: 'decide' }, [], {
      ...HTML,
      'Accept-Language': 'en',
    });
    expect(recruiter.status).toBe(503);
    const told = await textOf(recruiter);
    expect(told).toContain('Gerade nicht.');
    expect(told).toContain('<input type="hidden" name="action" value="decide">');
    expect(await (await act(server, link, EMAIL, [], JSON_TYPE)).json()).toEqual({
      error: 'Service Unavailable',
    });
  });

  it('is only the one with files while the disk is nearly full', async () => {
    server = await startIntake();
    const { link, reference } = await apply(server);
    jest.spyOn(server.store, 'stage').mockRejectedValue(new StoreUnavailableError('the disk is nearly full'));
    expect((await act(server, link, { action: 'files' }, [PORTFOLIO])).status).toBe(503);
    const corrected = await act(server, link, { action: 'email', email: 'neu@beispiel.de' });
    const done = (path: string, name: string) => [303, `${path}?locale=de&done=${name}`];
    const next = linkAfter(corrected);
    expect([corrected.status, corrected.headers.get('location')]).toEqual(done(next, 'email'));
    const withdrawn = await act(server, next, { action: 'withdraw' });
    expect([withdrawn.status, withdrawn.headers.get('location')]).toEqual(done(next, 'withdrawn'));
    expect((await act(server, next, { action: 'delete' })).status).toBe(303);
    expect(await server.store.find(reference)).toBe('deleted');
  });
});

it.each([
  ['fr, de;q=0.1, en;q=0.8', 'en'],
  ['en;q=0.5, de-AT', 'de'],
  ['EN-US, de', 'en'],
  ['de;q=0, en;q=0.1', 'en'],
  ['english, fr, *', 'de'],
  ['', 'de'],
])('answers a browser that prefers "%s" in %s', async (accepted, locale) => {
  server = await startIntake({ linkRates: { perJob: 1, perAddress: 1 } });
  const answer = () => open(server, '/api/application/x', { ...HTML, 'Accept-Language': accepted });
  await answer();
  expect(await (await answer()).text()).toContain(`<html lang="${locale}"`);
});

describe('the deletion link', () => {
  const applied = async () => {
    const { reference } = await apply(server);
    return deletionPath(server.intake, await entryOf(server, reference));
  };
  const PRIVATE = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' };
  const told = ({ status, headers }: Response) => [status, Object.fromEntries(headers)];

  it('explains in the language of the browser that the store is down, and is found by no search engine', async () => {
    server = await startIntake();
    const link = await applied();
    jest.spyOn(server.store, 'find').mockRejectedValue(new StoreUnavailableError('the disk is away'));
    const headers = { ...HTML, 'Accept-Language': 'en' };
    for (const answer of [await open(server, link, headers), await act(server, link, {}, [], headers)]) {
      expect(told(answer)).toEqual([503, expect.objectContaining({ ...PRIVATE, 'retry-after': '30' })]);
      const page = await answer.text();
      expect(page).toContain('Not right now.');
      expect(page).toContain(`href="${link}?locale=en"`);
    }
    const program = await open(server, link, JSON_TYPE);
    expect(await program.json()).toEqual({ error: 'Service Unavailable' });
  });

  it('is refused from another site before the store is asked', async () => {
    server = await startIntake();
    const link = await applied();
    const find = jest.spyOn(server.store, 'find').mockClear();
    const send = (headers: Record<string, string>) =>
      act(server, `${link}?locale=en`, {}, [], { ...headers, Origin: 'https://evil.example' });
    const [answer, program] = [await send(HTML), await send(JSON_TYPE)];
    for (const refused of [answer, program])
      expect(told(refused)).toEqual([403, expect.objectContaining(PRIVATE)]);
    const page = await answer.text();
    expect(page).toContain('<html lang="en"');
    expect(page).toContain('<h1>Not from here.</h1>');
    expect(page).toContain(`href="${link}?locale=en"`);
    expect(await program.json()).toEqual({ error: 'Forbidden' });
    expect(find).not.toHaveBeenCalled();
  });

  it('is limited like the other links, for deleting sooner than for opening', async () => {
    server = await startIntake({ linkRates: { perJob: 1, perAddress: 3 } });
    const link = await applied();
    const statuses = async (call: () => Promise<Response>) => [(await call()).status, (await call()).status];
    expect(await statuses(() => act(server, link, {}))).toEqual([303, 429]);
    expect(await statuses(() => open(server, link))).toEqual([200, 200]);
    expect(told(await open(server, link))).toEqual([429, expect.objectContaining(PRIVATE)]);
  });

  it('says that everything is deleted in the language of its page, also after a reload', async () => {
    server = await startIntake();
    const link = await applied();
    const page = await (await open(server, `${link}?locale=en`)).text();
    expect(page).toContain('<input type="hidden" name="locale" value="en">');
    const answer = await act(server, link, { locale: 'en' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `${link}?locale=en`]);
    expect(await (await open(server, `${link}?locale=en`)).text()).toContain('<h1>Deleted</h1>');
  });

  it('deletes what has expired and is still there', async () => {
    server = await startIntake();
    const link = await applied();
    server.setNow(new Date('2036-01-01T12:00:00Z'));
    expect(await (await open(server, link, JSON_TYPE)).json()).toEqual({ state: 'ask' });
    expect(await (await act(server, link, {}, [PORTFOLIO], JSON_TYPE)).json()).toEqual({ state: 'done' });
    expect(await server.names('entries')).toEqual([]);
  });
});
