import type { PreviewData } from './preview';

/** What the window of the form and the one of the preview say to each other. */
export type PreviewMessage = { sff: 'preview-ready' } | { sff: 'preview-page'; data: PreviewData };

/** The message of an event, or undefined for events of others: Storybook's own windows talk too. */
export function previewMessage({ data, origin }: MessageEvent<unknown>): PreviewMessage | undefined {
  if (origin !== window.location.origin || typeof data !== 'object' || data === null) return undefined;
  return 'sff' in data ? (data as PreviewMessage) : undefined;
}

/** Sends a message to a window of the same origin. */
export function sendPreviewMessage(target: Window, message: PreviewMessage): void {
  target.postMessage(message, window.location.origin);
}
