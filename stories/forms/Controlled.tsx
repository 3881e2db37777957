import { type ReactNode, useState } from 'react';

export interface ControlledProps<Value> {
  initial: Value;
  /** Renders the field with its value and a setter. */
  children: (value: Value, onChange: (value: Value) => void) => ReactNode;
}

/** Manages a field's state like a form, so that it can be tried out. */
export function Controlled<Value>({ initial, children }: ControlledProps<Value>) {
  const [value, setValue] = useState(initial);
  return children(value, setValue);
}
