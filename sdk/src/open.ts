/** These values, and those that a later version of the server may add. */
export type Open<Value extends string> = Value | (string & Record<never, never>);
