import assert from 'node:assert/strict';
import { test } from 'node:test';
import { came, ok } from '../../../test/billing.ts';
import { reportPortal } from '../../../test/reports.ts';
import { newCounterparty } from '../../../test/suppliers.ts';
import { reportsByName } from './asked/reports-by-name.ts';
import { reportRoutes } from './reports.routes.ts';

/** Addresses of all reports: those that are had as files too. */
const addresses = reportRoutes.flatMap(({ path }) => (path.endsWith('/file') ? [path.slice(0, -'/file'.length)] : []));

test('every report says how it is counted and as of when, stands beside what was before, and leads to its records', async () => {
  const billing = await reportPortal();
  const { portal, ask, decided, receive, report, supplier } = billing;
  const item = ok(await ask('POST', '/api/v1/catalog', { name: 'Цемент М500' }), 201);
  const { requisition, items } = await decided([{ catalogItemId: item.id, plannedPrice: '130' }]);
  for (const [{ counterpartyId }, price] of [
    [supplier, '90'],
    [await newCounterparty(portal), '95'],
  ] as const) {
    const lines = [{ procurementItemId: items[0].id, price }];
    ok(await ask('POST', `/api/v1/purchase-requisitions/${requisition.id}/quotes`, { counterpartyId, lines }), 201);
  }
  ok(await came(billing, requisition.id, { procurementItemId: items[0].id, quantity: '10' }), 201);
  const line = { name: 'Цемент', catalogItemId: item.id, quantity: '10', price: '100' };
  await receive({ dueDate: '2026-03-01', lines: [line] });
  const baseMonth = new Date().toISOString().slice(0, 10);
  const basketItems = [{ catalogItemId: item.id, quantity: '10' }];
  const basket = ok(
    await ask('POST', '/api/v1/report-baskets', { name: 'Стройка', baseMonth, items: basketItems }),
    201,
  );

  assert.equal(addresses.length, Object.keys(reportsByName).length);
  for (const address of addresses) {
    const query = address.endsWith('price-index') ? `?basketId=${basket.id}` : '';
    const told = await report(`${address.slice('/api/v1/reports/'.length)}${query}`);
    assert.ok(told.countedBy.length > 0, address);
    assert.match(told.asOf, /^\d{4}-\d\d-\d\dT/, address);
    assert.match(JSON.stringify(told), /"(before|totalBefore)":/, address);
    const rows = (told.rows ?? told.months) as Array<{ records?: string; shares?: Array<{ records: string }> }>;
    const figures = rows.flatMap((row) => row.shares ?? [row as { records: string }]);
    assert.ok(figures.length > 0, address);
    for (const { records } of figures) {
      const found = ok(await ask('GET', records));
      assert.ok((found.items ?? found.accepted).length > 0, `${address} leads to nothing at ${records}`);
    }
  }
});
