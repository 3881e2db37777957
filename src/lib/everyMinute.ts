const MINUTE_MS = 60_000;

/** Calls back every minute, and when the page is shown again: timers stand still while a device sleeps. Returns its end. */
export function everyMinute(callBack: () => void): () => void {
  const timer = setInterval(callBack, MINUTE_MS);
  document.addEventListener('visibilitychange', callBack);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', callBack);
  };
}
