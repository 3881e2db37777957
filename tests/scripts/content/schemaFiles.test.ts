import { readFile } from 'node:fs/promises';
import { FILE_KINDS, schemaFile, schemaFileName } from '../../../scripts/content/schemaFiles';

interface JsonSchema {
  $comment?: string;
  additionalProperties?: unknown;
  required?: string[];
  properties: Record<string, { description?: string; items?: { oneOf?: unknown[] } }>;
}

const schemaOf = (kind: (typeof FILE_KINDS)[number]) =>
  JSON.parse(schemaFile(kind, { 'menu.label': 'Menü' })) as JsonSchema;

describe('schemas for the editor', () => {
  it.each(FILE_KINDS.filter((kind) => kind !== 'texts'))('of %s refuse unknown fields', (kind) => {
    expect(schemaOf(kind)).toMatchObject({
      additionalProperties: false,
      $comment: expect.stringContaining('do not edit'),
    });
  });

  it('describe fields, offer block types and do not ask for what has a default', () => {
    const pages = schemaOf('pages');
    expect(pages.properties['metaTitle']?.description).toContain('60 characters');
    expect(pages.properties['blocks']?.items?.oneOf?.length).toBeGreaterThan(15);
    expect(pages.required).toContain('title');
    expect(schemaOf('jobs').required).not.toContain('applicationEnabled');
    expect(schemaOf('jobs').properties['unit']?.description).toContain('"group"');
  });

  it('offer every text key with its German words', () => {
    expect(schemaOf('texts').properties).toEqual({
      'menu.label': { type: 'string', description: 'de: Menü' },
    });
  });

  it('are mapped to their folders in the settings of VS Code', async () => {
    const settings = JSON.parse(await readFile('.vscode/settings.json', 'utf8')) as {
      'json.schemas': { fileMatch: string[]; url: string }[];
    };
    const isFile = (kind: string) => kind === 'navigation' || kind === 'texts';
    expect(settings['json.schemas']).toEqual(
      FILE_KINDS.map((kind) => ({
        fileMatch: [isFile(kind) ? `/content-json/*/${kind}.json` : `/content-json/*/${kind}/*.json`],
        url: `./src/generated/schema/${schemaFileName(kind)}`,
      })),
    );
  });
});
