/** Reports the progress of a long command: one rewritten line on a terminal, plain lines elsewhere. */
export interface Progress {
  /** Shows the current step and its progress. */
  step(label: string, done?: number, total?: number): void;
  /** Ends a step with its result and time; any other label ends the whole command. */
  done(label: string, result: string): void;
}

/** Returns a progress reporter that writes to a stream. */
export function createProgress(stream: NodeJS.WriteStream): Progress {
  const began = performance.now();
  const started = new Map<string, number>();
  const isTerminal = stream.isTTY === true;
  return {
    step(label, done, total) {
      const isNew = !started.has(label);
      if (isNew) started.set(label, performance.now());
      if (isTerminal)
        stream.write(`\r\u001b[K${label}${total === undefined ? ' …' : ` ${done} of ${total}`}`);
      else if (isNew) stream.write(`${label} …\n`);
    },
    done(label, result) {
      const seconds = ((performance.now() - (started.get(label) ?? began)) / 1000).toFixed(1);
      stream.write(`${isTerminal ? '\r\u001b[K' : ''}${label}: ${result} (${seconds} s)\n`);
    },
  };
}
