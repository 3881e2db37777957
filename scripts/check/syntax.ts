/** A node of swc's syntax tree, whose shape depends on its type. */
export interface SyntaxNode {
  type: string;
  /** Offsets in UTF-8 bytes, counted from 1. */
  span?: { start: number; end: number };
  [key: string]: unknown;
}

/** True if a value of the tree is a node. */
export function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && typeof (value as SyntaxNode).type === 'string';
}

/** The child nodes of a node, in source order. */
export function childrenOf(node: SyntaxNode): SyntaxNode[] {
  return Object.values(node).flatMap((value) => nodesIn(value));
}

/** Nodes in a value of the tree; call arguments and list entries are wrapped in plain objects. */
export function nodesIn(value: unknown): SyntaxNode[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  if (isNode(value)) return [value];
  if (typeof value === 'object' && value !== null && 'expression' in value) return nodesIn(value.expression);
  return [];
}

/** Calls a function for every node in a value of the tree, each before its descendants, in source order. */
export function walk(value: unknown, visit: (node: SyntaxNode) => void): void {
  if (typeof value !== 'object' || value === null) return;
  if (isNode(value)) visit(value);
  for (const name in value) {
    const part = (value as Record<string, unknown>)[name];
    // Most values are texts, numbers and spans, which contain no nodes; a call for each would take half of the time.
    if (typeof part === 'object' && part !== null && name !== 'span') walk(part, visit);
  }
}

/** The text of a string literal or of a template without placeholders; undefined for anything else. */
export function literalText(node: unknown): string | undefined {
  if (!isNode(node)) return undefined;
  if (node.type === 'StringLiteral') return String(node['value']);
  if (node.type !== 'TemplateLiteral') return undefined;
  const [first, ...others] = nodesIn(node['quasis']);
  return first && others.length === 0 ? String(first['cooked'] ?? '') : undefined;
}

/** Converts the parser's offsets to lines and texts. */
export interface Lines {
  /** The line of a node, counted from 1. */
  of(node: SyntaxNode): number;
  /** The source before a node. */
  before(node: SyntaxNode): string;
  /** The source up to the end of a node. */
  until(node: SyntaxNode): string;
}

/** Indexes the lines of a source. */
export function linesOf(source: string): Lines {
  const bytes = Buffer.from(source);
  const upTo = (offset = 1) => bytes.subarray(0, offset - 1).toString('utf8');
  const lineEnds: number[] = [];
  for (let end = bytes.indexOf('\n'); end !== -1; end = bytes.indexOf('\n', end + 1)) lineEnds.push(end);
  return {
    before: ({ span }) => upTo(span?.start),
    until: ({ span }) => upTo(span?.end),
    of({ span }) {
      const before = lineEnds.findIndex((end) => end >= (span?.start ?? 1) - 1);
      return 1 + (before === -1 ? lineEnds.length : before);
    },
  };
}

/** A fixed piece of text in the source. */
export interface TextPiece {
  text: string;
  /** The line where the piece begins, counted from 1. */
  line: number;
}

/** All string literals and all fixed parts of template literals, in source order. */
export function stringsOf(body: readonly SyntaxNode[], lines: Lines): TextPiece[] {
  const pieces: TextPiece[] = [];
  const add = (node: SyntaxNode, text: unknown) =>
    pieces.push({ text: String(text ?? ''), line: lines.of(node) });
  for (const statement of body) {
    walk(statement, (node) => {
      if (node.type === 'StringLiteral') add(node, node['value']);
      if (node.type === 'TemplateElement') add(node, node['raw']);
    });
  }
  return pieces;
}

/** The quoted values of JSX attributes, in source order. */
export function attributeTexts(body: readonly SyntaxNode[], lines: Lines): TextPiece[] {
  const pieces: TextPiece[] = [];
  for (const statement of body) {
    walk(statement, ({ type, value }) => {
      if (type !== 'JSXAttribute' || !isNode(value) || value.type !== 'StringLiteral') return;
      // The parser doubles the backslashes of the value.
      pieces.push({ text: String(value['raw']).slice(1, -1), line: lines.of(value) });
    });
  }
  return pieces;
}
