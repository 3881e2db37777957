import { act, apply, entryOf, JSON_TYPE, open } from './applicantPage';
import { applicationForm, post } from './applicationForm';
import { commandLine } from './commandLine';
import { type IntakeServer, NOW, startIntake } from './intakeServer';
import { type Mailbox, startMailbox } from './mailbox';
import { STORES } from './places';
import { passOnByMail } from './workOnce';

let server: IntakeServer;

afterEach(() => server.stop());

const POOL = { talent_pool: 'true' };
/** After the retention of an application in Austria that was decided on arrival, and before its year in the pool ends. */
const LATE = new Date('2027-07-01T12:00:00Z');

/** Records a decision on the day of arrival. */
const decide = (reference: string) =>
  server.store.changeState(reference, (state) => ({ ...state, decidedAt: NOW.toISOString() }));

describe.each(STORES)('leaving the talent pool on the applicant’s page, with the %s', (kind) => {
  beforeEach(async () => {
    server = await startIntake({ kind });
  });

  it('is possible after a question, also once the application is decided, and is recorded once', async () => {
    const { reference, link } = await apply(server, POOL);
    await decide(reference);
    const before = await (await open(server, link)).text();
    expect(before).toContain('Talentpool verlassen …');
    expect(before).toContain('Im Talentpool bis');
    expect(before).toContain('21. November 2027');
    expect(await (await open(server, `${link}?ask=leavePool`)).text()).toContain('Wirklich verlassen?');
    expect((await entryOf(server, reference)).state.poolLeftAt).toBeUndefined();
    const leave = async () => {
      const answer = await act(server, link, { action: 'leavePool' });
      return [answer.status, answer.headers.get('location')];
    };
    expect(await leave()).toEqual([303, `${link}?locale=de&done=leftPool`]);
    const { manifest, state } = await entryOf(server, reference);
    expect(manifest.consent).toEqual({ privacyNotice: true, talentPool: false });
    expect(state).toMatchObject({
      poolLeftAt: NOW.toISOString(),
      updates: [{ kind: 'leftPool', at: NOW.toISOString() }],
    });
    const page = await (await open(server, `${link}?done=leftPool`)).text();
    expect(page).toContain('Im Talentpool bist du nicht mehr.');
    // Kept like any application in Austria: seven months after the decision.
    expect(page).toContain('21. Juni 2027');
    expect(page).not.toContain('Talentpool verlassen …');
    expect(await (await open(server, `${link}?ask=leavePool`)).text()).not.toContain('Wirklich verlassen?');
    // Sent again, as by reloading after a lost answer.
    server.setNow(new Date(NOW.getTime() + 60_000));
    expect(await leave()).toEqual([303, `${link}?locale=de&done=leftPool`]);
    expect((await entryOf(server, reference)).state).toEqual(state);
  });

  it.each([
    ['was not agreed to', {}, {}, NOW],
    ['ended with a withdrawal', POOL, { withdrawnAt: NOW.toISOString() }, NOW],
    ['is over after twelve months', POOL, { decidedAt: '2027-08-01T12:00:00.000Z' }, new Date('2027-12-01')],
  ])('is not offered where it %s', async (_case, fields, change, now) => {
    const { reference, link } = await apply(server, fields);
    await server.store.changeState(reference, (state) => ({ ...state, ...change }));
    server.setNow(now);
    const page = await open(server, link);
    expect([page.status, await page.text()]).toEqual([200, expect.not.stringContaining('Im Talentpool bis')]);
    expect((await act(server, link, { action: 'leavePool' })).status).toBe(400);
    expect((await entryOf(server, reference)).state.poolLeftAt).toBeUndefined();
  });

  it('deletes at once what nothing else keeps, unless the clock is not trusted', async () => {
    const [held, gone] = [await apply(server, POOL), await apply(server, { ...POOL, pitch: 'x' })];
    for (const { reference } of [held, gone]) await decide(reference);
    server.setNow(LATE);
    server.intake.findings.retentionHeld = 'The clock has jumped.';
    expect((await act(server, held.link, { action: 'leavePool' })).status).toBe(303);
    expect((await entryOf(server, held.reference)).state.poolLeftAt).toBe(LATE.toISOString());
    server.intake.findings.retentionHeld = undefined;
    const answer = await act(server, gone.link, { action: 'leavePool' });
    expect(answer.headers.get('location')).toBe(`${gone.link}?locale=de`);
    expect(await (await open(server, gone.link)).text()).toContain('<h1>Gelöscht</h1>');
    expect(await server.names('entries')).toEqual([held.reference]);
    expect(await (await open(server, gone.link, JSON_TYPE)).json()).toEqual({ state: 'deleted' });
  });
});

describe('mails about the talent pool', () => {
  let mailbox: Mailbox;
  beforeEach(async () => {
    [server, mailbox] = await Promise.all([startIntake(), startMailbox()]);
  });
  afterEach(() => mailbox.stop());
  const passOnAll = () => passOnByMail(server.intake, mailbox);
  const lastToRecruiters = () =>
    mailbox.mails.findLast(({ to }) => to.includes('jobs@sff.example'))?.mail.text ?? '';

  it('tell recruiters that an applicant has left it, and until when the application is kept now', async () => {
    const { reference, link } = await apply(server, POOL);
    await passOnAll();
    await decide(reference);
    await act(server, link, { action: 'leavePool' });
    await passOnAll();
    expect(mailbox.mails).toHaveLength(3);
    expect(lastToRecruiters().trim().split('\n')).toEqual([
      '21. November 2026: Talentpool verlassen, bitte auch im Bewerbungssystem austragen',
      '',
      'Wird am 21. Juni 2027 gelöscht.',
    ]);
  });

  it('do not name it any more once it was left', async () => {
    const { link } = await apply(server, POOL);
    await act(server, link, { action: 'leavePool' });
    await passOnAll();
    expect(mailbox.mails.map(({ mail }) => mail.text).join('\n')).not.toMatch(
      /Talentpool: ja|Für den Talentpool/,
    );
  });
});

describe('the commands', () => {
  beforeEach(async () => {
    server = await startIntake();
  });
  const run = (...args: string[]) => commandLine(server).run(...args);
  const poolOf = async (reference: string) => {
    const shown = /Talent pool +│ ([^│]*?) +│/.exec(await run('show', reference))?.[1];
    expect(await run('export', reference)).toContain(`,${shown},`);
    return shown;
  };

  it('record that an applicant has left, and name the day of the deletion', async () => {
    const { reference } = await apply(server, POOL);
    expect(await poolOf(reference)).toBe('until 2027-11-21');
    await decide(reference);
    expect(await run('leave-pool', reference)).toBe(
      `${reference} is out of the talent pool and will be deleted on 2027-06-21.\n`,
    );
    expect((await entryOf(server, reference)).state.updates).toEqual([
      { kind: 'leftPool', at: NOW.toISOString() },
    ]);
    expect(await poolOf(reference)).toBe('ended 2026-11-21');
    await expect(run('leave-pool', reference)).rejects.toThrow(
      `${reference} has been out of the talent pool since 2026-11-21.`,
    );
  });

  it('refuse who was never in it', async () => {
    const { json } = await post(server.base, applicationForm());
    const reference = json.reference ?? '';
    expect(await poolOf(reference)).toBe('no');
    await expect(run('leave-pool', reference)).rejects.toThrow(`${reference} was never in the talent pool.`);
  });

  it('name the end of what was withdrawn', async () => {
    const { reference } = await apply(server, POOL);
    await run('withdraw', reference);
    expect(await poolOf(reference)).toBe('ended 2026-11-21');
  });
});
