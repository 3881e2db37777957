const loopback = /^(localhost|127(\.\d{1,3}){3}|::1|\[::1\])$/i;

/** True if a host, as in a setting or an address, is a loopback name or address. */
export const isLoopback = (host: string): boolean => loopback.test(host);
