import { createTransport, type SendMailOptions } from 'nodemailer';
import { errorCode } from '../../errorCode';
import { isLoopback } from '../../isLoopback';
import { DamagedFileError, StoreUnavailableError } from '../store/store';
import { DeliveryError } from './deliveryError';
import { abortFailure, deadline, describeCode } from './describeFailure';

/** Timeouts of connections to the mail server, ms. */
const SMTP_TIMEOUTS = { connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 60_000 };
/** A mail that was not accepted within this time, ms, is retried later. */
const MAIL_TIMEOUT_MS = 300_000;
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
  return new DeliveryError(
    describeCode(originalCode ?? code),
    isSending ? { mayHaveArrived: true } : { isChannelDown: true },
  );
}

/**
 * Creates a mailer that sends each mail over a connection of its own, so that none waits for another. Mails to another
 * machine are encrypted, as Art. 32 GDPR requires of applications, unless the address ends in `?requireTLS=false`.
 */
export function createMailer(url: string): Mailer {
  return {
    send: async (mail, stop) => {
      const signal = deadline(stop, MAIL_TIMEOUT_MS);
      const transport = createTransport({
        requireTLS: !isLoopback(new URL(url).hostname),
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
        throw signal.aborted ? abortFailure(signal) : mailFailure(error, isSending);
      }
    },
  };
}
