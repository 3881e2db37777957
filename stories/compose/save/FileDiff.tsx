import { css, cx } from '@linaria/core';
import type { FileChange } from '../../../scripts/composer/protocol';
import { color, ink } from '../../../src/theme/colors';
import { border, space } from '../../../src/theme/space';
import { withVisibleCharacters } from '../model/visibleCharacters';
import { code } from '../tool/toolStyles';
import { changedParts } from './changedLines';

const frame = css`
  max-height: 50vh;
  margin: 0;
  overflow: auto;
  border: ${border.hair} solid ${color.line};
  background: ${color.surface};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

const lineStyle = css`
  display: block;
  padding: 0 ${space(2)} 0 ${space(7)};
  text-decoration: none;
  text-indent: -${space(4)};

  &[data-line='added'] {
    border-inline-start: ${border.errorBar} solid ${ink.lime};
    font-weight: 700;
  }

  &[data-line='removed'] {
    border-inline-start: ${border.errorBar} solid ${color.error};
    color: ${color.muted};
    text-decoration: line-through;
  }

  &[data-line='place'] {
    color: ${color.muted};
  }
`;

const KINDS = { '+': 'added', '-': 'removed', ' ': 'same' } as const;

/** How a file differs: lines that go with a minus, lines that come with a plus, in their surroundings. */
export function FileDiff(change: FileChange) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <pre className={cx(frame, code)} tabIndex={0} aria-label={`Changes of ${change.file}`}>
      {changedParts(change).map(({ newStart, lines }) => (
        <span key={newStart}>
          <span className={lineStyle} data-line="place">{`line ${newStart}`}</span>
          {lines.map((line, index) => {
            const kind = KINDS[line[0] as keyof typeof KINDS];
            const Tag = kind === 'added' ? 'ins' : kind === 'removed' ? 'del' : 'span';
            return (
              // oxlint-disable-next-line react/no-array-index-key -- lines have no name but their place
              <Tag key={index} className={lineStyle} data-line={kind}>
                {withVisibleCharacters(line)}
              </Tag>
            );
          })}
        </span>
      ))}
    </pre>
  );
}
