import { createTransport, type SendMailOptions } from 'nodemailer';
import { errorCode } from '../../errorCode';
import { DamagedFileError } from '../store/store';
import { DeliveryError } from './deliveryError';
import { abortFailure, deadline, describeCode } from './describeFailure';

/** Times after which a mail server is given up, ms. */
const SMTP_TIMEOUTS = { connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 60_000 };
/** A mail that has not been taken after this time, ms, is tried again later. */
const MAIL_TIMEOUT_MS = 300_000;
const SETTING = 'INTAKE_SMTP_URL';
/** Answers that ask for a login, or refuse it. */
const LOGIN_ANSWERS = new Set([530, 534, 535, 538]);

/** Sends mails. */
export interface Mailer {
  /** Sends one. @throws DeliveryError; what reading a file fails with */
  send: (mail: SendMailOptions, signal: AbortSignal) => Promise<void>;
}

/** What nodemailer tells of a failure. */
interface SmtpFailure {
  responseCode?: number;
  originalCode?: string;
  timeoutType?: string;
}

function answerFailure(status: number, isSending: boolean): DeliveryError {
  if (LOGIN_ANSWERS.has(status)) {
    return new DeliveryError(`login refused (${status})`, { isChannelDown: true, setting: SETTING });
  }
  const reason = `answer ${status}`;
  // Refused before it has heard of a mail.
  if (!isSending) return new DeliveryError(reason, { isChannelDown: true });
  return new DeliveryError(reason, { isFinal: status >= 500 });
}

/**
 * A failure of a mail as one of the delivery.
 *
 * @param isSending the server has let us in and was told of the mail
 */
function mailFailure(error: unknown, isSending: boolean): unknown {
  const code = errorCode(error);
  if (error instanceof DamagedFileError || code === undefined) return error;
  const { responseCode, originalCode, timeoutType } = error as SmtpFailure;
  if (code === 'ESTREAM') return new DeliveryError('a stored file cannot be read');
  if (responseCode !== undefined) return answerFailure(responseCode, isSending);
  if (code === 'EAUTH') return new DeliveryError('login failed', { isChannelDown: true, setting: SETTING });
  // Without an answer these are our own side's: no address that can be written to, or more than the server takes.
  if (code === 'EENVELOPE') return new DeliveryError('not an address', { isFinal: true });
  if (code === 'EMESSAGE') return new DeliveryError('too large for the mail server', { isFinal: true });
  if (timeoutType !== undefined && isSending) {
    return new DeliveryError('no answer in time', { isSilent: true, mayHaveArrived: true });
  }
  return new DeliveryError(
    describeCode(originalCode ?? code),
    isSending ? { mayHaveArrived: true } : { isChannelDown: true },
  );
}

/** Sends each mail over a connection of its own, so that none waits for another. */
export function createMailer(url: string, timeouts = SMTP_TIMEOUTS): Mailer {
  return {
    send: async (mail, stop) => {
      const signal = deadline(stop, MAIL_TIMEOUT_MS);
      const transport = createTransport({
        url,
        ...timeouts,
        disableFileAccess: true,
        disableUrlAccess: true,
      });
      let isSending = false;
      // A mail is read when the server has let us in.
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
