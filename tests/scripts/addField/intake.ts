import { Readable } from 'node:stream';
import { entriesAsCsv } from '../../../server/intake/cli/exportEntries';
import { passOn } from '../../server/intake/workOnce';
import { createChannels } from '../../../server/intake/upkeep/backgroundWork';
import { readSettings } from '../../../server/settings';
import { applicationForm, post } from '../../server/intake/applicationForm';
import { startIntake } from '../../server/intake/intakeServer';
import { startMailbox } from '../../server/intake/mailbox';

const stops: (() => Promise<void>)[] = [];

// Also after a failure: a running server would keep the test run from ending.
afterEach(() => Promise.all(stops.map((stop) => stop())));

it('the added field is checked, stored, mailed and exported', async () => {
  const [server, mailbox] = await Promise.all([startIntake(), startMailbox()]);
  stops.push(server.stop, mailbox.stop);
  const refused = await post(server.base, applicationForm({ pronouns: 'x'.repeat(41) }));
  expect(refused.json.errors).toEqual([{ field: 'pronouns', code: 'tooLong', params: { max: 40 } }]);
  const { json } = await post(server.base, applicationForm({ pronouns: ' dey/denen ' }));
  const entry = await server.store.find(json.reference ?? '');
  if (!entry || entry === 'deleted') throw new Error('not stored');
  expect(entry.manifest.fields).toMatchObject({ pronouns: 'dey/denen' });
  await passOn(server.intake, createChannels(server.intake, readSettings({ INTAKE_SMTP_URL: mailbox.url })));
  // Its confirmation may arrive before the application itself.
  expect(mailbox.mails.map(({ mail }) => mail.text).join('\n')).toContain('Pronomen: dey/denen');
  let csv = '';
  for await (const part of entriesAsCsv(Readable.from([entry]), () => [], new Date(0))) csv += part;
  const [head = '', row = ''] = csv.split(/\r?\n/);
  const column = head.split(/[;,]/).findIndex((name) => name.includes('pronouns'));
  expect(row.split(/[;,]/)[column]).toContain('dey/denen');
});
