import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PeopleFolder } from '../../../server/intake/store/peopleFolder';
import { referenceOf } from '../../../server/intake/store/reference';
import { countSyncs } from './countSyncs';

it('returns only once a note is durable, also one that somebody else is just making', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'sff-people-'));
  const people = new PeopleFolder(dir, join(dir, 'entries'));
  const add = () => people.add('0'.repeat(32), referenceOf('key', 'secret'));
  const first = await countSyncs(add);
  expect(first).toBeGreaterThanOrEqual(2);
  expect(await countSyncs(add)).toBe(first);
  await rm(dir, { recursive: true });
});
