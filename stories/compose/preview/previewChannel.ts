import type { PreviewData } from './previewPage';

/** Messages between the window of the form and that of the preview. */
export type PreviewMessage = { sff: 'preview-ready' } | { sff: 'preview-page'; data: PreviewData };

/** The message of an event, or undefined for other messages, such as Storybook's own. */
export function previewMessage({ data, origin }: MessageEvent<unknown>): PreviewMessage | undefined {
  if (origin !== window.location.origin || typeof data !== 'object' || data === null) return undefined;
  return 'sff' in data ? (data as PreviewMessage) : undefined;
}

/** Sends a message to a window of the same origin. */
export function sendPreviewMessage(target: Window, message: PreviewMessage): void {
  target.postMessage(message, window.location.origin);
}
