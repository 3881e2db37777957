import { createTransport, type SendMailOptions } from 'nodemailer';
import { errorCode } from '../../errorCode';
import { isLoopback } from '../../isLoopback';
import { DamagedFileError, StoreUnavailableError } from '../store/store';
import { DeliveryError } from './deliveryError';
import { abortFailure, deadline, describeCode, isOfTls } from './describeFailure';

/**
 * Timeouts of connections to the mail server, ms: RFC 5321, section 4.5.3.2, gives a server 5 minutes for the greeting
 * and 10 to accept a mail it has received. nodemailer's connection timeout includes the greeting and STARTTLS.
 */
const SMTP_TIMEOUTS = { connectionTimeout: 360_000, greetingTimeout: 300_000, socketTimeout: 600_000 };
/**
 * A mail that was not accepted within this time, ms, is retried later: greeting and acceptance as above, and 5 minutes
 * for 25 MB at 85 kB/s. The claim on an entry outlasts two of them, as one that is refused as too large is sent again.
 */
const MAIL_TIMEOUT_MS = 1_200_000;
const SETTING = 'INTAKE_SMTP_URL';
const SENDER_SETTING = 'INTAKE_MAIL_FROM';
/** SMTP status codes that require or reject a login. */
const LOGIN_ANSWERS = new Set([530, 534, 535, 538]);

/** SMTP status code for a mail that is larger than the server or the mailbox takes. */
const TOO_LARGE = 552;

/** Sends mails. */
export interface Mailer {
  /** Sends one mail. @throws DeliveryError; errors from reading a file */
  send: (mail: SendMailOptions, signal: AbortSignal) => Promise<void>;
}

/** Details of a failure, as nodemailer provides them. */
interface SmtpFailure {
  responseCode?: number;
  originalCode?: string;
  timeoutType?: string;
  /** The SMTP command that failed. */
  command?: string;
}

function answerFailure(status: number, isSending: boolean, command: string | undefined): DeliveryError {
  if (LOGIN_ANSWERS.has(status)) {
    return new DeliveryError(`login refused (${status})`, { isChannelDown: true, setting: SETTING });
  }
  const reason = `answer ${status}`;
  // Rejected before the mail was sent.
  if (!isSending) return new DeliveryError(reason, { isChannelDown: true });
  // Our own address is refused, so no mail at all would be taken.
  if (command === 'MAIL FROM' && status >= 500 && status !== TOO_LARGE)
    return new DeliveryError(`sender refused (${status})`, {
      isChannelDown: true,
      setting: SENDER_SETTING,
    });
  return new DeliveryError(reason, { isFinal: status >= 500, isTooLarge: status === TOO_LARGE });
}

/**
 * Turns an error of sending a mail into a DeliveryError where possible.
 *
 * @param isSending the server has accepted the connection and login, and the mail is being sent
 */
function mailFailure(error: unknown, isSending: boolean): unknown {
  const code = errorCode(error);
  // Files are opened while the mail is sent; these errors say themselves what is wrong.
  const isOfStore = error instanceof DamagedFileError || error instanceof StoreUnavailableError;
  if (isOfStore || code === undefined) return error;
  const { responseCode, originalCode, timeoutType, command } = error as SmtpFailure;
  if (code === 'ETLS' && responseCode !== undefined) {
    return new DeliveryError(`TLS refused (${responseCode})`, { isChannelDown: true, setting: SETTING });
  }
  if (code === 'ESTREAM') return new DeliveryError('a stored file cannot be read');
  if (responseCode !== undefined) return answerFailure(responseCode, isSending, command);
  if (code === 'EAUTH') return new DeliveryError('login failed', { isChannelDown: true, setting: SETTING });
  // Without a response, these are errors on our side: an invalid address, or more than the server accepts.
  if (code === 'EENVELOPE') return new DeliveryError('not an address', { isFinal: true });
  if (code === 'EMESSAGE')
    return new DeliveryError('too large for the mail server', { isFinal: true, isTooLarge: true });
  if (timeoutType !== undefined && isSending) {
    return new DeliveryError('no answer in time', { isTimeout: true, mayHaveArrived: true });
  }
  const cause = originalCode ?? code;
  if (isSending) return new DeliveryError(describeCode(cause), { mayHaveArrived: true });
  return new DeliveryError(describeCode(cause), {
    isChannelDown: true,
    ...(isOfTls(cause) ? { setting: SETTING } : {}),
  });
}

/**
 * Creates a mailer that sends each mail over a connection of its own, so that none waits for another. Mails to another
 * machine are encrypted, as Art. 32 GDPR requires of applications, unless the address ends in `?requireTLS=false`. The
 * certificate of this machine is not checked, since it is usually self-signed and mails to it may be unencrypted, too.
 */
export function createMailer(url: string): Mailer {
  return {
    send: async (mail, stop) => {
      const signal = deadline(stop, MAIL_TIMEOUT_MS);
      const isRemote = !isLoopback(new URL(url).hostname);
      const transport = createTransport({
        requireTLS: isRemote,
        ...(isRemote ? {} : { tls: { rejectUnauthorized: false } }),
        // Options in its query take precedence.
        url,
        ...SMTP_TIMEOUTS,
        disableFileAccess: true,
        disableUrlAccess: true,
      });
      let isSending = false;
      // The mail is only read once the server has accepted the connection and login.
      transport.use('stream', ({ message }, done) => {
        message.processFunc((input) => {
          isSending = true;
          return input;
        });
        done();
      });
      try {
        await transport.sendMail({ ...mail, signal });
      } catch (error) {
        throw signal.aborted ? abortFailure(signal, isSending) : mailFailure(error, isSending);
      }
    },
  };
}
