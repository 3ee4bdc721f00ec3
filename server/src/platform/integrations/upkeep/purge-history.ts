import Type from 'typebox';
import { object } from '../../../kernel/fields.ts';
import type { Schedule } from '../../../kernel/job.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { dropMonths } from '../../months/drop-months.ts';
import { idsSince } from '../../months/ids-since.ts';
import { logDays } from '../log/log-entry.ts';

/** Removes lines of the journal that outlived their month, writes that are over, and replaced addresses of webhooks, each after 90 days. */
export const purgeHistory = command({
  name: 'integrations.purge-history',
  summary: words('Remove the old history of integrations', 'Убрать старую историю интеграций'),
  permission: 'signed-in',
  scope: null,
  input: object({}),
  output: Type.Unknown(),
  async run(ctx) {
    const { db } = ctx;
    ctx.nothingChanged();
    const old = sql`now() - ${logDays} * interval '1 day'`;
    // What arrived with a portal may be older than the months that have left.
    await db.execute(
      sql`delete from integration_log where tenant_id = ${db.tenant} and at < date_trunc('month', ${old}) and id < ${idsSince(logDays - 1)}`,
    );
    await db.execute(sql`
      delete from integration_outbox where tenant_id = ${db.tenant} and status in ('done', 'failed') and updated_at < ${old}`);
    // Callers of such an address have been answered for 90 days that it is gone. What was received by it stays counted.
    await db.execute(sql`
      with gone as (
        delete from inbound_endpoints replaced
        where replaced.tenant_id = ${db.tenant} and replaced.valid_until < ${old} and not exists (
          select 1 from inbound_receipts receipt where receipt.tenant_id = ${db.tenant} and receipt.endpoint_id = replaced.id)
        returning replaced.installation_id, replaced.received_before)
      update inbound_endpoints current set received_before = current.received_before + counted.receipts
      from (select installation_id, sum(received_before)::bigint as receipts from gone group by installation_id) counted
      where current.tenant_id = ${db.tenant} and current.installation_id = counted.installation_id and current.valid_until is null`);
  },
});

/** Every hour: months of the journal that are over, then portal by portal, each in a short transaction of its own. */
export const purgeHistorySchedule: Schedule = {
  name: 'integrations.purge-history',
  everySeconds: 3_600,
  async run({ directory, portals, runIn }) {
    await dropMonths((call) => directory.many(call), 'integration_log', logDays);
    for await (const tenantId of portals()) await runIn(tenantId, purgeHistory, {});
  },
};
