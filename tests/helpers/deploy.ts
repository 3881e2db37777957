import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DIST, jsonOf } from './builtSite';

/** A copy of the built site that looks like the next build of it. */
export interface NextBuild {
  dir: string;
  /** Hash of the copy as a build. */
  build: string;
  remove(): void;
}

const TEXT = /\.(html|js|json|css)$|^_/;

/**
 * Copies the built site as the next build would leave it: another build hash, the script of the job pages under
 * another name, its old name gone, and a word in every title by which a test knows it.
 */
export function nextBuild(word = 'Neue Auflage'): NextBuild {
  const dir = mkdtempSync(path.join(tmpdir(), 'sff-next-'));
  cpSync(DIST, dir, {
    recursive: true,
    filter: (file) => !/\.(br|gz)$/.test(file) && !file.includes('/_kill-switch'),
  });
  cpSync(`${DIST}-server`, `${dir}-server`, { recursive: true });
  const { build } = jsonOf<{ build: string }>('page-data/app-data.json');
  const next = 'fedcba987654';
  const chunk = readdirSync(path.join(dir, 'assets')).find((name) => /^JobDetailPage\.\w+\.js$/.test(name));
  if (chunk === undefined) throw new Error('The built site has no script for the job pages.');
  const renamed = chunk.replace(/\.\w+\.js$/, '.fedcba98.js');
  renameSync(path.join(dir, 'assets', chunk), path.join(dir, 'assets', renamed));
  for (const entry of readdirSync(dir, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !TEXT.test(entry.name)) continue;
    const target = path.join(entry.parentPath, entry.name);
    const text = readFileSync(target, 'utf8');
    const changed = text
      .replaceAll(build, next)
      .replaceAll(chunk, renamed)
      .replace('<title>', `<title>${word}: `)
      // The service worker names its pages by the hash of their content, which is another one now.
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
  // What the build would write last names other files.
  rmSync(path.join(dir, '_build.json'), { force: true });
  const remove = () => {
    for (const folder of [dir, `${dir}-server`, `${dir}-kept`])
      rmSync(folder, { recursive: true, force: true });
  };
  return { dir, build: next, remove };
}
