import type { Actor } from '../../kernel/access/actor.ts';
import type { FactData } from '../../kernel/entity.ts';
import type { Db } from '../../kernel/sql/db.ts';
import { sql } from '../../kernel/sql/sql.ts';

/** Who did it and when, and what changed. */
interface ToldFact {
  event: string;
  actorKind: Actor['kind'];
  actorId: string | null;
  data: FactData;
  /** By the clock of the portal. */
  occurredAt: string;
}

/** A fact of this portal, for its reactions. */
export const factById = (db: Db, id: string): Promise<ToldFact> =>
  db.one<ToldFact>(sql`
    select event, actor_kind as "actorKind", actor_id as "actorId", data, occurred_at as "occurredAt" from audit_events
    where tenant_id = ${db.tenant} and id = ${id}`);
