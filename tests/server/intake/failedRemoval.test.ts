import type * as Promises from 'node:fs/promises';
import { open, rm } from 'node:fs/promises';
import { applicationForm, post } from './applicationForm';
import { BY_COMMAND, type IntakeServer, NOW, startIntake } from './intakeServer';

jest.mock('node:fs/promises', () => {
  const actual = jest.requireActual<typeof Promises>('node:fs/promises');
  return { ...actual, rm: jest.fn(actual.rm), open: jest.fn(actual.open) };
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
  expect(await server.store.remove(json.reference ?? '', BY_COMMAND)).toBe(true);
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

it('an entry is deleted on a full disk too, then without a record of when and how', async () => {
  const { open: openFile } = jest.requireActual<typeof Promises>('node:fs/promises');
  const { json } = await post(server.base, applicationForm());
  // Somebody has it, so that the notice stays.
  const deliveries = { webhook: { attempts: 1, nextAt: NOW.toISOString(), deliveredAt: NOW.toISOString() } };
  await server.store.changeState(json.reference ?? '', (state) => ({ ...state, deliveries }));
  const opening = jest.mocked(open).mockImplementation(async (...path) => {
    const handle = await openFile(...path);
    const write = handle.writeFile.bind(handle);
    handle.writeFile = async (text) => {
      if (text !== '') throw Object.assign(new Error('no space'), { code: 'ENOSPC' });
      await write(text);
    };
    return handle;
  });
  await server.store.notes.addNotice(json.reference ?? '', { job: 'jobs@sff.example' });
  expect(await server.store.remove(json.reference ?? '', BY_COMMAND)).toBe(true);
  opening.mockRestore();
  expect(await server.names('entries')).toEqual([]);
  expect(await server.store.find(json.reference ?? '')).toBe('deleted');
  expect(await server.store.notes.deletionOf(json.reference ?? '')).toBeUndefined();
  expect(await server.store.notes.noticeOf(json.reference ?? '')).toEqual({});
  expect(await server.names('tmp')).toEqual([]);
});
