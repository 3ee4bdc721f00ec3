import { id, object } from '../../../../kernel/fields.ts';
import { query } from '../../../../kernel/operation.ts';
import { notFound, words } from '../../../../kernel/problems/errors.ts';
import type { Db } from '../../../../kernel/sql/db.ts';
import { sql } from '../../../../kernel/sql/sql.ts';
import { isKept } from '../kept-days.ts';
import {
  type Delivery,
  type DeliveryRow,
  deliveryColumns,
  deliveryNoun,
  deliveryView,
  presentDelivery,
} from '../webhook-delivery.ts';

export const getDelivery = query({
  name: 'webhooks.get-delivery',
  summary: words('Get a delivery', 'Получить доставку'),
  permission: 'webhooks.read',
  scope: 'webhooks.read',
  input: object({ id: id() }),
  output: deliveryView,
  run: (ctx, input) => deliveryById(ctx.db, input.id),
});

export async function deliveryById(db: Db, id: string): Promise<Delivery> {
  const row = await db.first<DeliveryRow>(sql`
    select ${deliveryColumns} from webhook_deliveries delivery where delivery.tenant_id = ${db.tenant} and delivery.id = ${id} and ${isKept}`);
  if (!row) throw notFound(deliveryNoun);
  return presentDelivery(row);
}

/** The same, locked until the transaction ends. */
export async function lockDelivery(db: Db, id: string): Promise<Delivery> {
  const row = await db.first<DeliveryRow>(sql`
    select ${deliveryColumns} from webhook_deliveries delivery
    where delivery.tenant_id = ${db.tenant} and delivery.id = ${id} and ${isKept} for update of delivery`);
  if (!row) throw notFound(deliveryNoun);
  return presentDelivery(row);
}
