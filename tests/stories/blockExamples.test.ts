/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { BLOCK_SECTIONS } from '../../scripts/composer/blockSections';
import type { MediaIndex } from '../../scripts/content/media/mediaFacts';
import { readMedia } from '../../scripts/content/media/readMedia';
import { resolveBlocks } from '../../scripts/content/resolve/blocks';
import { createMedia } from '../../scripts/content/resolve/collectMedia';
import { createEntries } from '../../scripts/content/resolve/createEntries';
import { createLocaleSite } from '../../scripts/content/resolve/localeSite';
import { Recorder } from '../../scripts/content/resolve/recorder';
import { typographyOfFile } from '../../scripts/content/typography/typographyOfFile';
import { block, blocks } from '../../src/content/schema/blocks';
import {
  discriminatorValues,
  fieldsOf,
  type Schema,
  shapeOf,
  unionMember,
} from '../../src/content/schema/schemaShape';
import type { Block, BlockType } from '../../src/content/types';
import type { BlockView } from '../../src/content/view';
import { loadAllSections, sectionFor } from '../../src/sections/catalogue';
import { CONTENT_FILES } from '../helpers/contentFiles';
import { checkPage, openPage, readLibrary } from '../../stories/compose/model/library';
import * as fixtures from '../../stories/fixtures/blocks';

const ROOT = path.resolve(__dirname, '../..');
const FOLDER = 'docs/blocks';
const DATE = '2026-11-21';
const TYPES = discriminatorValues(block) as BlockType[];

/** The examples of a type, as written. */
const writtenOf = (type: string) =>
  JSON.parse(readFileSync(path.join(ROOT, FOLDER, `${type}.json`), 'utf8')) as Block[];

/** The page that contains the examples: a house, so that its own city is open in the fold-out. */
const HOST = { kind: 'locations', id: 'wien' } as const;

const library = readLibrary(CONTENT_FILES);
const host = openPage(library, HOST);
const hostFile = { ...host.files.de, blocks: TYPES.flatMap(writtenOf) as never[] };
const { set, problems } = checkPage(library, { ...host, files: { ...host.files, de: hostFile } }, DATE);

let media: MediaIndex;
beforeAll(async () => {
  media = await readMedia(path.join(ROOT, 'content-json'));
});

/** The view that the build creates of a block on that page. */
function resolved(written: Block): BlockView[] {
  const entries = createEntries(set.pages, DATE);
  const page = entries.find('de', HOST.id);
  if (!page) throw new Error(`There is no page ${HOST.id}.`);
  const { context } = createLocaleSite(
    {
      set,
      openingOf: () => undefined,
      entries,
      media: createMedia({ index: media }),
      recorder: new Recorder(),
      origin: 'https://www.sff.example',
      date: DATE,
      usedByApp: { has: () => true },
    },
    'de',
  );
  return resolveBlocks(context, page, [written]);
}

/** Paths of all optional fields, e.g. `items.text`. */
function optionalFields(schema: Schema, before = ''): string[] {
  const shape = shapeOf(schema);
  if (shape.type === 'array') return optionalFields(shape.element, before);
  return Object.entries(fieldsOf(schema)).flatMap(([name, field]) => {
    const own = `${before}${name}`;
    return [...((field as z.ZodType).isOptional() ? [own] : []), ...optionalFields(field, `${own}.`)];
  });
}

/** Paths of all fields that a value has. */
function usedFields(value: unknown, before = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((entry) => usedFields(entry, before));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [
    `${before}${name}`,
    ...usedFields(inner, `${before}${name}.`),
  ]);
}

/**
 * Filters of the job list are shown by `listing` and `cta`; links of these types lead elsewhere. Passes: only cases
 * have them.
 */
const SHOWN_ELSEWHERE = [
  ...['statement', 'services', 'teasers'].map((type) => `${type}: link.targetQuery`),
  'cta: second.targetQuery',
  ...['text', 'statement', 'list', 'figures', 'steps'].map((type) => `${type}: pass`),
];

