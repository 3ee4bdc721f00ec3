import assert from 'node:assert/strict';
import { test } from 'node:test';
import { billingPortal } from '../../../../test/billing.ts';
import { owner, type request } from '../../../../test/harness.ts';
import { colleague, url as requisitions } from '../../../../test/requisitions.ts';
import { rfqPortal, url as rfqs } from '../../../../test/rfqs.ts';

const ids = ({ status, json }: Awaited<ReturnType<typeof request>>) => {
  assert.equal(status, 200, JSON.stringify(json));
  return (json as { items: Array<{ id: string }> }).items.map(({ id }) => id);
};

test('the catalog is filtered by supplier and stock and sorted by cost, by who may see them', async () => {
  const { portal, ask, supplier } = await billingPortal();
  const { rows } = await owner.query<{ id: string }>(
    `insert into catalog_items (tenant_id, name, current_price, current_currency)
     select $1, 'Болт ' || n, case when n < 3 then 10 - n end, 'RUB' from generate_series(1, 3) n returning id`,
    [portal.tenantId],
  );
  const [one, two, three] = rows.map(({ id }) => id) as [string, string, string];
  await owner.query('insert into supplier_items (tenant_id, catalog_item_id, supplier_id) values ($1, $2, $3)', [
    portal.tenantId,
    two,
    supplier.supplierId,
  ]);
  const warehouse = await owner.query<{ id: string }>(
    `insert into warehouses (tenant_id, name) values ($1, 'Химки') returning id`,
    [portal.tenantId],
  );
  await owner.query(
    'insert into stock_balances (tenant_id, warehouse_id, catalog_item_id, on_hand) values ($1, $2, $3, 5)',
    [portal.tenantId, warehouse.rows[0]?.id, one],
  );
  const list = async (query: string) => ids(await ask('GET', `/api/v1/catalog?${query}`));
  assert.deepEqual(await list(`supplierId=${supplier.supplierId}`), [two]);
  assert.deepEqual(await list('sort=currentCostPrice'), [two, one, three]);
  assert.deepEqual(await list('sort=-currentCostPrice&limit=2'), [three, one]);
  assert.deepEqual(await list('inStock=true'), [one]);
  assert.deepEqual(await list('inStock=false&sort=name&search=болт'), [two, three]);
  const stranger = await colleague(portal, 'warehouse');
  for (const query of ['sort=-currentCostPrice', 'currentCostPrice[gt]=5'])
    assert.equal((await stranger.ask('GET', `/api/v1/catalog?${query}`)).status, 403, query);
});

test('requisitions are filtered by a supplier and by what is overdue', async () => {
  const { portal, ask, create, supplier } = await billingPortal();
  const [late, other] = [await create({ title: 'Поздняя' }), await create({ title: 'Другая' })];
  await owner.query(`update requisitions set due_date = current_date - 2 where id = $1`, [late.id]);
  await owner.query(
    'insert into requisition_suppliers (tenant_id, requisition_id, supplier_id, counterparty_id) values ($1, $2, $3, $4)',
    [portal.tenantId, other.id, supplier.supplierId, supplier.counterpartyId],
  );
  const list = async (query: string) => ids(await ask('GET', `${requisitions}?${query}`));
  assert.deepEqual(await list('overdue=true'), [late.id]);
  assert.deepEqual(await list(`supplierId=${supplier.supplierId}`), [other.id]);
  assert.deepEqual(await list(`supplierId=${supplier.supplierId}&overdue=true`), []);
});

test('requests are filtered by whom they ask and by a deadline that is over', async () => {
  const { portal, ask, sent, draft } = await rfqPortal();
  const asked = await sent(1);
  await draft({ title: 'Черновик' });
  const list = async (query: string) => ids(await ask('GET', `${rfqs}?${query}`));
  assert.deepEqual(await list(`supplierId=${asked.asked[0]?.supplierId}`), [asked.id]);
  assert.deepEqual(await list('overdue=true'), []);
  await owner.query(
    `update supplier_rfqs set response_deadline = now() - interval '1 hour' where tenant_id = $1 and id = $2`,
    [portal.tenantId, asked.id],
  );
  assert.deepEqual(await list('overdue=true'), [asked.id]);
});

test('invoices are sorted by their sums, page by page, and a supplier is found by the identifier its documents name', async () => {
  const { portal, ask, supplier } = await billingPortal();
  const { rows } = await owner.query<{ id: string }>(
    `insert into invoices (tenant_id, number, counterparty_id, supplier_id, currency, gross, net, vat, external_year, vat_mode)
     select $1, 'INV-' || n, $2, $3, 'RUB', sum, sum, 0, 2026, 'included' from (values (1, 500), (2, 90.5), (3, 1200)) given(n, sum) returning id`,
    [portal.tenantId, supplier.counterpartyId, supplier.supplierId],
  );
  const [middle, least, most] = rows.map(({ id }) => id);
  const sorted = async (sort: string) => {
    const first = await ask('GET', `/api/v1/invoices?limit=2&sort=${sort}`);
    const next = await ask('GET', `/api/v1/invoices?limit=2&sort=${sort}&cursor=${first.json.page.nextCursor}`);
    return [...ids(first), ...ids(next)];
  };
  assert.deepEqual(await sorted('gross'), [least, middle, most]);
  assert.deepEqual(await sorted('-gross'), [most, middle, least]);
  assert.deepEqual(ids(await ask('GET', `/api/v1/counterparties?supplierId=${supplier.supplierId}`)), [
    supplier.counterpartyId,
  ]);
});
