import { css } from '@linaria/core';
import { useId } from 'react';
import { space } from '../../../src/theme/space';
import { Messages } from '../form/Messages';
import { fileName, languagesOf, renamed } from '../model/page';
import type { Composer } from '../useComposer';
import { control, hint, label } from './toolStyles';

const name = css`
  display: grid;
  gap: ${space(1)};
`;

export interface PageNameProps {
  composer: Composer;
}

/** The file name of a page, what is wrong with it, and what saving under it does. */
export function PageName({ composer: { session, pages, checked, isOwn, send } }: PageNameProps) {
  const { page, past, draft } = session;
  const id = useId();
  const isOnDisk = (other: string) =>
    pages.some(({ kind, id: known }) => kind === page.kind && known === other);
  // The page as it was opened, as far as the history goes back.
  const opened = past.find((step) => step.draft === draft)?.page ?? page;
  const isCopy = opened.id !== page.id && isOnDisk(opened.id);
  // All files of the page have the same name.
  const problems = checked.problems
    .filter((problem) => problem.code === 'bad-file-name' && isOwn(problem.file))
    .slice(0, 1);
  return (
    <div className={name}>
      <label className={label} htmlFor={`${id}-name`}>
        File name (id)
      </label>
      <input
        id={`${id}-name`}
        className={control}
        value={page.id}
        aria-describedby={problems.length > 0 ? `${id}-messages ${id}-file` : `${id}-file`}
        aria-invalid={problems.length > 0 ? true : undefined}
        onChange={({ target }) =>
          send({ type: 'change', change: (old) => renamed(old, target.value), place: 'id' })
        }
      />
      <Messages id={`${id}-messages`} problems={problems} />
      <p id={`${id}-file`} className={hint}>
        {isOnDisk(page.id) ? 'Replaces ' : 'Becomes '}
        {languagesOf(page)
          .map((code) => fileName(page, code))
          .join(' and ')}
        .{isCopy && ` It is a copy; ${opened.kind}/${opened.id} stays.`}
      </p>
    </div>
  );
}
