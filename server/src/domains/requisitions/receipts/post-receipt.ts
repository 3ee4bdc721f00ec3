import type { Requisition } from '../../../../../nouns/requisition.ts';
import type { StockReceipt } from '../../../../../nouns/stock-receipt.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { Exact } from '../../../kernel/values/decimal.ts';
import { uuidv7 } from '../../../kernel/values/uuid.ts';
import { recordPrices } from '../../catalog/prices/operations/record-prices.ts';
import { moveStock } from '../../catalog/stock/move-stock.ts';
import { type StockedItem, stockedItems } from '../../catalog/stock/stocked-items.ts';
import { companySettings } from '../../company/company-settings.ts';
import { allocationsOfLines } from '../allocations/allocations-of.ts';
import { linesById } from '../lines-of.ts';
import { receivedIn, refuseStatus } from '../moves/refuse-status.ts';
import { requisition } from '../requisition.ts';
import { settleRequisition } from '../settle-requisition.ts';
import { checkBatch } from './check-batch.ts';
import { checkItems } from './check-items.ts';
import type { GivenReceipt } from './given-receipt.ts';
import { planArrivals } from './plan-arrivals.ts';
import { receivedBySupplier, recountReceived } from './recount-received.ts';
import type { Arrival } from './share-arrival.ts';
import { stockLines } from './stock-lines.ts';
import { stockReceipt, stockReceipts, toldReceipt } from './stock-receipt.ts';
import { unitCosts } from './unit-costs.ts';
import { writeReceipt } from './write-receipt.ts';

/**
 * Takes in what came for a held requisition: goods into the stock at what they cost, services by their quantity alone; then settles it.
 * All of the items or none, in as many statements for one as for all. The receipt gets the identifier that the command makes.
 */
export async function postReceipt(ctx: WriteContext, held: Requisition, given: GivenReceipt): Promise<StockReceipt> {
  refuseStatus(held, receivedIn);
  await checkBatch(ctx, held.id, given);
  const lineIds = [...new Set(given.items.map(({ procurementItemId }) => procurementItemId))];
  const found = (await linesById(ctx.db, lineIds)).filter(({ procurementId }) => procurementId === held.id);
  const asked = new Map(found.map((line) => [line.id, line]));
  await checkItems(ctx, given, asked);
  const allocations = await allocationsOfLines(ctx.db, lineIds);
  const decided = new Set(allocations.map(({ lineId }) => lineId));
  const { lines, outside } = await stockLines(ctx, given.items, asked, decided);

  const { tolerances } = await companySettings(ctx);
  const items = await stockedItems(
    ctx.db,
    [...lines.values()].flatMap(({ catalogItemId }) => catalogItemId ?? []),
  );
  const arrivals = planArrivals(given.items, {
    lines,
    allocations,
    received: await receivedBySupplier(ctx.db, lineIds),
    toleranceOf: ({ catalogItemId }) => items.get(catalogItemId ?? '')?.overReceiptPct ?? tolerances.overReceiptPct,
  });
  const { costs, currency } = await unitCosts(ctx, given.receivedAt, arrivals);
  const costed = arrivals.map((arrival, index) => ({ ...arrival, id: uuidv7(), unitCost: costs[index] ?? null }));
  const movementOf = await moveIn(ctx, given, costed, items);
  const posted = costed.map((one) => {
    const movementId = movementOf.get(one) ?? null;
    const isNowhere = movementId === null && baseQuantity(one).gt(0);
    const outsideStock = isNowhere ? (outside.has(one.line.id) ? ('chosen' as const) : ('service' as const)) : null;
    return { ...one, movementId, outsideStock };
  });
  await writeReceipt(ctx, held, given, posted, currency);
  await recountReceived(ctx.db, lineIds);
  await tellPrices(ctx, given, posted, items);

  const after = await settleRequisition(ctx, held, undefined, { touched: true, linesBefore: { lines: found } });
  const receipt = await stockReceipts.byId(ctx.db, ctx.newId);
  ctx.record(requisition.fact('stock_received', after, toldReceipt(receipt)));
  return receipt;
}

type Items = ReadonlyMap<string, StockedItem>;
type Costed = Arrival & { id: string; unitCost: string | null };

/** The item an arrival lies in stock as; nothing for services and for what the catalog does not know. */
const goodsOf = ({ line }: Arrival, items: Items) => {
  const item = line.itemType === 'product' ? items.get(line.catalogItemId ?? '') : undefined;
  return item?.type === 'product' ? item : undefined;
};

const baseQuantity = ({ kept, line }: Arrival) => new Exact(kept).times(line.factorToBase).toDecimalPlaces(6);

async function moveIn(
  ctx: WriteContext,
  { warehouseId, receivedAt }: GivenReceipt,
  arrivals: readonly Costed[],
  items: Items,
) {
  const goods = arrivals.flatMap((arrival) => {
    const item = goodsOf(arrival, items);
    return item && baseQuantity(arrival).gt(0) ? [{ arrival, item }] : [];
  });
  if (goods.length === 0) return new Map<Costed, string>();
  const movements = await moveStock(
    ctx,
    goods.map(({ arrival, item }) => ({
      catalogItemId: item.id,
      warehouseId,
      type: 'receipt',
      quantity: baseQuantity(arrival).toFixed(),
      unitCost: arrival.unitCost,
      source: { entityType: stockReceipt.type, entityId: ctx.newId },
      occurredAt: receivedAt,
    })),
  );
  return new Map(goods.map(({ arrival }, index) => [arrival, movements[index]?.id as string]));
}

/** What was paid goes into the price history; what came free of charge has no price to record. */
async function tellPrices(ctx: WriteContext, { receivedAt }: GivenReceipt, arrivals: readonly Costed[], items: Items) {
  const observations = arrivals.flatMap((arrival) => {
    const { unitCost, supplierId, kept } = arrival;
    const item = goodsOf(arrival, items);
    if (!item || unitCost === null || new Exact(unitCost).isZero() || new Exact(kept).isZero()) return [];
    return [{ catalogItemId: item.id, supplierId, price: unitCost, sourceRowId: arrival.id, effectiveAt: receivedAt }];
  });
  if (observations.length > 0)
    await ctx.call(recordPrices, {
      source: 'receipt',
      sourceEntityType: stockReceipt.type,
      sourceEntityId: ctx.newId,
      observations,
    });
}
