import { css } from '@linaria/core';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../components/Button/Button';
import { ButtonLink } from '../../components/ButtonLink/ButtonLink';
import { TextButton } from '../../components/TextButton/TextButton';
import { TextLink } from '../../components/TextLink/TextLink';
import type { BlockViewOf } from '../../content/view';
import { useText } from '../../i18n/useText';
import type { JobMemory } from '../../lib/parseJobMemory';
import {
  forgetEverything,
  forgetJob,
  rememberSearch,
  restoreMemory,
  useJobMemory,
} from '../../store/jobMemory';
import { when } from '../../theme/breakpoints';
import { message } from '../../theme/message';
import { space } from '../../theme/space';
import { type } from '../../theme/type';
import type { SectionProps } from '../sectionProps';
import { SavedRows } from './SavedRows';

const stack = css`
  display: grid;
  gap: clamp(40px, 5vw, 64px);
`;

const part = css`
  display: grid;
  gap: ${space(4)};

  & > h2 {
    ${type.d3}
  }
`;

const nothing = css`
  ${message}
`;

const withoutScript = css`
  ${when.scripting} {
    display: none;
  }
`;

const line = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(3)} ${space(6)};
`;

/** A removal that can be undone, with its message. */
interface Removal {
  before: JobMemory;
  words: string;
  /** Selector of the element that gets the focus when it is undone. */
  target: string;
}

/** Selector of the button that removes an entry. */
const buttonOf = (entry: string) => `[data-entry="${entry}"] button`;

/**
 * The jobs and the search that this device remembers, with their current status; each can be removed, or all at once.
 */
export function SavedJobs({ block }: SectionProps<'savedJobs'>) {
  const text = useText();
  const { memory, isRead, isKept } = useJobMemory((state) => state);
  const [removal, setRemoval] = useState<Removal>();
  const element = useRef<HTMLDivElement>(null);
  const restored = useRef<string>(undefined);
  const { jobs, search } = memory;
  const isEmpty = Object.keys(jobs).length === 0 && search === undefined;

  // The pressed button is gone: the focus moves to the undo button, and from there to what was restored.
  useEffect(() => {
    const target = removal ? 'output + button' : restored.current;
    if (target) element.current?.querySelector<HTMLElement>(target)?.focus();
  }, [removal]);

  const remove = (id: string) =>
    setRemoval({
      words: text('jobs.saved.removed', { title: jobs[id]?.title ?? id }),
      before: forgetJob(id),
      target: buttonOf(id),
    });

  return (
    <div ref={element} className={stack}>
      <p className={withoutScript}>{text('jobs.saved.noScript')}</p>
      {isRead && !isKept && <p>{text('jobs.saved.notKept')}</p>}
      <div className={line}>
        <output>{removal?.words}</output>
        {removal && (
          <TextButton
            onClick={() => {
              restoreMemory(removal.before);
              restored.current = removal.target;
              setRemoval(undefined);
            }}
          >
            {text('jobs.saved.undo')}
          </TextButton>
        )}
      </div>
      {isRead && isEmpty && <Nothing jobs={block.jobs} />}
      <SavedRows block={block} jobs={jobs} onRemove={remove} />
      {search && (
        <section className={part}>
          <h2 tabIndex={-1}>{text('jobs.saved.searchTitle')}</h2>
          <div className={line} data-entry="search">
            <TextLink href={block.jobs.href + search.query}>{search.label}</TextLink>
            <TextButton
              size="small"
              onClick={() => {
                setRemoval({
                  words: text('jobs.saved.removed', { title: search.label }),
                  before: memory,
                  target: buttonOf('search'),
                });
                rememberSearch(undefined);
              }}
            >
              {text('jobs.saved.searchForget')}
            </TextButton>
          </div>
        </section>
      )}
      {!isEmpty && (
        <div>
          <Button
            variant="outline"
            onClick={() =>
              setRemoval({ words: text('jobs.saved.allRemoved'), before: forgetEverything(), target: 'h2' })
            }
          >
            {text('jobs.saved.removeAll')}
          </Button>
        </div>
      )}
    </div>
  );
}

function Nothing({ jobs }: Pick<BlockViewOf<'savedJobs'>, 'jobs'>) {
  const text = useText();
  return (
    <div className={nothing}>
      <p>
        <b>{text('jobs.saved.empty')}</b>
      </p>
      <p>{text('jobs.saved.emptyHint')}</p>
      <ButtonLink href={jobs.href} icon="arrow-right">
        {jobs.label}
      </ButtonLink>
    </div>
  );
}
