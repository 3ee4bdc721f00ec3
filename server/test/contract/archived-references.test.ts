import assert from 'node:assert/strict';
import { test } from 'node:test';
import { holdItems } from '../../src/domains/catalog/item-references.ts';
import { enterPortal } from '../../src/platform/door/enter-portal.ts';
import { portalTransaction } from '../../src/platform/postgres/portal-transaction.ts';
import { paper } from '../billing.ts';
import { newPortal, owner, pool, request } from '../harness.ts';
import { line, someDay } from '../requisitions.ts';
import { hoursAhead, item } from '../rfqs.ts';
import { someoneWaitsFor } from '../someone-waits-for.ts';
import { newWarehouse } from '../stock.ts';
import { newCounterparty, newItem } from '../suppliers.ts';
import { fullKey } from './probe.ts';

/** A portal with one record of each kind that others name, and what is written about them. */
async function open() {
  const portal = await newPortal();
  const key = await fullKey(portal);
  const ask = (method: string, url: string, body?: object) => request(method, url, { key, body });
  const idOf = async (url: string, body: object): Promise<string> => {
    const { status, json } = await ask('POST', url, body);
    assert.equal(status, 201, JSON.stringify(json));
    return json.id;
  };
  return {
    portal,
    ask,
    item: await newItem(key, { sku: 'C-500' }),
    ...(await newCounterparty(portal)),
    warehouse: await newWarehouse(portal, 'Основной'),
    requisition: () => idOf('/api/v1/purchase-requisitions', { dueDate: someDay, items: [line()] }),
    rfq: () => idOf('/api/v1/supplier-rfqs', { title: 'Цемент', responseDeadline: hoursAhead(100), items: [item()] }),
    priceList: () => idOf('/api/v1/price-lists', { name: 'Осень', kind: 'internal' }),
  };
}

type Opened = Awaited<ReturnType<typeof open>>;
type Kind = 'catalog_items' | 'counterparties' | 'warehouses';

interface Write {
  what: string;
  named: Kind;
  to(portal: Opened): Promise<[method: string, url: string, body: object]>;
  /** How the refusal calls it, when not archived: an article of an archived item is no item's. */
  code?: string;
}

const requisitions = '/api/v1/purchase-requisitions';
const rfqs = '/api/v1/supplier-rfqs';
const proposals = '/api/v1/commercial-proposals';
const sales = '/api/v1/sales-invoices';
const header = { dueDate: someDay, items: [line()] };
const asked = { title: 'Цемент', responseDeadline: hoursAhead(100), items: [item()] };

