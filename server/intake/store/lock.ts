/** Runs tasks of one name one after the other; tasks of other names at the same time. */
export class NamedLock {
  private readonly last = new Map<string, Promise<unknown>>();

  /** Runs the task when all earlier ones of the name have ended; resolves or rejects as it does. */
  async run<T>(name: string, task: () => Promise<T>): Promise<T> {
    const before = this.last.get(name) ?? Promise.resolve();
    const running = before.then(task, task);
    const settled = running.catch(() => undefined);
    this.last.set(name, settled);
    try {
      return await running;
    } finally {
      if (this.last.get(name) === settled) this.last.delete(name);
    }
  }
}
