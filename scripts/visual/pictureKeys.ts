import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inputHash } from '../lib/inputHash';
import { lockedPackages } from '../lib/lockedPackages';
import { harnessOf } from '../proofs/harness';
import { readTexts, TEXTS, textsNamedIn } from './storyTexts';

/** A chunk of the static Storybook in Vite's manifest, with the names of the chunks it loads. */
interface Chunk {
  /** Path relative to the static Storybook. */
  file: string;
  name?: string;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
}

const MANIFEST = '.vite/manifest.json';

/** Folders served as they are; stories reference these files in many ways, so each story depends on all of them. */
const STATIC_FOLDERS = ['imagery', 'media', 'posters', 'typeface'];

/** Programs that take and compare the pictures. */
const PROGRAMS = ['scripts/visual/takePictures.ts', 'scripts/visual/loki/main.ts'];

/** Returns the files that take and compare the pictures. The browser is partly unpacked by a program of its own. */
export const pictureHarness = (root: string) => [...harnessOf(root, PROGRAMS), 'scripts/browser'];

/**
 * Packages for taking and comparing pictures: the browser, its drivers and the comparison. Packages used by stories are
 * in the chunks.
 */
export const HARNESS_PACKAGES = ['@sparticuz/chromium', 'loki', 'playwright-core', 'sharp'];

const STORY = /\.stories\.tsx$/;

/**
 * Lazily loaded chunks that no picture depends on: other stories, and documentation pages, which show parts of the
 * whole site.
 */
const NO_PART_OF_A_PICTURE = /\.stories\.tsx$|^\.storybook\/docs\//;

/** `Tag-D3tfco3v.js`: the hash reflects the content, which is hashed separately. */
const HASHED_NAME = /([\w.]+)-[\w-]{8}(\.(?:js|css)\b)/g;

/** The list of all stories with their files, in the first chunk. */
const STORY_LIST =
  /m\.f=\[[^\]]*\]|"\.\/stories\/[^"]+":\(\)=>\w+\(\(\)=>import\([^)]*\),__vite__mapDeps\([^)]*\),import\.meta\.url\),?/g;

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');

/** Content of a static Storybook. */
interface StoryParts {
  /** Story files, sorted, e.g. `stories/components/Tag.stories.tsx`. */
  stories: string[];
  /** Returns the files of a chunk and of all chunks it loads, except the texts. */
  filesOf(chunk: string): string[];
}

/** The chunk shared by all stories. */
const FRAME = 'iframe.html';

/** Reads Vite's manifest. @throws if Storybook was built without it */
function readParts(folder: string): StoryParts {
  const file = path.join(folder, MANIFEST);
  if (!existsSync(file))
    throw new Error(`${file} is missing: .storybook/storybookConfig.ts must ask Vite for it.`);
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Chunk>;
  const filesOf = (start: string): string[] => {
    const files = new Set<string>();
    const visited = new Set<string>();
    const waiting = [start];
    for (let chunk = waiting.pop(); chunk !== undefined; chunk = waiting.pop()) {
      if (visited.has(chunk)) continue;
      visited.add(chunk);
      const {
        file: own,
        name,
        css = [],
        imports = [],
        dynamicImports = [],
      } = manifest[chunk] ?? { file: chunk };
      if (name !== TEXTS.chunk) for (const one of [own, ...css]) files.add(one);
      waiting.push(...imports, ...dynamicImports.filter((other) => !NO_PART_OF_A_PICTURE.test(other)));
    }
    return [...files];
  };
  const stories = Object.keys(manifest).filter((name) => STORY.test(name));
  return { stories: stories.toSorted(), filesOf };
}

/**
 * Returns the keys of the texts that each story file can show, as far as its code names them.
 *
 * @param folder folder of the static Storybook; the others are read from it unless a caller has them
 * @throws if Storybook was built without its manifest or its texts
 */
export function storyTexts(
  folder: string,
  { stories, filesOf } = readParts(folder),
  texts = readTexts(folder),
): Map<string, ReadonlySet<string>> {
  const named = new Map<string, ReadonlySet<string>>();
  const textsOf = (file: string): ReadonlySet<string> => {
    const known = named.get(file) ?? textsNamedIn(readFileSync(path.join(folder, file), 'utf8'), texts);
    named.set(file, known);
    return known;
  };
  return new Map(
    stories.map((story) => [
      story,
      new Set([...filesOf(FRAME), ...filesOf(story)].flatMap((file) => [...textsOf(file)])),
    ]),
  );
}

/**
 * Returns one key per story file, e.g. `stories/components/Tag.stories.tsx`: 16 hex digits that change whenever any
 * input of its pictures changes. A key hashes all chunks that the stories can load, the texts they name, static files,
 * and the code that takes the pictures. More keys than necessary may change, because chunks are shared, but never too
 * few.
 *
 * @param folder folder of the static Storybook
 * @throws if Storybook was built without its manifest or its texts
 */
export function pictureKeys(root: string, folder: string): Map<string, string> {
  const parts = readParts(folder);
  const { stories, filesOf } = parts;
  const texts = readTexts(folder);
  const textsOf = storyTexts(folder, parts, texts);
  const hashes = new Map<string, string>();
  const hashOf = (name: string): string => {
    const known = hashes.get(name);
    if (known !== undefined) return known;
    const text = readFileSync(path.join(folder, name), 'utf8');
    const hash = sha256(text.replaceAll(STORY_LIST, '').replaceAll(HASHED_NAME, '$1$2'));
    hashes.set(name, hash);
    return hash;
  };
  const page = readFileSync(path.join(folder, FRAME), 'utf8').replaceAll(HASHED_NAME, '$1$2');
  const base = sha256(
    JSON.stringify([
      page,
      inputHash(folder, STATIC_FOLDERS, [], []),
      inputHash(root, pictureHarness(root), [], lockedPackages(root, HARNESS_PACKAGES)),
    ]),
  );
  const keyOf = (story: string) =>
    sha256(
      JSON.stringify([
        base,
        filesOf(FRAME).map(hashOf).toSorted(),
        filesOf(story).map(hashOf).toSorted(),
        [...(textsOf.get(story) ?? [])].toSorted().map((key) => [key, texts.get(key)]),
      ]),
    );
  return new Map(stories.map((story) => [story, keyOf(story).slice(0, 16)]));
}
