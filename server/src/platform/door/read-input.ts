import { type Actor, authorize } from '../../kernel/access/actor.ts';
import { demandPresence } from '../../kernel/access/presence.ts';
import { intakeOf } from '../../kernel/intake/intake-of.ts';
import type { AnyOperation } from '../../kernel/operation.ts';

/** The input of an operation that this actor may run: the right first, then the input, then the proof of presence where it is demanded. */
export function readInput(op: AnyOperation, actor: Actor, raw: unknown): never {
  authorize(actor, op);
  const input = intakeOf(op.input)(raw) as never;
  if (typeof op.provesPresence === 'function' ? op.provesPresence(input) : op.provesPresence)
    demandPresence(actor.presence);
  return input;
}
