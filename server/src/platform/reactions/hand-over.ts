import { isTestPortal } from '../../kernel/portal-clock.ts';
import type { Reaction } from '../../kernel/reaction.ts';
import type { Db } from '../../kernel/sql/db.ts';
import { join, type Sql, sql } from '../../kernel/sql/sql.ts';

interface ToldFact {
  id: string;
  event: string;
  entityId: string;
}

/** Reactions by the event they wait for. */
export type ReactionsTo = ReadonlyMap<string, readonly Reaction[]>;

export const reactionsByEvent = (reactions: readonly Reaction[]): ReactionsTo => {
  const events = [...new Set(reactions.flatMap(({ to }) => to))];
  return new Map(events.map((event) => [event, reactions.filter(({ to }) => to.includes(event))]));
};

/** Enqueues the reactions of facts in the transaction that writes the facts. */
export async function handOver(db: Db, reactionsTo: ReactionsTo, facts: readonly ToldFact[]): Promise<void> {
  const hearing = (event: string) => (reactionsTo.get(event) ?? []).filter(({ outside }) => !outside || isTestPortal());
  const waiting = [...new Set(facts.flatMap(({ event }) => hearing(event)))];
  const work = facts.flatMap(({ id: factId, event, entityId }) =>
    hearing(event).map(({ job }) => ({ name: job.name, key: factId, payload: { factId, entityId } })),
  );
  if (work.length === 0) return;
  const conditions = waiting.flatMap(({ job, where }): Sql[] =>
    where ? [sql` and (given.name <> ${job.name} or ${where(db.tenant)})`] : [],
  );
  await db.execute(sql`
    insert into jobs (tenant_id, name, key, payload)
    select ${db.tenant}::uuid, name, key, payload
    from json_to_recordset(${JSON.stringify(work)}::json) given(name text, key text, payload json)
    where true ${join(conditions, '')} returning id`);
}
