import { FILE_SCHEMAS, type FileKind } from '../../../src/content/schema/fileSchemas';
import { type RoleVisit, visitRoles } from '../../../src/content/schema/visitRoles';
import { validateFile } from '../../../src/content/validate';

const page = {
  path: '/about/',
  metaTitle: 'About',
  metaDescription: 'What it is.',
  title: 'About',
  blocks: [] as unknown[],
};

const say = (kind: FileKind, value: unknown) =>
  validateFile(kind, value).issues.map(
    ({ code, pointer, at, message, fix }) => `${pointer} (${at}) ${code}: ${message} - ${fix}`,
  );

it('returns the content of a good file with its defaults', () => {
  const result = validateFile('pages', page);
  expect(result).toEqual({ ok: true, data: page, issues: [] });
});

it.each([null, [], 'text', 7])('refuses %j where a file belongs', (value) => {
  expect(say('pages', value)).toEqual([
    expect.stringMatching(/^ \(value\) wrong-type: .+ where a group of fields { … } belongs/),
  ]);
});

it('finds every problem of a file at once', () => {
  const value = {
    ...page,
    title: ' ',
    theme: 'blu',
    blocks: [{ type: 'txt' }, { type: 'list', items: [{ titel: 'x' }] }],
  };
  expect(say('pages', value)).toEqual([
    '/theme (value) unknown-theme: "blu" is not a known theme - did you mean "blue"?',
    '/title (value) empty-text: "title" is empty - write the text, or remove the field if it is optional',
    '/blocks/0/type (value) unknown-block: "txt" is not a known block type - did you mean "text"?',
    '/blocks/1/items/0/titel (key) unknown-field: the field "titel" is unknown - did you mean "title"?',
  ]);
});

it('takes a misspelt field for the one that is missing, not for another that is as close', () => {
  // One letter from publishedAt, and one from publishAt, which every page may have.
  const { issues } = validateFile('jobs', { publishdAt: '2026-10-20' });
  expect(issues.find(({ code }) => code === 'unknown-field')).toMatchObject({
    pointer: '/publishdAt',
    fix: 'did you mean "publishedAt"?',
  });
});

it('does not take an unknown field for one that is there', () => {
  expect(say('pages', { ...page, titel: 'Neu' })).toEqual([
    expect.stringMatching(/^\/titel \(key\) unknown-field: .+ - remove it; known fields are /),
  ]);
});

it('says what a block without type may be', () => {
  const [issue] = validateFile('pages', { ...page, blocks: [{}] }).issues;
  expect(issue).toMatchObject({
    code: 'missing-field',
    pointer: '/blocks/0/type',
    fix: expect.stringContaining('text, statement'),
  });
});

it('takes a menu item for what it most resembles', () => {
  const navigation = {
    main: [
      { pageID: 'about', anchor: 'x' },
      { titleNavigation: 'Shop', href: 'ftp://shop.example' },
      'about',
    ],
    call: 'contact',
    footer: [{ titleKey: 'a', items: [{ pageId: 'x' }] }],
    legal: [{ pageId: 'x' }],
  };
  expect(say('navigation', navigation)).toEqual([
    '/main/0/pageID (key) unknown-field: the field "pageID" is unknown - did you mean "pageId"?',
    '/main/1/href (value) bad-link: "ftp://shop.example" is not a secure address - write an address that starts with https://',
    expect.stringMatching(/^\/main\/2 \(value\) wrong-type: text in quotes where a group of fields/),
  ]);
});

it('escapes keys in pointers', () => {
  expect(say('texts', { 'a/b~c': 1 })).toEqual([
    '/a~1b~0c (value) wrong-type: a number where text in quotes belongs - write text in quotes',
  ]);
});

it('shortens long values in its sentences', () => {
  const [issue] = validateFile('pages', { ...page, path: `/${'A'.repeat(200)}/` }).issues;
  expect(issue?.message.length).toBeLessThan(160);
});

it('finds fields by what they mean, also in a file that is wrong elsewhere', () => {
  const found: [string, string, unknown][] = [];
  const value = {
    nonsense: 1,
    lead: 'See [x](page:y).',
    blocks: [
      {
        type: 'teasers',
        heading: 1,
        ids: ['a', 'b'],
        link: { label: 'x', targetId: 'c', targetQuery: 'q=1' },
      },
      { type: 'unknown', ids: ['hidden'] },
      { type: 'text', anchor: 'here', paragraphs: ['p'] },
      { type: 'services', items: [{ id: 'there', title: 't', detail: 'd', caseId: 'e' }] },
    ],
  };
  visitRoles(FILE_SCHEMAS.pages, value, ({ role, path, value: text }: RoleVisit) => {
    if (role.role !== 'text') found.push([role.role, path.join('.'), text]);
  });
  expect(found).toEqual([
    ['richText', 'lead', 'See [x](page:y).'],
    ['id', 'blocks.0.ids.0', 'a'],
    ['id', 'blocks.0.ids.1', 'b'],
    ['id', 'blocks.0.link.targetId', 'c'],
    ['jobQuery', 'blocks.0.link.targetQuery', 'q=1'],
    ['anchor', 'blocks.2.anchor', 'here'],
    ['richText', 'blocks.2.paragraphs.0', 'p'],
    ['anchor', 'blocks.3.items.0.id', 'there'],
    ['id', 'blocks.3.items.0.caseId', 'e'],
  ]);
});
