import type { Problem } from '../../../scripts/content/problems';
import { message, stack } from '../tool/toolStyles';

export interface MessagesProps {
  id?: string;
  problems: readonly Problem[];
}

/** Shows the validator's messages about one field, with their fixes. */
export function Messages({ id, problems }: MessagesProps) {
  if (problems.length === 0) return null;
  return (
    <ul id={id} className={stack}>
      {problems.map((problem) => (
        <li key={`${problem.code} ${problem.message}`} className={message} data-severity={problem.severity}>
          <span>
            <strong>{problem.message}</strong> – {problem.fix}
          </span>
        </li>
      ))}
    </ul>
  );
}
