import Type from 'typebox';
import type { CatalogItem } from '../../../../../nouns/catalog-item.ts';
import type { ReorderPoint } from '../../../../../nouns/reorder-point.ts';
import { maySee } from '../../../kernel/access/actor.ts';
import { id, object } from '../../../kernel/fields.ts';
import { command, type WriteContext } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { daysAfter } from '../../../kernel/values/days-after.ts';
import { Exact } from '../../../kernel/values/decimal.ts';
import { dayIn } from '../../../kernel/values/instant.ts';
import { clipText } from '../../../kernel/values/text.ts';
import { catalogItems } from '../../catalog/catalog-item.ts';
import { regionalOf } from '../../company/regional-settings.ts';
import { draftRequisition } from '../../requisitions/drafts/draft-requisition.ts';
import { mostLines } from '../../requisitions/requisition-line.ts';
import { warehouseRefs } from '../../warehouses/warehouse-refs.ts';
import { reorderPoints } from '../reorder-points/reorder-point.ts';
import { notePreferred } from './note-preferred.ts';

/** One draft of all that a warehouse is short of, each line with what its quantity was counted from; null where it is short of nothing. */
export const proposeForWarehouse = command({
  name: 'recurring.propose-for-warehouse',
  summary: words('Propose a requisition for a warehouse', 'Предложить заявку для склада'),
  permission: 'purchase_requisitions.create',
  scope: 'purchase_requisitions.write',
  input: object({ warehouseId: id('Warehouse') }),
  output: Type.Unknown(),

  async run(ctx, { warehouseId }) {
    const short = await holdShort(ctx, warehouseId);
    if (short.length === 0) {
      ctx.nothingChanged();
      return null;
    }
    const { timezone, locale } = await regionalOf(ctx);
    const today = dayIn(timezone);
    const warehouse = (await warehouseRefs(ctx.db, [warehouseId])).get(warehouseId);
    const costs = await costsOf(ctx, short);
    const takes = short.flatMap(({ leadTimeDays }) => leadTimeDays ?? []);
    const made = await draftRequisition(ctx, {
      title: titleFor(warehouse?.name ?? '')[locale.startsWith('ru') ? 'ru' : 'en'],
      deliveryWarehouseId: warehouseId,
      dueDate: takes.length > 0 ? daysAfter(today, Math.max(...takes)) : null,
      items: short.map(({ catalogItemId, uom, figures, leadTimeDays }) => ({
        ...{ catalogItemId, uom, quantity: figures.quantity, reorder: figures },
        ...costs.get(catalogItemId),
        requiredAt: leadTimeDays === null ? null : daysAfter(today, leadTimeDays),
      })),
    });
    await notePreferred(ctx, made.id, short);
    return made;
  },
});

const titleFor = (name: string) => words(clipText(`Replenishment: ${name}`, 300), clipText(`Пополнение: ${name}`, 300));

/** What the items are planned to cost, or else cost now; nothing for whoever may not see it in the catalog. */
async function costsOf({ db, actor }: WriteContext, short: readonly ReorderPoint[]) {
  if (!maySee(actor, 'catalog.cost_read')) return new Map();
  const items = await catalogItems.byIds(
    db,
    short.map(({ catalogItemId }) => catalogItemId),
  );
  return new Map(items.map((item) => [item.id, costOf(item)]));
}

function costOf({ plannedCost, currentCostPrice, currentCostCurrency }: CatalogItem) {
  if (plannedCost) return { plannedPrice: plannedCost.price, currency: plannedCost.currency };
  return { plannedPrice: currentCostPrice, ...(currentCostCurrency && { currency: currentCostCurrency }) };
}

/**
 * Points below their minimum. They are held first: of two proposals at once the second counts what the first asks for. What is archived is
 * asked for no more.
 */
async function holdShort({ db }: WriteContext, warehouseId: string): Promise<ReorderPoint[]> {
  const held = await db.many<{ id: string }>(sql`
    select id from reorder_points where tenant_id = ${db.tenant} and warehouse_id = ${warehouseId} and is_active
    order by id for no key update`);
  const points = await reorderPoints.read(
    db,
    sql`${reorderPoints.select(
      db,
      sql`point.id = any(${held.map(({ id }) => id)}::uuid[])
        and exists (select 1 from catalog_items item where item.tenant_id = ${db.tenant} and item.id = point.catalog_item_id and item.status = 'active')
        and exists (select 1 from warehouses store where store.tenant_id = ${db.tenant} and store.id = point.warehouse_id and store.archived_at is null)`,
    )} order by "itemName", point.id`,
  );
  return points.filter(({ figures }) => !new Exact(figures.quantity).isZero()).slice(0, mostLines);
}
