import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkZip, unpackBudget } from '../../../server/intake/contents/checkZip';
import { bringsForeignParts } from '../../../server/intake/contents/foreignParts';
import { DOCX_ENTRIES, zipFile, type ZipEntry } from './zipFile';

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'sff-parts-'));
});
afterAll(() => rm(dir, { recursive: true, force: true }));

async function verdictOf(...entries: readonly ZipEntry[]) {
  const file = join(dir, 'file');
  await writeFile(file, zipFile([...DOCX_ENTRIES, ...entries]));
  return checkZip(file, 'docx', unpackBudget());
}

const relation = (type: string, target: string, mode = 'TargetMode="External"') =>
  `<Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}" ${mode}/>`;
const relations = (...lines: readonly string[]) => `<Relationships>${lines.join('')}</Relationships>`;
const list = (content: Buffer | string) =>
  verdictOf({ name: 'word/_rels/settings.xml.rels', content: Buffer.from(content) });
const TEMPLATE = relation('attachedTemplate', 'https://evil.example/t.dotm');

it.each([
  'word/embeddings/x.docm',
  'word/afchunk.dotm',
  'word/embeddings/Microsoft_Excel.XLSM',
  'word/media/run.exe',
  'word/media/start.js',
  'word/media/picture.jpg.lnk',
])('refuses a Word file with %s in it', async (name) => {
  expect(await verdictOf({ name, content: 'x' })).toBe('fileContent');
});

it.each([
  'word/embeddings/Microsoft_Excel_Sheet1.xlsx',
  'word/embeddings/oleObject1.bin',
  'word/media/image1.emf',
  'word/media/exe',
])('takes a Word file with %s in it', async (name) => {
  expect(await verdictOf({ name, content: 'x' })).toBe('ok');
});

it.each(['attachedTemplate', 'oleObject', 'frame', 'subDocument', 'aFChunk'])(
  'refuses a file that has its %s fetched from elsewhere',
  async (type) => {
    expect(await list(relations(relation(type, 'https://evil.example/x')))).toBe('fileContent');
  },
);

it.each([
  '\\\\evil.example\\share\\t.dotm',
  '\\\\192.0.2.1\\share\\t.dotm',
  '\\\\3221225985\\share\\t.dotm',
  '\\\\evil@80\\share\\t.dotm',
  'file://evil.example/t.dotm',
  'file:///\\\\evil.example\\t.dotm',
  'file:////evil.example/t.dotm',
  'file:///%5C%5Cevil.example/t.dotm',
  '%5C%5Cevil.example/t.dotm',
  '//evil.example/t.dotm',
  ' //evil.example/t.dotm',
  'mhtml:https://evil.example/x.html!x',
  'ftp://evil.example/t.dotm',
  '&#x68;ttps&#58;//evil.example/t.dotm',
])('refuses a template at %s', async (target) => {
  expect(await list(relations(relation('attachedTemplate', target)))).toBe('fileContent');
});

it.each([
  'file:///C:\\Users\\Anna\\AppData\\Roaming\\Microsoft\\Templates\\Lebenslauf%20mit%20Bild.dotx',
  'file:///C:\\R&amp;D\\Vorlage.dotx',
  'C:\\Vorlagen\\Brief.dotx',
  'file:///Users/anna/Vorlagen/Brief.dotx',
  'file://localhost/Users/anna/Brief.dotx',
  'file:///Macintosh%20HD/Users/anna/Brief.dotx',
  '/Vorlagen/Brief.dotx',
  'file:///\\\\FS-01\\Vorlagen\\Brief.dotx',
  '\\\\fileserver\\Vorlagen\\Brief.dotx',
  'Normal.dotm',
])('takes a document made from a template at %s', async (target) => {
  expect(await list(relations(relation('attachedTemplate', target)))).toBe('ok');
});

it.each([
  ['a link', relation('hyperlink', 'https://anna.example/?a=1&amp;b=&#252;')],
  ['a linked picture', relation('image', 'https://anna.example/x.png')],
  ['a linked film', relation('video', 'https://film.example/x')],
  ['a spreadsheet in the file', relation('oleObject', 'embeddings/oleObject1.bin', '')],
  ['one that says so', relation('oleObject', 'embeddings/oleObject1.bin', 'TargetMode="Internal"')],
  ['a chart of a spreadsheet on the same disk', relation('oleObject', 'file:///D:\\Zahlen.xlsx')],
  [
    'a link beside a spreadsheet',
    relation('hyperlink', 'https://a.example') + relation('oleObject', 'a.bin', ''),
  ],
])('takes %s', async (_name, line) => {
  expect(await list(relations(line))).toBe('ok');
});

it.each([
  ['other quotes', TEMPLATE.replaceAll('"', "'")],
  ['spaces', TEMPLATE.replaceAll('=', ' =\n').replace('Template"', 'Template "')],
  ['a ">" in a value', TEMPLATE.replace('rId1', 'a>b')],
  ['a prefix', TEMPLATE.replace('<Relationship', '<r:Relationship')],
  ['a comment that opens a quote', `<!-- <Relationship Id=" -->${TEMPLATE}`],
  ['another attribute that quotes', TEMPLATE.replace('/>', ` x-y=" Type='z' TargetMode='Internal'"/>`)],
  ['a reference in the type', TEMPLATE.replace('attachedT', 'attached&#84;')],
  ['a reference in the mode', TEMPLATE.replace('External', '&#69;xternal')],
  ['an entity', `<!DOCTYPE r [<!ENTITY t "Template">]>${TEMPLATE.replace('Template', '&t;')}`],
  ['UTF-16', Buffer.from(TEMPLATE, 'utf16le')],
  ['more than is read before it', ' '.repeat(300_000) + TEMPLATE],
])('refuses a template that is hidden by %s', async (_name, content) => {
  expect(await list(content)).toBe('fileContent');
});

/** Processor time, µs, that lists of this length take which tempt a search to begin anew at each of their characters. */
function timeOf(length: number): number {
  const lists = [
    ...['a', ' ', ' a', ' a=', ' a="', "/ a='"].map((piece) => piece.repeat(length / piece.length)),
    relations(relation('attachedTemplate', '/'.repeat(length))),
    relations(relation('attachedTemplate', `/${'a '.repeat(length / 2)}`)),
    relations(relation(`frame${' '.repeat(length)}x`, 'x')),
  ];
  const before = process.cpuUsage();
  for (const text of lists) bringsForeignParts(text);
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

it('takes for a list without end time that grows with its length, not with the square of it', () => {
  const [short, long] = [4_000, 64_000].map((length) => Math.min(...[1, 2, 3].map(() => timeOf(length)))) as [
    number,
    number,
  ];
  expect(long / short).toBeLessThan(6 * 16);
});
