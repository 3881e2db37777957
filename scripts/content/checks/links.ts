import { DEPARTMENTS, EMPLOYMENT_TYPES } from '../../../src/config/jobOptions';
import { parseRichText } from '../../../src/content/richText';
import { FILE_SCHEMAS } from '../../../src/content/schema/fileSchemas';
import type { Role } from '../../../src/content/schema/roles';
import { type RoleVisit, type ValuePath, visitRoles } from '../../../src/content/schema/visitRoles';
import { closestWord } from '../../../src/lib/closestWord';
import { type Anchors, collectAnchors } from '../anchors';
import type { Problem } from '../problems';
import type { SourceSet } from '../sourceSet';
import { type Finding, problemAt, type Source } from '../sources';

interface Links {
  set: SourceSet;
  anchors: Anchors;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function nearest(written: string, options: readonly string[], otherwise: string): string {
  const closest = closestWord(written, options);
  return closest === undefined ? otherwise : `did you mean "${closest}"?`;
}

function pageFinding(
  { set }: Links,
  source: Source,
  id: string,
  role?: Extract<Role, { role: 'id' }>,
): Finding | undefined {
  if (role?.words?.includes(id)) return undefined;
  const target = set.findNear(source.locale, id);
  const { kinds } = role ?? {};
  if (target && (!kinds || kinds.includes(target.kind))) return undefined;
  const candidates = kinds
    ? set.pages.filter(({ kind }) => kinds.includes(kind)).map((page) => page.id)
    : set.ids;
  const options = [...new Set([...candidates, ...(role?.words ?? [])])].toSorted();
  if (target) {
    const wanted = kinds?.join(' or ') ?? '';
    const fix = `name a file in ${wanted}/: ${options.slice(0, 12).join(', ')}`;
    return { code: 'wrong-kind', message: `"${id}" is a file in ${target.kind}/, not in ${wanted}/`, fix };
  }
  const fix = nearest(id, options, 'write the name of a content file without .json');
  return { code: 'dangling-link', message: `there is no page "${id}"`, fix };
}

function anchorFinding(
  { set, anchors }: Links,
  source: Source,
  id: string,
  anchor: string,
): Finding | undefined {
  const target = set.findNear(source.locale, id);
  // A file that is not JSON shows no anchors; its own problem is reported already.
  if (!target?.tree) return undefined;
  const known = anchors.of(target);
  if (known.includes(anchor)) return undefined;
  const otherwise =
    known.length === 0 ? 'remove the anchor; that page has none' : `use one of: ${known.join(', ')}`;
  const message = `${target.file} has no anchor "${anchor}"`;
  return { code: 'dangling-anchor', message, fix: nearest(anchor, known, otherwise) };
}

function richTextFindings(links: Links, source: Source, text: string, posterCount: number): Finding[] {
  const findings: (Finding | undefined)[] = [];
  for (const part of parseRichText(text)) {
    if (part.type === 'poster' && (part.position < 1 || part.position > posterCount)) {
      const fix = 'add the poster to "posters" of this block, or remove the mark';
      findings.push({ code: 'bad-poster-mark', message: `[poster:${part.position}] has no poster`, fix });
    }
    if (part.type !== 'link') continue;
    const { target } = part;
    if (target.type === 'page') {
      const page = pageFinding(links, source, target.id);
      findings.push(
        page ??
          (target.anchor === undefined ? undefined : anchorFinding(links, source, target.id, target.anchor)),
      );
    } else if (target.type === 'unknown') {
      const fix = 'write [words](page:id), [words](page:id#anchor) or [words](https://host/)';
      findings.push({ code: 'bad-link', message: `the link to "${target.written}" is not understood`, fix });
    } else if (!target.href.startsWith('https://')) {
      findings.push({
        code: 'insecure-link',
        message: `${target.href} is not encrypted`,
        fix: 'write https:// instead of http://',
      });
    }
  }
  return findings.filter((finding) => finding !== undefined);
}

function queryFindings({ set }: Links, query: string, parent: unknown): Finding[] {
  if (!isRecord(parent) || parent['targetId'] !== 'jobs') {
    return [
      {
        code: 'bad-query',
        message: 'only the job list has filters',
        fix: 'remove "targetQuery", or link to "jobs"',
      },
    ];
  }
  const options: Record<string, readonly string[]> = {
    location: [
      ...new Set(set.pages.filter(({ kind }) => kind === 'locations').map(({ id }) => id)),
    ].toSorted(),
    department: DEPARTMENTS,
    type: EMPLOYMENT_TYPES,
  };
  return [...new URLSearchParams(query)].flatMap(([name, value]): Finding[] => {
    const values = options[name];
    if (name === 'q' || values?.includes(value)) return [];
    if (!values) {
      const fix = nearest(name, Object.keys(options), 'use location, department or type');
      return [{ code: 'bad-query', message: `the job list has no filter "${name}"`, fix }];
    }
    const fix = nearest(value, values, `use one of: ${values.join(', ')}`);
    return [{ code: 'bad-query', message: `the filter "${name}" has no value "${value}"`, fix }];
  });
}

function findingsFor(links: Links, source: Source, { role, value, parent }: RoleVisit): Finding[] {
  if (typeof value !== 'string') return [];
  switch (role.role) {
    case 'id': {
      const finding = pageFinding(links, source, value, role);
      return finding ? [finding] : [];
    }
    case 'anchorOf': {
      const id = isRecord(parent) ? parent[role.field] : undefined;
      const finding = typeof id === 'string' ? anchorFinding(links, source, id, value) : undefined;
      return finding ? [finding] : [];
    }
    case 'richText': {
      const posters = isRecord(parent) && parent['type'] === 'statement' ? parent['posters'] : undefined;
      return richTextFindings(links, source, value, Array.isArray(posters) ? posters.length : 0);
    }
    case 'jobQuery':
      return queryFindings(links, value, parent);
    default:
      return [];
  }
}

/** Every place that names another page, an anchor, another host or a small poster must find it. */
export function checkLinks(set: SourceSet): Problem[] {
  const links: Links = { set, anchors: collectAnchors(set) };
  return [...set.pages, ...set.navigation].flatMap((source) => {
    const problems: Problem[] = [];
    const report = (path: ValuePath, finding: Finding) => problems.push(problemAt(source, path, finding));
    visitRoles(FILE_SCHEMAS[source.kind], source.value, (visit) => {
      for (const finding of findingsFor(links, source, visit)) report(visit.path, finding);
    });
    if (source.kind === 'cases' && isRecord(source.value) && source.value['nextCase'] === source.id) {
      const fix = 'name another case';
      report(['nextCase'], { code: 'own-next-case', message: 'a case cannot be its own next case', fix });
    }
    return problems;
  });
}
