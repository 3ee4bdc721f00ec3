import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drawPage, listed } from '../../../test/draw.ts';
import { warehouseNamesQuery } from '../../shared/records/warehouse-names-query.ts';
import { heldSince } from './held-since.ts';

const { address, askedBy } = await import('../../../test/asked-by.ts');
const { warehouseRoutes: routes } = await import('./warehouses.routes.tsx');

const at = 'warehouses/reservations';
const cement = {
  ...{ id: 'r1', name: 'Цемент М500', sku: 'C-500', uom: '796', quantity: '10', issuedQuantity: '4', status: 'active' },
  ...{ procurementId: 'need', procurementNumber: 'PR-2026-0007', warehouseId: 'khimki', expiresAt: null },
  createdAt: '2025-01-10T09:00:00.000Z',
};
const known = [
  [['stock-reservations', 'list', {}], listed([cement])],
  [warehouseNamesQuery.queryKey, [{ id: 'khimki', name: 'Химки', status: 'active' }]],
] as const;

test('a row says what is held, of what, for which requisition and where', async () => {
  const { text, links } = await drawPage({ at, routes, known, may: ['warehouses.read'] });
  assert.match(text, /Цемент М500 C-500 6\sшт PR-2026-0007 Химки 10 янв\. 2025 г\. — В резерве/);
  assert.ok(links.includes('/romashka/requisitions/need'));
});

test('it is issued and released from there by whoever may, while it is held', async () => {
  const may = ['stock.adjust', 'stock.reserve'] as const;
  const { buttons } = await drawPage({ at, routes, known, may });
  assert.ok(buttons.includes('Выдать') && buttons.includes('Снять'));
  const released = [['stock-reservations', 'list', {}], listed([{ ...cement, status: 'released' }])] as const;
  const ended = await drawPage({ at, routes, known: [released], may });
  assert.ok(!ended.buttons.includes('Выдать') && !ended.buttons.includes('Снять'));
});

test('the address asks the server for an item, a requisition, warehouses and an age', async () => {
  const search = { status: 'active', item: 'i1', requisition: 'p1', warehouse: 'w1,w2', days: '30' };
  const asked = await askedBy({ at: address(at, search), routes });
  assert.deepEqual(asked.get('stock-reservations'), {
    ...{ limit: '100', includeTotal: 'true', 'status[in]': 'active', catalogItemId: 'i1', procurementId: 'p1' },
    ...{ 'warehouseId[in]': 'w1,w2', 'createdAt[lte]': heldSince('30') },
  });
});

test('an age is counted in days, to the hour', () => {
  assert.equal(heldSince('7', new Date('2026-11-27T09:41:12Z')), '2026-11-20T09:00:00.000Z');
  assert.equal(heldSince('soon'), undefined);
});
