/** Leaves an error to whoever watches the document's unhandled rejections. */
export function leaveUnhandled(error: unknown): void {
  void Promise.reject(error);
}
