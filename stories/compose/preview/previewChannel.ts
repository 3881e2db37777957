import type { PreviewData } from './previewPage';

/** Messages between the windows of form and preview. */
export type PreviewMessage = { sff: 'preview-ready' } | { sff: 'preview-page'; data: PreviewData };

/** Returns the message of an event; undefined for other messages, such as Storybook's own. */
export function previewMessage({ data, origin }: MessageEvent<unknown>): PreviewMessage | undefined {
  if (origin !== window.location.origin || typeof data !== 'object' || data === null) return undefined;
  return 'sff' in data ? (data as PreviewMessage) : undefined;
}

/** Sends a message to a window of the same origin. */
export function sendPreviewMessage(target: Window, message: PreviewMessage): void {
  target.postMessage(message, window.location.origin);
}
