import { readFile } from 'node:fs/promises';
import {
  type Completions,
  FILE_KINDS,
  schemaFile,
  schemaFileName,
} from '../../../scripts/content/schemaFiles';
import { readBlockExamples } from '../../../scripts/content/blockSnippets';
import { formatProblems, type Problem } from '../../../scripts/content/problems';
import { KIND_NAMES } from '../../../src/content/kinds';

interface JsonSchema {
  $comment?: string;
  additionalProperties?: unknown;
  required?: string[];
  properties: Record<
    string,
    { description?: string; examples?: string[]; items?: { oneOf?: unknown[]; examples?: string[] } }
  >;
}

/** Which group of a pattern holds what. */
interface Pattern {
  regexp: string;
  file: number;
  line: number;
  column: number;
  severity: number;
  message: number;
}

const IDS = {
  ...(Object.fromEntries(KIND_NAMES.map((kind) => [kind, []])) as unknown as Completions['ids']),
  units: ['live', 'sounds'],
  locations: ['berlin'],
  cases: ['rollwerk'],
};

const COMPLETIONS: Completions = {
  texts: { 'menu.label': 'Menü' },
  ids: IDS,
  media: { picture: ['wand/rot.jpg'], document: ['bericht.pdf'], film: ['rad.mp4'] },
  blocks: readBlockExamples(),
};

const schemaOf = (kind: (typeof FILE_KINDS)[number]) =>
  JSON.parse(schemaFile(kind, COMPLETIONS)) as JsonSchema;

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
      silenced: expect.objectContaining({ type: 'array' }),
    });
  });

  it('offer the ids of the pages that a field may name', () => {
    const { unit, locations } = schemaOf('jobs').properties;
    expect(unit?.examples).toEqual(['group', 'live', 'sounds', 'berlin']);
    expect(locations?.items?.examples).toEqual(['berlin']);
    expect(schemaOf('cases').properties['nextCase']?.examples).toEqual(['rollwerk']);
    expect(JSON.stringify(schemaOf('navigation').properties['footer'])).toContain(
      '"examples":["menu.label"]',
    );
    expect(JSON.stringify(schemaOf('pages'))).not.toContain('"enum":["rollwerk"');
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

  it('have tasks of VS Code beside them that lead from each message to its place', async () => {
    const { tasks } = JSON.parse(await readFile('.vscode/tasks.json', 'utf8')) as {
      tasks: { command: string; problemMatcher: { pattern?: Pattern } | [] }[];
    };
    const { scripts } = JSON.parse(await readFile('package.json', 'utf8')) as { scripts: object };
    for (const { command } of tasks)
      expect(scripts).toHaveProperty(/^npm run (\w+)/.exec(command)?.[1] ?? '');
    const problem: Problem = {
      severity: 'warning',
      code: 'dash',
      file: 'content-json/de/pages/about.json',
      line: 6,
      column: 3,
      pointer: '/title',
      message: 'a hyphen between blanks is a dash',
      fix: 'write –',
    };
    const report = formatProblems([problem, { ...problem, severity: 'error', pointer: '' }], {
      color: false,
    });
    const patterns = tasks.flatMap(({ problemMatcher }) =>
      'pattern' in problemMatcher && problemMatcher.pattern ? [problemMatcher.pattern] : [],
    );
    expect(patterns).toHaveLength(2);
    for (const { regexp, file, line, column, severity, message } of patterns) {
      const matches = report.split('\n').flatMap((text) => {
        const match = new RegExp(regexp).exec(text);
        return match ? [[file, line, column, severity, message].map((group) => match[group])] : [];
      });
      expect(matches).toEqual([
        [problem.file, '6', '3', 'warning', 'a hyphen between blanks is a dash - write – [dash]'],
        [problem.file, '6', '3', 'error', 'a hyphen between blanks is a dash - write – [dash]'],
      ]);
    }
  });
});
