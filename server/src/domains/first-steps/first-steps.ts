import Type from 'typebox';
import { choice, flag, object } from '../../kernel/fields.ts';
import type { Db } from '../../kernel/sql/db.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { withoutSamples } from '../../platform/samples/without-samples.ts';

/** In the order in which one leads to the next. */
const steps = ['company', 'colleagues', 'warehouse', 'supplier', 'item', 'requisition', 'request', 'order'] as const;

export const firstSteps = object({
  hidden: flag('Hidden by the person who asks'),
  steps: Type.Array(object({ step: choice(steps, 'Step'), done: flag('Done') }), {
    title: 'Steps in their order',
    minItems: steps.length,
    maxItems: steps.length,
  }),
});

type Found = Record<(typeof steps)[number] | 'hidden', boolean>;

/** A step is done as soon as a record of the company's own exists, not one of the example: the company's INN, a second person, a request for quotes or an order that was sent. */
export async function readFirstSteps(db: Db, userId: string) {
  const own = (entityType: string, alias: string) => withoutSamples(db.tenant, entityType, alias);
  const { hidden, ...done } = await db.one<Found>(sql`
    select exists (select from hidden_first_steps hid where hid.tenant_id = ${db.tenant} and hid.user_id = ${userId}) as hidden,
      exists (select from tenants portal where portal.tenant_id = ${db.tenant} and portal.company_inn is not null) as company,
      exists (select from users colleague where colleague.tenant_id = ${db.tenant} and colleague.id <> ${userId}) as colleagues,
      exists (select from warehouses place where place.tenant_id = ${db.tenant} and ${own('warehouse', 'place')}) as warehouse,
      exists (select from counterparties party where party.tenant_id = ${db.tenant} and ${own('counterparty', 'party')} and 'supplier' = any(party.roles)) as supplier,
      exists (select from catalog_items item where item.tenant_id = ${db.tenant} and ${own('catalog_item', 'item')}) as item,
      exists (select from requisitions requisition where requisition.tenant_id = ${db.tenant} and ${own('procurement', 'requisition')}) as requisition,
      exists (select from supplier_rfqs request where request.tenant_id = ${db.tenant} and ${own('supplier_rfq', 'request')} and request.sent_at is not null) as request,
      exists (select from purchase_orders placed where placed.tenant_id = ${db.tenant} and ${own('purchase_order', 'placed')} and placed.sent_at is not null) as "order"`);
  return { hidden, steps: steps.map((step) => ({ step, done: done[step] })) };
}
