import { isNode, type Lines, nodesIn, type SyntaxNode } from './syntax';

/** A declaration that a module exports; re-exports are not listed. */
export interface ModuleExport {
  /** `default` for the default export. */
  name: string;
  /** Counts from 1. */
  line: number;
  /** Its own docstring, or that of its group: consecutive exports without a blank line between them share one. */
  hasDocstring: boolean;
  /** True for a Linaria class, which is explained by its element. */
  isStyle: boolean;
}

/** True if a docstring directly precedes a declaration, ignoring line comments. */
function endsInDocstring(textBefore: string): boolean {
  const text = textBefore.replace(/(\s|\/\/[^\n]*\n)*$/, '');
  if (!text.endsWith('*/')) return false;
  return text.slice(text.lastIndexOf('/*')).startsWith('/**');
}

/** The statements that have a docstring. */
function documentedStatements(body: readonly SyntaxNode[], lines: Lines): Set<SyntaxNode> {
  const documented = new Set<SyntaxNode>();
  let previous: SyntaxNode | undefined;
  for (const node of body) {
    const before = lines.before(node);
    const isNextLine = /^[^\n]*\n?$/.test(before.slice(previous ? lines.until(previous).length : 0));
    const isInGroup = previous !== undefined && documented.has(previous) && isNextLine;
    if (endsInDocstring(before) || isInGroup) documented.add(node);
    previous = node;
  }
  return documented;
}

function isStyle(declaration: unknown): boolean {
  if (!isNode(declaration) || declaration.type !== 'VariableDeclaration') return false;
  const [entry] = nodesIn(declaration['declarations']);
  const [value] = nodesIn(entry?.['init']);
  return (
    value?.type === 'TaggedTemplateExpression' && isNode(value['tag']) && value['tag']['value'] === 'css'
  );
}

/** Names bound by a declaration; patterns such as `const { a, b } = …` bind several. */
function namesOf(declaration: SyntaxNode): string[] {
  if (declaration.type === 'VariableDeclaration') {
    return nodesIn(declaration['declarations']).flatMap((entry) => patternNames(entry['id']));
  }
  const id = declaration['identifier'] ?? declaration['id'];
  return isNode(id) ? [String(id['value'])] : [];
}

function patternNames(pattern: unknown): string[] {
  if (!isNode(pattern)) return [];
  if (pattern.type === 'Identifier') return [String(pattern['value'])];
  if (pattern.type === 'ObjectPattern') {
    return nodesIn(pattern['properties']).flatMap((entry) =>
      entry.type === 'AssignmentPatternProperty'
        ? patternNames(entry['key'])
        : patternNames(entry['value'] ?? entry['argument']),
    );
  }
  if (pattern.type === 'ArrayPattern') return nodesIn(pattern['elements']).flatMap(patternNames);
  return patternNames(pattern['left'] ?? pattern['argument']);
}

/** Names declared at the top level of a module, including imports. */
export function topLevelNames(body: readonly SyntaxNode[]): Set<string> {
  const names = body.flatMap((node) => {
    if (node.type === 'ImportDeclaration') {
      return nodesIn(node['specifiers']).flatMap((specifier) => patternNames(specifier['local']));
    }
    return namesOf(isNode(node['declaration']) ? node['declaration'] : node);
  });
  return new Set(names);
}

/** The exported declarations of a module, in source order. */
export function exportsOf(body: readonly SyntaxNode[], lines: Lines): ModuleExport[] {
  const declared = new Map(body.flatMap((node) => namesOf(node).map((name) => [name, node] as const)));
  const documented = documentedStatements(body, lines);
  const describe = (name: string, node: SyntaxNode): ModuleExport => ({
    name,
    line: lines.of(node),
    hasDocstring: documented.has(node),
    isStyle: isStyle(node['declaration'] ?? node),
  });
  return body.flatMap((node): ModuleExport[] => {
    if (node.type === 'ExportDeclaration' && isNode(node['declaration'])) {
      return namesOf(node['declaration']).map((name) => describe(name, node));
    }
    if (node.type === 'ExportDefaultDeclaration' || node.type === 'ExportDefaultExpression') {
      return [describe('default', node)];
    }
    if (node.type !== 'ExportNamedDeclaration' || isNode(node['source'])) return [];
    return nodesIn(node['specifiers']).flatMap((specifier) => {
      const local = isNode(specifier['orig']) ? String(specifier['orig']['value']) : '';
      const exported = isNode(specifier['exported']) ? String(specifier['exported']['value']) : local;
      const declaration = declared.get(local);
      // A name that is not declared here was imported; its docstring is in the other module.
      return declaration || exported === 'default' ? [describe(exported, declaration ?? node)] : [];
    });
  });
}
