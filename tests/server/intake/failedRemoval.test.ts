/** @jest-environment node */
import type * as Promises from 'node:fs/promises';
import { rm } from 'node:fs/promises';
import { applicationForm, post } from './applicationForm';
import { type IntakeServer, startIntake } from './intakeServer';

jest.mock('node:fs/promises', () => {
  const actual = jest.requireActual<typeof Promises>('node:fs/promises');
  return { ...actual, rm: jest.fn(actual.rm) };
});

let server: IntakeServer;
beforeEach(async () => {
  server = await startIntake();
});
afterEach(() => server.stop());

/** Lets the next removal of a folder fail, as on a disk with a damaged sector. */
function failOnce(): void {
  const { rm: remove } = jest.requireActual<typeof Promises>('node:fs/promises');
  let isDue = true;
  jest.mocked(rm).mockImplementation(async (path, options) => {
    if (isDue && options?.recursive === true) {
      isDue = false;
      throw Object.assign(new Error('i/o error'), { code: 'EIO' });
    }
    await remove(path, options);
  });
}

it('the files of a deleted entry that could not be removed at once are removed with the next tidying', async () => {
  const { json } = await post(server.base, applicationForm());
  failOnce();
  expect(await server.store.remove(json.reference ?? '')).toBe(true);
  expect(await server.names('entries')).toEqual([]);
  expect(await server.names('tmp')).toHaveLength(1);
  await server.store.tidy(new Date());
  expect(await server.names('tmp')).toEqual([]);
});

it('so are those of an upload that was refused', async () => {
  failOnce();
  const { status } = await post(server.base, applicationForm({ email: 'nobody' }));
  expect(status).toBe(422);
  expect(await server.names('tmp')).toHaveLength(1);
  await server.store.tidy(new Date());
  expect(await server.names('tmp')).toEqual([]);
});
