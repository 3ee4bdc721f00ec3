import type { Actor } from '../../kernel/access/actor.ts';
import type { Entrance } from '../../kernel/access/entrance.ts';

/** Who acts from the entrance on: the holder of what was shown there, or whoever came. */
export const actingAs = (actor: Actor, { as, tenantId }: Entrance<unknown>): Actor =>
  as ? { ...(as.permissions ? withoutCredential(actor) : actor), ...as, tenantId } : actor;

const withoutCredential = ({ scopes: _, credential: __, ...person }: Actor): Actor => person;
