import type { Entry, EntryState, Manifest } from '../../../server/intake/store/manifest';
import { findNeglected } from '../../../server/intake/upkeep/neglected';
import { StoreUnavailableError } from '../../../server/intake/store/store';
import { createLinkToken } from '../../../server/intake/tokens/linkToken';
import { applicationForm, post } from './applicationForm';
import { dueIn, STORES } from './places';
import { BY_COMMAND, type IntakeServer, startIntake } from './intakeServer';
import { madeEntry } from './madeEntry';
import { expiryOf } from '../../../server/intake/store/expiry';
import { berlinDay } from '../../../src/lib/berlinDay';
import { deleteExpired } from './workOnce';

const entry = (manifest: Partial<Manifest>, state: Partial<EntryState> = {}): Entry =>
  madeEntry({ receivedAt: '2026-01-31T10:00:00.000Z', ...manifest }, state);
const jobIn = (country: 'DE' | 'AT' | 'CH') => ({ id: '1', title: 'x', country, currency: 'EUR' as const });
const decidedAt = '2026-03-31T10:00:00.000Z';

it.each<[string, Entry, string]>([
  ['Germany: six months after the decision', entry({ job: jobIn('DE') }, { decidedAt }), '2026-09-30'],
  ['Austria: seven months', entry({ job: jobIn('AT') }, { decidedAt }), '2026-10-31'],
  ['Switzerland: six months', entry({ job: jobIn('CH') }, { decidedAt }), '2026-09-30'],
  ['nobody decided: it counts as decided after six months', entry({ job: jobIn('DE') }), '2027-01-31'],
  [
    'the talent pool: twelve months',
    entry({ job: jobIn('DE'), consent: { privacyNotice: true, talentPool: true } }, { decidedAt }),
    '2027-01-31',
  ],
  [
    'the talent pool, left while a period is running: until its end',
    entry({ job: jobIn('DE') }, { decidedAt, poolLeftAt: '2026-08-01T10:00:00.000Z' }),
    '2026-09-30',
  ],
  [
    'the talent pool, left when none is running: at once',
    entry({ job: jobIn('DE') }, { decidedAt, poolLeftAt: '2026-11-01T10:00:00.000Z' }),
    '2026-11-01',
  ],
  ['a contact message: six months', entry({ kind: 'contact' }), '2026-07-31'],
  [
    'an arrival shortly after midnight in Berlin: from that day on',
    entry({ kind: 'contact', receivedAt: '2026-09-15T22:30:00.000Z' }),
    '2027-03-16',
  ],
  ['quarantine: thirty days', entry({ job: jobIn('DE') }, { status: 'quarantined' }), '2026-03-02'],
  [
    'malware: thirty days after it was found',
    entry({ job: jobIn('DE') }, { scan: 'infected', infectedAt: '2026-04-01T10:00:00.000Z' }),
    '2026-05-01',
  ],
  [
    'malware found shortly before the end: not longer than without',
    entry({ job: jobIn('DE') }, { decidedAt, scan: 'infected', infectedAt: '2026-09-20T10:00:00.000Z' }),
    '2026-09-30',
  ],
  [
    'malware found by a version that did not record when: thirty days',
    entry({ job: jobIn('DE') }, { scan: 'infected' }),
    '2026-03-02',
  ],
])('%s', (_name, given, day) => {
  expect(berlinDay(expiryOf(given).getTime())).toBe(day);
});

it('lasts to the end of the last day in Berlin', () => {
  expect(expiryOf(entry({ job: jobIn('DE') }, { decidedAt })).toISOString()).toBe('2026-09-30T21:59:00.000Z');
});

