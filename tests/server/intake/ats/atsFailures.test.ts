import { post } from '../applicationForm';
import { NOW } from '../intakeServer';
import { type AtsBench, startBench } from './atsBench';
import { startVendor, type VendorAnswer, type VendorRequest, type VendorServer } from './vendorServer';

const DAY_MS = 86_400_000;

let bench: AtsBench;
let vendor: VendorServer;
beforeEach(async () => {
  bench = await startBench();
});
afterEach(() => bench.stop());

const refusing = async (answer: (request: VendorRequest) => VendorAnswer) => {
  vendor = await bench.startVendor(answer);
};

describe.each(['greenhouse', 'personio', 'lever'])('%s', (name) => {
  it.each([400, 403, 404, 413, 422])(
    'is not tried again by itself after a refusal with %i',
    async (status) => {
      await refusing(() => ({ status, json: { code: 'x y', error: 'aenne@beispiel.de' } }));
      const reference = await bench.apply();
      await bench.passOnTo(name);
      bench.later(365 * 86_400_000);
      await bench.passOnTo(name);
      expect(vendor.requests).toHaveLength(1);
      expect(await bench.deliveryOf(reference, name)).toMatchObject({
        attempts: 1,
        isFinal: true,
        error: `answer ${status}`,
      });
      expect(bench.server.log()).not.toContain('beispiel.de');
    },
  );

  it('loses no attempt over a key that is refused, and the log says which setting to look at', async () => {
    await refusing(() => ({ status: 401 }));
    const references = [await bench.apply(), await bench.apply({ pitch: 'zwei' })];
    await bench.passOnTo(name);
    expect(vendor.requests).toHaveLength(1);
    for (const reference of references) {
      const delivery = await bench.deliveryOf(reference, name);
      expect(delivery?.attempts ?? 0).toBe(0);
      expect(delivery?.isFinal).toBeUndefined();
    }
    expect(bench.server.log()).toMatch(new RegExp(`"setting":"INTAKE_${name.toUpperCase()}_(KEY|TOKEN)"`));
  });

  it.each([429, 500, 503])(
    'is tried again after an answer with %i, not sooner than it asks for',
    async (status) => {
      await refusing(() => ({ status, headers: { 'Retry-After': '600' } }));
      const reference = await bench.apply();
      await bench.passOnTo(name);
      const first = await bench.deliveryOf(reference, name);
      expect(first).toMatchObject({
        error: `answer ${status}`,
        nextAt: new Date(NOW.getTime() + 600_000).toISOString(),
      });
      expect(first?.isFinal).toBeUndefined();
      bench.later(599_999);
      await bench.passOnTo(name);
      expect(vendor.requests).toHaveLength(1);
      bench.later(600_000);
      await bench.passOnTo(name);
      expect(vendor.requests).toHaveLength(2);
    },
  );

  it.each([
    ['the page of a proxy', '<!doctype html><title>Wartung</title>'],
    ['half an answer', '{"success":"Candi'],
  ])('has not got what was answered 200 with %s, and is tried again', async (_name, text) => {
    await refusing(() => ({ status: 200, text }));
    const reference = await bench.apply();
    await bench.passOnTo(name);
    const delivery = await bench.deliveryOf(reference, name);
    expect(delivery).toMatchObject({ attempts: 1, error: 'answer 200 is not JSON' });
    // Personio gets the documents first, which are no application yet.
    expect(delivery?.mayHaveArrived).toBe(name === 'personio' ? undefined : true);
    expect(delivery?.deliveredAt).toBeUndefined();
    expect(delivery?.isFinal).toBeUndefined();
    expect(vendor.requests).toHaveLength(1);
  });

  it('is left alone for a day where it asks for longer, also by a server whose clock is behind', async () => {
    await refusing(() => ({ status: 429, headers: { 'Retry-After': '99999999' } }));
    await bench.apply();
    bench.later(DAY_MS);
    await bench.passOnTo(name);
    for (const ms of [-600_000, 0, 1, DAY_MS - 1]) {
      bench.later(DAY_MS + ms);
      await bench.passOnTo(name);
      expect(vendor.requests).toHaveLength(1);
    }
    bench.later(2 * DAY_MS);
    await bench.passOnTo(name);
    expect(vendor.requests).toHaveLength(2);
  });

  it('never gets a key by a redirect to another host', async () => {
    const other = await startVendor(() => ({ status: 200 }));
    await refusing(() => ({ status: 307, headers: { Location: `${other.url}/steal` } }));
    await bench.apply();
    await bench.passOnTo(name);
    expect(other.requests).toEqual([]);
    await other.stop();
  });

  it('gets nothing for a job it does not know, and the reason says what to add', async () => {
    await refusing(() => ({ status: 200 }));
    await bench.writeJobs(JSON.stringify({ [name]: { jobs: {} } }));
    const reference = await bench.apply();
    await bench.passOnTo(name);
    expect(vendor.requests).toEqual([]);
    expect(await bench.deliveryOf(reference, name)).toMatchObject({
      isFinal: true,
      error: `INTAKE_ATS_JOBS has no ${name}.jobs.1042`,
    });
  });

  it('gets no contact messages', async () => {
    await refusing(() => ({ status: 200 }));
    const fields = { topic: 'other', name: 'Kim', email: 'kim@beispiel.de', message: 'Guten Tag zusammen' };
    await post(bench.server.base, new URLSearchParams(fields), {}, '/api/contact');
    await bench.passOnTo(name);
    expect(vendor.requests).toEqual([]);
  });
});

