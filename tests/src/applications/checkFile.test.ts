import { APPLICATION_FIELDS } from '../../../src/applications/applicationFields';
import { checkFileFacts, checkFiles, claimedType, type FileFacts } from '../../../src/applications/checkFile';
import { acceptOf, MAX_FILE_BYTES } from '../../../src/applications/limits';

const file = (facts: Partial<FileFacts> = {}): FileFacts => ({
  kind: 'resume',
  name: 'lebenslauf.pdf',
  size: 1000,
  type: 'application/pdf',
  ...facts,
});
const MEGABYTE = 1_048_576;

it.each([
  ['cv.PDF', '', 'pdf'],
  ['cv.docx', 'application/octet-stream', 'docx'],
  ['cv.rtf', 'application/msword', 'rtf'],
  ['1000012345', 'image/jpeg', 'jpg'],
  ['cv.docm', 'application/pdf', undefined],
  ['cv.pdf.exe', 'application/pdf', undefined],
  ['cv', '', undefined],
  ['bild.svg', 'image/svg+xml', undefined],
  ['alles.zip', 'application/zip', undefined],
])('takes %s with the MIME type "%s" for %s', (name, type, claimed) => {
  expect(claimedType({ name, type })).toBe(claimed);
});

it('accepts exactly the largest size', () => {
  expect(checkFileFacts(file({ size: MAX_FILE_BYTES }))).toEqual([]);
  expect(checkFileFacts(file({ size: MAX_FILE_BYTES + 1 }))).toEqual([
    { field: 'resume', code: 'fileSize', params: { maxFile: 10 } },
  ]);
});

it('accepts slides as work samples only', () => {
  expect(checkFileFacts(file({ kind: 'portfolio', name: 'a.pptx' }))).toEqual([]);
  expect(checkFileFacts(file({ name: 'a.pptx' }))[0]).toMatchObject({
    code: 'fileType',
    params: { types: 'pdf,doc,docx,odt,rtf,jpg,jpeg,png' },
  });
});

it('refuses an empty file', () => {
  expect(checkFileFacts(file({ size: 0 }))).toEqual([{ field: 'resume', code: 'fileEmpty' }]);
});

it('counts the files of each kind', () => {
  const two = [file(), file({ name: 'b.pdf' })];
  expect(checkFiles(two)).toEqual([{ field: 'resume', code: 'fileCount', params: { n: 1 } }]);
  expect(checkFiles(two.map((one) => ({ ...one, kind: 'portfolio' })))).toEqual([]);
});

it('accepts exactly the largest sum', () => {
  const files = [
    file({ size: 10 * MEGABYTE }),
    file({ kind: 'portfolio', size: 10 * MEGABYTE }),
    file({ kind: 'certificates', size: 5 * MEGABYTE }),
  ];
  expect(checkFiles(files)).toEqual([]);
  expect(checkFiles([...files, file({ kind: 'certificates', name: 'b.pdf', size: 1 })])).toEqual([
    { field: 'certificates', code: 'fileTotal', params: { max: 25 } },
  ]);
});

it('finds a file that was chosen twice for one field, and names its place', () => {
  const twice = [file({ kind: 'portfolio' }), file({ kind: 'portfolio' })];
  expect(checkFiles(twice)).toEqual([
    { field: 'portfolio', code: 'fileDuplicate', params: { name: 'lebenslauf.pdf', index: 1 } },
  ]);
  expect(checkFiles([file(), file({ kind: 'portfolio' })])).toEqual([]);
});

it('tells the chooser extensions and MIME types once each', () => {
  const accept = acceptOf(APPLICATION_FIELDS.portfolio.fileTypes).split(',');
  expect(accept).toContain('.pptx');
  expect(accept).toContain('image/jpeg');
  expect(new Set(accept).size).toBe(accept.length);
});
