/** What jsdom lacks of a browser: media queries and the watch over what is on screen. */
export interface BrowserFacts {
  /** Tells every observer that its targets came into view or left it. */
  show(isIntersecting: boolean): void;
}

/** Gives the test's window a visitor who asks for less motion or does not, and controllable intersection observers. */
export function installBrowserFacts({ isMotionReduced = false } = {}): BrowserFacts {
  const observers = new Set<Observer>();

  class Observer {
    readonly targets: Element[] = [];

    constructor(readonly callback: IntersectionObserverCallback) {
      observers.add(this);
    }

    observe(target: Element) {
      this.targets.push(target);
    }

    disconnect() {
      observers.delete(this);
    }
  }

  Object.assign(window, {
    IntersectionObserver: Observer,
    matchMedia: (media: string) => ({
      media,
      matches: isMotionReduced && media.includes('reduced-motion'),
      addEventListener: () => {},
      removeEventListener: () => {},
    }),
  });

  return {
    show(isIntersecting) {
      for (const { targets, callback } of observers) {
        const entries = targets.map((target) => ({ target, isIntersecting }) as IntersectionObserverEntry);
        callback(entries, {} as IntersectionObserver);
      }
    },
  };
}
