import { isNode, type Lines, literalText, nodesIn, type SyntaxNode, walk } from './syntax';

/** An import of any form: import, export from, import(), import('…') in a type, require. */
export interface ModuleImport {
  specifier: string;
  /** True if the import disappears when types are stripped. */
  isType: boolean;
  /** Counts from 1. */
  line: number;
}

/** True for `import type` and for `import { type A, type B }`, which contains only types and loads no module. */
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

/** All imports of a module, in source order. Dynamic imports with a computed name are not found. */
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
