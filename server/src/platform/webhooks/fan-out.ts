import Type from 'typebox';
import { words } from '../../kernel/errors.ts';
import { object } from '../../kernel/fields.ts';
import { type Command, command } from '../../kernel/operation.ts';
import { sql } from '../../kernel/sql.ts';
import type { EventCatalog } from './event-catalog.ts';
import { type FactRow, factColumns } from './fact.row.ts';
import { insertDeliveries } from './insert-deliveries.ts';
import { readSubscribers } from './subscribers.ts';

const nothing = object({});

/** Facts in one transaction. */
export const mostFacts = 500;

export interface FannedOut {
  facts: number;
  deliveries: number;
}

/**
 * Turns fresh facts of one portal into deliveries and marks them, all in one transaction of a constant number of
 * statements. One worker at a time does this for a portal: otherwise the later of two facts about one record could
 * reach its receiver before the earlier one has a delivery to wait for.
 */
export const fanOut = (catalog: EventCatalog): Command<typeof nothing, FannedOut, undefined> =>
  command({
    name: 'webhooks.fan-out',
    summary: words('Turn fresh facts into deliveries', 'Превратить новые события в доставки'),
    permission: 'public',
    scope: null,
    input: nothing,
    output: Type.Unknown(),

    async run(ctx) {
      ctx.nothingChanged();
      const { db } = ctx;
      const { mine } = await db.one<{ mine: boolean }>(
        sql`select pg_try_advisory_xact_lock(hashtextextended('fan-out' || tenant.tenant_id, 0)) as mine from tenants tenant where tenant_id = ${db.tenant}`,
      );
      if (!mine) return { facts: 0, deliveries: 0 };
      const facts = await db.many<FactRow & { succeeded: boolean }>(sql`
        select ${factColumns}, fact.outcome = 'success' as succeeded from audit_events fact
        where fact.tenant_id = ${db.tenant} and fact.dispatched_at is null and fact.audience <> 'internal'
        order by fact.id limit ${mostFacts} for update of fact skip locked`);
      if (facts.length === 0) return { facts: 0, deliveries: 0 };

      const subscribers = await readSubscribers(db);
      const told = facts.filter(({ succeeded }) => succeeded);
      const deliveries = await insertDeliveries(db, told, subscribers, {
        catalog,
        publicUrl: ctx.services.publicUrl,
      });
      await db.execute(sql`
        update audit_events set dispatched_at = now()
        where tenant_id = ${db.tenant} and id = any(${facts.map(({ id }) => id)}::uuid[]) and dispatched_at is null`);
      return { facts: facts.length, deliveries };
    },
  });
