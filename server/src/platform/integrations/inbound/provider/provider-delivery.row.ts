import type { Db } from '../../../../kernel/sql/db.ts';
import { assignments, sql } from '../../../../kernel/sql/sql.ts';

export interface DeliveryRow {
  id: string;
  installation_id: string;
  slug: string;
  received_at: string;
  body: Buffer | null;
  size: number;
  status: 'received' | 'waiting' | 'applied' | 'unreadable' | 'skipped' | 'failed';
  attempts: number;
}

/** A post whose events still wait, held until the transaction ends; undefined for one that is over. */
export const holdOpenDelivery = (db: Db, id: string): Promise<DeliveryRow | undefined> =>
  db.first<DeliveryRow>(sql`
    select delivery.id, delivery.installation_id, installed.slug, delivery.received_at, delivery.body, delivery.size, delivery.status,
      delivery.attempts
    from provider_deliveries delivery
    join integration_installations installed on installed.tenant_id = ${db.tenant} and installed.id = delivery.installation_id
    where delivery.tenant_id = ${db.tenant} and delivery.id = ${id} and delivery.status in ('received', 'waiting')
    for update of delivery`);

export const changeDelivery = (db: Db, id: string, change: Record<string, unknown>): Promise<number> =>
  db.execute(sql`
    update provider_deliveries set ${assignments(change)}, attempts = attempts + 1 where tenant_id = ${db.tenant} and id = ${id}`);
