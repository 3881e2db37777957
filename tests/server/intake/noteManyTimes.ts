import { Spool } from '../../../server/intake/store/spool';

/** Run in a process of its own: changes the state of an entry many times. */
const [dir = '', reference = '', name = '', count = '0'] = process.argv.slice(2);
const spool = new Spool(dir, { minFreeBytes: 0 });
await spool.open();
for (let index = 0; index < Number(count); index += 1) {
  const delivery = { attempts: 1, nextAt: '2026-11-21T13:00:00.000Z' };
  await spool.changeState(reference, (state) => ({
    ...state,
    deliveries: { ...state.deliveries, [`${name}-${index}`]: delivery },
  }));
}
