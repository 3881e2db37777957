import { tocOf, withAnchors } from '../../../scripts/content/resolve/legalContents';
import type { BlockView } from '../../../src/content/view';

const text = (heading?: string, anchor?: string): BlockView => ({
  type: 'text',
  ...(heading !== undefined && { heading }),
  ...(anchor !== undefined && { anchor }),
  paragraphs: [],
});

const anchorsOf = (blocks: BlockView[]) =>
  withAnchors(blocks).map((block) => ('anchor' in block ? block.anchor : undefined));

it('a section without an anchor has that of its heading, and the table of contents lists it', () => {
  const blocks = withAnchors([
    text('Was noch nicht stimmt'),
    text('Ver\u00ADöffentlichung: §\u00A07', 'ort'),
  ]);
  expect(tocOf(blocks)).toEqual([
    { anchor: 'was-noch-nicht-stimmt', label: 'Was noch nicht stimmt' },
    { anchor: 'ort', label: 'Ver\u00ADöffentlichung: §\u00A07' },
  ]);
});

it('no anchor is used twice, and none that the page itself uses', () => {
  const blocks = [text('Wege'), text('Wege!'), text('Main'), text('Toc'), text('Zahlen', 'wege')];
  expect(anchorsOf(blocks)).toEqual(['wege-2', 'wege-3', 'main-2', 'toc-2', 'wege']);
});

it('blocks without a heading, subsections and other blocks have none', () => {
  const facts: BlockView = { type: 'facts', heading: 'Auf einen Blick', items: [] };
  const blocks = [text(), text('7.2 Welche Daten'), facts];
  expect(withAnchors(blocks)).toEqual(blocks);
  expect(tocOf(blocks)).toEqual([]);
});
