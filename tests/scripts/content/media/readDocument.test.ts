import { PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { readDocument } from '../../../../scripts/content/media/readDocument';

async function report(edit: (document: PDFDocument) => void): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  for (let page = 0; page < 3; page += 1) document.addPage();
  edit(document);
  return document.save();
}

it('reads pages, title, language and tags of a PDF, also where they are compressed', async () => {
  const bytes = await report((document) => {
    document.setTitle('Häuser, über');
    document.setLanguage('de-DE');
    document.catalog.set(PDFName.of('MarkInfo'), document.context.obj({ Marked: true }));
    document.catalog.set(PDFName.of('StructTreeRoot'), document.context.obj({ Type: 'StructTreeRoot' }));
  });
  expect(await readDocument(bytes)).toEqual({
    type: 'document',
    pages: 3,
    title: 'Häuser, über',
    language: 'de-DE',
    isTagged: true,
  });
});

it('does not take a PDF for tagged that only says so', async () => {
  const bytes = await report(({ catalog, context }) =>
    catalog.set(PDFName.of('MarkInfo'), context.obj({ Marked: true })),
  );
  expect(await readDocument(bytes)).toEqual({ type: 'document', pages: 3, isTagged: false });
});

it.each([0.95, 0.6, 0.3])('refuses a PDF of which only the first %f is there', async (share) => {
  const bytes = await report((document) => document.setTitle('Häuser'));
  expect(await readDocument(bytes.subarray(0, Math.floor(bytes.length * share)))).toEqual({
    type: 'faulty',
    message: 'the PDF cannot be read: the file is damaged or of another format than its name says',
    fix: 'export it once more',
  });
});

it('takes a PDF with a few bytes after its end, as some programs append them', async () => {
  const bytes = await report(() => {});
  expect(await readDocument(Buffer.concat([bytes, Buffer.alloc(1000)]))).toMatchObject({ pages: 3 });
});

it('refuses a PDF that is protected', async () => {
  const document = await PDFDocument.create();
  document.addPage();
  document.encrypt({ userPassword: '', ownerPassword: 'geheim', permissions: {} });
  expect(await readDocument(await document.save())).toMatchObject({
    type: 'faulty',
    message: expect.stringContaining('protected'),
  });
});
