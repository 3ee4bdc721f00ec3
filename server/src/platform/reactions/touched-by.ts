import Type from 'typebox';
import { command } from '../../kernel/operation.ts';
import type { Words } from '../../kernel/problems/errors.ts';
import { type Reaction, reaction, toldFact } from '../../kernel/reaction.ts';
import type { Db } from '../../kernel/sql/db.ts';
import { raw, type Sql, sql } from '../../kernel/sql/sql.ts';

interface Shown {
  name: string;
  summary: Words;
  /** Fields of the other record that are shown; a change of others touches nothing. */
  fields: readonly string[];
  /** Our own SQL: the table of the records that show them, and which of its rows do. */
  table: string;
  where(db: Db, entityId: string): Sql | Promise<Sql>;
}

/** Rows touched in one transaction. */
const most = 1_000;

/**
 * Records that show the name of another one change with it, so that polling by `updatedAt` finds them; a thousand in a transaction.
 * Their version stays, as nobody has edited them.
 */
export function touchedBy(events: readonly string[], { name, summary, fields, table, where }: Shown): Reaction {
  const touch = command({
    name,
    summary,
    permission: 'signed-in',
    scope: null,
    input: toldFact,
    output: Type.Unknown(),

    async run(ctx, { factId, entityId }) {
      ctx.nothingChanged();
      const { tenant } = ctx.db;
      const fact = await ctx.db.first<{ at: string; now: string; changed: string[] | null }>(sql`
        select occurred_at as at, portal_moment()::instant as now, data->'changedFields' as changed
        from audit_events where tenant_id = ${tenant} and id = ${factId}`);
      if (!fact || !fields.some((field) => fact.changed?.includes(field))) return;
      const showing = await where(ctx.db, entityId);
      const touched = await ctx.db.execute(sql`
        with stale as (
          select one.id from ${raw(table)} one where one.tenant_id = ${tenant} and ${showing} and one.updated_at <= ${fact.at}
          order by one.id limit ${most} for no key update)
        update ${raw(table)} held set updated_at = ${fact.now}
        from stale where held.tenant_id = ${tenant} and held.id = stale.id`);
      if (touched === most) await ctx.enqueue(made.job, { factId, entityId });
    },
  });
  const made = reaction(events, touch);
  return made;
}
