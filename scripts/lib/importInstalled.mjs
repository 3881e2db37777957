/* Plain JavaScript without dependencies, because it says what to do before anything is installed. */
import { existsSync, readFileSync } from 'node:fs';

const root = new URL('../../', import.meta.url);

function sayWhatIsMissing() {
  console.error('Packages are missing: run npm install --no-save first.');
  process.exit(1);
}

/** Imports a package; ends the program with a sentence if it is not installed. */
export async function importInstalled(name) {
  try {
    return await import(name);
  } catch (error) {
    if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
    return sayWhatIsMissing();
  }
}

/** Ends the program with a sentence if a package is missing that `npm start` does not install. */
export function requireTestTools() {
  const { devDependencies } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'));
  const isMissing = (name) => !existsSync(new URL(`node_modules/${name}`, root));
  if (Object.keys(devDependencies).some(isMissing)) sayWhatIsMissing();
}
