/** What a folder may import besides itself and npm packages. */
export interface FolderRule {
  /** Folders whose modules it may import. */
  values: readonly string[];
  /** Folders from which it may import only types. */
  types?: readonly string[];
}

/**
 * Allowed imports. A row applies to a folder, or to a single file with its own rules; the longest matching row counts,
 * for the importing and for the imported file. A folder may therefore not import from a subfolder with its own row unless
 * it is listed. CONTRIBUTING.md contains the same table for people.
 */
export const IMPORT_TABLE: Readonly<Record<string, FolderRule>> = {
  'src/config': { values: [] },
  'src/lib': { values: ['src/config'] },
  'src/hooks': { values: ['src/lib'] },
  'src/content': { values: ['src/config', 'src/lib'], types: ['src/applications'] },
  'src/theme': { values: ['src/config'] },
  'src/generated': { values: [] },
  'src/i18n': { values: ['src/content', 'src/lib'], types: ['src/generated'] },
  'src/store': { values: ['src/content', 'src/config', 'src/lib'] },
  'src/page-data': { values: ['src/content', 'src/config', 'src/lib'] },
  'src/offline': { values: ['src/page-data', 'src/config', 'src/lib'] },
  'src/tracking': { values: ['src/config'] },
  'src/consent': { values: ['src/store', 'src/tracking', 'src/config', 'src/lib'] },
  'src/notices': {
    values: ['src/components', 'src/page-data', 'src/theme', 'src/lib', 'src/i18n', 'src/content'],
  },
  'src/document': { values: ['src/content', 'src/config', 'src/lib', 'src/theme'] },
  'src/components': {
    values: ['src/hooks', 'src/theme', 'src/config', 'src/lib', 'src/i18n'],
    types: ['src/content'],
  },
  'src/applications': { values: ['src/content', 'src/lib'], types: ['src/config', 'src/generated'] },
  'src/forms': {
    values: [
      'src/applications',
      'src/components',
      'src/hooks',
      'src/theme',
      'src/config',
      'src/lib',
      'src/i18n',
      'src/content',
    ],
  },
  'src/sections': {
    values: [
      'src/components',
      'src/forms',
      'src/store',
      'src/hooks',
      'src/theme',
      'src/config',
      'src/lib',
      'src/i18n',
      'src/content',
      'src/consent',
      'src/tracking',
      'src/page-data',
    ],
  },
  'src/layout': {
    values: [
      'src/components',
      'src/store',
      'src/hooks',
      'src/consent',
      'src/tracking',
      'src/theme',
      'src/config',
      'src/lib',
      'src/i18n',
      'src/content',
    ],
  },
  'src/templates': {
    values: [
      'src/applications',
      'src/sections',
      'src/components',
      'src/forms',
      'src/store',
      'src/hooks',
      'src/theme',
      'src/config',
      'src/lib',
      'src/i18n',
      'src/content',
    ],
  },
  'src/navigation': {
    values: [
      'src/templates',
      'src/page-data',
      'src/document',
      'src/store',
      'src/theme',
      'src/i18n',
      'src/content',
      'src/config',
      'src/lib',
    ],
  },
  'src/App.tsx': {
    values: [
      'src/generated',
      'src/navigation',
      'src/layout',
      'src/page-data',
      'src/theme',
      'src/content',
      'src/lib',
    ],
  },
  'src/entry.client.tsx': {
    values: [
      'src/App.tsx',
      'src/afterLoad.ts',
      'src/early',
      'src/templates',
      'src/page-data',
      'src/tracking',
      'src/document',
      'src/content',
      'src/lib',
    ],
  },
  'src/early': { values: [], types: ['src/config'] },
  'src/entry.early.ts': { values: ['src/early'] },
  'src/afterLoad.ts': {
    values: [
      'src/navigation',
      'src/notices',
      'src/offline',
      'src/page-data',
      'src/templates',
      'src/consent',
      'src/tracking',
      'src/content',
      'src/lib',
    ],
  },
  'src/entry.server.tsx': {
    values: ['src/App.tsx', 'src/templates', 'src/document'],
  },
  'src/worker': { values: ['src/config', 'src/lib'] },
  'src/service-worker.ts': { values: ['src/worker', 'src/config', 'src/lib', 'src/content'] },
  'src/service-worker-off.ts': { values: [] },
  'src/hosting': { values: ['src/config', 'src/content'] },
  // The build. The tools in the rows below may import it, but it never imports them.
  scripts: {
    values: [
      'src/content',
      'src/config',
      'src/lib',
      'src/theme',
      'src/document',
      'src/hosting',
      'src/page-data',
    ],
  },
  'scripts/browser': { values: [] },
  'scripts/check': { values: [] },
  'scripts/proofs': { values: ['scripts/lib'] },
  'scripts/visual': {
    values: ['scripts', 'src/document', 'src/hosting', 'src/theme'],
  },
  'scripts/visualReview': {
    values: [
      'scripts',
      'scripts/check',
      'scripts/visual',
      'src/config',
      'src/content',
      'src/document',
      'src/hosting',
      'src/theme',
    ],
  },
  'scripts/test': {
    values: ['scripts/check', 'scripts/lib', 'scripts/proofs', 'scripts/visual', 'src/page-data'],
  },
  'scripts/testbed': { values: ['scripts', 'src/config', 'src/content', 'src/hosting'] },
  'scripts/dev': {
    values: ['scripts', 'server', 'src/content', 'src/document', 'src/hosting', 'src/page-data'],
  },
  'scripts/bench': { values: ['scripts', 'server', 'src/content'] },
  'scripts/torture': {
    values: ['scripts', 'scripts/visual', 'server', 'src/applications', 'src/content', 'src/hosting'],
  },
  server: {
    values: [
      'src/applications',
      'src/config',
      'src/content',
      'src/document',
      'src/lib',
      'src/theme',
      'src/hosting',
    ],
  },
  '.storybook': {
    values: [
      'scripts/composer',
      'scripts/fonts',
      'scripts/images',
      'scripts/visual',
      'stories',
      'src/components',
      'src/theme',
      'src/i18n',
      'src/store',
      'src/content',
      'src/config',
      'src/generated',
    ],
  },
  stories: {
    values: [
      'src/config',
      'src/lib',
      'src/content',
      'src/theme',
      'src/generated',
      'src/i18n',
      'src/store',
      'src/components',
      'src/forms',
      'src/sections',
      'src/layout',
      'src/notices',
      'src/templates',
    ],
  },
  // Runs the part of the content step that needs no disk access; tests/stories/compose checks that it needs none.
  'stories/compose': {
    values: [
      'src/config',
      'src/lib',
      'src/content',
      'src/theme',
      'src/generated',
      'src/i18n',
      'src/components',
      'src/layout',
      'src/navigation',
      'src/templates',
      'scripts/composer',
      'scripts/content',
      'scripts/fonts',
      'scripts/images',
    ],
  },
};

/** Folders that may import anything. */
const FREE_FOLDERS = ['tests'] as const;

const isWithin = (file: string, folder: string) => file === folder || file.startsWith(`${folder}/`);

/** The row of the table that applies to a file; undefined if there is none. */
export function folderOf(file: string): string | undefined {
  return [...Object.keys(IMPORT_TABLE), ...FREE_FOLDERS]
    .filter((folder) => isWithin(file, folder))
    .toSorted((a, b) => b.length - a.length)[0];
}

/** True if a file may import another one, as a type or as a value. */
export function mayImport(from: string, to: string, isType: boolean): boolean {
  const folder = folderOf(from);
  if (folder === undefined) return false;
  const rule = IMPORT_TABLE[folder];
  if (!rule || folderOf(to) === folder) return true;
  const allowed = isType ? [...rule.values, ...(rule.types ?? [])] : rule.values;
  return allowed.some((other) => isWithin(to, other));
}
