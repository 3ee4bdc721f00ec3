import type { Owner } from '../postgres/connect-owner.ts';

/** What waits in the portal that is copied leaves it there. In the copy it never does, nor what people do here later. */
const held = [
  `update tenants set outgoing = 'held' where tenant_id = $1`,
  `update letters set status = 'withdrawn', variables = null where tenant_id = $1 and status = 'queued'`,
  `update webhook_deliveries set status = 'cancelled', lease = null, holder = null, next_attempt_at = null, finished_at = now()
   where tenant_id = $1 and status in ('pending', 'in_flight', 'held')`,
  `update webhook_subscriptions set status = 'disabled', disabled_reason = 'manual', disabled_at = now()
   where tenant_id = $1 and status = 'enabled'`,
  `update integration_installations set status = 'disabled', next_sync_at = null, next_probe_at = null
   where tenant_id = $1 and status in ('installed', 'sync_error')`,
  `delete from jobs where tenant_id = $1 and finished_at is null`,
];

export async function holdCopy(owner: Owner, tenantId: string): Promise<void> {
  for (const statement of held) await owner.query(statement, [tenantId]);
}
