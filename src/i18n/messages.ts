import type { CompiledMessage, QueryData } from '../content/pageData';

/** Merges the text groups of a page into one lookup table: key => compiled message. */
export function messagesOf(queries: Iterable<QueryData>): Record<string, CompiledMessage> {
  const messages: Record<string, CompiledMessage> = {};
  for (const entry of queries) if (entry.query === 'texts') Object.assign(messages, entry.data);
  return messages;
}
