import type { Settings } from '../settings';

/** Host and port of a URL: user, password and path may be secret. */
const hostOf = (url: string) => new URL(url).host;

/** Who is told of applications, each as the end of a sentence. */
function receiversOf(settings: Settings): string[] {
  const { smtpUrl, webhookUrl, mailTo, mailDomains } = settings;
  const addresses = [mailTo, ...mailDomains.map((domain) => `addresses at ${domain}`)].join(' or ');
  return [
    ...(smtpUrl ? [`by mail to ${addresses} through ${hostOf(smtpUrl)}`] : []),
    ...(webhookUrl ? [`to the webhook at ${hostOf(webhookUrl)}`] : []),
    ...(settings.greenhouseKey ? ['to Greenhouse'] : []),
    ...(settings.personioToken ? ['to Personio'] : []),
    ...(settings.leverKey ? ['to Lever'] : []),
  ];
}

/** What the server prints at its start about applications: where they are kept, who is told of them, what is missing. */
export function startLines(settings: Settings, place: string): string[] {
  const receivers = receiversOf(settings);
  return [
    `Applications are kept in ${place}`,
    receivers.length > 0
      ? `They are passed on ${receivers.join(', ')}`
      : 'Nobody is told of them: set INTAKE_SMTP_URL or INTAKE_WEBHOOK_URL',
    ...(settings.clamd === ''
      ? ['Their files are not checked for malware, although the privacy notice promises it: set INTAKE_CLAMD']
      : []),
  ];
}
