import path from 'node:path';
import type { Problem } from './problem';
import type { Tree } from './tree';

/** A path or command mentioned in a document. */
interface Mention {
  text: string;
  line: number;
  kind: 'code' | 'link' | 'command';
}

const FENCE = /^\s*(```|~~~)/;

/** Finds the paths and commands in code spans, links and commands of a document. Code blocks are searched only for commands. */
function mentionsIn(markdown: string): Mention[] {
  let isFenced = false;
  return markdown.split('\n').flatMap((text, index): Mention[] => {
    const line = index + 1;
    if (FENCE.test(text)) isFenced = !isFenced;
    const commands = [...text.matchAll(/\bnpm (?:run )?([a-z][\w:-]*)/g)]
      .filter(([command, name]) => command.startsWith('npm run ') || name === 'start' || name === 'test')
      .map(([, name = '']): Mention => ({ text: name, line, kind: 'command' }));
    if (isFenced || /^( {4}|\t)/.test(text)) return commands;
    const spans = [...text.matchAll(/`([^`]+)`/g)].map(
      ([, span = '']): Mention => ({ text: span, line, kind: 'code' }),
    );
    const links = [...text.replaceAll(/`[^`]*`/g, '').matchAll(/\]\(<?([^)\s>]+)/g)].map(
      ([, target = '']): Mention => ({ text: target, line, kind: 'link' }),
    );
    return [...commands, ...spans, ...links];
  });
}

/** File names without a folder count as paths only if they have an extension that only source files have. */
const SOURCE_NAME = /^[\w.-]+\.(ts|tsx|mjs|cjs|md)$/;

/** True if a code span is a path of the project rather than a command, a value, a route or a package. */
function looksLikePath(span: string, knowsFirst: (segment: string) => boolean): boolean {
  if (/[\s=()'"$|,;…]|:\/\//.test(span) || /^[/@#-]/.test(span)) return false;
  if (!span.includes('/')) return SOURCE_NAME.test(span) || (/^\.[\w.-]+$/.test(span) && knowsFirst(span));
  const [first = ''] = span.split('/');
  return first === '.' || first === '..' || knowsFirst(first) || /\.(ts|tsx|mjs|cjs|md|json)$/.test(span);
}

/** Converts `a/<locale>/*.{ts,tsx}` to a pattern for paths; `**` matches across folders, `*` and `<…>` do not. */
function globPattern(glob: string): RegExp {
  const source = glob
    .replace(/<[^>]+>/g, '*')
    .split(/(\*\*\/?|\*|\{[^}]+\})/)
    .map((part) => {
      if (part.startsWith('**')) return '.*';
      if (part === '*') return '[^/]*';
      const quoted = part.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
      return part.startsWith('{') ? `(${quoted.slice(2, -2).replaceAll(',', '|')})` : quoted;
    })
    .join('');
  return new RegExp(`^${source}(/|$)`);
}

interface Place {
  tree: Tree;
  /** Folder of the document, empty for the root. */
  folder: string;
}

/** True if a path exists as a file or folder of the project, relative to the root or to the document. */
function exists(mention: string, { tree, folder }: Place): boolean {
  const bare = mention.replace(/(#.*|:\d+(:\d+)?)$/, '').replace(/\/$/, '');
  const candidates = [path.posix.normalize(bare), path.posix.join(folder, bare)];
  if (candidates.some((candidate) => tree.isIgnored(candidate))) return true;
  // A file name alone may refer to a file in any folder.
  if (SOURCE_NAME.test(bare) && tree.files.some((file) => file.endsWith(`/${bare}`))) return true;
  return candidates.some((candidate) => {
    const pattern = globPattern(candidate);
    return tree.files.some((file) => pattern.test(file));
  });
}

function faultOf(
  { text, kind }: Mention,
  place: Place,
  scripts: ReadonlySet<string>,
): Pick<Problem, 'message' | 'fix'> | undefined {
  const { tree, folder } = place;
  if (kind === 'command') {
    if (scripts.has(text)) return undefined;
    return {
      message: `mentions the command "npm run ${text}", which is not in package.json`,
      fix: `use one of ${[...scripts].join(', ')}`,
    };
  }
  if (kind === 'link') {
    if (/^([a-z][a-z+.-]*:|#|\/)/i.test(text)) return undefined;
    const target = path.posix.join(folder, decodeURIComponent(text.replace(/[?#].*$/, '')));
    const isThere = tree.files.some(
      (file) => file === target || file.startsWith(`${target.replace(/\/$/, '')}/`),
    );
    return isThere
      ? undefined
      : { message: `links to ${text}, which does not exist`, fix: 'correct the link' };
  }
  const knowsFirst = (segment: string) =>
    tree.files.some(
      (file) =>
        file.startsWith(`${segment}/`) ||
        file === segment ||
        (folder !== '' && file.startsWith(`${folder}/${segment}/`)),
    ) || tree.isIgnored(segment);
  if (!looksLikePath(text, knowsFirst) || exists(text, place)) return undefined;
  return {
    message: `mentions ${text}, which does not exist`,
    fix: 'correct the path, or remove the sentence',
  };
}

/** Checks that all paths and commands mentioned in Markdown documents exist. */
export function checkMarkdownPaths(tree: Tree): Problem[] {
  const { scripts } = JSON.parse(tree.read('package.json')) as { scripts: Record<string, string> };
  const known = new Set(Object.keys(scripts));
  return tree.files
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) => {
      const folder = path.posix.dirname(file) === '.' ? '' : path.posix.dirname(file);
      return mentionsIn(tree.read(file)).flatMap((mention): Problem[] => {
        const fault = faultOf(mention, { tree, folder }, known);
        return fault ? [{ file, line: mention.line, ...fault }] : [];
      });
    });
}
