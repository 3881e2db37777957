import { css } from '@linaria/core';
import { TextLink } from '../../components/TextLink/TextLink';
import type { LinkView } from '../../content/view';
import { useText } from '../../i18n/useText';
import { useJobMemory } from '../../store/jobMemory';
import { visuallyHidden } from '../../theme/mixins';
import { space } from '../../theme/space';

/* Without a link there is nothing in the line that a gap would precede. */
const bare = css`
  display: contents;
`;

const unkept = css`
  margin-inline-start: ${space(2)};
`;

export interface SavedLinkProps {
  /** The page of saved jobs. */
  saved: LinkView;
}

/**
 * Link to the saved jobs with their number, whose changes are announced; renders no link while there are none. If the
 * browser stores nothing, a visible sentence says so instead.
 */
export function SavedLink({ saved }: SavedLinkProps) {
  const text = useText();
  const count = useJobMemory(({ memory }) => Object.keys(memory.jobs).length);
  const isKept = useJobMemory((state) => state.isKept);
  return (
    <span className={bare}>
      {count > 0 && (
        <TextLink href={saved.href} size="small">
          {text('jobs.saved.count', { count })}
        </TextLink>
      )}
      <output className={isKept ? visuallyHidden : unkept}>
        {count > 0 && text(isKept ? 'jobs.saved.live' : 'jobs.saved.unkept', { count })}
      </output>
    </span>
  );
}
