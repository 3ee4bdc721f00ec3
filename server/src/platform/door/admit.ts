import type { Actor } from '../../kernel/access/actor.ts';
import type { Entrance } from '../../kernel/access/entrance.ts';
import type { AnyOperation } from '../../kernel/operation.ts';
import { asRefusal } from '../postgres/database-refusal.ts';
import { readInput } from './read-input.ts';
import type { DoorParts } from './visit.ts';

/** Checks the right, the input and the presence before a connection is taken; returns the portal to enter and the actor there. */
export async function admit(parts: DoorParts, op: AnyOperation, actor: Actor, raw: unknown) {
  const input = readInput(op, actor, raw);
  const entrance: Entrance<unknown> = op.enter
    ? await op.enter(input, { ...parts, actor }).catch((error) => Promise.reject(asRefusal(error)))
    : { tenantId: actor.tenantId, carried: undefined };
  return {
    input,
    tenantId: entrance.tenantId,
    language: entrance.language,
    carried: entrance.carried as never,
    acting: actingAs(actor, entrance),
  };
}

/** The actor after the entrance: the holder of the link or token presented there, or the original caller. */
const actingAs = (actor: Actor, { as, tenantId }: Entrance<unknown>): Actor =>
  as ? { ...(as.permissions ? withoutCredential(actor) : actor), ...as, tenantId } : actor;

const withoutCredential = ({ scopes: _, credential: __, ...person }: Actor): Actor => person;
