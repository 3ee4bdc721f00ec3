import Type from 'typebox';
import { id, object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';

const leases = Type.Unsafe<{ leases: ReadonlyArray<{ id: string; lease: string }> }>({ type: 'object' });

/** Gives back what was taken and not sent; it is due at once for the next worker. */
export const releaseDeliveries = command({
  name: 'webhooks.release-deliveries',
  summary: words('Give back deliveries that were not sent', 'Вернуть неотправленные доставки'),
  permission: 'internal',
  scope: null,
  input: leases,
  output: Type.Unknown(),

  async run(ctx, { leases: held }) {
    ctx.nothingChanged();
    return ctx.db.execute(sql`
      update webhook_deliveries delivery set status = 'pending', lease = null, holder = null, next_attempt_at = now()
      from json_to_recordset(${JSON.stringify(held)}::json) as mine(id uuid, lease uuid)
      where delivery.tenant_id = ${ctx.db.tenant} and delivery.id = mine.id and delivery.lease = mine.lease`);
  },
});

/** Gives back what these workers had in hand. What one of them is settling at this very moment is left to it. */
export const releaseOfHolders = command({
  name: 'webhooks.release-of-holders',
  summary: words('Give back deliveries of dead workers', 'Вернуть доставки умерших процессов'),
  permission: 'internal',
  scope: null,
  input: object({ holders: Type.Array(id()) }),
  output: Type.Unknown(),

  async run(ctx, { holders }) {
    ctx.nothingChanged();
    return ctx.db.execute(sql`
      with left_behind as materialized (
        select id from webhook_deliveries
        where tenant_id = ${ctx.db.tenant} and status = 'in_flight' and holder = any(${holders}) for update skip locked)
      update webhook_deliveries delivery set status = 'pending', lease = null, holder = null, next_attempt_at = now()
      from left_behind where delivery.tenant_id = ${ctx.db.tenant} and delivery.id = left_behind.id`);
  },
});
