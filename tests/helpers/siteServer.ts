import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runServer } from '../../scripts/testbed/serverProcess';

/** A running server of the built site. */
export interface SiteServer {
  url: string;
  /** Folder in which this server keeps applications; removed when it stops. */
  intakeDir: string;
  stop(): Promise<void>;
}

/** How a server is started; by default as an operator would. */
export interface SiteServerOptions {
  /** Options of `npm run serve`, such as `--faults`. */
  args?: string[];
  /** Folder of the site, relative to the project or absolute. */
  distDir?: string;
  /** A fixed port, to replace an earlier server. */
  port?: number;
  /** Settings in addition to those of this helper. */
  environment?: Readonly<Record<string, string>>;
}

/** Starts the project's own server for the built site, by default on a free port. */
export async function startSite({ args = [], distDir = 'dist', port, environment }: SiteServerOptions = {}) {
  const intakeDir = await mkdtemp(path.join(tmpdir(), 'sff-intake-'));
  const server = await runServer(
    {
      PORT: String(port ?? 0),
      HOST: '127.0.0.1',
      DIST_DIR: distDir,
      INTAKE_DIR: intakeDir,
      ...environment,
    },
    { args },
  );
  const end = () => void server.child.kill('SIGKILL');
  process.once('exit', end);
  const site: SiteServer = {
    url: `http://127.0.0.1:${await server.listening}`,
    intakeDir,
    stop: async () => {
      process.off('exit', end);
      await server.stop();
      await rm(intakeDir, { recursive: true, force: true, maxRetries: 5 });
    },
  };
  return site;
}
