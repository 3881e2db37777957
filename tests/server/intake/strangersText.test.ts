import { createChannels } from '../../../server/intake/upkeep/backgroundWork';
import { readSettings } from '../../../server/settings';
import { applicationForm, type FormFile, pdf, post, RESUME } from './applicationForm';
import { type IntakeServer, startIntake } from './intakeServer';
import { type Mailbox, startMailbox } from './mailbox';
import { passOn } from './workOnce';

let server: IntakeServer;
let mailbox: Mailbox;
beforeEach(async () => {
  [server, mailbox] = await Promise.all([startIntake(), startMailbox()]);
});
afterEach(() => Promise.all([server.stop(), mailbox.stop()]));

/** Sends an application and returns the complete mail to the entered address, as it is read. */
async function mailTo(
  changes: Record<string, string>,
  files: readonly FormFile[] = [RESUME],
  infectedField?: string,
) {
  const { json } = await post(server.base, applicationForm(changes, files));
  if (infectedField !== undefined) {
    const entry = await server.store.find(json.reference ?? '');
    if (!entry || entry === 'deleted') throw new Error('not stored');
    const infected = entry.manifest.files
      .filter(({ field }) => field === infectedField)
      .map(({ storedAs }) => storedAs);
    await server.store.changeState(json.reference ?? '', (state) => ({
      ...state,
      scan: 'infected',
      infected,
    }));
  }
  const settings = readSettings({ INTAKE_SMTP_URL: mailbox.url });
  await passOn(server.intake, createChannels(server.intake, settings));
  const mail = mailbox.mails.find(({ to }) => to.includes('aenne@beispiel.de'))?.mail;
  if (!mail) throw new Error('no mail');
  return mail;
}

const NASTY_FILES: FormFile[] = [
  { ...RESUME, name: 'Konto gesperrt www.evil.example.pdf' },
  { field: 'certificates', name: 'https:evil.example login.pdf', content: pdf('a') },
  { field: 'certificates', name: 'b@evil.example.pdf', content: pdf('b') },
];

it.each([
  ['de', 'Mitgeschickt: 1 Lebenslauf, 2 Zeugnisse'],
  ['en', 'Files received: 1 CV, 2 certificates'],
])('counts files by kind instead of naming them (%s)', async (locale, line) => {
  const mail = await mailTo({ locale }, NASTY_FILES);
  expect(mail.text).toContain(line);
  expect(JSON.stringify(mail)).not.toContain('evil');
});

it('counts the infected files too', async () => {
  const mail = await mailTo({}, NASTY_FILES, 'certificates');
  expect(mail.text).toContain('hier: 2 Zeugnisse.');
  expect(JSON.stringify(mail)).not.toContain('evil');
});

it.each([
  'evil.example',
  'Gewinn!',
  'Ruf an +49 30 123456',
  'Ihr Konto wurde gesperrt bitte melden Sie sich',
  'a'.repeat(41),
  'x\u202Eelpmaxe.live',
])('greets nobody by what could be a link or a message: %s', async (name) => {
  const mail = await mailTo({ first_name: name, last_name: 'Gewinn' });
  expect(mail.text).toMatch(/^Hallo,\n/);
  expect(JSON.stringify(mail)).not.toMatch(/evil|gesperrt|123456|aaaa|live|Gewinn/);
  expect(mail.to).toEqual([{ name: '', address: 'aenne@beispiel.de' }]);
});

it.each(['Änne', 'Jean-Luc', 'O’Neil', "D'Arcy", 'Anna Maria', 'Zoe\u0308', 'Νίκος', '李'])(
  'greets %s by name',
  async (name) => {
    const mail = await mailTo({ first_name: name });
    expect(mail.text?.normalize('NFC')).toContain(`Hallo ${name},`.normalize('NFC'));
  },
);

it('names the job in the subject as we call it, whatever was sent', async () => {
  const mail = await mailTo({ job_title: 'evil.example', desired_role: 'evil.example' });
  expect(mail.subject).toBe('Deine Bewerbung ist da: Senior Texter');
});
