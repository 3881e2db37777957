import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { IntakeSite } from '../../../src/content/intakeSite';
import { INTAKE_SITE_FILE, serverDirOf } from '../../../src/hosting/serverFolder';
import { ifPresent } from '../../ifPresent';
import { StartError } from '../../settings';

async function readSite(file: string): Promise<Partial<IntakeSite>> {
  const text = await ifPresent(readFile(file, 'utf8'));
  if (text !== undefined) return JSON.parse(text) as Partial<IntakeSite>;
  throw new StartError(`"${file}" with the open jobs for the intake is missing: run npm run build first.`);
}

/**
 * Reads the build's data on jobs, pages and texts.
 * @throws StartError if the build has not written it, or was one of an older version of the project
 */
export async function readIntakeSite(distDir: string): Promise<IntakeSite> {
  const file = join(serverDirOf(distDir), INTAKE_SITE_FILE);
  const site = await readSite(file);
  // Without it, links in mails would lead nowhere.
  if (site.origin === undefined) {
    throw new StartError(
      `"${file}" comes from an older version, which did not write its origin: run npm run build.`,
    );
  }
  return site as IntakeSite;
}
