/** What the documentation of a part says to whoever chooses between parts, in one or two sentences each. */
export interface Usage {
  /** When to use it. */
  use: string;
  /** When not, and which part to use instead. */
  avoid: string;
  /** Keys, focus, roles, names, and what is announced. */
  keyboard: string;
}
