import { css } from '@linaria/core';
import { TextLink } from '../../components/TextLink/TextLink';
import type { LinkView } from '../../content/view';
import { useText } from '../../i18n/useText';
import { useJobMemory } from '../../store/jobMemory';
import { visuallyHidden } from '../../theme/mixins';

const bare = css`
  flex: none;
`;

export interface SavedLinkProps {
  /** The page of saved jobs. */
  saved: LinkView;
}

/** Link to the saved jobs with their number, whose changes are announced; renders no link while there are none. */
export function SavedLink({ saved }: SavedLinkProps) {
  const text = useText();
  const count = useJobMemory(({ memory }) => Object.keys(memory.jobs).length);
  return (
    <span className={bare}>
      {count > 0 && (
        <TextLink href={saved.href} size="small">
          {text('jobs.saved.count', { count })}
        </TextLink>
      )}
      <output className={visuallyHidden}>{count > 0 && text('jobs.saved.live', { count })}</output>
    </span>
  );
}
