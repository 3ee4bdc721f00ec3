import Type from 'typebox';
import { object } from '../../../../kernel/fields.ts';
import type { Schedule } from '../../../../kernel/job.ts';
import { command } from '../../../../kernel/operation.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { sql } from '../../../../kernel/sql/sql.ts';

/** Removes receipts after 90 days, and keys of signed repeats once such a repeat would be refused for its age anyway. */
export const purgeReceipts = command({
  name: 'integrations.purge-receipts',
  summary: words('Remove old received webhooks', 'Убрать старые принятые вебхуки'),
  permission: 'signed-in',
  scope: null,
  input: object({}),
  output: Type.Unknown(),
  async run(ctx) {
    const { db } = ctx;
    ctx.nothingChanged();
    await db.execute(sql`
      with gone as (
        delete from inbound_receipts where tenant_id = ${db.tenant} and received_at < now() - interval '90 days' returning endpoint_id)
      update inbound_endpoints set received_before = received_before + by_endpoint.receipts
      from (select endpoint_id, count(*) as receipts from gone group by endpoint_id) by_endpoint
      where tenant_id = ${db.tenant} and id = by_endpoint.endpoint_id`);
    await db.execute(sql`
      update inbound_receipts set signed_key = null
      where tenant_id = ${db.tenant} and signed_key is not null and received_at < now() - interval '24 hours'`);
  },
});

/** Every hour, portal by portal, each in a short transaction of its own. */
export const purgeReceiptsSchedule: Schedule = {
  name: 'integrations.purge-receipts',
  everySeconds: 3_600,
  async run({ portals, runIn }) {
    for await (const tenantId of portals()) await runIn(tenantId, purgeReceipts, {});
  },
};
