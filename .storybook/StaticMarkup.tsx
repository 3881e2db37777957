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
  /** The story with all providers. */
  children: ReactElement;
  locale: string;
  /** Full pages scroll in a frame as tall as the window; other stories get the height they need. */
  isFullscreen: boolean;
}

/** Copies the preview's styles. Links are kept, because URLs in a stylesheet are relative to its own file. */
function styleTags(): string {
  return [...document.querySelectorAll('link[rel="stylesheet"], style')].map((tag) => tag.outerHTML).join('');
}

/**
 * Renders a story's server markup without hydration, in a frame with scripts disabled, so that `noscript` and the
 * styles for visitors without script apply.
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
