import os from 'node:os';

/** A machine used for measurements. */
export interface Machine {
  processors: number;
  model: string;
  memoryGib: number;
  node: string;
  platform: string;
}

/** Returns the current machine. */
export function thisMachine(): Machine {
  const processors = os.cpus();
  return {
    processors: processors.length,
    model: processors[0]?.model.trim() ?? 'unknown',
    memoryGib: Math.round(os.totalmem() / 2 ** 30),
    node: process.version,
    platform: `${os.platform()} ${os.arch()}`,
  };
}

/** Describes a machine in one line. */
export function machineLine({ processors, model, memoryGib, node, platform }: Machine): string {
  return `${processors} × ${model}, ${memoryGib} GiB, Node ${node}, ${platform}`;
}