describe.each(STORES)('with the %s', (kind) => {
  let server: IntakeServer;
  beforeEach(async () => {
    server = await startIntake({ kind });
  });
  afterEach(() => server.stop());

  it('deletes with the files what has expired, and says so without a name', async () => {
    const { json } = await post(server.base, applicationForm());
    await server.store.noteTime(new Date('2027-12-01T00:00:00Z'));
    server.setNow(new Date('2027-12-21T22:58:59Z'));
    expect(await deleteExpired(server.intake)).toBe(0);
    server.setNow(new Date('2027-12-21T22:59:00Z'));
    expect(await deleteExpired(server.intake)).toBe(1);
    expect(await server.names('entries')).toEqual([]);
    expect(await server.names('tmp')).toEqual([]);
    expect(server.log()).toContain(
      '"country":"AT","status":"held","msg":"deleted after its retention period"',
    );
    expect(server.log()).not.toContain(json.reference);
  });

  it('deletes the others where one cannot be removed, and names it to operators', async () => {
    const references = [];
    for (const pitch of ['eins', 'zwei', 'drei'])
      references.push((await post(server.base, applicationForm({ pitch }))).json.reference ?? '');
    await server.store.noteTime(new Date('2027-12-01T00:00:00Z'));
    server.setNow(new Date('2027-12-21T22:59:00Z'));
    const [sick] = await dueIn(server.store, server.intake.now());
    if (sick === undefined) throw new Error('nothing is due');
    const remove = server.store.remove.bind(server.store);
    const removing = jest.spyOn(server.store, 'remove').mockImplementation((reference, deletion) => {
      if (reference === sick) throw new StoreUnavailableError('EACCES');
      return remove(reference, deletion);
    });
    expect(await deleteExpired(server.intake)).toBe(2);
    expect(await deleteExpired(server.intake)).toBe(0);
    expect(await server.names('entries')).toEqual([sick]);
    expect(server.log().match(/"msg":"an entry cannot be deleted"/g)).toHaveLength(1);
    expect(server.log()).toContain(`"reference":"${sick}","reason":"EACCES"`);
    const health = async () => (await fetch(`${server.base}/api/health`)).json();
    expect(await health()).toEqual({ status: 'ok', unreadable: 1 });
    const { unreadable } = await findNeglected(server.intake, new AbortController().signal);
    expect(unreadable).toEqual([sick]);
    removing.mockRestore();
    expect(await deleteExpired(server.intake)).toBe(1);
    expect(await health()).toEqual({ status: 'ok' });
  });

  it('ends between two of many that have expired when the server stops, and goes on at the next start', async () => {
    for (const pitch of ['eins', 'zwei', 'drei']) await post(server.base, applicationForm({ pitch }));
    await server.store.noteTime(new Date('2027-12-01T00:00:00Z'));
    server.setNow(new Date('2027-12-21T22:59:00Z'));
    const stopping = new AbortController();
    const remove = server.store.remove.bind(server.store);
    const removing = jest.spyOn(server.store, 'remove').mockImplementation((reference, deletion) => {
      stopping.abort();
      return remove(reference, deletion);
    });
    expect(await deleteExpired(server.intake, stopping.signal)).toBe(1);
    removing.mockRestore();
    expect(await server.names('entries')).toHaveLength(2);
    expect(await deleteExpired(server.intake)).toBe(2);
  });

  it('remembers for 30 days that something was deleted', async () => {
    const { json } = await post(server.base, applicationForm());
    const reference = json.reference ?? '';
    const deletedAt = Date.now();
    await server.store.remove(reference, BY_COMMAND);
    const find = async (days: number) => {
      const now = new Date(deletedAt + days * 86_400_000);
      await server.store.noteTime(now);
      await server.store.tidy(now);
      return server.store.find(reference);
    };
    expect(await find(29)).toBe('deleted');
    expect(await find(31)).toBeUndefined();
    expect((await post(server.base, applicationForm())).status).toBe(201);
  });

  it('records only the deletion that was begun first', async () => {
    const { json } = await post(server.base, applicationForm());
    const reference = json.reference ?? '';
    await server.place.noteDeleted(reference);
    expect(await server.store.remove(reference, BY_COMMAND)).toBe(true);
    expect(await server.store.notes.deletionOf(reference)).toBeUndefined();
  });

  it('deletes again what was deleted and has come back, for example with a backup', async () => {
    const { json } = await post(server.base, applicationForm());
    const kept = (await post(server.base, applicationForm({ pitch: 'bleibt' }))).json.reference;
    await server.place.noteDeleted(json.reference ?? '');
    await server.store.tidy(new Date());
    expect(await server.names('entries')).toEqual([kept]);
    expect(await server.store.find(json.reference ?? '')).toBe('deleted');
  });

  it('deletes again all that have come back, although one of them cannot be removed', async () => {
    const both = [];
    for (const pitch of ['eins', 'zwei']) {
      const { json } = await post(server.base, applicationForm({ pitch }));
      both.push(json.reference ?? '');
    }
    const [first = '', second] = both.toSorted();
    for (const reference of both) await server.place.noteDeleted(reference);
    const remove = server.store.remove.bind(server.store);
    const removing = jest
      .spyOn(server.store, 'remove')
      .mockImplementation((reference, deletion) =>
        reference === first ? Promise.reject(new Error('another owner')) : remove(reference, deletion),
      );
    await expect(server.store.tidy(new Date())).rejects.toThrow('another owner');
    removing.mockRestore();
    expect(await server.names('entries')).toEqual([first]);
    expect(await server.store.find(second ?? '')).toBe('deleted');
  });

  it('stores nothing under the name of an entry that is deleted at the same moment', async () => {
    const { manifest, state } = entry({});
    await server.place.noteDeleted(manifest.reference);
    // The name was looked up before the deletion.
    const looking = jest.spyOn(server.store, 'find').mockResolvedValueOnce(undefined);
    expect(await server.store.commit(await server.store.stage(), manifest, state)).toBe('deleted');
    looking.mockRestore();
    expect(await server.names('entries')).toEqual([]);
  });

  it('remembers it on while the clock is not believed', async () => {
    const { json } = await post(server.base, applicationForm());
    const reference = json.reference ?? '';
    await server.store.noteTime(new Date());
    await server.store.remove(reference, BY_COMMAND);
    await server.store.tidy(new Date(Date.now() + 400 * 86_400_000));
    expect(await server.store.find(reference)).toBe('deleted');
  });

  describe('the link in the confirmation', () => {
    const linkOf = async (locale = 'de') => {
      const { json } = await post(server.base, applicationForm({ locale }));
      return `${server.base}/api/deletion/${createLinkToken('delete', { reference: json.reference ?? '', version: 0 }, server.intake.secret)}`;
    };
    const read = async (url: string, method = 'GET', headers: Record<string, string> = {}) => {
      const response = await fetch(url, { method, headers });
      return { status: response.status, headers: response.headers, text: await response.text() };
    };

    it('shows what would be deleted, and deletes nothing however often it is opened', async () => {
      const link = await linkOf();
      for (const method of ['GET', 'GET']) {
        const page = await read(link, method);
        expect(page.status).toBe(200);
        expect(page.text).toContain('<h1>Bewerbung löschen</h1>');
        expect(page.text).toContain(
          `<form method="post" action="${new URL(link).pathname}">\n<input type="hidden" name="locale" value="de">\n<button type="submit">Endgültig löschen</button>\n</form>`,
        );
        expect(page.headers.get('referrer-policy')).toBe('no-referrer');
        expect(page.headers.get('cache-control')).toBe('no-store');
      }
      expect(await server.names('entries')).toHaveLength(1);
    });

    it('deletes everything when its form is sent, and says so again later', async () => {
      const link = await linkOf('en');
      expect((await read(link)).text).toContain('<html lang="en" ');
      const done = await read(link, 'POST', { 'Content-Type': 'application/x-www-form-urlencoded' });
      expect([done.status, done.text.includes('<h1>Deleted</h1>')]).toEqual([200, true]);
      expect(await server.names('entries')).toEqual([]);
      expect((await read(link)).text).toContain('<h1>Gelöscht</h1>');
      expect((await read(link, 'POST')).status).toBe(200);
    });

    it('belongs to one application and cannot be guessed', async () => {
      const link = await linkOf();
      const forged = [
        `${link}x`,
        link.slice(0, -1),
        link.replace(/\.[\w-]+$/, ''),
        `${server.base}/api/deletion/x`,
      ];
      for (const url of forged) {
        expect((await read(url)).status).toBe(404);
        expect((await read(url, 'POST')).status).toBe(404);
      }
      expect(await server.names('entries')).toHaveLength(1);
    });

    it('cannot be used from another site', async () => {
      const link = await linkOf();
      expect((await read(link, 'POST', { Origin: 'https://evil.example' })).status).toBe(403);
      expect(await server.names('entries')).toHaveLength(1);
    });

    it('can be used by browsers that hide the origin of a page without a referrer', async () => {
      const hidden = { Origin: 'null' };
      const link = await linkOf();
      expect((await read(link, 'POST', { ...hidden, 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
      expect((await read(link, 'POST', hidden)).status).toBe(200);
      expect(await server.names('entries')).toEqual([]);
    });

    it('does not stand in the log', async () => {
      const link = await linkOf();
      await read(link);
      expect(server.log()).toContain('/api/deletion/:token');
      expect(server.log()).not.toContain(link.split('/').at(-1));
    });
  });
});
