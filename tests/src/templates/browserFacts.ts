/** Browser features that jsdom lacks: media queries and intersection observers. */
export interface BrowserFacts {
  /** Notifies all observers that their targets came into view or left it. */
  show(isIntersecting: boolean): void;
}

/** Installs media queries, with or without reduced motion, and controllable intersection observers. */
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
