import type { Kind, ReviewItem } from '../protocol';
import type { Difference } from './measureDifference';

/** Above this share of two-way exchanges, content was moved rather than recoloured. */
const MOVED = 0.3;

/** From this share on, a colour was changed; below it, an element has grown. */
const EXCHANGED = 0.5;

/** Minimum share of an exchange of flat colours for colours to be named. */
const FLAT = 0.25;

/**
 * Minimum similarity (0 to 1) of two differences of one kind: colours of recoloured pictures, colours of redrawn or
 * grown ones of another component, masks.
 */
const ALIKE = { recoloured: 0.9, redrawn: 0.8, grown: 0.97, mask: 0.75 } as const;

/** Maximum difference in width and height of boxes of one kind, as a share or in px. */
const BOX = { share: 0.15, px: 4 } as const;

/** Nature of a difference, as far as it shows without knowing the content. */
type Nature = 'recoloured' | 'resized' | 'redrawn';

function natureOf({ grown, colours, swappedShare, exchanged }: Difference): Nature {
  if (grown.width !== 0 || grown.height !== 0) return 'resized';
  const flat = Math.max(0, ...Object.values(colours));
  return swappedShare < MOVED && exchanged >= EXCHANGED && flat >= FLAT ? 'recoloured' : 'redrawn';
}

/** Cosine similarity of two sets of shares: 1 for the same colours in the same proportion. */
function colourLikeness(one: Difference, other: Difference): number {
  const length = ({ colours }: Difference) => Math.hypot(...Object.values(colours));
  // Only rows were added or removed, and no colour was exchanged.
  if (length(one) === 0 || length(other) === 0) return length(one) === length(other) ? 1 : 0;
  const product = Object.entries(one.colours).reduce(
    (sum, [exchange, share]) => sum + share * (other.colours[exchange] ?? 0),
    0,
  );
  return product / (length(one) * length(other));
}

/** Returns the share of fields set in both masks among those set in either. */
function maskLikeness({ mask: one }: Difference, { mask: other }: Difference): number {
  let both = 0;
  let any = 0;
  for (let index = 0; index < one.length; index += 1) {
    if (one[index] === '1' && other[index] === '1') both += 1;
    if (one[index] === '1' || other[index] === '1') any += 1;
  }
  return any === 0 ? 1 : both / any;
}

const isNear = (one: number, other: number) =>
  Math.abs(one - other) <= Math.max(BOX.px, BOX.share * Math.max(one, other));

/** True if boxes have a similar width in px or, if it depends on the picture's width, as a share of it. */
const isAsWide = (one: Difference, other: Difference) =>
  isNear(one.box.width, other.box.width) ||
  Math.abs(one.box.width / one.width - other.box.width / other.width) <= BOX.share;

function isSameShape(one: Difference, other: Difference): boolean {
  return (
    isAsWide(one, other) && isNear(one.box.height, other.box.height) && maskLikeness(one, other) >= ALIKE.mask
  );
}

/**
 * True if two pictures differ from their reference images in the same way. A changed colour counts as the same
 * regardless of position and area. A picture that has grown must have grown by the same amount, any other difference
 * must have the same shape, and both must belong to the same component or differ in similar colours.
 */
export function isSameKind(one: Difference, other: Difference, isSameComponent: boolean): boolean {
  const nature = natureOf(one);
  if (nature !== natureOf(other)) return false;
  const likeness = colourLikeness(one, other);
  if (nature === 'recoloured') return likeness >= ALIKE.recoloured;
  if (nature === 'redrawn') return isSameShape(one, other) && (isSameComponent || likeness >= ALIKE.redrawn);
  return (
    one.grown.width === other.grown.width &&
    one.grown.height === other.grown.height &&
    (isSameComponent || likeness >= ALIKE.grown)
  );
}

const grownBy = (px: number, more: string, less: string) =>
  px === 0 ? [] : [`${Math.abs(px)} px ${px > 0 ? more : less}`];

/** Describes the visible part of a difference. */
export function describeDifference(difference: Difference): string {
  const { grown, colours, box } = difference;
  const nature = natureOf(difference);
  if (nature === 'recoloured') {
    const named = Object.entries(colours).filter(([, share]) => share >= FLAT / 2);
    return named.map(([exchange]) => exchange.replace(' ', ' becomes ')).join(', ');
  }
  if (nature === 'resized') {
    return [...grownBy(grown.height, 'taller', 'shorter'), ...grownBy(grown.width, 'wider', 'narrower')].join(
      ', ',
    );
  }
  return `Redrawn in a field of ${box.width} × ${box.height} px`;
}

const STATE_KINDS = {
  new: 'New pictures',
  failed: 'Pictures that could not be taken',
  orphaned: 'References without a story',
  changed: 'Differences not measured yet',
} as const;

/**
 * Groups the pictures of a run by kind of difference; new, failed and orphaned ones by state. The largest groups come
 * first.
 * @param differences measured so far, by name of the picture
 */
export function groupDifferences(
  items: readonly ReviewItem[],
  differences: ReadonlyMap<string, Difference>,
): Kind[] {
  const kinds: { first: Difference | undefined; component: string; kind: Kind }[] = [];
  for (const { name, state, title: component } of items) {
    const difference = state === 'changed' ? differences.get(name) : undefined;
    const title = difference ? describeDifference(difference) : STATE_KINDS[state];
    const known = kinds.find(({ first, component: other, kind }) =>
      first && difference
        ? isSameKind(first, difference, component === other)
        : !first && !difference && kind.title === title,
    );
    if (known) known.kind.names.push(name);
    else kinds.push({ first: difference, component, kind: { id: name, title, names: [name] } });
  }
  return kinds.map(({ kind }) => kind).toSorted((one, other) => other.names.length - one.names.length);
}
