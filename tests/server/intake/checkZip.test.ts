import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import yauzl from 'yauzl';
import { checkContents } from '../../../server/intake/contents/checkContent';
import { checkZip, unpackBudget } from '../../../server/intake/contents/checkZip';
import type { FileType } from '../../../src/applications/limits';
import { oleFile } from './oleFile';
import { DOCX_ENTRIES, zipFile, type ZipEntry } from './zipFile';

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'sff-zip-'));
});
afterAll(() => rm(dir, { recursive: true, force: true }));

async function verdictOf(content: Buffer, type: FileType) {
  const file = join(dir, 'file');
  await writeFile(file, content);
  return checkZip(file, type, unpackBudget());
}

const MEGABYTE = 1_048_576;
const odt = (mimetype: string): ZipEntry[] => [
  { name: 'mimetype', content: mimetype },
  { name: 'content.xml' },
];
const ODT = odt('application/vnd.oasis.opendocument.text');
const manifest = (inside: string) =>
  `<manifest:manifest><manifest:file-entry>${inside}</manifest:file-entry></manifest:manifest>`;
const WORD = { name: 'word/document.xml' };
const MACROS =
  '<Types><Override PartName="/word/project.bin" ContentType="application/vnd.ms-office.vbaProject"/></Types>';
/** The same for a parser of XML, in other characters. */
const MACROS_BY_REFERENCE = MACROS.replace('vba', '&#x76;ba');
const MACROS_BY_ENTITY = `<!DOCTYPE Types [<!ENTITY v "vba">]>${MACROS.replace('vba', '&v;')}`;
const listing = (types: Buffer | string): ZipEntry[] => [
  { name: '[Content_Types].xml', content: types },
  WORD,
];
const pptx: ZipEntry[] = [{ name: '[Content_Types].xml' }, { name: 'ppt/presentation.xml' }];

it.each<[string, readonly ZipEntry[], FileType, string]>([
  ['a Word file', DOCX_ENTRIES, 'docx', 'ok'],
  ['slides', pptx, 'pptx', 'ok'],
  ['an OpenDocument text', ODT, 'odt', 'ok'],
  [
    'an OpenDocument text with a manifest',
    [...ODT, { name: 'META-INF/manifest.xml', content: manifest('') }],
    'odt',
    'ok',
  ],
  [
    'an OpenDocument text with a password',
    [...ODT, { name: 'META-INF/manifest.xml', content: manifest('<manifest:encryption-data/>') }],
    'odt',
    'filePassword',
  ],
  [
    'one with a password that names many entries before',
    [
      ...ODT,
      {
        name: 'META-INF/manifest.xml',
        content: manifest(`${'<manifest:file-entry/>'.repeat(5000)}<manifest:encryption-data/>`),
      },
    ],
    'odt',
    'filePassword',
  ],
  [
    'one with a password, packed as a whole',
    [...ODT, { name: 'encrypted-package', content: 'x' }],
    'odt',
    'filePassword',
  ],
  ['macros in Basic', [...ODT, { name: 'Basic/Standard/script-lb.xml' }], 'odt', 'fileContent'],
  ['macros in Python', [...ODT, { name: 'Scripts/python/macro.py' }], 'odt', 'fileContent'],
  [
    'a spreadsheet called a text',
    odt('application/vnd.oasis.opendocument.spreadsheet'),
    'odt',
    'fileContent',
  ],
  ['slides called a Word file', pptx, 'docx', 'fileContent'],
  ['a zip of anything', [{ name: 'setup.exe', content: 'MZ' }], 'docx', 'fileContent'],
  ['no types', [{ name: 'word/document.xml' }], 'docx', 'fileContent'],
  ['macros', [...DOCX_ENTRIES, { name: 'word/vbaProject.bin' }], 'docx', 'fileContent'],
  ['macros of another name', listing(MACROS), 'docx', 'fileContent'],
  ['macros of another name, in UTF-16', listing(Buffer.from(MACROS, 'utf16le')), 'docx', 'fileContent'],
  ['macros by a character reference', listing(MACROS_BY_REFERENCE), 'docx', 'fileContent'],
  [
    'macros by a character reference, in UTF-16',
    listing(Buffer.from(MACROS_BY_REFERENCE, 'utf16le')),
    'docx',
    'fileContent',
  ],
  ['macros by an entity', listing(MACROS_BY_ENTITY), 'docx', 'fileContent'],
  [
    'macros by an entity, in UTF-16',
    listing(Buffer.from(MACROS_BY_ENTITY, 'utf16le')),
    'docx',
    'fileContent',
  ],
  ['a list of types too long to look through', listing(' '.repeat(300_000)), 'docx', 'fileContent'],
  ['an encrypted entry', [...DOCX_ENTRIES, { name: 'word/x', flags: 1 }], 'docx', 'filePassword'],
  ['an empty container', [], 'docx', 'fileContent'],
  ['a path out of the container', [...DOCX_ENTRIES, { name: '../../evil' }], 'docx', 'fileContent'],
])('takes %s as such', async (_name, entries, type, verdict) => {
  expect(await verdictOf(zipFile(entries), type)).toBe(verdict);
});

it('allows 2,000 entries and no more', async () => {
  const entries = (count: number) => [
    ...DOCX_ENTRIES,
    ...Array.from({ length: count - 2 }, (_, index) => ({ name: `word/${index}` })),
  ];
  expect(await verdictOf(zipFile(entries(2000)), 'docx')).toBe('ok');
  expect(await verdictOf(zipFile(entries(2001)), 'docx')).toBe('fileContent');
});

