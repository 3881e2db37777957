import type { StepRunner } from 'storybook/internal/csf';

/** Runs a step of an interaction and adds its name to the error if it fails. */
export const nameStep: StepRunner = async (label, play, context) => {
  try {
    await play(context);
  } catch (error) {
    if (error instanceof Error) error.message = `in step "${label}": ${error.message}`;
    throw error;
  }
};
