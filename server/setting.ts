/** The declaration of one setting of the server. */
export interface Setting<Value> {
  /** Name in the environment. */
  name: string;
  /** Used when the variable is missing or empty. */
  fallback: string;
  /** What it is, as a noun with its article. */
  meaning: string;
  /** Which values are possible, as the end of "it must be …". */
  allowed: string;
  /** The value, or undefined if the text is not allowed. */
  parse: (text: string) => Value | undefined;
  /** The value must not be repeated in messages. */
  isSecret?: boolean;
}

/** Declares a setting. */
export const setting = <Value>(declaration: Setting<Value>): Setting<Value> => declaration;
