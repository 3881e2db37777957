/** The time shown in all pictures; a working day, so that nothing is closed. */
const PICTURE_TIME_MS = Date.UTC(2026, 2, 4, 9, 30);

/** Seed of random numbers in pictures. */
const SEED = 0x5ff;

/** Time between two frames for scripts, ms: ten times the usual, so that animations end soon. */
const FRAME_MS = 160;

/** Maximum number of frames of an animation (16 s); endless ones are then stopped. */
const MOST_FRAMES = 100;

/**
 * Timers with at least this delay wait for time to pass, which it does not in a picture; shorter ones are technical,
 * ms.
 */
const HELD_FROM_MS = 150;

/** Returns a deterministic generator of numbers between 0 and 1 (mulberry32). */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Stops the date and seeds random numbers. */
function stopCalendar(page: typeof globalThis): void {
  const RealDate = page.Date;
  page.Date = new Proxy(RealDate, {
    construct: (target, args, newTarget) =>
      Reflect.construct(target, args.length === 0 ? [PICTURE_TIME_MS] : args, newTarget) as Date,
    apply: () => new RealDate(PICTURE_TIME_MS).toString(),
    get: (target, name) => (name === 'now' ? () => PICTURE_TIME_MS : Reflect.get(target, name)),
  });
  const random = seededRandom(SEED);
  page.Math.random = random;
  const hex = (digits: number) =>
    Array.from({ length: digits }, () => Math.floor(random() * 16).toString(16)).join('');
  page.crypto.randomUUID = () => `${hex(8)}-${hex(4)}-4${hex(3)}-a${hex(3)}-${hex(12)}`;
}

/**
 * Gives each script animation its own clock, starting at 0, and an end. The browser's own frames are used, so that
 * everything else that waits for one, such as scrolling, keeps its order.
 * @returns a function that is true while frames are pending
 */
function stopFrames(page: typeof globalThis): () => boolean {
  const nextFrame = page.requestAnimationFrame.bind(page);
  let frame = 0;
  let count = 0;
  const waiting = new Set<number>();
  page.performance.now = () => frame * FRAME_MS;
  page.requestAnimationFrame = (callback) => {
    count += 1;
    const id = count;
    const own = frame + 1;
    if (own > MOST_FRAMES || count > MOST_FRAMES * 10) return id;
    waiting.add(id);
    nextFrame(() => {
      if (!waiting.has(id)) return;
      frame = own;
      try {
        callback(own * FRAME_MS);
      } finally {
        frame = 0;
        waiting.delete(id);
      }
    });
    return id;
  };
  page.cancelAnimationFrame = (id) => void waiting.delete(id);
  return () => waiting.size > 0;
}

/** The stopped clock of a page. */
export interface StillClock {
  /** Must be set while a play function runs: only then do timers run. */
  setPlaying(isPlaying: boolean): void;
  /** True if scripts still request animation frames. */
  isMoving(): boolean;
}

type Callback = (...args: unknown[]) => void;

/** Holds back all timers, except while a play function runs. */
function holdTimers(page: typeof globalThis): Pick<StillClock, 'setPlaying'> {
  const real = {
    setTimeout: page.setTimeout.bind(page),
    clearTimeout: page.clearTimeout.bind(page),
    setInterval: page.setInterval.bind(page),
    clearInterval: page.clearInterval.bind(page),
  };
  const held = new Map<number, () => void>();
  const started = new Map<number, () => void>();
  let isPlaying = false;
  let count = 0;

  const hold = (start: (id: number) => () => void): number => {
    count -= 1;
    const id = count;
    if (isPlaying) started.set(id, start(id));
    else held.set(id, () => void started.set(id, start(id)));
    return id;
  };
  const clear = (id: unknown, clearReal: (id: number) => void) => {
    if (typeof id !== 'number' || id >= 0) return clearReal(id as number);
    held.delete(id);
    started.get(id)?.();
    started.delete(id);
  };
  const whilePlaying = (callback: Callback, args: unknown[]) => () => {
    if (isPlaying) callback(...args);
  };

  Object.assign(page, {
    setTimeout(callback: Callback, delay = 0, ...args: unknown[]) {
      if (delay < HELD_FROM_MS) return real.setTimeout(callback, delay, ...args);
      return hold(() => {
        const timer = real.setTimeout(whilePlaying(callback, args), delay);
        return () => real.clearTimeout(timer);
      });
    },
    setInterval(callback: Callback, delay = 0, ...args: unknown[]) {
      return hold(() => {
        const timer = real.setInterval(whilePlaying(callback, args), delay);
        return () => real.clearInterval(timer);
      });
    },
    clearTimeout: (id: unknown) => clear(id, real.clearTimeout),
    clearInterval: (id: unknown) => clear(id, real.clearInterval),
  });
  return {
    setPlaying(value) {
      isPlaying = value;
      if (!value) return;
      for (const start of held.values()) start();
      held.clear();
    },
  };
}

/** Stops date, random numbers, frames and timers of a page. */
export function stillClock(page: typeof globalThis): StillClock {
  stopCalendar(page);
  const isMoving = stopFrames(page);
  return { ...holdTimers(page), isMoving };
}
