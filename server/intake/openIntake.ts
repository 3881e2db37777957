import { relative, resolve, sep } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { type Settings, StartError } from '../settings';
import type { Intake } from './intake';
import { NamedLock } from './lock';
import { createRateLimit } from './rateLimit';
import { readIntakeSite } from './readIntakeSite';
import { readSecret } from './secret';
import { Spool } from './spool';

/** Opens the spool folder of the settings. @throws StartError if it lies in the web root or cannot be written */
export async function openSpool({
  intakeDir,
  distDir,
}: Pick<Settings, 'intakeDir' | 'distDir'>): Promise<Spool> {
  const inside = relative(resolve(distDir), resolve(intakeDir));
  if (inside === '' || (!inside.startsWith(`..${sep}`) && inside !== '..' && resolve(inside) !== inside)) {
    throw new StartError(
      `INTAKE_DIR ("${intakeDir}") lies in the built site, where everybody could read it: choose another folder.`,
    );
  }
  const spool = new Spool(intakeDir);
  try {
    await spool.open();
  } catch (error) {
    throw new StartError(
      `INTAKE_DIR ("${intakeDir}") cannot be written: ${error instanceof Error ? error.message : String(error)}.`,
    );
  }
  return spool;
}

/**
 * Opens the intake as the settings say, and clears away what an interrupted run has left half-written.
 * @throws StartError
 */
export async function openIntake(settings: Settings, log: FastifyBaseLogger): Promise<Intake> {
  const site = await readIntakeSite(settings.distDir);
  const store = await openSpool(settings);
  const now = () => new Date();
  await store.tidy(now());
  return {
    store,
    site,
    secret: settings.intakeSecret || (await readSecret(settings.intakeDir)),
    siteOrigin: settings.siteOrigin,
    rateLimit: createRateLimit({ perJob: settings.ratePerJob, perAddress: settings.ratePerAddress }),
    lock: new NamedLock(),
    now,
    log,
    onStored: () => undefined,
  };
}
