import { Activity, memo, useCallback, useState } from 'react';
import { createPortal } from 'react-dom';
import { PageTexts, type PageTextsProps } from './PageTexts';
import { PageElement } from './PageElement';

export interface PageHostProps extends Omit<PageTextsProps, 'children'> {
  /** false: the next page, rendered outside the document. Never changes from true to false. */
  isCurrent: boolean;
}

/**
 * One page with its texts. The next page is rendered into a detached element, without effects, so that the document
 * keeps a single headline. When it becomes current, only that element is inserted, which takes a slow device a fraction
 * of the time of rendering it then.
 */
export const PageHost = memo(function PageHost({ page, queries, isCurrent }: PageHostProps) {
  const [host] = useState(() => (isCurrent ? null : document.createElement('div')));
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
      {/* Before the portal, so that the page is in the document when its effects run. */}
      {isCurrent && <div ref={place} />}
      {createPortal(<Activity mode={isCurrent ? 'visible' : 'hidden'}>{element}</Activity>, host)}
    </>
  );
});
