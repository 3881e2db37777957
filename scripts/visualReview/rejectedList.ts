import type { Decision, Kind, ReviewItem } from './protocol';

/** Input of the list of rejected pictures. */
export interface Rejections {
  items: readonly ReviewItem[];
  decisions: Readonly<Record<string, Decision>>;
  kinds: readonly Kind[];
  /** Description of the reviewed commit; empty if unknown. */
  commit: string;
}

/** Escapes Markdown characters. */
const escape = (text: string) => text.replaceAll(/([\\`*_[\]<>#|])/g, '\\$1');

const quote = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => `> ${escape(line)}`);

interface Remark {
  state: ReviewItem['state'];
  kind: string;
  comment: string;
  message: string;
  places: string[];
}

const STATE_WORDS = {
  changed: 'changed',
  new: 'new',
  failed: 'could not be taken',
  orphaned: 'reference without a story',
} as const;

/** Groups pictures of one story with the same remark. */
function remarksOf(items: readonly ReviewItem[], { decisions, kinds }: Rejections): Remark[] {
  const remarks = new Map<string, Remark>();
  for (const { name, state, width, message } of items) {
    const comment = decisions[name]?.comment ?? '';
    const kind = state === 'changed' ? (kinds.find(({ names }) => names.includes(name))?.title ?? '') : '';
    const key = JSON.stringify([state, kind, comment, message]);
    const remark = remarks.get(key) ?? { state, kind, comment, message, places: [] };
    remark.places.push(width === 0 ? name : `${width} px`);
    remarks.set(key, remark);
  }
  return [...remarks.values()];
}

function sectionOf(items: readonly ReviewItem[], rejections: Rejections): string[] {
  const [first] = items;
  if (!first) return [];
  const { title, story, storyId, state } = first;
  const lines = [`## ${escape(title)}${storyId === '' ? '' : `, ${escape(story)}`}`, ''];
  for (const { state: own, kind, comment, message, places } of remarksOf(items, rejections)) {
    const what = [STATE_WORDS[own], escape(kind), escape(message)].filter((part) => part !== '').join(': ');
    lines.push(`- [ ] ${places.join(', ')}: ${what}`);
    if (comment !== '') lines.push('', ...quote(comment).map((line) => `  ${line}`));
    lines.push('');
  }
  if (state !== 'orphaned') lines.push(`Again: \`npm run visual -- --only ${storyId}\``, '');
  return lines;
}

/** Returns one section per story. */
function sectionsOf(items: readonly ReviewItem[], rejections: Rejections): string[] {
  const keyOf = ({ storyId, title }: ReviewItem) => `${storyId} ${title}`;
  const stories = [...new Set(items.map(keyOf))];
  return stories.flatMap((story) =>
    sectionOf(
      items.filter((item) => keyOf(item) === story),
      rejections,
    ),
  );
}

/**
 * Lists the rejected pictures of a review as Markdown for developers: by story, with difference and comment, then what
 * was said of other pictures. Pictures that could not be taken are included unless decided otherwise.
 */
export function rejectedList(rejections: Rejections): string {
  const { items, decisions, commit } = rejections;
  const isRejected = ({ name, state }: ReviewItem) => {
    const verdict = decisions[name]?.verdict;
    return verdict === 'rejected' || (state === 'failed' && verdict === undefined);
  };
  const rejected = items.filter(isRejected);
  const others = items.filter((item) => !isRejected(item) && decisions[item.name]?.comment);
  const head = [
    '# Rejected pictures',
    '',
    `${rejected.length} of ${items.length}${commit === '' ? '' : `, at ${commit}`}.`,
    '',
  ];
  const remarks =
    others.length === 0 ? [] : ['# Comments on other pictures', '', ...sectionsOf(others, rejections)];
  return [...head, ...sectionsOf(rejected, rejections), ...remarks].join('\n');
}
