import pLimit from 'p-limit';

/** Office files checked at once, of all requests: an old one is held in memory as a whole, a new one is unpacked. */
const AT_ONCE = 2;

/** Runs a check as soon as fewer than {@link AT_ONCE} others are running. */
export const atOnce = pLimit(AT_ONCE);
