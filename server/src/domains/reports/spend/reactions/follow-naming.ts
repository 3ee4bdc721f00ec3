import Type from 'typebox';
import { command } from '../../../../kernel/operation.ts';
import type { Words } from '../../../../kernel/problems/errors.ts';
import { type Reaction, reaction, toldFact } from '../../../../kernel/reaction.ts';
import type { Db } from '../../../../kernel/sql/db.ts';
import { type Condition, sql } from '../../../../kernel/sql/sql.ts';
import { countInvoices, holdCount } from '../count-invoices.ts';

interface Naming {
  name: string;
  summary: Words;
  /** Which counted lines, as `line`, stand under something that the record has left since. */
  stale(db: Db, entityId: string): Condition;
}

/** Invoices counted in one transaction. */
const most = 100;

/** A record that lines stand under was changed: invoices whose lines it moves are counted anew, a hundred in a transaction. */
export function followNaming(events: readonly string[], { name, summary, stale }: Naming): Reaction {
  const made = reaction(
    events,
    command({
      name,
      summary,
      permission: 'signed-in',
      scope: null,
      input: toldFact,
      output: Type.Unknown(),

      async run(ctx, told) {
        ctx.nothingChanged();
        await holdCount(ctx.db);
        const moved = await ctx.db.many<{ id: string }>(sql`
          select distinct line.invoice_id as id from report_spend_lines line
          where line.tenant_id = ${ctx.db.tenant} and ${stale(ctx.db, told.entityId)} limit ${most}`);
        if (moved.length === 0) return;
        await countInvoices(
          ctx,
          moved.map(({ id }) => id),
        );
        if (moved.length === most) await ctx.enqueue(made.job, told);
      },
    }),
    (tenant) => sql`exists (select 1 from report_spend_lines counted where counted.tenant_id = ${tenant})`,
  );
  return made;
}
