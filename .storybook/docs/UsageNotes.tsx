import { Heading } from '@storybook/addon-docs/blocks';
import type { Usage } from '../../stories/usage';

interface UsageNotesProps {
  /** What is said of the part. */
  usage: Usage;
}

/** When to use a part, when not, and what keyboards and screen readers do with it. */
export function UsageNotes({ usage: { use, avoid, keyboard } }: UsageNotesProps) {
  return (
    <>
      <Heading>When to use it</Heading>
      <p>{use}</p>
      <Heading>When not</Heading>
      <p>{avoid}</p>
      <Heading>Keyboard and screen readers</Heading>
      <p>{keyboard}</p>
    </>
  );
}
