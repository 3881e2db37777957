import type { AddressInfo, Socket } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { generate } from 'selfsigned';
import { SMTPServer } from 'smtp-server';

/** A mail server on a free port that keeps what it receives. */
export interface Mailbox {
  url: string;
  mails: { from: string; to: string[]; mail: Email }[];
  /** Status with which the next mails are rejected; undefined to accept them. */
  refuseWith: number | undefined;
  /** Address that is rejected as unknown. */
  refuseRecipient: string | undefined;
  /** True if mails from the sender’s address are rejected. */
  refuseSender: boolean;
  /** True if mails with attachments are rejected as too large. */
  refuseFiles: boolean;
  /** True if every login is rejected. */
  refuseLogin: boolean;
  /** Awaited before each mail is accepted, with its subject. */
  beforeAnswer: (subject: string) => Promise<void>;
  /** Ends every connection at once. */
  hangUp: () => void;
  stop: () => Promise<void>;
}

/** Starts an SMTP server; with `hasTls` it offers STARTTLS with a self-signed certificate. */
export async function startMailbox({ hasTls = false } = {}): Promise<Mailbox> {
  const mailbox: Mailbox = {
    url: '',
    mails: [],
    refuseWith: undefined,
    refuseRecipient: undefined,
    refuseSender: false,
    refuseFiles: false,
    refuseLogin: false,
    beforeAnswer: async () => undefined,
    hangUp: () => undefined,
    stop: async () => undefined,
  };
  const certificate = hasTls ? await generate([{ name: 'commonName', value: 'localhost' }]) : undefined;
  const server = new SMTPServer({
    ...(certificate
      ? { key: certificate.private, cert: certificate.cert }
      : { disabledCommands: ['STARTTLS'] }),
    authOptional: true,
    allowInsecureAuth: true,
    onAuth(_auth, _session, done) {
      if (mailbox.refuseLogin) done(Object.assign(new Error('no'), { responseCode: 535 }));
      else done(null, { user: 'sff' });
    },
    onMailFrom(_address, _session, done) {
      done(mailbox.refuseSender ? Object.assign(new Error('not you'), { responseCode: 550 }) : null);
    },
    onRcptTo({ address }, _session, done) {
      const isRefused = address === mailbox.refuseRecipient;
      done(isRefused ? Object.assign(new Error(`no ${address} here`), { responseCode: 550 }) : null);
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (mailbox.refuseWith !== undefined) {
          done(
            Object.assign(new Error('mailbox of aenne@beispiel.de is full'), {
              responseCode: mailbox.refuseWith,
            }),
          );
          return;
        }
        void new PostalMime().parse(Buffer.concat(chunks)).then(async (mail) => {
          if (mailbox.refuseFiles && mail.attachments.length > 0) {
            done(Object.assign(new Error('too big'), { responseCode: 552 }));
            return;
          }
          const { mailFrom, rcptTo } = session.envelope;
          mailbox.mails.push({
            from: mailFrom ? mailFrom.address : '',
            to: rcptTo.map(({ address }) => address),
            mail,
          });
          await mailbox.beforeAnswer(mail.subject ?? '');
          done();
        });
      });
    },
  });
  const sockets = new Set<Socket>();
  server.server.on('connection', (socket) => sockets.add(socket));
  mailbox.hangUp = () => {
    for (const socket of sockets) socket.destroy();
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  mailbox.url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  mailbox.stop = () => new Promise((resolve) => server.close(resolve));
  return mailbox;
}