it('refuses a bomb by the size it claims', async () => {
  const bomb = zipFile([...DOCX_ENTRIES, { name: 'word/big', content: '', claimedSize: 201 * MEGABYTE }]);
  expect(await verdictOf(bomb, 'docx')).toBe('fileContent');
});

it('refuses a bomb that lies about its size, by unpacking no more than is allowed', async () => {
  const zeros = Buffer.alloc(201 * MEGABYTE);
  const bomb = zipFile([...DOCX_ENTRIES, { name: 'word/big', content: zeros, claimedSize: 1000 }]);
  expect(bomb.length).toBeLessThan(MEGABYTE);
  expect(await verdictOf(bomb, 'docx')).toBe('fileContent');
});

describe('the files of one request', () => {
  const KIND = 'portfolio' as const;
  /** A Word file with an entry of this many megabytes, and further ones. */
  const wordFile = (megabytes: number, more: readonly ZipEntry[] = []) =>
    zipFile([...DOCX_ENTRIES, { name: 'word/big', content: Buffer.alloc(megabytes * MEGABYTE) }, ...more]);
  const check = async (contents: readonly Buffer[]) => {
    const files = contents.map((content, index) => {
      const name = `${index}.docx`;
      return {
        file: { kind: KIND, name, type: '', size: content.length, sha256: '', storedAs: name },
        index,
      };
    });
    for (const [index, content] of contents.entries()) await writeFile(join(dir, `${index}.docx`), content);
    return checkContents(dir, files);
  };
  const errorAt = (index: number) => ({ field: KIND, code: 'fileContent', params: { index } });

  it('may unpack to 200 MB together, whichever of them is large', async () => {
    const large = wordFile(120);
    expect(await check([large, large, wordFile(1)])).toEqual([errorAt(1)]);
    expect(await check([large, wordFile(79)])).toEqual([]);
  });

  it('are unpacked no further than that, also if their ends are damaged', async () => {
    const openReadStream = jest.spyOn(yauzl.ZipFile.prototype, 'openReadStreamPromise');
    try {
      const damaged = wordFile(120, [{ name: 'word/end', content: 'x', claimedSize: 2 }]);
      expect(await check([damaged, damaged, damaged])).toEqual([errorAt(0), errorAt(1), errorAt(2)]);
      // Four entries of the first, and of each other the two before the large one.
      expect(openReadStream).toHaveBeenCalledTimes(8);
    } finally {
      openReadStream.mockRestore();
    }
  });
});

it('unpacks two files at once, however many requests there are', async () => {
  const file = join(dir, 'at-once.docx');
  await writeFile(
    file,
    zipFile([...DOCX_ENTRIES, { name: 'word/big', content: Buffer.alloc(2 * MEGABYTE) }]),
  );
  const running = { now: 0, most: 0 };
  const open = yauzl.openPromise.bind(yauzl);
  const opened = jest.spyOn(yauzl, 'openPromise').mockImplementation(async (...facts) => {
    const zip = await open(...facts);
    running.now += 1;
    running.most = Math.max(running.most, running.now);
    const close = zip.close.bind(zip);
    zip.close = () => {
      running.now -= 1;
      close();
    };
    return zip;
  });
  try {
    const verdicts = await Promise.all(
      Array.from({ length: 9 }, () => checkZip(file, 'docx', unpackBudget())),
    );
    expect(verdicts).toEqual(Array.from({ length: 9 }, () => 'ok'));
    expect(running.most).toBe(2);
  } finally {
    opened.mockRestore();
  }
});

it('refuses what only starts like a zip', async () => {
  expect(await verdictOf(Buffer.from('504b0304ffff', 'hex'), 'docx')).toBe('fileContent');
});

it.each([
  ['cv.pdf', Buffer.from('%PDF-1.7'), undefined],
  ['cv.pdf', Buffer.from('<html>%PDF-'), 'fileContent'],
  ['cv.doc', oleFile(), undefined],
  ['cv.doc', oleFile().subarray(0, 8), 'fileContent'],
  ['cv.docx', oleFile(), 'fileContent'],
  ['cv.docx', oleFile({ EncryptedPackage: Buffer.alloc(9) }), 'filePassword'],
  ['cv.rtf', Buffer.from('{\\rtf1'), undefined],
  ['cv.jpg', Buffer.from('ffd8ffe0', 'hex'), undefined],
  ['cv.jpeg', Buffer.from('ffd8ffe1', 'hex'), undefined],
  ['cv.png', Buffer.from('89504e470d0a1a0a', 'hex'), undefined],
  ['cv.png', Buffer.from('ffd8ffe0', 'hex'), 'fileContent'],
  ['cv.jpg', Buffer.from('<svg'), 'fileContent'],
  ['cv.pdf', Buffer.from('%'), 'fileContent'],
])('judges %s by its first bytes (%#)', async (name, content, code) => {
  await writeFile(join(dir, 'stored'), content);
  const file = {
    kind: 'resume' as const,
    name,
    type: '',
    size: content.length,
    sha256: '',
    storedAs: 'stored',
  };
  const errors = await checkContents(dir, [{ file, index: 0 }]);
  expect(errors).toEqual(code ? [{ field: 'resume', code, params: { index: 0 } }] : []);
});

it('is not blamed for what the system could not read', async () => {
  await expect(checkZip(join(dir, 'missing'), 'docx', unpackBudget())).rejects.toMatchObject({
    code: 'ENOENT',
  });
});
