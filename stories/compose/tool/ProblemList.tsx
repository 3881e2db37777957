import { css } from '@linaria/core';
import type { Problem } from '../../../scripts/content/problems';
import { space } from '../../../src/theme/space';
import { EditorButton } from './EditorButton';
import { code, hint, message, stack } from './toolStyles';

const place = css`
  padding: ${space(1)} 0;
  border: 0;
  background: none;
  text-align: start;
  text-decoration: underline;
  overflow-wrap: anywhere;
  cursor: pointer;
`;

export interface ProblemListProps {
  problems: readonly Problem[];
  /** True if a file belongs to the page being composed. */
  isOwn: (file: string) => boolean;
  /** Focuses the field of a message. */
  goTo: (problem: Problem) => void;
  /** Opens `file:line:column` in an editor; undefined if there is none. */
  openInEditor?: ((place: string) => void) | undefined;
}

interface ItemProps extends Partial<Pick<ProblemListProps, 'goTo' | 'openInEditor'>> {
  problem: Problem;
}

function Item({ problem, goTo, openInEditor }: ItemProps) {
  const { file, line, column, pointer, severity } = problem;
  const where = `${file}:${line}:${column}  ${pointer === '' ? '(file)' : pointer}`;
  return (
    <li className={message} data-severity={severity}>
      {goTo ? (
        <button className={`${place} ${code}`} type="button" onClick={() => goTo(problem)}>
          {where}
        </button>
      ) : (
        <p className={`${place} ${code}`}>{where}</p>
      )}
      <p>
        {severity}: <strong>{problem.message}</strong> – {problem.fix}
      </p>
      {openInEditor && <EditorButton file={file} line={line} column={column} openInEditor={openInEditor} />}
    </li>
  );
}

/** Lists all messages of `npm run content`, each linked to its field. */
export function ProblemList({ problems, isOwn, goTo, openInEditor }: ProblemListProps) {
  const own = problems.filter(({ file }) => isOwn(file));
  const others = problems.filter(({ file }) => !isOwn(file));
  const keyOf = ({ file, pointer, code: kind, message: words }: Problem) =>
    [file, pointer, kind, words].join(' ');
  return (
    <div className={stack}>
      {problems.length === 0 && (
        <p>Nothing stops this page. npm run content takes these files as they are.</p>
      )}
      <ul className={stack}>
        {own.map((problem) => (
          <Item key={keyOf(problem)} problem={problem} goTo={goTo} />
        ))}
      </ul>
      {others.length > 0 && (
        <>
          <p className={hint}>In other files, because of this page or already before:</p>
          <ul className={stack}>
            {others.map((problem) => (
              <Item key={keyOf(problem)} problem={problem} openInEditor={openInEditor} />
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
