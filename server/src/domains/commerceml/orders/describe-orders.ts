import { requisitionFlow } from '../../../../../nouns/requisition-flow.ts';
import { maySee } from '../../../kernel/access/actor.ts';
import type { ExchangeOrder } from '../../../kernel/integrations/ports/exchange-order.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { Exact } from '../../../kernel/values/decimal.ts';
import { outsideIdsOf } from '../../../platform/external-links/links-of.ts';
import { catalogItem } from '../../catalog/catalog-item.ts';
import { regionalOf } from '../../company/regional-settings.ts';
import { counterparty } from '../../counterparties/counterparty.ts';
import { partiesOfSuppliers, type SupplierParty } from '../../counterparties/parties-of-suppliers.ts';
import { type OrderedLine, orderedLines } from '../../requisitions/allocations/standing-orders.ts';
import { requisitions } from '../../requisitions/requisition.ts';
import type { ChangedOrder } from './changed-orders.ts';

/** Orders in full, their suppliers and items called as the accounting system calls them. */
export async function describeOrders(
  ctx: WriteContext,
  source: string,
  changed: readonly ChangedOrder[],
): Promise<ExchangeOrder[]> {
  const { db } = ctx;
  const lines = await orderedLines(
    db,
    changed.filter(({ deleted }) => !deleted),
  );
  const parties = await partiesOfSuppliers(
    db,
    changed.map(({ supplierId }) => supplierId),
  );
  const [held, partyIds, itemIds, { timezone }] = [
    await requisitions.byIds(db, [...new Set(changed.map(({ requisitionId }) => requisitionId))]),
    await outsideIdsOf(
      db,
      counterparty.type,
      source,
      [...parties.values()].map(({ counterpartyId }) => counterpartyId),
    ),
    await outsideIdsOf(
      db,
      catalogItem.type,
      source,
      lines.flatMap(({ catalogItemId }) => catalogItemId ?? []),
    ),
    await regionalOf(ctx),
  ];
  const byId = new Map(held.map((one) => [one.id, one]));
  const byOrder = Map.groupBy(lines, keyOf);
  return changed.flatMap((order) => {
    const requisition = byId.get(order.requisitionId);
    const party = parties.get(order.supplierId);
    if (!requisition || !party) return [];
    const ordered = (byOrder.get(keyOf(order)) ?? []).map((line) => lineOf(line, itemIds));
    return [
      {
        id: order.id,
        number: `${requisition.number}/${party.inn ?? order.supplierId.slice(0, 8)}`,
        revision: order.revision,
        ...localTime(requisition.approvedAt ?? requisition.createdAt, timezone),
        deleted: order.deleted,
        currency: requisition.currency,
        amount: ordered.reduce((sum, { amount }) => sum.plus(amount), new Exact(0)).toFixed(2),
        comment: requisition.title,
        supplier: partyOf(party, partyIds, maySee(ctx.actor, 'counterparties.bank_read')),
        lines: ordered,
        status: requisitionFlow.statuses[requisition.status].ru,
      },
    ];
  });
}

const keyOf = ({ requisitionId, supplierId }: { requisitionId: string; supplierId: string }) =>
  `${requisitionId} ${supplierId}`;

const people = new Set<SupplierParty['kind']>(['entrepreneur', 'individual']);

const partyOf = (
  { supplierId, counterpartyId, kind, ...party }: SupplierParty,
  partyIds: ReadonlyMap<string, string>,
  withBank: boolean,
) => ({
  ...party,
  id: partyIds.get(counterpartyId) ?? supplierId,
  person: people.has(kind),
  accounts: withBank ? party.accounts : [],
});

/** The price is with VAT as the amount is, so that the two agree. */
function lineOf(
  { catalogItemId, lineId, sku, name, uom, quantity, amount, vatRate }: OrderedLine,
  itemIds: ReadonlyMap<string, string>,
) {
  const price = new Exact(amount).div(quantity).toDecimalPlaces(6).toFixed();
  const itemId = (catalogItemId && itemIds.get(catalogItemId)) ?? catalogItemId ?? lineId;
  return { itemId, sku, name, unit: uom, quantity, price, amount, vatRate };
}

/** A moment as clocks show it where the company works. */
function localTime(instant: string, timeZone: string): { date: string; time: string } {
  const [date = '', time = ''] = new Date(instant).toLocaleString('sv-SE', { timeZone }).split(' ');
  return { date, time };
}
