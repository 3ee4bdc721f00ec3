/** An operation whose refusals have these codes; known to the compiler alone. */
export interface Refusing<Code extends string> {
  readonly refusesWith?: Code;
}
