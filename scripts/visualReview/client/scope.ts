import type { Decision, Kind, ReviewItem } from '../protocol';

/** Scopes of a decision, in the order of the keys 1 to 4. */
export const SCOPES = ['picture', 'story', 'component', 'kind'] as const;

/** Scope of a decision. */
export type Scope = (typeof SCOPES)[number];

/** Scopes in words. */
export const SCOPE_WORDS: Readonly<Record<Scope, string>> = {
  picture: 'this picture',
  story: 'story',
  component: 'component',
  kind: 'same difference',
};

/**
 * Returns the names of the pictures within a decision's scope: the given one, and undecided ones of its story,
 * component or kind.
 */
export function namesInScope(
  item: ReviewItem,
  scope: Scope,
  {
    items,
    kinds,
    decisions,
  }: {
    items: readonly ReviewItem[];
    kinds: readonly Kind[];
    decisions: Readonly<Record<string, Decision>>;
  },
): string[] {
  if (scope === 'picture') return [item.name];
  const kind = kinds.find(({ names }) => names.includes(item.name))?.names ?? [];
  const ofKind = new Set(kind);
  const isIn = (other: ReviewItem) => {
    if (scope === 'kind') return ofKind.has(other.name);
    if (other.title !== item.title) return false;
    return scope === 'component' || other.storyId === item.storyId;
  };
  return items
    .filter((other) => other.name === item.name || (isIn(other) && !decisions[other.name]?.verdict))
    .map(({ name }) => name);
}

/** Pictures under one heading of the list. */
export interface ListGroup {
  id: string;
  title: string;
  items: ReviewItem[];
}

/** Groups the items by kind of difference or by component. */
export function listGroups(
  items: readonly ReviewItem[],
  kinds: readonly Kind[],
  by: 'kind' | 'component',
): ListGroup[] {
  if (by === 'component') {
    const titles = [...new Set(items.map(({ title }) => title))];
    return titles.map((title) => ({ id: title, title, items: items.filter((item) => item.title === title) }));
  }
  const byName = new Map(items.map((item) => [item.name, item]));
  return kinds.map(({ id, title, names }) => ({
    id,
    title,
    items: names.flatMap((name) => byName.get(name) ?? []),
  }));
}
