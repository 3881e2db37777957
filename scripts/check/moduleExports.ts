import { isNode, type Lines, nodesIn, type SyntaxNode } from './syntax';

/** One thing that a module declares and exports; what it only passes on from elsewhere is not listed. */
export interface ModuleExport {
  /** `default` for the default export. */
  name: string;
  /** Counts from 1. */
  line: number;
  /** One of its own, or that of a group: exports that follow one another without a blank line share one. */
  hasDocstring: boolean;
  /** It is a class of Linaria, whose meaning is its element's. */
  isStyle: boolean;
}

/** Whether the nearest thing above a declaration, apart from line comments, is a docstring. */
function endsInDocstring(textBefore: string): boolean {
  const text = textBefore.replace(/(\s|\/\/[^\n]*\n)*$/, '');
  if (!text.endsWith('*/')) return false;
  return text.slice(text.lastIndexOf('/*')).startsWith('/**');
}

/** Numbers of the statements that have a docstring. */
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

/** Names that a declaration binds; patterns such as `const { a, b } = …` bind several. */
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

/** Names that a module gives to something at its top level, its imports included. */
export function topLevelNames(body: readonly SyntaxNode[]): Set<string> {
  const names = body.flatMap((node) => {
    if (node.type === 'ImportDeclaration') {
      return nodesIn(node['specifiers']).flatMap((specifier) => patternNames(specifier['local']));
    }
    return namesOf(isNode(node['declaration']) ? node['declaration'] : node);
  });
  return new Set(names);
}

/** What a module declares and exports, in the order of the source. */
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
      // A name that is not declared here was imported, so its docstring stands in the other module.
      return declaration || exported === 'default' ? [describe(exported, declaration ?? node)] : [];
    });
  });
}
