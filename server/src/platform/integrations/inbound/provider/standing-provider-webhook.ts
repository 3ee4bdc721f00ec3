import type { Words } from '../../../../kernel/problems/errors.ts';
import type { Db } from '../../../../kernel/sql/db.ts';
import { sql } from '../../../../kernel/sql/sql.ts';
import { registrationRow } from './webhook-registration.row.ts';

/** How it stands with the webhooks that the provider of an installation posts to us. */
export interface StandingProviderWebhook {
  registeredAt: string | null;
  lastError: { at: string; message: Words } | null;
  lastEventAt: string | null;
  recent: RecentDelivery[];
}

/** One post, without what it held. */
export interface RecentDelivery {
  id: string;
  receivedAt: string;
  size: number;
  status: 'received' | 'waiting' | 'applied' | 'unreadable' | 'skipped' | 'failed';
  events: number;
  fresh: number;
}

export async function standingProviderWebhook(db: Db, installationId: string): Promise<StandingProviderWebhook> {
  const registered = await registrationRow(db, installationId);
  const recent = await db.many<RecentDelivery>(sql`
    select id, received_at as "receivedAt", size, status, events, fresh from provider_deliveries
    where tenant_id = ${db.tenant} and installation_id = ${installationId} order by received_at desc, id desc limit 20`);
  const { registered_at = null, last_error = null } = registered ?? {};
  return {
    registeredAt: registered_at,
    lastError: last_error && { at: last_error.at, message: last_error.message },
    lastEventAt: recent[0]?.receivedAt ?? null,
    recent,
  };
}
