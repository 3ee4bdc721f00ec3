import Type from 'typebox';
import { object } from '../../../../kernel/fields.ts';
import type { Schedule } from '../../../../kernel/job.ts';
import { command } from '../../../../kernel/operation.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { sql } from '../../../../kernel/sql/sql.ts';

const days = 30;

/** Removes posts of providers and what tells their repeats, after 30 days. */
export const purgeDeliveries = command({
  name: 'integrations.purge-deliveries',
  summary: words('Remove old webhooks of providers', 'Убрать старые вебхуки провайдеров'),
  permission: 'signed-in',
  scope: null,
  input: object({}),
  output: Type.Unknown(),
  async run(ctx) {
    const { db } = ctx;
    ctx.nothingChanged();
    const old = sql`now() - ${days} * interval '1 day'`;
    await db.execute(sql`
      with gone as (
        delete from provider_deliveries where tenant_id = ${db.tenant} and received_at < ${old} returning endpoint_id)
      update inbound_endpoints set received_before = received_before + by_endpoint.deliveries
      from (select endpoint_id, count(*) as deliveries from gone group by endpoint_id) by_endpoint
      where tenant_id = ${db.tenant} and id = by_endpoint.endpoint_id`);
    await db.execute(sql`delete from provider_events where tenant_id = ${db.tenant} and taken_at < ${old}`);
  },
});

/** Every hour, portal by portal, each in a short transaction of its own. */
export const purgeDeliveriesSchedule: Schedule = {
  name: 'integrations.purge-deliveries',
  everySeconds: 3_600,
  async run({ portals, runIn }) {
    for await (const tenantId of portals()) await runIn(tenantId, purgeDeliveries, {});
  },
};
