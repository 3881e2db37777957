interface WaitingProps {
  /** Why there will be no answer; empty while it may still come. */
  error: string;
  words: string;
}

/** Stands where an answer is waited for. */
export function Waiting({ error, words }: WaitingProps) {
  return error === '' ? <output>{words}</output> : <p role="alert">{error}</p>;
}
