import assert from 'node:assert/strict';
import { test } from 'node:test';
import { long } from '../../../../scripts/tests/long.ts';
import { drainJobs, owner, request } from '../../../test/harness.ts';
import { receivingPortal } from '../../../test/receiving.ts';
import { tell } from '../../../test/suppliers.ts';
import { allRoutes } from '../../app.ts';

const facade = '/api/v1/integration-api';

/** One record of each facade resource, of one story: an item bought by a requisition, invoiced, priced and stored. */
async function story() {
  const held = await receivingPortal();
  const { portal, itemId, warehouseId, first, firstParty, give, decide, id, items } = held;
  await decide(give([{ supplierId: first, quantity: '10' }]));
  const scopes = [
    'catalog',
    'counterparties',
    'warehouses',
    'price_lists',
    'purchase_requisitions',
    'supplier_documents',
    'finance',
    'settings',
  ];
  const key = await portal.key(...scopes.flatMap((one) => [`${one}.read`, `${one}.write`, `${one}.delete`]));
  const ask = async (method: string, url: string, body?: unknown) => {
    const answer = await request(method, `/api/v1${url}`, { key, body });
    assert.ok(answer.status < 300, `${method} ${url}: ${answer.text}`);
    return answer.json;
  };
  const invoice = await ask('POST', '/invoices', {
    counterpartyId: firstParty,
    lines: [{ procurementItemId: items[0].id, quantity: '4', price: '90' }],
  });
  const list = await ask('POST', '/price-lists', { name: 'Прайс', kind: 'supplier', counterpartyId: firstParty });
  const ids: Record<string, string> = {
    'catalog-items': itemId,
    'purchase-requisitions': id,
    counterparties: firstParty,
    warehouses: warehouseId,
    'price-lists': list.id,
    invoices: invoice.id,
  };
  return { ...held, key, ask, ids };
}

type Story = Awaited<ReturnType<typeof story>>;

const since = '2026-03-02';

/** What reports read is there once something was done; each is made by the change that is looked at alone. */
const madeFirst: Record<string, (story: Story) => Promise<string>> = {
  'supplier-quotes': async ({ ask, id, items, first }) =>
    (
      await ask('POST', `/purchase-requisitions/${id}/quotes`, {
        supplierId: first,
        validUntil: '2031-06-30',
        lines: [{ procurementItemId: items[0].id, price: '90' }],
      })
    ).id,
  'stock-receipts': async ({ receive, came, receipts }) => {
    await receive([came('4')]);
    return (await receipts())[0].id;
  },
  'purchase-orders': async ({ ask, id }) => {
    const { items } = await ask('POST', '/purchase-orders/from-requisition', { requisitionId: id });
    return (await ask('POST', `/purchase-orders/${items[0].id}/send`, { channel: 'link' })).id;
  },
  'rfq-questions': async ({ ask, first, firstParty }) => {
    await ask('PATCH', `/counterparties/${firstParty}`, { email: 'sales@cement.ru' });
    const rfq = await ask('POST', '/supplier-rfqs', {
      ...{ title: 'Цемент', responseDeadline: '2031-06-30T12:00:00Z', items: [{ name: 'Цемент', quantity: '10' }] },
      recipients: [{ supplierId: first }],
    });
    const { recipients } = await ask('POST', `/supplier-rfqs/${rfq.id}/send`, {});
    const said = { rfqId: rfq.id, recipientId: recipients[0].id, text: 'Когда отгрузите?' };
    return (await ask('POST', '/rfq-questions', said)).id;
  },
  'stock-reservations': async ({ ask, itemId, warehouseId, items }) => {
    const found = { warehouseId, quantityDelta: '12', reason: 'found' };
    await ask('POST', `/catalog/${itemId}/movements/adjustment`, found);
    return (await ask('POST', '/stock-reservations', { procurementItemId: items[0].id, warehouseId, quantity: '4' }))
      .id;
  },
  payments: async ({ ask, ids }) => {
    await ask('PATCH', '/settings/company', { payOnlyApproved: false });
    return (await ask('POST', `/invoices/${ids.invoices}/payments`, { amount: '10.00', paidAt: since })).id;
  },
};

const link = (resource: string, entityType: string) =>
  [
    resource,
    'a link to it was made',
    ({ ask, ids }: Story) =>
      ask('PUT', '/integration-api/links', {
        externalSource: '1c',
        externalId: '77',
        entityType,
        entityId: ids[resource],
      }),
  ] as const;

