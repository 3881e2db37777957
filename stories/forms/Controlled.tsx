import { type ReactNode, useState } from 'react';

export interface ControlledProps<Value> {
  initial: Value;
  /** Draws the field with its value and the way to change it. */
  children: (value: Value, onChange: (value: Value) => void) => ReactNode;
}

/** Gives a field the state that a form would give it, so that it can be tried out. */
export function Controlled<Value>({ initial, children }: ControlledProps<Value>) {
  const [value, setValue] = useState(initial);
  return children(value, setValue);
}
