import { access, constants, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '../../settings';

/**
 * Refuses to work as a user who cannot read the folder, or whose files its owner could not read. Root is allowed, as
 * its files are given to the owner of the folder.
 *
 * @throws StartError with a sentence that names the right user
 */
export async function refuseForeignUser(intakeDir: string): Promise<void> {
  const user = process.geteuid?.();
  // The entries belong to the server's user, whoever created the folder around them.
  const entries = join(intakeDir, 'entries');
  const facts = await stat(entries).catch(() => stat(intakeDir).catch(() => undefined));
  if (user === undefined || facts === undefined) return;
  const isReadable = await access(intakeDir, constants.R_OK | constants.X_OK).then(
    () => true,
    () => false,
  );
  if (isReadable && (user === 0 || user === facts.uid)) return;
  throw new StartError(
    `INTAKE_DIR ("${intakeDir}") belongs to user ${facts.uid}, and you are user ${user}: run this as its owner, e.g. with sudo -u '#${facts.uid}', or as root.`,
  );
}
