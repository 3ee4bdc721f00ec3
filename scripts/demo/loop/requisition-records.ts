import type { PushedRecord } from '../push-records.ts';
import type { ScmsRow } from '../read-scms.ts';
import { warehouseOf } from '../warehouses.ts';
import type { ChosenOrder } from './choose-orders.ts';
import type { Order } from './group-orders.ts';
import { seeded } from './seeded.ts';

const groups: Record<string, string> = {
  ARV: 'Антиретровирусные препараты',
  ACT: 'Противомалярийные препараты',
  ANTM: 'Противомалярийные препараты',
  HRDT: 'Тесты на ВИЧ',
  MRDT: 'Тесты на малярию',
};

const priorities: Record<string, string> = { 'Air Charter': 'urgent', Air: 'high', Ocean: 'low' };

interface Places {
  items: ReadonlyMap<string, string>;
  warehouses: ReadonlyMap<string, string>;
  rows: readonly ScmsRow[];
}

const dayMs = 86_400_000;

/** Requisitions as the integration API takes them. Once made they are the portal's own: a later run sends nothing. */
export function requisitionRecords(orders: readonly ChosenOrder[], places: Places, now: Date): PushedRecord[] {
  const placeOf = warehouseOf(places.rows);
  return orders.map(({ order }) => ({
    externalId: order.externalId,
    atFirst: {
      ...headerOf(order, now),
      deliveryWarehouseId: places.warehouses.get(placeOf(order.rows.at(-1) ?? {})) ?? null,
      items: order.lines.map(({ item, quantity, price }) => ({
        catalogItemId: places.items.get(item.externalId) ?? null,
        name: item.name,
        sku: item.sku,
        manufacturer: item.manufacturer,
        brand: item.brand,
        analogsAllowed: true,
        quantity,
        uom: item.baseUom,
        vatRate: '10',
        ...(price && { plannedPrice: price, currency: 'USD' }),
      })),
    },
  }));
}

function headerOf({ externalId, country, group, shipment, project, purchaseOrders }: Order, now: Date) {
  const days = 20 + Math.floor(seeded(`${externalId} due`) * 70);
  const orders = purchaseOrders.slice(0, 20).join(', ');
  return {
    title: `${groups[group] ?? group}: ${country}, ${externalId}`,
    priority: priorities[shipment] ?? 'normal',
    dueDate: new Date(now.getTime() + days * dayMs).toISOString().slice(0, 10),
    deliveryAddress: country,
    currency: 'RUB',
    budgetCode: project,
    comment: `Заказы поставщикам: ${orders}${purchaseOrders.length > 20 ? ` и ещё ${purchaseOrders.length - 20}` : ''}`,
    tags: [groups[group] ?? group],
  };
}
