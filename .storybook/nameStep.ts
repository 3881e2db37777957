import type { StepRunner } from 'storybook/internal/csf';

/** Runs a step of an interaction; when it fails, its name stands before the reason. */
export const nameStep: StepRunner = async (label, play, context) => {
  try {
    await play(context);
  } catch (error) {
    if (error instanceof Error) error.message = `in step "${label}": ${error.message}`;
    throw error;
  }
};
