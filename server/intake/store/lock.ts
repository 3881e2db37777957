/** Runs tasks of the same name one at a time; tasks of different names run concurrently. */
export class NamedLock {
  private readonly last = new Map<string, Promise<unknown>>();

  /** Runs the task when all earlier ones of the name have ended; settles as the task does. */
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
