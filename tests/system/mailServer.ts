import { execFileSync } from 'node:child_process';
import { chownSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { once } from 'node:events';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { freePort } from '../../scripts/testbed/freePort';
import { startDaemon } from './daemon';

/** Debian's user for mailboxes. */
const BOX_USER = 'mail';

/** A real mail server (OpenSMTPD) that delivers everything to mailboxes on this machine. */
export interface MailServer {
  url: string;
  /** The mails in the mailbox of an address. */
  mailsTo: (address: string) => Promise<Email[]>;
  stop: () => Promise<void>;
}

const idOf = (flag: '-u' | '-g') => Number(execFileSync('id', [flag, BOX_USER], { encoding: 'utf8' }));

async function greets(port: number): Promise<boolean> {
  const client = connect(port, '127.0.0.1');
  try {
    const [greeting] = (await once(client, 'data')) as [Buffer];
    return greeting.toString().startsWith('220');
  } finally {
    client.destroy();
  }
}

/** Starts the mail server on a free port of 127.0.0.1. Requires root, to deliver as the mailboxes' user. */
export async function startMailServer(): Promise<MailServer> {
  const dir = await mkdtemp(join(tmpdir(), 'sff-mail-'));
  chownSync(dir, idOf('-u'), idOf('-g'));
  const boxes = join(dir, 'boxes');
  await mkdir(boxes);
  chownSync(boxes, idOf('-u'), idOf('-g'));
  const config = join(dir, 'smtpd.conf');
  const port = await freePort();
  await writeFile(
    config,
    [
      `table boxes { "@" = "${BOX_USER}" }`,
      `listen on 127.0.0.1 port ${port}`,
      `action "keep" maildir "${boxes}/%{rcpt}" virtual <boxes>`,
      'match from any for any action "keep"',
      '',
    ].join('\n'),
    { mode: 0o600 },
  );
  const daemon = await startDaemon('/usr/sbin/smtpd', ['-d', '-f', config], () => greets(port));
  return {
    url: `smtp://127.0.0.1:${port}`,
    mailsTo: async (address) => {
      const box = join(boxes, address, 'new');
      const names = await readdir(box).catch(() => []);
      return Promise.all(
        names.toSorted().map(async (name) => new PostalMime().parse(await readFile(join(box, name)))),
      );
    },
    stop: async () => {
      await daemon.stop();
      await rm(dir, { recursive: true, force: true });
    },
  };
}