/** A view without what is not the block's own: drawings, the text of other pages, what the build counts and makes. */
function ownPart(view: BlockView): unknown {
  switch (view.type) {
    case 'posters':
    case 'rows':
    case 'cities':
      return { ...view, items: view.items.map(({ href }) => href) };
    case 'jobList':
      return { ...view, items: [] };
    case 'services':
      return { ...view, items: view.items.map(({ link, ...item }) => ({ ...item, href: link?.href })) };
    case 'statement':
      return {
        ...view,
        theme: 'of its band',
        segments: view.segments.map((segment) =>
          typeof segment === 'object' && 'picture' in segment ? segment.picture.ground : segment,
        ),
      };
    case 'image':
      return { ...view, picture: [view.picture.ground, view.picture.alt] };
    case 'gallery':
      return { ...view, items: view.items.map(({ picture, caption }) => [picture.alt, caption]) };
    case 'quote':
      return { ...view, theme: 'of its band', picture: view.picture !== undefined };
    case 'embed':
      return { ...view, picture: [view.picture.ground, view.picture.alt], src: '' };
    case 'video':
      return { ...view, picture: '' };
    case 'jobsCallout':
      return { ...view, picture: view.picture.alt, count: 0, countText: '' };
    case 'downloads':
      return { ...view, items: view.items.map(({ label }) => label) };
    default:
      return view;
  }
}

/** The fixtures shown by stories, in the order of the corresponding examples. */
const FIXTURES: Record<BlockType, readonly [BlockView, ...BlockView[]]> = {
  text: [fixtures.textBlock],
  statement: [fixtures.statementBlock, fixtures.plainStatementBlock],
  list: [fixtures.listBlock],
  services: [fixtures.servicesBlock, fixtures.fullServicesBlock],
  image: [fixtures.imageBlock],
  facts: [fixtures.factsBlock],
  gallery: [fixtures.galleryBlock],
  quote: [fixtures.quoteBlock, fixtures.picturedQuoteBlock],
  figures: [fixtures.figuresBlock, fixtures.manyFiguresBlock],
  steps: [fixtures.stepsBlock],
  video: [fixtures.videoBlock],
  embed: [fixtures.embedBlock],
  faq: [fixtures.faqBlock],
  teasers: [fixtures.postersBlock, fixtures.rowsBlock],
  listing: [fixtures.citiesBlock, fixtures.jobListBlock],
  cta: [fixtures.ctaBlock, fixtures.colouredCtaBlock],
  jobsCallout: [fixtures.jobsCalloutBlock],
  contact: [fixtures.contactBlock],
  downloads: [fixtures.downloadsBlock],
};

it('has examples of every type of block, and of nothing else', () => {
  const files = readdirSync(path.join(ROOT, FOLDER));
  expect(files.toSorted()).toEqual(TYPES.map((type) => `${type}.json`).toSorted());
});

it.each(TYPES)('shows how %s is written, each field that may be left out included', (type) => {
  const written = writtenOf(type);
  expect(blocks.parse(written)).toEqual(written);
  expect(new Set(written.map((example) => example.type))).toEqual(new Set([type]));
  const used = new Set(usedFields(written));
  const member = unionMember(shapeOf(block) as never, { type }) as Schema;
  const missing = optionalFields(member)
    .filter((field) => !used.has(field))
    .map((field) => `${type}: ${field}`);
  expect(missing.filter((field) => !SHOWN_ELSEWHERE.includes(field))).toEqual([]);
});

it('names no page that is not there: a page of all examples passes the checks of the content', () => {
  // One of the examples links to the page that hosts them here.
  expect(problems.filter(({ code }) => code !== 'own-entry')).toEqual([]);
  expect(typographyOfFile(HOST.kind, hostFile, { locale: 'de' })).toEqual([]);
});

it.each(TYPES)('%s becomes what the stories show', (type) => {
  const examples = writtenOf(type);
  for (const [index, fixture] of FIXTURES[type].entries()) {
    const views = resolved(examples[index] as Block);
    expect(views.map(ownPart)).toEqual([ownPart(fixture)]);
  }
});

it.each(TYPES)('%s is printed by the sections whose pages show it', async (type) => {
  await loadAllSections();
  const printed = writtenOf(type)
    .flatMap(resolved)
    .map((view) => sectionFor(view.type).loaded()?.name);
  expect([...new Set(printed)].toSorted()).toEqual([...BLOCK_SECTIONS[type]].toSorted());
});

it.each(TYPES)('the guide names all fields of %s and leads to its example', (type) => {
  const guide = readFileSync(path.join(ROOT, 'content-json/README.md'), 'utf8');
  const row = guide
    .split('\n')
    .find((line) => line.startsWith(`| [\`${type}\`](../${FOLDER}/${type}.json) |`));
  const member = unionMember(shapeOf(block) as never, { type }) as Schema;
  const fields = Object.keys(fieldsOf(member)).filter((name) => name !== 'type');
  expect(fields.filter((name) => !row?.includes(`\`${name}\``))).toEqual([]);
});
