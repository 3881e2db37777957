import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DIST, jsonOf } from './builtSite';

/** A copy of the built site that simulates its next build. */
export interface NextBuild {
  dir: string;
  /** Build hash of the copy. */
  build: string;
  remove(): void;
}

const TEXT = /\.(html|js|json|css)$|^_/;

/**
 * New names for a script and for every asset that refers to it: asset names contain the hash of their content, so
 * different content always has another name.
 */
function renameWithUsers(assetsDir: string, first: string): Map<string, string> {
  const renamed = new Map<string, string>();
  const texts = new Map(
    readdirSync(assetsDir)
      .filter((name) => /\.(js|css)$/.test(name))
      .map((name) => [name, readFileSync(path.join(assetsDir, name), 'utf8')]),
  );
  const queue = [first];
  for (const name of queue) {
    const hash = createHash('sha256').update(name).digest('hex').slice(0, 8);
    renamed.set(name, name.replace(/\.\w+(\.\w+)$/, `.${hash}$1`));
    for (const [user, text] of texts) {
      if (text.includes(name) && !queue.includes(user)) queue.push(user);
    }
  }
  for (const [old, name] of renamed) renameSync(path.join(assetsDir, old), path.join(assetsDir, name));
  return renamed;
}

/** Copies the built site, without compressed forms, and removes the build list. */
function copySite(): { dir: string; remove: () => void } {
  const dir = mkdtempSync(path.join(tmpdir(), 'sff-next-'));
  cpSync(DIST, dir, {
    recursive: true,
    filter: (file) => !/\.(br|gz)$/.test(file) && !file.includes('/_kill-switch'),
  });
  cpSync(`${DIST}-server`, `${dir}-server`, { recursive: true });
  rmSync(path.join(dir, '_build.json'), { force: true });
  const remove = () => {
    for (const folder of [dir, `${dir}-server`, `${dir}-kept`])
      rmSync(folder, { recursive: true, force: true });
  };
  return { dir, remove };
}

/** Copies the built site as if only a page's title had been changed before the build. */
export function nextContent(pathname: string, word: string): NextBuild {
  const { dir, remove } = copySite();
  const { build } = jsonOf<{ build: string }>('page-data/app-data.json');
  const data = path.join(dir, 'page-data', pathname, 'page-data.json');
  const html = path.join(dir, pathname, 'index.html');
  const page = JSON.parse(readFileSync(data, 'utf8')) as {
    context: { page: { metaTags: { metaTitle: string } } };
  };
  page.context.page.metaTags.metaTitle = word;
  writeFileSync(data, JSON.stringify(page));
  writeFileSync(html, readFileSync(html, 'utf8').replace(/<title>.*?<\/title>/, `<title>${word}</title>`));
  return { dir, build, remove };
}

/**
 * Copies the built site as the next build would leave it: a new build hash, the script of the job pages under another
 * name, and a word in every title by which tests recognise it.
 */
export function nextBuild(word = 'Neue Auflage'): NextBuild {
  const { dir, remove } = copySite();
  const { build } = jsonOf<{ build: string }>('page-data/app-data.json');
  const next = 'fedcba987654';
  const chunk = readdirSync(path.join(dir, 'assets')).find((name) => /^JobDetailPage\.\w+\.js$/.test(name));
  if (chunk === undefined) throw new Error('The built site has no script for the job pages.');
  const renamed = renameWithUsers(path.join(dir, 'assets'), chunk);
  for (const entry of readdirSync(dir, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !TEXT.test(entry.name)) continue;
    const target = path.join(entry.parentPath, entry.name);
    const text = readFileSync(target, 'utf8');
    const named = [...renamed].reduce((before, [old, name]) => before.replaceAll(old, name), text);
    const changed = named
      .replaceAll(build, next)
      .replace('<title>', `<title>${word}: `)
      // The service worker identifies pages by the hash of their content, which has changed.
      .replace(
        entry.name === 'sw.js' ? /"revision":"[\da-f]{32}"/g : /$^/,
        `"revision":"${next.repeat(3).slice(0, 32)}"`,
      );
    if (changed !== text) writeFileSync(target, changed);
  }
  const worker = path.join(dir, 'sw.js');
  const sha256 = (url: string) => {
    const file = path.join(dir, url.endsWith('/') ? `${url}index.html` : url);
    return createHash('sha256').update(readFileSync(file)).digest('base64');
  };
  writeFileSync(
    worker,
    readFileSync(worker, 'utf8').replace(
      /"integrity":"sha256-[^"]+"(,"revision":[^,]+,"url":"([^"]+)")/g,
      (_text, rest: string, url: string) => `"integrity":"sha256-${sha256(url)}"${rest}`,
    ),
  );
  return { dir, build: next, remove };
}
