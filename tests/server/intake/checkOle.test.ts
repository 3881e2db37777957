import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fnv1a, mulberry32 } from '../../../scripts/images/prng';
import { checkOle } from '../../../server/intake/contents/checkOle';
import type { FileType } from '../../../src/applications/limits';
import { applicationForm, post, RESUME } from './applicationForm';
import { startIntake } from './intakeServer';
import { chainBomb, oleFile, wordStream } from './oleFile';

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'sff-ole-'));
});
afterAll(() => rm(dir, { recursive: true, force: true }));

async function verdictOf(content: Buffer, type: FileType = 'doc') {
  const file = join(dir, 'file');
  await writeFile(file, content);
  return checkOle(file, type);
}

const WordDocument = wordStream();
const table = Buffer.alloc(6000, 2);

it.each<[string, Record<string, Buffer>, FileType, string]>([
  ['a Word file', { WordDocument, '1Table': table }, 'doc', 'ok'],
  [
    'one that is so short that it lies among the short streams',
    { WordDocument: wordStream({ bytes: 900 }) },
    'doc',
    'ok',
  ],
  ['a large one', { Data: Buffer.alloc(8_000_000, 3), WordDocument }, 'doc', 'ok'],
  ['macros', { WordDocument, 'Macros/VBA/_VBA_PROJECT': table }, 'doc', 'fileContent'],
  ['macros by another program', { WordDocument, 'VBA/dir': table }, 'doc', 'fileContent'],
  [
    'macros of an embedded table',
    { WordDocument, 'ObjectPool/_1/_VBA_PROJECT_CUR/VBA/dir': table },
    'doc',
    'fileContent',
  ],
  ['a password', { WordDocument: wordStream({ isEncrypted: true }) }, 'doc', 'filePassword'],
  [
    'a password of a short one behind other short streams',
    {
      A: Buffer.alloc(3000),
      B: Buffer.alloc(3000),
      WordDocument: wordStream({ isEncrypted: true, bytes: 900 }),
    },
    'doc',
    'filePassword',
  ],
  ['a docx with a password', { EncryptionInfo: table, EncryptedPackage: table }, 'docx', 'filePassword'],
  ['a pptx with a password', { EncryptionInfo: table, EncryptedPackage: table }, 'pptx', 'filePassword'],
  ['a docx with a password called doc', { EncryptedPackage: table }, 'doc', 'filePassword'],
  ['a doc called docx', { WordDocument }, 'docx', 'fileContent'],
  ['a table called doc', { Workbook: table }, 'doc', 'fileContent'],
])('knows %s', async (_name, streams, type, verdict) => {
  expect(await verdictOf(oleFile(streams), type)).toBe(verdict);
});

/** A file with one of its four-byte numbers changed. */
const changed = (at: number, value: number, file = oleFile()) => {
  const bytes = Buffer.from(file);
  bytes.writeInt32LE(value, at);
  return bytes;
};
/** A file in whose first allocation table every sector points to itself. */
function looped(): Buffer {
  const bytes = oleFile({ WordDocument, Data: Buffer.alloc(500_000) });
  const fat = 512 * (bytes.readInt32LE(76) + 1);
  for (let index = 0; index < 128; index += 1) bytes.writeInt32LE(index, fat + 4 * index);
  return bytes;
}
function withShift(shift: number): Buffer {
  const bytes = oleFile();
  bytes.writeUInt16LE(shift, 30);
  return bytes;
}
/** A file whose list of allocation tables continues in a sector that points to itself. */
function loopedTables(): Buffer {
  const bytes = changed(68, 1, changed(72, 1_000_000));
  bytes.writeInt32LE(1, 512 * 2 + 508);
  return bytes;
}

it.each([
  ['only its first bytes', oleFile().subarray(0, 8)],
  ['half of it', oleFile().subarray(0, 1500)],
  ['sectors of two gigabytes', withShift(31)],
  ['sectors of one byte', withShift(0)],
  ['a directory that is nowhere', changed(48, 0x7fffffff)],
  ['a directory before the start', changed(48, -5)],
  ['a table that is nowhere', changed(76, 1_000_000)],
  ['a chain that comes back to itself', looped()],
  ['tables that lead to each other', loopedTables()],
  ['thousands of chains into one', chainBomb(20_000)],
])('refuses a container of which there is %s, without hanging on it', async (_name, content) => {
  expect(await verdictOf(content)).toBe('fileContent');
});

it('reads no sector again and again of a file whose streams are together a hundred times its size', async () => {
  const sectors = 20_000;
  const read = jest.spyOn(Buffer.prototype, 'subarray');
  await verdictOf(chainBomb(sectors));
  expect(read.mock.calls.length).toBeLessThan(3 * sectors);
  read.mockRestore();
});

it('has a verdict for any file that is damaged at random', async () => {
  const random = mulberry32(fnv1a('ole'));
  const good = oleFile({ WordDocument: wordStream({ bytes: 900 }), 'Macros/VBA/dir': table });
  for (let round = 0; round < 500; round += 1) {
    const bytes = Buffer.from(good);
    for (let count = 0; count < 20; count += 1) bytes[Math.floor(random() * bytes.length)] = random() * 256;
    expect(['ok', 'fileContent', 'filePassword']).toContain(await verdictOf(bytes));
  }
});

it('tells the applicant at the file what is wrong with it', async () => {
  const server = await startIntake();
  const send = async (content: Buffer, changes: Record<string, string> = {}) => {
    const { status, json } = await post(
      server.base,
      applicationForm(changes, [{ ...RESUME, name: 'cv.doc', type: 'application/msword', content }]),
    );
    return [status, json.errors];
  };
  const error = (code: string) => [{ field: 'resume', code, params: { index: 0 } }];
  expect(await send(oleFile({ WordDocument, 'Macros/VBA/dir': table }))).toEqual([415, error('fileContent')]);
  expect(await send(oleFile({ WordDocument: wordStream({ isEncrypted: true }) }))).toEqual([
    422,
    error('filePassword'),
  ]);
  // Together with what is wrong elsewhere: without script the file has to be chosen again each time.
  expect(await send(oleFile({ WordDocument, 'Macros/VBA/dir': table }), { first_name: '' })).toEqual([
    422,
    [{ field: 'first_name', code: 'required' }, ...error('fileContent')],
  ]);
  expect((await send(oleFile()))[0]).toBe(201);
  await server.stop();
});
