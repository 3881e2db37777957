import { isNode, type Lines, literalText, nodesIn, type SyntaxNode, walk } from './syntax';

/** One import of a module, in whatever form: import, export from, import(), import('…') in a type, require. */
export interface ModuleImport {
  specifier: string;
  /** Nothing of it is left when the types are stripped. */
  isType: boolean;
  /** Counts from 1. */
  line: number;
}

/** `import type`, and also `import { type A, type B }`: with nothing but types in the braces no module is loaded. */
function isTypeImport(node: SyntaxNode): boolean {
  if (node['typeOnly'] === true) return true;
  const specifiers = nodesIn(node['specifiers']);
  return specifiers.length > 0 && specifiers.every((specifier) => specifier['isTypeOnly'] === true);
}

function callSpecifier(node: SyntaxNode): string | undefined {
  const { callee } = node;
  if (!isNode(callee)) return undefined;
  const isImport = callee.type === 'Import';
  const isRequire = callee.type === 'Identifier' && callee['value'] === 'require';
  return isImport || isRequire ? literalText(nodesIn(node['arguments'])[0]) : undefined;
}

/** All imports of a module, in the order of the source. A dynamic import of a computed name is not seen. */
export function importsOf(body: readonly SyntaxNode[], lines: Lines): ModuleImport[] {
  const found: ModuleImport[] = [];
  const add = (node: SyntaxNode, specifier: string | undefined, isType: boolean) => {
    if (specifier !== undefined) found.push({ specifier, isType, line: lines.of(node) });
  };
  for (const statement of body) {
    walk(statement, (node) => {
      switch (node.type) {
        case 'ImportDeclaration':
        case 'ExportNamedDeclaration':
        case 'ExportAllDeclaration':
          return add(node, literalText(node['source']), isTypeImport(node));
        case 'TsImportType':
          return add(node, literalText(node['argument']), true);
        case 'CallExpression':
          return add(node, callSpecifier(node), false);
        default:
      }
    });
  }
  return found;
}
