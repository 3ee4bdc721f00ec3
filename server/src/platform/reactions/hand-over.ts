import type { Reaction } from '../../kernel/reaction.ts';
import type { Db } from '../../kernel/sql/db.ts';
import { sql } from '../../kernel/sql/sql.ts';

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
  const work = facts.flatMap(({ id: factId, event, entityId }) =>
    (reactionsTo.get(event) ?? []).map(({ job }) => ({ name: job.name, key: factId, payload: { factId, entityId } })),
  );
  if (work.length === 0) return;
  await db.execute(sql`
    insert into jobs (tenant_id, name, key, payload)
    select ${db.tenant}::uuid, name, key, payload
    from json_to_recordset(${JSON.stringify(work)}::json) given(name text, key text, payload json) returning id`);
}