const writes: readonly Write[] = [
  {
    what: 'a line of a new requisition',
    named: 'catalog_items',
    to: async ({ item }) => ['POST', requisitions, { dueDate: someDay, items: [line({ catalogItemId: item })] }],
  },
  {
    what: 'a line added to a requisition',
    named: 'catalog_items',
    to: async ({ requisition, item }) => [
      'POST',
      `${requisitions}/${await requisition()}/items`,
      { items: [line({ catalogItemId: item })] },
    ],
  },
  {
    what: 'the customer of a requisition',
    named: 'counterparties',
    to: async ({ counterpartyId }) => ['POST', requisitions, { ...header, customerId: counterpartyId }],
  },
  {
    what: 'the chosen supplier of a requisition',
    named: 'counterparties',
    to: async ({ requisition, supplierId }) => [
      'PATCH',
      `${requisitions}/${await requisition()}`,
      { selectedSupplierId: supplierId },
    ],
  },
  {
    what: 'the warehouse of a requisition',
    named: 'warehouses',
    to: async ({ warehouse }) => ['POST', requisitions, { ...header, deliveryWarehouseId: warehouse }],
  },
  {
    what: 'a supplier added to a requisition',
    named: 'counterparties',
    to: async ({ requisition, supplierId }) => [
      'POST',
      `${requisitions}/${await requisition()}/suppliers`,
      { supplierId },
    ],
  },
  {
    what: 'a position of a request for quotes',
    named: 'catalog_items',
    to: async ({ rfq, item: id }) => ['POST', `${rfqs}/${await rfq()}/items`, item({ catalogItemId: id })],
  },
  {
    what: 'a recipient of a request for quotes',
    named: 'counterparties',
    to: async ({ rfq, counterpartyId }) => [
      'POST',
      `${rfqs}/${await rfq()}/recipients`,
      { counterpartyId, email: 'sales@cement.ru' },
    ],
  },
  {
    what: 'the warehouse of a request for quotes',
    named: 'warehouses',
    to: async ({ warehouse }) => ['POST', rfqs, { ...asked, warehouseId: warehouse }],
  },
  {
    what: 'a line of an invoice',
    named: 'catalog_items',
    to: async ({ counterpartyId, item }) => [
      'POST',
      '/api/v1/invoices',
      { counterpartyId, lines: [paper({ catalogItemId: item })] },
    ],
  },
  {
    what: 'the issuer of an invoice',
    named: 'counterparties',
    to: async ({ counterpartyId }) => ['POST', '/api/v1/invoices', { counterpartyId, lines: [paper()] }],
  },
  {
    what: 'the issuer of an invoice, named as a supplier',
    named: 'counterparties',
    to: async ({ supplierId }) => ['POST', '/api/v1/invoices', { supplierId, lines: [paper()] }],
  },
  {
    what: 'the customer of a commercial proposal',
    named: 'counterparties',
    to: async ({ counterpartyId }) => ['POST', proposals, { customerId: counterpartyId, rows: [] }],
  },
  {
    what: 'a row of a commercial proposal',
    named: 'catalog_items',
    to: async ({ item }) => ['POST', proposals, { rows: [{ catalogItemId: item, quantity: '1', unitCost: '1' }] }],
  },
  {
    what: 'the customer of a sales invoice',
    named: 'counterparties',
    to: async ({ counterpartyId }) => ['POST', sales, { customerId: counterpartyId, rows: [] }],
  },
  {
    what: 'a row of a sales invoice',
    named: 'catalog_items',
    to: async ({ item }) => ['POST', sales, { rows: [{ catalogItemId: item, quantity: '1', unitPrice: '1' }] }],
  },
  {
    what: 'a row of a price list',
    named: 'catalog_items',
    to: async ({ priceList, item }) => rowsOf(await priceList(), { catalogItemId: item, price: '1' }),
  },
  {
    what: 'a row of a price list, by its article',
    named: 'catalog_items',
    to: async ({ priceList }) => rowsOf(await priceList(), { sku: 'c-500', price: '1' }),
    code: 'not_found_reference',
  },
  {
    what: 'the supplier of a price list',
    named: 'counterparties',
    to: async ({ counterpartyId }) => [
      'POST',
      '/api/v1/price-lists',
      { name: 'Цены', kind: 'supplier', counterpartyId },
    ],
  },
  {
    what: 'the customer of a price list',
    named: 'counterparties',
    to: async ({ counterpartyId }) => [
      'POST',
      '/api/v1/price-lists',
      { name: 'Цены', kind: 'customer', counterpartyId },
    ],
  },
];

const rowsOf = (id: string, row: object): [string, string, object] => [
  'POST',
  `/api/v1/price-lists/${id}/items`,
  { items: [row] },
];

const idIn = (opened: Opened, named: Kind) =>
  ({ catalog_items: opened.item, counterparties: opened.counterpartyId, warehouses: opened.warehouse })[named];

const archive = {
  catalog_items: `status = 'archived', archived_at = now()`,
  counterparties: `status = 'archived', archived_at = now()`,
  warehouses: 'archived_at = now(), is_default = false',
};

for (const { what, named, to, code = 'archived_reference' } of writes)
  test(`what is archived while it is named is refused: ${what}`, async () => {
    const opened = await open();
    const [method, url, body] = await to(opened);
    const holder = await owner.connect();
    try {
      await holder.query('begin');
      await holder.query(`select 1 from ${named} where id = $1 for update`, [idIn(opened, named)]);
      await holder.query(`update ${named} set ${archive[named]} where id = $1`, [idIn(opened, named)]);
      const naming = opened.ask(method, url, body);
      await someoneWaitsFor(holder);
      await holder.query('commit');
      const answer = await naming;
      assert.equal(answer.status, 422, answer.text);
      assert.match(answer.text, new RegExp(`"${code}"`));
    } finally {
      holder.release();
    }
  });

test('an item stays open until who names it has saved', async () => {
  const { portal, ask, item } = await open();
  const client = await pool.connect();
  try {
    await enterPortal(client, portal.tenantId, 'read write');
    await holdItems(portalTransaction(client, portal.tenantId), { ids: [item] });
    let isArchived = false;
    const leaving = ask('DELETE', `/api/v1/catalog/${item}`).then((answer) => {
      isArchived = true;
      return answer;
    });
    await someoneWaitsFor(client as never);
    assert.equal(isArchived, false);
    await client.query('commit');
    assert.equal((await leaving).json.status, 'archived');
  } finally {
    client.release();
  }
});
