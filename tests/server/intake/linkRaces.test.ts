import { ScannerUnavailableError } from '../../../server/intake/contents/scanner';
import { act, apply, entryOf, JSON_TYPE, linkAfter, open, PORTFOLIO } from './applicantPage';
import { type IntakeServer, startIntake } from './intakeServer';
import { type Mailbox, startMailbox } from './mailbox';
import { passOnByMail, scanHeld } from './workOnce';
import { CONFIRMATION_CHANNEL, UPDATE_CHANNEL } from '../../../server/intake/store/channelNames';

let server: IntakeServer;
let link: string;
let reference: string;

const send = async (): Promise<void> => {
  ({ reference, link } = await apply(server));
};

beforeEach(async () => {
  server = await startIntake();
});
afterEach(() => server.stop());

/** Corrects the address, and continues with the new link. */
async function correctEmail(): Promise<void> {
  link = linkAfter(await act(server, link, { action: 'email', email: 'neu@beispiel.de' }));
  expect(link).not.toBe('');
}

async function addPortfolio(): Promise<void> {
  expect((await act(server, link, { action: 'files' }, [PORTFOLIO])).status).toBe(303);
}

describe('what the applicant does at the moment in which a mail is sent', () => {
  let mailbox: Mailbox;
  beforeEach(async () => {
    mailbox = await startMailbox();
    await send();
  });
  afterEach(() => mailbox.stop());

  /** Passes on entries and runs `change` once, after a channel has read the entry and before it records its attempt. */
  async function passOnAnd(channel: string, change: () => Promise<void>): Promise<void> {
    const claim = server.store.claim.bind(server.store);
    let isChanged = false;
    jest.spyOn(server.store, 'claim').mockImplementation(async (...task) => {
      if (task[1] === channel && !isChanged) {
        isChanged = true;
        await change();
      }
      return claim(...task);
    });
    await passOnByMail(server.intake, mailbox);
    expect(isChanged).toBe(true);
  }

  it('never sends the new link to the address that was corrected', async () => {
    await passOnAnd(CONFIRMATION_CHANNEL, correctEmail);
    const applicant = mailbox.mails.filter(({ to }) => to.some((address) => address.endsWith('beispiel.de')));
    expect(applicant.map(({ to }) => to)).toEqual([['neu@beispiel.de']]);
    expect(applicant[0]?.mail.text).toContain(link);
  });

  it('comes whole: an update that is counted as told brings its files along', async () => {
    await correctEmail();
    await passOnAnd(UPDATE_CHANNEL, addPortfolio);
    const updates = mailbox.mails.filter(({ mail }) => mail.subject?.includes('Nachtrag'));
    expect(updates.flatMap(({ mail }) => mail.attachments.map(({ filename }) => filename))).toEqual([
      PORTFOLIO.name,
    ]);
  });

  it('gives each confirmation with other links an id of its own, or a mailbox would drop the second', async () => {
    await passOnByMail(server.intake, mailbox);
    await correctEmail();
    await passOnByMail(server.intake, mailbox);
    const ids = mailbox.mails
      .filter(({ to }) => to.some((address) => address.endsWith('beispiel.de')))
      .map(({ mail }) => mail.messageId);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(2);
  });
});

it('scans a file that was added while the others were scanned, before anything is passed on', async () => {
  let isDown = true;
  let isAdded = false;
  let scans = 0;
  server.intake.scanner = {
    scan: async () => {
      if (isDown) throw new ScannerUnavailableError('busy');
      scans += 1;
      if (!isAdded) {
        isAdded = true;
        isDown = true;
        await addPortfolio();
        isDown = false;
      }
      return 'clean';
    },
  };
  await send();
  expect((await entryOf(server, reference)).state.scan).toBe('pending');
  isDown = false;
  await scanHeld(server.intake);
  expect(scans).toBe(1);
  expect((await entryOf(server, reference)).state).toMatchObject({
    scan: 'pending',
    added: [{ name: PORTFOLIO.name }],
  });
  await scanHeld(server.intake);
  expect(scans).toBe(3);
  expect((await entryOf(server, reference)).state.scan).toBe('clean');
});

it('does nothing for a form whose link is replaced while it is being sent', async () => {
  await send();
  const { uploads } = server.intake;
  let isCorrected = false;
  server.intake.uploads = {
    begin: async (...facts) => {
      if (!isCorrected) {
        isCorrected = true;
        await correctEmail();
      }
      return uploads.begin(...facts);
    },
  };
  expect((await act(server, link, { action: 'files' }, [PORTFOLIO])).status).toBe(404);
  expect(isCorrected).toBe(true);
  expect((await entryOf(server, reference)).manifest.files).toHaveLength(1);
  expect(await (await open(server, link, JSON_TYPE)).json()).toEqual({ reference, state: 'arrived' });
});
