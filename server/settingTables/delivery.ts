import { isLoopback } from '../isLoopback';
import { address, domains, emailAddress, orEmpty, type Setting, signingSecret, yesOrNo } from './setting';

/** Settings for passing on entries by mail and webhook. */
export const delivery = {
  smtpUrl: {
    name: 'INTAKE_SMTP_URL',
    fallback: '',
    meaning:
      'the mail server that passes applications on, by default none: they are only stored; one on another machine needs INTAKE_MAIL_FROM, INTAKE_MAIL_TO and INTAKE_MAIL_CONTACT',
    ...orEmpty(
      address(
        /^smtps?$/,
        'smtp:// or smtps:// with a host, optionally with user and password; another machine must offer TLS unless ?requireTLS=false follows',
      ),
    ),
    isSecret: true,
    // Else real applications would be sent to an example, and count as delivered.
    needsOwn: {
      names: ['INTAKE_MAIL_FROM', 'INTAKE_MAIL_TO', 'INTAKE_MAIL_CONTACT'],
      for: (url) => !isLoopback(new URL(url).hostname),
    },
  },
  mailFrom: {
    name: 'INTAKE_MAIL_FROM',
    fallback: 'bewerbung@sff.example',
    meaning: 'the address that mails come from',
    ...emailAddress,
  },
  mailTo: {
    name: 'INTAKE_MAIL_TO',
    fallback: 'jobs@sff.example',
    meaning: 'the address that gets applications',
    ...emailAddress,
  },
  mailContact: {
    name: 'INTAKE_MAIL_CONTACT',
    fallback: 'hallo@sff.example',
    meaning: 'the address that gets contact messages',
    ...emailAddress,
  },
  mailDomains: {
    name: 'INTAKE_MAIL_DOMAINS',
    fallback: '',
    meaning:
      'the list of domains whose addresses in the content get the applications for their jobs and locations, by default none: all go to INTAKE_MAIL_TO',
    ...domains,
  },
  mailBusiness: {
    name: 'INTAKE_MAIL_BUSINESS',
    fallback: '',
    meaning: 'the address that gets contact messages about new business, by default INTAKE_MAIL_CONTACT',
    ...orEmpty(emailAddress),
  },
  mailPress: {
    name: 'INTAKE_MAIL_PRESS',
    fallback: '',
    meaning: 'the address that gets contact messages of the press, by default INTAKE_MAIL_CONTACT',
    ...orEmpty(emailAddress),
  },
  mailCareers: {
    name: 'INTAKE_MAIL_CAREERS',
    fallback: '',
    meaning: 'the address that gets contact messages about careers, by default INTAKE_MAIL_CONTACT',
    ...orEmpty(emailAddress),
  },
  summary: {
    name: 'INTAKE_SUMMARY',
    fallback: 'yes',
    meaning: 'the daily mail to recruiters about entries that need attention',
    ...yesOrNo,
  },
  webhookUrl: {
    name: 'INTAKE_WEBHOOK_URL',
    fallback: '',
    meaning: 'the address that is notified of each application with signed JSON, by default none',
    ...orEmpty(address(/^https?$/, 'http:// or https:// with a host, optionally with user and password')),
    isSecret: true,
    needs: ['INTAKE_WEBHOOK_SECRET'],
  },
  webhookSecret: {
    name: 'INTAKE_WEBHOOK_SECRET',
    fallback: '',
    meaning: 'the secret that signs requests to the webhook',
    ...orEmpty(signingSecret),
    isSecret: true,
    needs: ['INTAKE_WEBHOOK_URL'],
  },
} satisfies Record<string, Setting>;