/** What changes → who shows it, and how. */
const changes: ReadonlyArray<readonly [resource: string, what: string, change: (story: Story) => Promise<unknown>]> = [
  link('catalog-items', 'catalog_item'),
  link('purchase-requisitions', 'procurement'),
  link('counterparties', 'counterparty'),
  link('warehouses', 'warehouse'),
  link('price-lists', 'price_list'),
  link('invoices', 'invoice'),
  [
    'catalog-items',
    'its cost came with an invoice',
    ({ portal, itemId }) => tell(portal, 'invoice', [{ catalogItemId: itemId, price: '99' }]),
  ],
  [
    'catalog-items',
    'a field of the company’s own was written',
    async ({ ask, itemId }) => {
      const field = await ask('POST', '/settings/custom-fields', {
        entityType: 'catalogItem',
        key: 'gost',
        label: 'ГОСТ',
        type: 'string',
      });
      await ask('PUT', `/settings/custom-fields/${field.id}/values`, { entityId: itemId, value: '10178-85' });
    },
  ],
  [
    'purchase-requisitions',
    'its stage was renamed',
    async ({ ask, id }) => {
      const { stage } = await ask('GET', `/purchase-requisitions/${id}`);
      await ask('PATCH', `/settings/pipeline/stages/${stage.id}`, { name: 'Закупаем' });
    },
  ],
  [
    'purchase-requisitions',
    'it was moved to another stage',
    async ({ ask, id }) => {
      const stage = await ask('POST', '/settings/pipeline/stages', { name: 'Тендер' });
      await ask('PATCH', `/purchase-requisitions/${id}/stage`, { stageId: stage.id });
    },
  ],
  [
    'purchase-requisitions',
    'its supplier was renamed',
    ({ ask, firstParty }) => ask('PATCH', `/counterparties/${firstParty}`, { shortName: 'ООО «Новое имя»' }),
  ],
  [
    'invoices',
    'its supplier was renamed',
    ({ ask, firstParty }) => ask('PATCH', `/counterparties/${firstParty}`, { shortName: 'ООО «Новое имя»' }),
  ],
  ['purchase-requisitions', 'goods of it came', ({ receive, came }) => receive([came('4')])],
  ['invoices', 'goods of it came, and it matches otherwise', ({ receive, came }) => receive([came('4')])],
  [
    'purchase-requisitions',
    'it was invoiced',
    ({ ask, firstParty, items }) =>
      ask('POST', '/invoices', {
        counterpartyId: firstParty,
        lines: [{ procurementItemId: items[0].id, quantity: '2', price: '90' }],
      }),
  ],
  [
    'purchase-requisitions',
    'a line was changed',
    ({ ask, id, items }) =>
      ask('PATCH', `/purchase-requisitions/${id}/items/${items[0].id}`, { specification: 'М500' }),
  ],
  [
    'purchase-requisitions',
    'a line was cancelled',
    async ({ ask, id, items }) => {
      const { items: added } = await ask('POST', `/purchase-requisitions/${id}/items`, {
        items: [{ name: 'Песок', quantity: '1' }],
      });
      const one = added.find((line: { id: string }) => line.id !== items[0].id);
      await ask('DELETE', `/purchase-requisitions/${id}/items/${one.id}?reason=${encodeURIComponent('Не нужно')}`);
    },
  ],
  [
    'invoices',
    'it was paid',
    async ({ ask, ids }) => {
      await ask('PATCH', '/settings/company', { payOnlyApproved: false });
      return ask('POST', `/invoices/${ids.invoices}/payments`, { amount: '10.00' });
    },
  ],
  [
    'supplier-quotes',
    'its supplier was renamed',
    ({ ask, firstParty }) => ask('PATCH', `/counterparties/${firstParty}`, { shortName: 'ООО «Новое имя»' }),
  ],
  ['purchase-orders', 'goods of it came', ({ receive, came }) => receive([came('4')])],
  [
    'rfq-questions',
    'its supplier was renamed',
    ({ ask, firstParty }) => ask('PATCH', `/counterparties/${firstParty}`, { shortName: 'ООО «Новое имя»' }),
  ],
  [
    'stock-reservations',
    'a part of it was issued',
    ({ ask, ids }) =>
      ask('POST', `/stock-reservations/${ids['stock-reservations']}/issue`, { quantity: '1', issuedTo: 'Цех № 1' }),
  ],
  ['stock-receipts', 'it was taken back', ({ reverse, ids }) => reverse(ids['stock-receipts'] as string)],
  ['payments', 'it was deleted', ({ ask, ids }) => ask('DELETE', `/invoices/${ids.invoices}/payments/${ids.payments}`)],
  [
    'price-lists',
    'a row was added',
    ({ ask, ids, itemId }) =>
      ask('POST', `/price-lists/${ids['price-lists']}/items`, { items: [{ catalogItemId: itemId, price: '5' }] }),
  ],
  [
    'warehouses',
    'another became the default',
    async ({ ask, ids }) => {
      await ask('PATCH', `/warehouses/${ids.warehouses}`, { isDefault: true });
      return ask('POST', '/warehouses', { name: 'Новый', isDefault: true });
    },
  ],
  [
    'counterparties',
    'it became a supplier of terms',
    ({ ask, firstParty }) => ask('PATCH', `/counterparties/${firstParty}`, { supplier: { leadTimeDays: 4 } }),
  ],
];

