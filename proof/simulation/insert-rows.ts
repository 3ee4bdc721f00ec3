import type { Pool } from '../../server/src/platform/postgres/create-pool.ts';
import type { Delivery, JobRow } from './rows.ts';

const payloadId = '5eed0000-0000-4000-a000-000000000000';

/** The rows that a world begins with or that come in the middle of it. */
export async function insertRows(
  owner: Pool,
  tenantId: string,
  { deliveries = [], jobs = [] }: { deliveries?: readonly Delivery[]; jobs?: readonly JobRow[] },
) {
  await owner.query(`insert into webhook_payloads (tenant_id, id, body) values ($1, $2, '{}') on conflict do nothing`, [
    tenantId,
    payloadId,
  ]);
  for (const one of deliveries)
    await owner.query(
      `insert into webhook_deliveries (tenant_id, id, subscription_id, event_id, event, entity_type, entity_id, entity_version, payload_id,
         request_id, status, next_attempt_at) values ($1, $2, $3, $4, 'simulated.event', 'simulated', $5, $6, $7, 'simulation', $8, $9)`,
      [
        ...[tenantId, one.id, one.subscriptionId, one.eventId, one.entityId, one.entityVersion, payloadId, one.status],
        one.nextAt === null ? null : new Date(one.nextAt).toISOString(),
      ],
    );
  for (const one of jobs)
    await owner.query(
      `insert into jobs (tenant_id, id, name, payload, due_at) values ($1, $2, 'simulation.job', '{}', $3)`,
      [tenantId, one.id, new Date(one.dueAt).toISOString()],
    );
}
