/* Plain JavaScript without dependencies, because it says what to do before anything is installed. */

/** Imports a package; ends the program with a sentence if it is not installed. */
export async function importInstalled(name) {
  try {
    return await import(name);
  } catch (error) {
    if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
    console.error('Packages are missing: run npm install --no-save first.');
    return process.exit(1);
  }
}
