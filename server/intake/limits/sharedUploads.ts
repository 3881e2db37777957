import type { SharedLimits } from './sharedLimits';

/** An upload not renewed for this time, ms, no longer counts: its copy of the intake has died. */
const LEASE_MS = 60_000;
/** How often running uploads are renewed, ms: one or two renewals may fail. */
const RENEW_MS = 20_000;

/** An upload as counted by all copies. */
export interface CountedUpload {
  /** Random id. */
  id: string;
  /** Space reserved for it now. */
  bytes: number;
  /** Hashes of its networks, each with its maximum number of uploads, 0 for no limit. */
  networks: readonly { key: string; most: number }[];
}

/**
 * KEYS: ids by expiry time, bytes by id, sum of bytes, then ids of each network by expiry time.
 * ARGV: id, bytes, lease in ms, maximum bytes (0: no limit), 1 to check the limits, then the maximum of each network
 * (0: no limit).
 * Returns 0 if the upload counts now with these bytes, 1 if a network has too many, 2 if there are too many bytes. Uses
 * the server's clock.
 */
const HOLD = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local id, bytes, ms = ARGV[1], tonumber(ARGV[2]), tonumber(ARGV[3])
for _, ended in ipairs(redis.call('ZRANGEBYSCORE', KEYS[1], '-inf', now)) do
  redis.call('DECRBY', KEYS[3], redis.call('HGET', KEYS[2], ended) or 0)
  redis.call('HDEL', KEYS[2], ended)
end
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now)
for i = 4, #KEYS do redis.call('ZREMRANGEBYSCORE', KEYS[i], '-inf', now) end
local more = bytes - tonumber(redis.call('HGET', KEYS[2], id) or 0)
if ARGV[5] == '1' then
  for i = 4, #KEYS do
    local most = tonumber(ARGV[i + 2])
    local isNew = not redis.call('ZSCORE', KEYS[i], id)
    if most > 0 and isNew and redis.call('ZCARD', KEYS[i]) >= most then return 1 end
  end
  local most = tonumber(ARGV[4])
  if most > 0 and more > 0 and tonumber(redis.call('GET', KEYS[3]) or 0) + more > most then return 2 end
end
redis.call('ZADD', KEYS[1], now + ms, id)
redis.call('HSET', KEYS[2], id, bytes)
redis.call('INCRBY', KEYS[3], more)
for i = 4, #KEYS do redis.call('ZADD', KEYS[i], now + ms, id) end
for i = 1, #KEYS do redis.call('PEXPIRE', KEYS[i], 2 * ms) end
return 0
`;

/** KEYS as above; ARGV: id. */
const RELEASE = `
local bytes = redis.call('HGET', KEYS[2], ARGV[1])
if bytes then
  redis.call('DECRBY', KEYS[3], bytes)
  redis.call('HDEL', KEYS[2], ARGV[1])
end
redis.call('ZREM', KEYS[1], ARGV[1])
for i = 4, #KEYS do redis.call('ZREM', KEYS[i], ARGV[1]) end
return 0
`;

/** Counts the uploads of all copies of the intake. Those of a copy that has died expire. */
export interface SharedUploads {
  /** @returns false if there are too many; true if the upload counts now, or if the server is unavailable */
  begin(upload: CountedUpload): Promise<boolean>;
  /** Counts the bytes it has now. @returns false if they are too many */
  grow(upload: CountedUpload): Promise<boolean>;
  end(upload: CountedUpload): void;
  /** Stops renewing. */
  close(): void;
}

/** @param budgetBytes maximum bytes of all uploads together, 0 for no limit */
export function createSharedUploads(shared: SharedLimits, budgetBytes: number): SharedUploads {
  const { client, prefix } = shared;
  const active = new Set<CountedUpload>();
  const keysOf = ({ networks }: CountedUpload) => [
    ...['uploads', 'bytes', 'sum'].map((name) => prefix + name),
    ...networks.map(({ key }) => `${prefix}from:${key}`),
  ];
  async function hold(upload: CountedUpload, isChecked: boolean): Promise<unknown> {
    const keys = keysOf(upload);
    const numbers = [upload.bytes, LEASE_MS, budgetBytes, isChecked ? 1 : 0];
    const most = upload.networks.map((network) => network.most);
    return client.eval(HOLD, keys.length, ...keys, upload.id, ...numbers, ...most);
  }
  const timer = setInterval(() => {
    // Includes uploads that began while the server was unavailable.
    if (shared.isUp()) for (const upload of active) hold(upload, false).catch(shared.failed);
  }, RENEW_MS);
  timer.unref();
  async function isWithin(upload: CountedUpload): Promise<boolean> {
    if (!shared.isUp()) return true;
    try {
      return (await hold(upload, true)) === 0;
    } catch (error) {
      shared.failed(error);
      return true;
    }
  }

  return {
    async begin(upload) {
      active.add(upload);
      const isCounted = await isWithin(upload);
      if (!isCounted) active.delete(upload);
      return isCounted;
    },
    grow: isWithin,
    end(upload) {
      active.delete(upload);
      if (!shared.isUp()) return;
      const keys = keysOf(upload);
      client.eval(RELEASE, keys.length, ...keys, upload.id).catch(shared.failed);
    },
    close: () => clearInterval(timer),
  };
}
