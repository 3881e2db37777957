import { type ChildProcess, fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ComponentWeight } from '../protocol';

const PROGRAM = fileURLToPath(new URL('./main.ts', import.meta.url));

/** Where the program finds what it is run with. */
const PROJECT = fileURLToPath(new URL('../../..', import.meta.url));

const STORY_FILE = /^stories\/(.+)\/([^/]+)\.stories\.tsx$/;

/** What the program is asked. */
export interface WeighRequest {
  id: number;
  /** The component's file from the root of the project. */
  file: string;
}

/** What it answers. */
export interface Weighed {
  id: number;
  weight?: ComponentWeight;
  error?: string;
}

/** The component that a file of stories is about; undefined for foundations and tools, which show none. */
export function componentFile(root: string, storyFile: string): string | undefined {
  const [, folder, name] = STORY_FILE.exec(storyFile) ?? [];
  return [`src/${folder}/${name}/${name}.tsx`, `src/${folder}/${name}.tsx`].find((file) =>
    existsSync(path.join(root, file)),
  );
}

/** Weighs components in a process of its own. */
export interface Weigher {
  /** Rejects with the bundler's words when the component cannot be compiled. */
  weigh(file: string): Promise<ComponentWeight>;
  stop(): void;
}

/** The process starts with the first question, and again after it has ended. */
export function createWeigher(root: string): Weigher {
  const waiting = new Map<number, (weighed: Weighed) => void>();
  let program: ChildProcess | undefined;
  let questions = 0;

  function start(): ChildProcess {
    const child = fork(PROGRAM, [root], { cwd: PROJECT, execArgv: ['--import', 'tsx'] });
    child.on('message', (weighed: Weighed) => waiting.get(weighed.id)?.(weighed));
    child.on('exit', () => {
      if (program === child) program = undefined;
      for (const [id, answer] of waiting)
        answer({ id, error: 'The process that weighs components has ended.' });
    });
    return child;
  }

  return {
    weigh(file) {
      program ??= start();
      questions += 1;
      const id = questions;
      return new Promise((resolve, reject) => {
        waiting.set(id, ({ weight, error }) => {
          waiting.delete(id);
          if (weight) resolve(weight);
          else reject(new Error(error));
        });
        program?.send({ id, file } satisfies WeighRequest);
      });
    },
    stop: () => void program?.kill(),
  };
}
