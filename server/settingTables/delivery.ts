import { address, emailAddress, orEmpty, type Setting, signingSecret, yesOrNo } from './setting';

/** Settings of passing on by mail and webhook what the intake has taken. */
export const delivery = {
  smtpUrl: {
    name: 'INTAKE_SMTP_URL',
    fallback: '',
    meaning:
      'the mail server that passes applications on, by default none: they are kept until somebody looks',
    ...orEmpty(address(/^smtps?$/, 'smtp:// or smtps:// with a host, perhaps with user and password')),
    isSecret: true,
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
  summary: {
    name: 'INTAKE_SUMMARY',
    fallback: 'yes',
    meaning: 'the mail that tells recruiters once a day what in the intake needs a person',
    ...yesOrNo,
  },
  webhookUrl: {
    name: 'INTAKE_WEBHOOK_URL',
    fallback: '',
    meaning: 'the address that is told of each application as signed JSON, by default none',
    ...orEmpty(address(/^https?$/, 'http:// or https:// with a host, perhaps with user and password')),
    isSecret: true,
    needs: ['INTAKE_WEBHOOK_SECRET'],
  },
  webhookSecret: {
    name: 'INTAKE_WEBHOOK_SECRET',
    fallback: '',
    meaning: 'the secret that signs what the webhook gets',
    ...orEmpty(signingSecret),
    isSecret: true,
  },
} satisfies Record<string, Setting>;
