import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { until } from '../../../scripts/testbed/until';
import { allEntries } from '../../../scripts/torture/allEntries';
import type { DeliveryChannel } from '../../../server/intake/delivery/deliveryChannel';
import { HEARTBEAT } from '../../../server/intake/store/runs';
import { StoreAwayError } from '../../../server/intake/store/storeAway';
import { StartError } from '../../../server/settings';
import { objectStoreBench } from './objectStoreBench';
import { BUCKET } from './objectStoreServer';
import { expectNoChangeLost, expectWhole, sendWhole } from './wholeApplication';
import { passOn } from './workOnce';

const bench = objectStoreBench();

it('is tested against a store that keeps nothing of a body whose sender goes away', async () => {
  const put = (key: string) =>
    `PUT /${BUCKET}/cut/${key} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 8\r\n\r\n`;
  const send = async (bytes: string, isCut: boolean) => {
    const socket = connect(Number(new URL(bench.store.url).port), '127.0.0.1');
    socket.resume().write(bytes, () => isCut && socket.destroy());
    await once(socket, 'close');
  };
  await send(`${put('half')}1234`, true);
  await send(`${put('whole')}12345678`, false);
  expect(await bench.store.keys('cut')).toEqual(['cut/whole']);
});

describe('several servers on one bucket', () => {
  it('store one of many equal posts, and nothing is left of the others', async () => {
    const [one, two] = [await bench.start(), await bench.start()];
    const answers = await Promise.all(
      [one, two, one, two, two, one].map((server) => sendWhole(server, 'same')),
    );
    expect(new Set(answers.map(({ status, json }) => `${status} ${json.reference}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(201);
    const reference = answers[0]?.json.reference ?? '';
    expect(await bench.place.entries()).toEqual([reference]);
    await expectWhole(one, reference);
    const files = (await bench.store.keys('intake')).filter((key) => key.includes(`/files/${reference}/`));
    expect(files).toHaveLength(3);
    expect((await bench.place.leftovers()).filter((name) => name.startsWith('SFF'))).toEqual([]);
  });

  it('accept one of two different contents under one key, and call the other a conflict', async () => {
    const [one, two] = [await bench.start(), await bench.start()];
    const answers = await Promise.all([
      sendWhole(one, 'key', { pitch: 'eins' }),
      sendWhole(two, 'key', { pitch: 'zwei' }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    const winner = answers.find(({ status }) => status === 201)?.json.reference;
    await expectWhole(two, winner);
    expect(await bench.place.entries()).toEqual([winner]);
  });

  it('sign with the same secret, which the first of them has made', async () => {
    const [one, two] = await Promise.all([bench.place.open(), bench.place.open()]);
    const secrets = await Promise.all([one.secret(), two.secret(), one.secret()]);
    expect(secrets[0]).toMatch(/^[\da-f]{64}$/);
    expect(new Set(secrets).size).toBe(1);
  });

  it('pass an entry on once, and leave it to the other after one has died over it', async () => {
    const [one, two] = [await bench.start(), await bench.start()];
    const { json } = await sendWhole(one, 'deliver');
    const reference = json.reference ?? '';
    let delivered = 0;
    let finish = (): void => undefined;
    const slow: DeliveryChannel = {
      name: 'slow',
      deliver: () =>
        new Promise((resolve) => {
          delivered += 1;
          finish = resolve;
        }),
    };
    const first = passOn(one.intake, [slow]);
    await until(() => delivered > 0);
    await passOn(two.intake, [slow]);
    await passOn(two.intake, [slow], [reference]);
    expect(delivered).toBe(1);
    finish();
    await first;
    await passOn(two.intake, [slow]);
    expect(delivered).toBe(1);
    expect(await bench.place.leftovers()).toEqual([]);

    const held = await one.store.claim(reference, 'slow');
    expect(held).toBeDefined();
    expect(await two.store.claim(reference, 'slow')).toBeUndefined();
    expect(await two.store.claim(reference, 'other')).toBeDefined();
    bench.advance(HEARTBEAT.deadAfterMs - 1);
    expect(await two.store.claim(reference, 'slow')).toBeUndefined();
    bench.advance(1);
    expect(await two.store.claim(reference, 'slow')).toBeDefined();
    // A late release must not remove a claim that is held by another by now.
    await held?.release();
    expect(await one.store.claim(reference, 'slow')).toBeUndefined();
  });

  it('change a state at the same time without losing a change', async () => {
    const [one, two] = [await bench.start(), await bench.start()];
    const entry = await expectNoChangeLost(one, two);
    expect(await allEntries(two.store)).toEqual([entry]);
  });
});

describe('at the start', () => {
  it('refuses a store that does not know conditional writes, and says which', async () => {
    bench.store.knowsConditions = false;
    await expect(bench.place.open()).rejects.toThrow(
      /^INTAKE_STORE \("s3:\/\/sff-intake\/intake\/[^"]+"\) does not support If-None-Match for writes, .+\.$/,
    );
    expect((await bench.store.keys('intake')).filter((key) => key.includes('probes/start'))).toEqual([]);
  });

  it('names the settings when the store is down, and knows that it may come back', async () => {
    bench.store.disturb = () => 503;
    await expect(bench.place.open()).rejects.toThrow(StoreAwayError);
    await expect(bench.place.open()).rejects.toThrow(
      /^INTAKE_STORE .+ cannot be used: .+ answer 503\); check INTAKE_S3_ENDPOINT/,
    );
  });

  it('refuses to leave what a folder has kept so far to itself', async () => {
    const entries = join(bench.place.dir, 'entries');
    await mkdir(entries);
    (await bench.place.open()).close();
    await mkdir(join(entries, 'SFF-00000-00000'));
    await expect(bench.place.open()).rejects.toThrow(StartError);
    await expect(bench.place.open()).rejects.toThrow(
      `INTAKE_DIR ("${bench.place.dir}") still holds entries (1), `,
    );
  });

  it('names the settings when there is no such bucket', async () => {
    bench.store.disturb = () => 404;
    await expect(bench.place.open()).rejects.toThrow(StartError);
    await expect(bench.place.open()).rejects.toThrow(/^INTAKE_STORE .+ answer 404/);
  });
});
