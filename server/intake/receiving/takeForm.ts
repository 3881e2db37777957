import type { Answer, FormResult } from '../answers/answer';
import type { Intake } from '../intake';
import { intakeFailure } from './intakeFailure';
import type { Staging } from '../store/store';

/** A form that was read, and the step that checks and stores it. */
export interface ReadForm extends Omit<FormResult, 'answer'> {
  answer: () => Promise<Answer>;
}

/**
 * Reads a form into a staging folder, which is discarded in the end, and answers it.
 *
 * @throws what `read` throws; StoreUnavailableError
 */
export async function takeForm(
  intake: Intake,
  read: (staging: Staging) => Promise<ReadForm>,
): Promise<FormResult> {
  const staging = await intake.store.stage();
  try {
    const { answer, ...result } = await read(staging);
    return { ...result, answer: await answer().catch((error: unknown) => intakeFailure(intake, error)) };
  } finally {
    await staging.discard();
  }
}
