import { awaitedOrders } from '../../../../../nouns/purchase-order-flow.ts';
import { integer, object } from '../../../kernel/fields.ts';
import { command, type WriteContext } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { tellPeople } from '../../../platform/notices/tell-people.ts';
import { todayOf } from '../../price-lists/today.ts';
import { purchaseOrder, purchaseOrders } from '../purchase-order.ts';

export const mostLate = 100;

/** The responsible person hears once that the day of an order has passed and not all of it has come; of another day, once more. */
export const tellLateOrders = command({
  name: 'orders.tell-late',
  summary: words('Tell of orders that are late', 'Сообщить об опаздывающих заказах'),
  permission: 'internal',
  scope: null,
  input: object({}),
  output: object({ told: integer('Orders that were told of') }),

  async run(ctx) {
    ctx.nothingChanged();
    const late = await takeLate(ctx);
    for (const id of late) await tell(ctx, id);
    return { told: late.length };
  },
});

async function takeLate({ db }: WriteContext): Promise<string[]> {
  const today = todayOf(db.tenant);
  const told = await db.many<{ id: string }>(sql`
    with late as (
      select po.id from purchase_orders po
      where po.tenant_id = ${db.tenant} and po.expected_date < ${today} and po.expected_date >= ${today} - 7
        and po.late_told is distinct from po.expected_date
        and po.status = any(${awaitedOrders})
      order by po.id limit ${mostLate} for no key update of po)
    update purchase_orders po set late_told = po.expected_date from late where po.tenant_id = ${db.tenant} and po.id = late.id
    returning po.id`);
  return told.map(({ id }) => id);
}

async function tell(ctx: WriteContext, id: string) {
  const { number, supplier, expectedDate, responsibleId, createdBy } = await purchaseOrders.byId(ctx.db, id);
  const person = responsibleId ?? createdBy;
  if (person === null || expectedDate === null) return;
  await tellPeople(ctx, {
    kind: 'order.late',
    key: `${id} ${expectedDate}`,
    about: { entityType: purchaseOrder.type, entityId: id, page: `/purchase-orders/${id}` },
    people: [person],
    causedBy: null,
    byClock: true,
    variables: { number, supplier: supplier.name, day: expectedDate },
  });
}
