import type { ComponentWeight, ReviewItem } from '../protocol';
import { api } from './api';
import { useAnswer } from './useAnswer';
import { Waiting } from './Waiting';

const count = (bytes: number) => `${bytes.toLocaleString('en')} B`;

function meaningOf({ isOnEveryPage, isStatic, packages, modules }: ComponentWeight): string[] {
  if (isOnEveryPage) {
    return ['Every page has it, so one more of it adds nothing. These are the bytes of its own file alone.'];
  }
  const brought = [
    modules > 1 ? `${modules - 1} modules of ours` : '',
    packages.length > 0 ? `from packages: ${packages.join(', ')}` : '',
  ].filter((words) => words !== '');
  return [
    'So many bytes more are sent for a page that has it than for one without: compressed with Brotli, as the site serves them, less what every page begins with. Code that is loaded later, when it is asked for, does not count.',
    ...(brought.length > 0 ? [`It brings along ${brought.join('; ')}.`] : []),
    ...(isStatic
      ? [
          'The section is complete in the server’s HTML: whoever opens such a page gets the styles and none of the script, which comes with the first change of page.',
        ]
      : []),
  ];
}

/** Shows how many bytes a story's component adds to a page; measured on demand. */
export function WeightTab({ item }: { item: ReviewItem }) {
  const { answer, error } = useAnswer<{ weight: ComponentWeight | null }>(
    () => api.weight(item.storyId),
    item.storyId,
  );
  if (!answer) {
    return <Waiting error={error} words="Weighing. The first time, every page is weighed as well …" />;
  }
  const { weight } = answer;
  if (!weight) return <p>The story shows no component of the site.</p>;
  return (
    <>
      <dl className="weight">
        <div>
          <dt>Script</dt>
          <dd>{count(weight.script)}</dd>
        </div>
        <div>
          <dt>Styles</dt>
          <dd>{count(weight.styles)}</dd>
        </div>
      </dl>
      <p>
        <code>{weight.file}</code>
      </p>
      {meaningOf(weight).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </>
  );
}
