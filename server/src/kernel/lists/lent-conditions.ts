import type { Condition } from '../sql/sql.ts';

/** The key under which a surface adds conditions that a request has asked for in its own way. A request cannot name it. */
export const lentConditions = Symbol('conditions of the surface');

/** The key of conditions that a surface puts on every list that it exposes. They are no filters, and not counted with them. */
export const standingConditions = Symbol('what a surface shows');

/** What a surface brings into the input of a list. */
export interface Lent {
  [lentConditions]?: readonly Condition[];
  [standingConditions]?: readonly Condition[];
}
