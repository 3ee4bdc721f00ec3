import Type from 'typebox';
import { object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { idAt } from '../../../kernel/values/id-at.ts';
import { dayMs } from '../../months/ids-since.ts';
import { keptDays } from './kept-days.ts';

/** Rows of each kind in one transaction. */
const most = 2_000;

/**
 * Retention of one portal: bodies and answers live 30 days, what is left of an attempt 180 more. Attempts leave by whole months,
 * and a delivery after the attempts of its month. Answers how many rows it touched; the caller comes back while there were any.
 */
export const purgeDeliveries = command({
  name: 'webhooks.purge-deliveries',
  summary: words('Erase old deliveries', 'Удалить старые доставки'),
  permission: 'internal',
  scope: null,
  input: object({}),
  output: Type.Integer(),

  async run(ctx) {
    ctx.nothingChanged();
    const { db } = ctx;
    const old = idAt(Date.now() - 29 * dayMs);
    const overdue = await db.execute(sql`
      update webhook_deliveries set status = 'failed', next_attempt_at = null, finished_at = now()
      where tenant_id = ${db.tenant} and id in (
        select id from webhook_deliveries
        where tenant_id = ${db.tenant} and status in ('held', 'pending') and created_at < now() - interval '30 days' limit ${most})`);
    const bodies = await db.execute(sql`
      delete from webhook_payloads where tenant_id = ${db.tenant} and id in (
        select id from webhook_payloads where tenant_id = ${db.tenant} and created_at < now() - interval '30 days' limit ${most})`);
    const answers = await db.execute(sql`
      update webhook_attempts set response_body = null
      where tenant_id = ${db.tenant} and id < ${old} and id in (
        select id from webhook_attempts
        where tenant_id = ${db.tenant} and id < ${old} and response_body is not null and started_at < now() - interval '30 days' limit ${most})`);
    const deliveries = await db.execute(sql`
      delete from webhook_deliveries where tenant_id = ${db.tenant} and id in (
        select id from webhook_deliveries
        where tenant_id = ${db.tenant} and status <> 'in_flight' and created_at < date_trunc('month', now() - ${keptDays} * interval '1 day') limit ${most})`);
    return overdue + bodies + answers + deliveries;
  },
});
