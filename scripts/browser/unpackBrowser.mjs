// Unpacks the packaged Chromium and its libraries into TMPDIR. The package only unpacks into the system's temporary
// folder, and the libraries only on AWS Lambda, hence the variable.
process.env.AWS_EXECUTION_ENV = 'AWS_Lambda_nodejs20.x';
const { default: chromium } = await import('@sparticuz/chromium');
process.stdout.write(await chromium.executablePath());
