// Covers scripts/content/schemaFiles.ts, scripts/content/blockSnippets.ts, docs/blocks, src/content/schema.
import { getLanguageService, TextDocument } from 'vscode-json-languageservice';
import { readBlockExamples } from '../../../scripts/content/blockSnippets';
import { type Completions, schemaFile } from '../../../scripts/content/schemaFiles';
import { KIND_NAMES } from '../../../src/content/kinds';
import { block } from '../../../src/content/schema/blocks';
import { discriminatorValues } from '../../../src/content/schema/schemaShape';

const COMPLETIONS: Completions = {
  texts: {},
  ids: {
    ...(Object.fromEntries(KIND_NAMES.map((kind) => [kind, []])) as unknown as Completions['ids']),
    cases: ['rollwerk'],
    locations: ['wien'],
  },
  media: { picture: ['wand/rot.jpg'], document: ['bericht.pdf'], film: ['rad.mp4'] },
  blocks: readBlockExamples(),
};

/** What VS Code offers in a file of a case at the place marked `|`: this is the library it does that with. */
async function offeredIn(marked: string) {
  const uri = 'file:///content-json/de/cases/neu.json';
  const service = getLanguageService({});
  const schema = JSON.parse(schemaFile('cases', COMPLETIONS)) as object;
  service.configure({ schemas: [{ uri: 'file:///cases.schema.json', fileMatch: ['*.json'], schema }] });
  const offset = marked.indexOf('|');
  const document = TextDocument.create(uri, 'json', 1, marked.replace('|', ''));
  const json = service.parseJSONDocument(document);
  const list = await service.doComplete(document, document.positionAt(offset), json);
  return list?.items ?? [];
}

/** What stands in the file once a snippet is inserted and none of its places is changed. */
const inserted = (snippet: string) =>
  snippet.replaceAll(/\$\{\d+:((?:[^\\}]|\\.)*)\}/g, (_whole, words: string) =>
    words.replaceAll(/\\([\\$}])/g, '$1'),
  );

describe('an editor program', () => {
  it('offers every type of block as a snippet, which is a block that can be read as it is', async () => {
    const offered = await offeredIn('{ "blocks": [ | ] }');
    const snippets = offered.filter(({ label }) => label.startsWith('block: '));
    expect(snippets.map(({ label }) => label.slice('block: '.length)).toSorted()).toEqual(
      discriminatorValues(block).toSorted(),
    );
    for (const { textEdit, documentation } of snippets) {
      const text = textEdit?.newText ?? '';
      expect(text).toMatch(/\$\{1:/);
      const written: unknown = JSON.parse(inserted(text));
      expect(block.safeParse(written)).toMatchObject({ success: true });
      expect(JSON.stringify(documentation)).not.toBe('""');
    }
  });

  it('offers files of the right kind, and pages', async () => {
    const labels = async (text: string) => (await offeredIn(text)).map(({ label }) => label);
    expect(await labels('{ "blocks": [{ "type": "image", "file": | }] }')).toContain('"wand/rot.jpg"');
    expect(await labels('{ "blocks": [{ "type": "video", "file": | }] }')).toContain('"rad.mp4"');
    const documents = await labels('{ "blocks": [{ "type": "downloads", "items": [{ "document": | }] }] }');
    expect(documents).toContain('"bericht.pdf"');
    expect(documents).not.toContain('"rad.mp4"');
    expect(await labels('{ "nextCase": | }')).toContain('"rollwerk"');
  });
});
