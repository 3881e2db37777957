// Run with TMPDIR set: unpacks the packaged Chromium and its libraries there. The package unpacks into the system's
// temporary folder only, and the libraries only where it believes to be on a certain host, hence the variable.
process.env.AWS_EXECUTION_ENV = 'AWS_Lambda_nodejs20.x';
const { default: chromium } = await import('@sparticuz/chromium');
process.stdout.write(await chromium.executablePath());
