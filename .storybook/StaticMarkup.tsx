import { css, cx } from '@linaria/core';
import { type ReactElement, useRef } from 'react';
import { renderToString } from 'react-dom/server';

const frame = css`
  display: block;
  width: 100%;
  border: 0;
`;

const page = css`
  height: 100vh;
`;

export interface StaticMarkupProps {
  /** The story with everything around it. */
  children: ReactElement;
  locale: string;
  /** Pages scroll in a frame of the height of the window; anything else gets the height it needs. */
  isFullscreen: boolean;
}

/** The styles of the preview; addresses in them are relative to their own file, so links stay links. */
function styleTags(): string {
  return [...document.querySelectorAll('link[rel="stylesheet"], style')].map((tag) => tag.outerHTML).join('');
}

/**
 * A story as the server sends it, never hydrated. It stands in a frame where scripts are switched off, so that
 * `noscript` and the styles for visitors without script apply as they do for them.
 */
export function StaticMarkup({ children, locale, isFullscreen }: StaticMarkupProps) {
  const ref = useRef<HTMLIFrameElement>(null);
  const fitHeight = () => {
    const root = ref.current?.contentDocument?.documentElement;
    if (root && !isFullscreen) ref.current?.setAttribute('height', String(root.scrollHeight));
  };
  const html =
    `<!doctype html><html lang="${locale}"><head><base href="${document.baseURI}">${styleTags()}</head>` +
    `<body>${renderToString(children)}</body></html>`;
  return (
    <iframe
      ref={ref}
      className={cx(frame, isFullscreen && page)}
      title="Markup without script"
      sandbox="allow-same-origin"
      srcDoc={html}
      onLoad={fitHeight}
    />
  );
}
