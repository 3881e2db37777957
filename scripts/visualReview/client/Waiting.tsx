interface WaitingProps {
  /** Why loading failed; empty while it is in progress. */
  error: string;
  words: string;
}

/** Placeholder while data is loading, or its error. */
export function Waiting({ error, words }: WaitingProps) {
  return error === '' ? <output>{words}</output> : <p role="alert">{error}</p>;
}
