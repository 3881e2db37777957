/** @jest-environment node */
import { recruiterPath } from '../../../server/intake/tokens/applicationLink';
import { StoreUnavailableError } from '../../../server/intake/store/store';
import { act, apply, entryOf, HTML, JSON_TYPE, PORTFOLIO } from './applicantPage';
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

  it('is taken from recruiters as often as they decide in an hour', async () => {
    server = await startIntake({ linkRates: { perJob: 1, perAddress: 100 } });
    const { reference } = await apply(server);
    const recruiting = recruiterPath(server.intake, reference);
    for (let count = 0; count < 5; count += 1)
      expect((await act(server, recruiting, { action: 'read' })).status).toBe(303);
  });

  it('asks for files again, which browsers cannot keep', async () => {
    server = await startIntake({ linkRates: { perJob: 1, perAddress: 100 } });
    const { link } = await apply(server);
    await act(server, link, { action: 'nonsense' });
    const page = await textOf(await act(server, link, { action: 'files' }, [PORTFOLIO]));
    expect(page).toContain('Dateien kann der Browser nicht behalten.');
    expect(page).not.toContain('<form');
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
});
