import { Activity, memo, useCallback, useState } from 'react';
import { createPortal } from 'react-dom';
import { PageTexts, type PageTextsProps } from './PageTexts';
import { PageElement } from './PageElement';

export interface PageHostProps extends Omit<PageTextsProps, 'children'> {
  /** false: drawn ahead, while the visitor cannot see it. Once true it stays so. */
  isShown: boolean;
}

/**
 * One page with its texts. Drawn ahead, it waits outside of the document, where no search for a headline finds it, and
 * without effects; shown, it is only put in its place, which costs a slow device a fraction of drawing it then.
 */
export const PageHost = memo(function PageHost({ page, queries, isShown }: PageHostProps) {
  const [host] = useState(() => (isShown ? null : document.createElement('div')));
  const place = useCallback(
    (node: HTMLDivElement | null) => {
      if (host) node?.append(host);
    },
    [host],
  );
  const element = (
    <PageTexts page={page} queries={queries}>
      <PageElement page={page} />
    </PageTexts>
  );
  if (!host) return element;
  return (
    <>
      {/* Before the page, so that its effects find it in the document. */}
      {isShown && <div ref={place} />}
      {createPortal(<Activity mode={isShown ? 'visible' : 'hidden'}>{element}</Activity>, host)}
    </>
  );
});
