import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../scripts/testbed/freePort';
import { followServer, type ServerProcess } from '../../scripts/testbed/serverProcess';
import { ROOT } from './builtSite';
import { outputOf } from './outputOf';

/** The instructions of a Dockerfile, without comments and with continued lines joined: name and rest. */
function instructions(text: string): [name: string, rest: string][] {
  return text
    .replace(/^#.*\n/gm, '')
    .replace(/\\\n\s*/g, '')
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [name = ''] = line.split(' ');
      return [name, line.slice(name.length).trim()];
    });
}

const DOCKERFILE = instructions(readFileSync(path.join(ROOT, 'deploy/Dockerfile'), 'utf8'));

/** The arguments of all occurrences of an instruction. */
const all = (name: string) => DOCKERFILE.filter(([other]) => other === name).map(([, rest]) => rest);

/** The command of an instruction in its JSON form. */
const command = (text = '') => JSON.parse(text.replace(/^.*CMD (?=\[)/, '')) as string[];

/** A server started in a container. */
export interface ContainerServer {
  /** Everything printed so far on both outputs. */
  output: () => string;
  /** Stops it as `docker stop` does; resolves to its exit code. */
  stop: () => Promise<number | null>;
}

/** A container emulated without Docker: a folder with the copied files, its settings, an unprivileged user. */
export interface Container {
  /** URL of the server, once it is running. */
  url: string;
  /** Starts the server as the Dockerfile does; resolves when it listens or has ended. */
  start: (settings?: Record<string, string>) => Promise<ContainerServer>;
  /** Runs the health check; resolves to its exit code. */
  checkHealth: () => Promise<number>;
  /** Runs a program in the container; resolves to its exit code and output. */
  run: (...args: string[]) => Promise<{ code: number; output: string }>;
  remove: () => void;
}

const USERS: Readonly<Record<string, number>> = { root: 0, node: 1000 };

/** The image's user if the tests may switch users, otherwise the current one. */
const uid = USERS[all('USER')[0] ?? 'root'] ?? 0;
const user = process.getuid?.() === 0 ? { uid, gid: uid } : {};

/** Carries out `deploy/Dockerfile` by hand in an empty folder, away from the project and its packages. */
export async function createContainer(): Promise<Container> {
  const root = mkdtempSync(path.join(tmpdir(), 'sff-container-'));
  chmodSync(root, 0o755);
  const inside = (name: string) => path.join(root, name);
  const workDir = inside(all('WORKDIR')[0] ?? '');
  for (const [from = '', to = ''] of all('COPY').map((rest) => rest.split(' '))) {
    cpSync(path.join(ROOT, from), path.join(workDir, to), { recursive: true });
  }
  execFileSync('chmod', ['-R', 'a-w', workDir]);
  const [volume = ''] = all('VOLUME');
  mkdirSync(inside(volume), { recursive: true });
  chmodSync(inside(volume), 0o700);
  if (user.uid !== undefined) chownSync(inside(volume), user.uid, user.gid);

  const declared = all('ENV').flatMap((rest) => rest.split(/\s+/).map((pair) => pair.split('=')));
  const port = String(await freePort());
  const env: Record<string, string> = {
    ...(Object.fromEntries(declared) as Record<string, string>),
    PATH: path.dirname(process.execPath),
    PORT: port,
  };
  env['INTAKE_DIR'] = inside(env['INTAKE_DIR'] ?? '');
  const servers: ServerProcess[] = [];

  const run = ([program = '', ...args]: string[]) => outputOf(program, args, { cwd: workDir, env, ...user });

  return {
    url: `http://127.0.0.1:${port}`,
    start: async (settings = {}) => {
      const [program = '', ...args] = command(all('CMD')[0]);
      const child = spawn(program, args, { cwd: workDir, env: { ...env, ...settings }, ...user });
      const server = followServer(child);
      servers.push(server);
      await Promise.race([server.listening, server.exit]);
      const signal = all('STOPSIGNAL')[0] as NodeJS.Signals;
      return { output: server.output, stop: async () => (await server.stop(signal)).code };
    },
    checkHealth: async () => (await run(command(all('HEALTHCHECK')[0]))).code,
    run: (...args) => run(args),
    remove: () => {
      for (const { child } of servers) child.kill('SIGKILL');
      execFileSync('chmod', ['-R', 'u+w', workDir]);
      rmSync(root, { recursive: true, force: true });
    },
  };
}