it('gets no second opportunity at Lever because the look for the first one was answered without a list', async () => {
  await refusing(() => ({ status: 200, json: {} }));
  const reference = await bench.apply();
  await bench.passOnTo('lever');
  expect(vendor.requests.map(({ method }) => method)).toEqual(['GET']);
  expect(await bench.deliveryOf(reference, 'lever')).toMatchObject({ error: 'Lever returned no list' });
});

it('says at the start which open jobs have no counterpart', async () => {
  await refusing(() => ({ status: 200 }));
  bench.channelsTo('personio');
  expect(bench.server.log()).toContain('"vendor":"personio","missing":["88"]');
});

it.each([
  ['is no JSON', '{', /^INTAKE_ATS_JOBS \(".+jobs\.json"\) is not JSON: /],
  ['has an unknown part', '{"workday":{}}', /jobs\.json"\) at the top: .*workday/],
  ['has a wrong id', '{"lever":{"jobs":{"1042":"abc"}}}', /jobs\.json"\) at lever\.jobs\.1042: /],
  ['has a wrong job', '{"lever":{"jobs":{"texter":"abc"}}}', /at lever\.jobs\.texter: /],
  ['lacks the vendor', '{"personio":{"jobs":{}}}', /jobs\.json"\) has no part "lever"\.$/],
])('ends the start with a sentence where the file of the jobs %s', async (_name, text, sentence) => {
  await refusing(() => ({ status: 200 }));
  await bench.writeJobs(text);
  expect(() => bench.channelsTo('lever')).toThrow(sentence);
});

it.each([
  [401, { attempts: 0, error: 'answer 401' }],
  [422, { attempts: 1, error: 'answer 422', isFinal: true }],
])(
  'counts the status of a refusal with %i by Personio whose body is not as published',
  async (status, result) => {
    await refusing(() => ({ status, json: { errors: [null] } }));
    const reference = await bench.apply();
    await bench.passOnTo('personio');
    expect(await bench.deliveryOf(reference, 'personio')).toEqual({ ...result, nextAt: expect.any(String) });
  },
);

it('gets its files at Lever although the list of those it has is not as published', async () => {
  await refusing(({ method, path }) => ({
    status: 200,
    json: { data: method === 'POST' ? {} : [path.endsWith('/files') ? null : { id: 'found' }] },
  }));
  const reference = await bench.apply();
  await bench.passOnTo('lever');
  expect(await bench.deliveryOf(reference, 'lever')).toMatchObject({ deliveredAt: expect.any(String) });
  expect(vendor.requests.flatMap(({ files }) => files)).toHaveLength(2);
});
