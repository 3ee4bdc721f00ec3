import Type from 'typebox';
import { choice, flag, object } from '../../kernel/fields.ts';
import type { Db } from '../../kernel/sql/db.ts';
import { sql } from '../../kernel/sql/sql.ts';

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

/** A step is done as soon as its record exists: the company's INN, a second person, a request for quotes or an order that was sent. */
export async function readFirstSteps(db: Db, userId: string) {
  const { hidden, ...done } = await db.one<Found>(sql`
    select exists (select from hidden_first_steps hid where hid.tenant_id = ${db.tenant} and hid.user_id = ${userId}) as hidden,
      exists (select from tenants portal where portal.tenant_id = ${db.tenant} and portal.company_inn is not null) as company,
      exists (select from users colleague where colleague.tenant_id = ${db.tenant} and colleague.id <> ${userId}) as colleagues,
      exists (select from warehouses place where place.tenant_id = ${db.tenant}) as warehouse,
      exists (select from counterparties party where party.tenant_id = ${db.tenant} and 'supplier' = any(party.roles)) as supplier,
      exists (select from catalog_items item where item.tenant_id = ${db.tenant}) as item,
      exists (select from requisitions requisition where requisition.tenant_id = ${db.tenant}) as requisition,
      exists (select from supplier_rfqs request where request.tenant_id = ${db.tenant} and request.sent_at is not null) as request,
      exists (select from purchase_orders placed where placed.tenant_id = ${db.tenant} and placed.sent_at is not null) as "order"`);
  return { hidden, steps: steps.map((step) => ({ step, done: done[step] })) };
}
