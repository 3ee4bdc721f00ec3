import Type from 'typebox';
import { words } from '../../kernel/errors.ts';
import { object } from '../../kernel/fields.ts';
import { command } from '../../kernel/operation.ts';
import { sql } from '../../kernel/sql.ts';

const leases = Type.Unsafe<{ leases: ReadonlyArray<{ id: string; lease: string }> }>({ type: 'object' });

/** Gives back what was taken and not sent; it is due at once for whoever takes it next. */
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
      update webhook_deliveries delivery set status = 'pending', lease = null, holder = null, next_attempt_at = (select clock_timestamp())
      from json_to_recordset(${JSON.stringify(held)}::json) as mine(id uuid, lease uuid)
      where delivery.tenant_id = ${ctx.db.tenant} and delivery.id = mine.id and delivery.lease = mine.lease`);
  },
});

/**
 * Gives back what a dead worker had in hand. Every living worker holds a lock of its own name for as long as its
 * connection stands, so a worker whose lock can be had is dead, and its leases need not lapse first.
 */
export const releaseOfTheDead = command({
  name: 'webhooks.release-of-the-dead',
  summary: words('Give back deliveries of a dead worker', 'Вернуть доставки умершего процесса'),
  permission: 'internal',
  scope: null,
  input: object({}),
  output: Type.Unknown(),

  async run(ctx) {
    ctx.nothingChanged();
    return ctx.db.execute(sql`
      with holders as materialized (
        select distinct holder from webhook_deliveries where tenant_id = ${ctx.db.tenant} and status = 'in_flight' and holder is not null
      ), dead as materialized (
        select holder from holders where pg_try_advisory_xact_lock_shared(hashtextextended(holder::text, 1))
      )
      update webhook_deliveries delivery set status = 'pending', lease = null, holder = null, next_attempt_at = (select clock_timestamp())
      from dead where delivery.tenant_id = ${ctx.db.tenant} and delivery.status = 'in_flight' and delivery.holder = dead.holder`);
  },
});
