import pLimit from 'p-limit';

/** Office files checked at a time, across all requests: old ones are read into memory whole, new ones are unpacked. */
const AT_ONCE = 2;

/** Runs a check as soon as fewer than {@link AT_ONCE} others are running. */
export const atOnce = pLimit(AT_ONCE);
