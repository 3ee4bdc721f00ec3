import { goOut } from './hold-stock.ts';
import { type Furnished, type Month, speakers } from './month.ts';
import { there } from './scene.ts';

/** What the storekeepers do: goods are issued and counted, and what runs low is proposed. What is asked for again and again becomes a template. */
export async function keepStock(month: Month, furnished: Furnished): Promise<void> {
  const speak = speakers(month, 'stock');
  const { warehouseId } = furnished;
  const itemOf = (sku: string) => there(furnished.items.get(sku), 'item');
  const issue = async (sku: string, quantity: string, issuedTo: string) => {
    const path = `/api/v1/catalog/${itemOf(sku)}/movements/issue`;
    await speak('storekeeper-2')('POST', path, { warehouseId, quantity, issuedTo });
    goOut(month.ledger, itemOf(sku), quantity);
  };
  const watched = [
    { sku: 'ОФ-001', minimum: '50', target: '120', lot: '20', issued: '70', to: 'Офис' },
    { sku: 'ЛБ-001', minimum: '40', target: '150', lot: '10', issued: '105', to: 'Лаборатория' },
  ].filter(({ sku }) => furnished.items.has(sku));
  const buyer = speak('purchasing-head');
  for (const { sku, minimum, target, lot, issued, to } of watched) {
    const point = { catalogItemId: itemOf(sku), warehouseId, minimum, target, lot, leadTimeDays: 7 };
    await buyer('POST', '/api/v1/reorder-points', point);
    await issue(sku, issued, to);
  }
  await buyer('POST', '/api/v1/reorder-points/propose', { warehouseId });
  await countStock(month, furnished, itemOf(watched[0]?.sku ?? ''));
}

/** One category is counted: of one item there is a unit less than the books say. */
async function countStock(month: Month, { warehouseId, categories }: Furnished, missingOne: string) {
  const speak = speakers(month, 'count');
  const storekeeper = speak('storekeeper');
  const category = month.departments.find(({ goods }) => goods.some(({ sku }) => sku === 'ОФ-001'))?.category ?? '';
  const { id } = await storekeeper<{ id: string }>('POST', '/api/v1/stock-counts', {
    ...{ warehouseId, categoryId: categories.get(category), comment: 'Инвентаризация на конец месяца' },
  });
  const { items } = await storekeeper<{ items: Array<{ catalogItemId: string; expectedQuantity: string }> }>(
    'GET',
    `/api/v1/stock-counts/${id}/lines?limit=200`,
  );
  const found = ({ catalogItemId, expectedQuantity }: (typeof items)[number]) =>
    catalogItemId === missingOne ? String(Number(expectedQuantity) - 1) : expectedQuantity;
  await speak('storekeeper-2')('POST', `/api/v1/stock-counts/${id}/counted`, {
    lines: items.map((line) => ({ catalogItemId: line.catalogItemId, countedQuantity: found(line) })),
  });
  await storekeeper('POST', `/api/v1/stock-counts/${id}/post`, { uncounted: 'leave' });
  goOut(month.ledger, missingOne, '1');
}
