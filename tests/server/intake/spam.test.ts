import { createHash } from 'node:crypto';
import { hasZeroBits, proofInput, type ProofTask } from '../../../src/applications/proofOfWork';
import { applicationForm, post } from './applicationForm';
import { type IntakeServer, NOW, startIntake } from './intakeServer';

let server: IntakeServer;

beforeAll(async () => {
  server = await startIntake();
});
afterAll(() => server.stop());

describe('signs of spam', () => {
  async function solve({ salt, bits }: ProofTask): Promise<string> {
    for (let number = 0; ; number += 1) {
      if (hasZeroBits(createHash('sha256').update(proofInput(salt, number)).digest(), bits))
        return String(number);
    }
  }

  async function send(pitch: string, fields: Record<string, string>) {
    const answer = await post(server.base, applicationForm({ pitch, ...fields }));
    expect(answer.status).toBe(201);
    const entry = await server.store.find(answer.json.reference ?? '');
    if (!entry || entry === 'deleted') throw new Error('not stored');
    return { reasons: entry.manifest.spam.reasons, status: entry.state.status };
  }

  const later = (ms: number) => server.setNow(new Date(NOW.getTime() + ms));
  const ask = async () =>
    (await (await fetch(`${server.base}/api/form-token`)).json()) as { token: string; challenge: ProofTask };

  afterEach(() => server.setNow(NOW));

  it('finds none in a form with a solved task that took a minute', async () => {
    const { token, challenge } = await ask();
    const form_proof = await solve(challenge);
    later(60_000);
    expect(await send('gelöst', { form_token: token, form_proof })).toEqual({ reasons: [], status: 'held' });
  });

  it('keeps a form without script, which has no token, out of quarantine', async () => {
    expect(await send('ohne Skript', {})).toEqual({
      reasons: ['tokenMissing', 'proofMissing'],
      status: 'held',
    });
  });

  it.each([
    [15, 'held'],
    [16, 'quarantined'],
  ])('lets an applicant without script name works, not advertise: %i links are %s', async (count, status) => {
    expect(await send('https://beispiel.de/ '.repeat(count), {})).toMatchObject({ status });
  });

  it('quarantines a filled honeypot, with the same answer', async () => {
    expect(await send('Honig', { remark: 'x' })).toMatchObject({ status: 'quarantined' });
  });

  it('quarantines what was filled in within three seconds', async () => {
    const { token } = await ask();
    later(2_999);
    expect(await send('schnell', { form_token: token })).toMatchObject({
      reasons: ['tokenEarly', 'proofMissing'],
      status: 'quarantined',
    });
  });

  it('does not mind a token from the future: the clock was put back in the meantime', async () => {
    const { token, challenge } = await ask();
    const form_proof = await solve(challenge);
    later(-3_600_000);
    expect(await send('gestellt', { form_token: token, form_proof })).toEqual({
      reasons: [],
      status: 'held',
    });
  });

  it('takes a token again for another application: somebody may send two', async () => {
    const { token, challenge } = await ask();
    const form_proof = await solve(challenge);
    later(60_000);
    const first = await send('eins', { form_token: token, form_proof });
    expect(await send('zwei', { form_token: token, form_proof })).toEqual(first);
  });

  it('does not mind a token that is over a day old', async () => {
    const { token } = await ask();
    later(86_400_001);
    expect(await send('langsam', { form_token: token })).toMatchObject({ status: 'held' });
  });

  it('quarantines a forged time', async () => {
    const { token } = await ask();
    expect(await send('gefälscht', { form_token: `1${token}` })).toMatchObject({
      reasons: ['tokenForged', 'proofMissing'],
      status: 'quarantined',
    });
  });

  it('counts a wrong proof', async () => {
    const { token } = await ask();
    later(60_000);
    expect(await send('falsch', { form_token: token, form_proof: 'abc' })).toMatchObject({
      reasons: ['proofWrong'],
    });
  });
});
