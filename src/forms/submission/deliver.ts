import type { FieldError } from '../../applications/errors';
import { type Outcome, outcomeOf } from './outcomeOf';
import type { OutgoingRequest, Send, SendOptions } from './sendRequest';

/** What one try to send is made of. */
export interface Delivery {
  send: Send;
  /** Puts together what is sent. */
  createRequest: () => Promise<OutgoingRequest>;
  /** What a refusal of the files as such says (413, 415). */
  fileError?: (code: 'fileSize' | 'fileType') => FieldError[];
}

/** Sends once and says what came out; undefined when it was cancelled. */
export async function deliver(
  { send, createRequest, fileError }: Delivery,
  options: SendOptions,
): Promise<Outcome | undefined> {
  const { signal } = options;
  const request = await createRequest();
  if (signal.aborted) return undefined;
  const answer = await send(request, options);
  return signal.aborted ? undefined : outcomeOf(answer, Date.now(), fileError);
}
