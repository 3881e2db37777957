import type { FastifyInstance } from 'fastify';
import { type ListeningServer, startListening } from './listeningServer';
import { createSiteFixture, type SiteFixture } from './siteFixture';

/** The small site of `siteFixture`, served while the tests of a file run. */
export interface ServedSite {
  get: ListeningServer['get'];
  port(): number;
  distDir(): string;
  /** Everything logged so far. */
  log(): string;
}

/** Serves the site before the tests of a file and stops it after them; `prepare` registers plugins and hooks. */
export function servedSite(prepare?: (app: FastifyInstance) => void): ServedSite {
  const logLines: string[] = [];
  let site: SiteFixture | undefined;
  let server: ListeningServer | undefined;
  const running = <T>(value: T | undefined): T => {
    if (value === undefined) throw new Error('The site is served only while tests run.');
    return value;
  };

  beforeAll(async () => {
    site = await createSiteFixture();
    const logStream = { write: (line: string) => logLines.push(line) };
    server = await startListening({ distDir: site.distDir, logLevel: 'trace', logStream }, prepare);
  });

  afterAll(async () => {
    await server?.app.close();
    await site?.remove();
  });

  return {
    get: (target, headers) => running(server).get(target, headers),
    port: () => running(server).port,
    distDir: () => running(site).distDir,
    log: () => logLines.join(''),
  };
}
