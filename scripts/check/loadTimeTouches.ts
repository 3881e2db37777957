import { childrenOf, isNode, type Lines, nodesIn, type SyntaxNode } from './syntax';

/** A use of the browser, the clock or random numbers while a module is loading. */
export interface Touch {
  /** As written in the source, e.g. `Date.now`. */
  what: string;
  /** Counts from 1. */
  line: number;
}

const GLOBALS = new Set([
  'window',
  'document',
  'localStorage',
  'sessionStorage',
  'navigator',
  'location',
  'history',
]);
const MEMBERS = new Set([
  'Date.now',
  'Math.random',
  'performance.now',
  'crypto.randomUUID',
  'crypto.getRandomValues',
]);
const FUNCTIONS = new Set([
  'FunctionExpression',
  'FunctionDeclaration',
  'ArrowFunctionExpression',
  'MethodProperty',
  'GetterProperty',
  'SetterProperty',
]);
const TYPED_EXPRESSIONS = new Set([
  'TsAsExpression',
  'TsNonNullExpression',
  'TsSatisfiesExpression',
  'TsConstAssertion',
  'TsTypeAssertion',
  'TsInstantiation',
]);

const nameOf = (node: unknown) => (isNode(node) && node.type === 'Identifier' ? String(node['value']) : '');

/** What a node itself uses, without its child nodes. */
function touchOf(node: SyntaxNode): string | undefined {
  if (node.type === 'Identifier' && GLOBALS.has(nameOf(node))) return nameOf(node);
  if (node.type === 'MemberExpression') {
    const member = `${nameOf(node['object'])}.${nameOf(node['property'])}`;
    if (MEMBERS.has(member)) return member;
    if (nameOf(node['object']) === 'globalThis' && GLOBALS.has(nameOf(node['property']))) return member;
  }
  const isDate = nameOf(node['callee']) === 'Date';
  if (node.type === 'NewExpression' && isDate && nodesIn(node['arguments']).length === 0) return 'new Date()';
  if (node.type === 'CallExpression' && isDate) return 'Date()';
  return undefined;
}

/** The parts of a node that are evaluated with it: no function bodies, types or property names. */
function evaluatedParts(node: SyntaxNode): SyntaxNode[] {
  const { type } = node;
  // A function that is called where it is defined runs at once.
  if ((type === 'CallExpression' || type === 'NewExpression') && isNode(node['callee'])) {
    return [...nodesIn(node['arguments']), ...calledParts(node['callee'])];
  }
  if (FUNCTIONS.has(type) || type === 'ImportDeclaration') return [];
  if (TYPED_EXPRESSIONS.has(type)) return nodesIn(node['expression']);
  if (type.startsWith('Ts')) return type === 'TsEnumDeclaration' ? childrenOf(node) : [];
  if (type === 'MemberExpression') {
    const property = nodesIn(node['property']).filter((part) => part.type === 'Computed');
    return [...nodesIn(node['object']), ...property];
  }
  if (type === 'KeyValueProperty') return nodesIn(node['value']);
  if (type === 'JSXAttribute') return nodesIn(node['value']);
  if (type === 'JSXOpeningElement') return nodesIn(node['attributes']);
  if (type === 'JSXClosingElement') return [];
  if (type === 'ClassProperty' || type === 'PrivateProperty')
    return node['isStatic'] === true ? nodesIn(node['value']) : [];
  if (type === 'ClassMethod' || type === 'PrivateMethod' || type === 'Constructor') return [];
  // `typeof window` only checks whether it exists.
  if (type === 'UnaryExpression' && node['operator'] === 'typeof') return [];
  if (type === 'VariableDeclarator') return nodesIn(node['init']);
  return childrenOf(node);
}

function calledParts(callee: SyntaxNode): SyntaxNode[] {
  const inner = callee.type === 'ParenthesisExpression' ? nodesIn(callee['expression'])[0] : callee;
  if (!inner || !FUNCTIONS.has(inner.type)) return [callee];
  return nodesIn(inner['body']);
}

/** All uses of the browser, the clock or random numbers that happen while the module is loading. */
export function loadTimeTouches(
  body: readonly SyntaxNode[],
  ownNames: ReadonlySet<string>,
  lines: Lines,
): Touch[] {
  const found: Touch[] = [];
  const visit = (node: SyntaxNode) => {
    const what = touchOf(node);
    // A name declared by the module itself hides the browser's.
    if (what !== undefined && !ownNames.has(what)) found.push({ what, line: lines.of(node) });
    for (const part of evaluatedParts(node)) visit(part);
  };
  for (const statement of body) visit(statement);
  return found;
}