test('every resource of the facade is looked at', () => {
  const served = allRoutes.flatMap(({ method, path }) =>
    method === 'GET' ? (/^\/api\/v1\/integration-api\/([a-z-]+)\/:id$/.exec(path)?.[1] ?? []) : [],
  );
  const looked = new Set(changes.map(([resource]) => resource));
  assert.deepEqual(
    served.filter((one) => one !== 'procurements' && !looked.has(one)),
    [],
  );
});

for (const [resource, what, change] of changes)
  test(`${resource}: ${what}, so the tag is another, 304 is not answered and polling by updatedAt finds it`, async () => {
    const held = await story();
    const make = madeFirst[resource];
    if (make) held.ids[resource] = await make(held);
    await drainJobs(held.portal.tenantId);
    const at = `${facade}/${resource}/${held.ids[resource]}`;
    const before = await request('GET', at, { key: held.key });
    const known = { 'if-none-match': String(before.headers.etag) };
    assert.equal((await request('GET', at, { key: held.key, headers: known })).status, 304);
    await change(held);
    await drainJobs(held.portal.tenantId);
    const after = await request('GET', at, { key: held.key, headers: known });
    assert.equal(after.status, 200, 'stale 304');
    assert.notEqual(after.headers.etag, before.headers.etag);
    const polled = await request(
      'GET',
      `${facade}/${resource}?updatedAt[gt]=${encodeURIComponent(before.json.updatedAt)}&sort=updatedAt&includeArchived=true`.replace(
        /&includeArchived=true/,
        ['purchase-requisitions', 'invoices', ...Object.keys(madeFirst)].includes(resource)
          ? ''
          : '&includeArchived=true',
      ),
      { key: held.key },
    );
    assert.ok(
      polled.json.items.some(({ id }: { id: string }) => id === held.ids[resource]),
      `updatedAt stayed ${after.json.updatedAt}: ${polled.text.slice(0, 300)}`,
    );
  });

test('a change of what nobody shows of a counterparty touches no invoice', async () => {
  const held = await story();
  const read = async () => (await held.ask('GET', `/integration-api/invoices/${held.ids.invoices}`)).updatedAt;
  await drainJobs(held.portal.tenantId);
  const before = await read();
  await held.ask('PATCH', `/counterparties/${held.firstParty}`, { phone: '+7 (912) 345-67-89' });
  await drainJobs(held.portal.tenantId);
  assert.equal(await read(), before);
});

long('a stage of two thousand requisitions is renamed in turns, and all of them are found', async () => {
  const held = await story();
  const { stage, currency } = await held.ask('GET', `/purchase-requisitions/${held.id}`);
  await owner.query(
    `insert into requisitions (tenant_id, number, title, currency, stage_id) select $1, 'T-' || n, 'Цемент', $2, $3 from generate_series(1, 2100) n`,
    [held.portal.tenantId, currency, stage.id],
  );
  const since = new Date().toISOString();
  await held.ask('PATCH', `/settings/pipeline/stages/${stage.id}`, { color: '#AE3EC9' });
  await drainJobs(held.portal.tenantId);
  const { rows } = await owner.query(
    'select count(*)::int as count from requisitions where tenant_id = $1 and updated_at >= $2',
    [held.portal.tenantId, since],
  );
  assert.equal(rows[0].count, 2_101);
});
