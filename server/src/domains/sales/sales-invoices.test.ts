import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ok, refusal } from '../../../test/billing.ts';
import { factsOf } from '../../../test/harness.ts';
import { cement, salesPortal } from '../../../test/sales.ts';

const amountsOf = ({ lineAmount, netAmount, vatAmount, grossAmount }: Record<string, string>) => [
  ...[lineAmount, netAmount, vatAmount, grossAmount],
];

test('golden VAT: included, excluded, below a kopeck, and at 7 %', async () => {
  const { create } = await salesPortal();
  const row = async (vatMode: string, priced: object) =>
    amountsOf((await create({ vatMode, rows: [{ name: 'Цемент', ...priced }] })).rows[0]);
  const three = { quantity: '3', unitPrice: '33.33', vatRate: '22' };
  assert.deepEqual(await row('included', three), ['99.99', '81.96', '18.03', '99.99']);
  assert.deepEqual(await row('excluded', three), ['99.99', '99.99', '22.00', '121.99']);
  const tiny = { quantity: '7', unitPrice: '0.125', vatRate: '10' };
  assert.deepEqual(await row('included', tiny), ['0.88', '0.80', '0.08', '0.88']);
  const simplified = { quantity: '1', unitPrice: '100', vatRate: '7' };
  assert.deepEqual(await row('included', simplified), ['100.00', '93.46', '6.54', '100.00']);
});

test('an invoice begins as a draft of who made it, without a number, with the default seller and its rate of VAT', async () => {
  const { portal, call, create, sellerId } = await salesPortal();
  ok(await call('PATCH', `/api/v1/settings/seller-profiles/${sellerId}`, { defaultVatRate: '10' }));
  const made = await create({ rows: [{ ...cement, vatRate: undefined }] });
  assert.deepEqual(
    [made.status, made.number, made.ownerId, made.sellerProfileId, made.customer.name, made.rows[0].vatRate],
    ['draft', null, portal.ownerId, sellerId, 'ООО «Север»', '10'],
  );
  assert.deepEqual(
    [made.netAmount, made.vatAmount, made.totalAmount, made.paymentStatus, made.outstandingAmount],
    ['1131.71', '113.17', '1244.88', 'unpaid', '1244.88'],
  );
  assert.deepEqual([made.warnings, made.costTotalAmount, made.overdue], [[], null, false]);
});

test('a row of the catalog brings its name, article and unit', async () => {
  const { call, create } = await salesPortal();
  const item = ok(await call('POST', '/api/v1/catalog', { name: 'Песок речной', sku: 'П-1', baseUom: '113' }), 201);
  const [row] = (await create({ rows: [{ catalogItemId: item.id, quantity: '1.5', unitPrice: '800' }] })).rows;
  assert.deepEqual([row.name, row.sku, row.uom, row.grossAmount], ['Песок речной', 'П-1', '113', '1200.00']);
});

test('rows keep their identifiers when the list is sent again, and nothing changes by it', async () => {
  const { create, change } = await salesPortal();
  const made = await create({ rows: [{ ...cement, discountPercent: '5', groupLabel: 'Материалы' }] });
  const [{ id, name, quantity, unitPrice, vatRate, discountPercent, groupLabel }] = made.rows;
  const kept = { id, name, quantity, unitPrice, vatRate, discountPercent, groupLabel };
  assert.equal((await change(made.id, { rows: [kept] })).version, made.version);
  const changed = await change(made.id, {
    rows: [
      { ...cement, name: 'Песок' },
      { ...kept, quantity: '4' },
    ],
  });
  assert.deepEqual(
    changed.rows.map((row: Record<string, string>) => [row.id === id, row.position, row.name, row.grossAmount]),
    [
      [false, 1, 'Песок', '1244.88'],
      [true, 2, 'Цемент М500', '591.32'],
    ],
  );
  assert.equal(changed.totalAmount, '1836.20');
});

test('an invoice without VAT takes the rate from rows that stay', async () => {
  const { create, change } = await salesPortal();
  const { id } = await create();
  const without = await change(id, { vatMode: 'none' });
  assert.deepEqual([without.rows[0].vatRate, without.vatAmount, without.netAmount], ['none', '0.00', '1244.88']);
});

test('rows that are wrong are refused, all of them at once and each at its field', async () => {
  const { ask, customerId } = await salesPortal();
  const refused = async (...rows: object[]) => refusal(await ask('POST', '', { customerId, rows }));
  assert.equal(
    await refused(
      { ...cement, quantity: '0' },
      { quantity: '1', unitPrice: '1' },
      { ...cement, discountPercent: '101' },
    ),
    '422 validation_failed: /rows/0/quantity minimum, /rows/1/name required, /rows/2/discountPercent maximum',
  );
  assert.equal(
    await refused({ ...cement, vatRate: '20' }),
    '422 validation_failed: /rows/0/vatRate vat_rate_not_valid_on_date',
  );
  assert.equal(
    await refused({ ...cement, quantity: '1000000', unitPrice: '1000000' }),
    '422 validation_failed: /rows/0/quantity maximum',
  );
  assert.equal(
    await refused({ ...cement, uom: '796', quantity: '1.5' }),
    '422 validation_failed: /rows/0/quantity uom_must_be_whole',
  );
  assert.equal(await refused({ ...cement, id: customerId }), '422 validation_failed: /rows/0/id not_found_reference');
});

test('a customer of nobody or an archived one is refused, a supplier becomes a customer', async () => {
  const { call, ask, create, newParty, sellerId } = await salesPortal();
  const named = async (customerId: string) => refusal(await ask('POST', '', { customerId, rows: [cement] }));
  assert.equal(await named(sellerId), '422 unknown_reference: /customerId not_found_reference');
  const gone = await newParty('ООО «Запад»');
  ok(await call('DELETE', `/api/v1/counterparties/${gone}`));
  assert.equal(await named(gone), '422 business_rule_violated: archived_reference');
  const customerId = await newParty('ООО «Юг»', { roles: ['supplier'] });
  assert.deepEqual(
    (await create({ customerId })).warnings.map(({ code }: { code: string }) => code),
    ['customer_role_added'],
  );
});

test('found by its number, title, articles and names of rows, and by its customer', async () => {
  const { ask, create, issued } = await salesPortal();
  const draft = await create({ title: 'Цемент для объекта «Север-2»', rows: [{ ...cement, sku: 'C-500' }] });
  const { id, number } = await issued({ rows: [{ ...cement, name: 'Щебень гранитный' }] });
  const found = async (search: string) =>
    ok(await ask('GET', `?search=${encodeURIComponent(search)}`)).items.map((one: { id: string }) => one.id);
  assert.deepEqual(await found('щебень'), [id]);
  assert.deepEqual(await found(number), [id]);
  assert.deepEqual(await found('C-500'), [draft.id]);
  assert.deepEqual(await found('объект'), [draft.id]);
  assert.equal((await found('Север')).length, 2);
});

test('lines printed besides are kept in their order, and deleting is for drafts alone', async () => {
  const { portal, ask, create, issued } = await salesPortal();
  const customRequisites = [
    { label: 'Заказ', value: '№ 4500012345' },
    { label: 'Объект', value: '«Север»' },
  ];
  const { id, ...made } = await create({ customRequisites });
  assert.deepEqual(made.customRequisites, customRequisites);
  ok(await ask('DELETE', `/${id}`));
  assert.equal((await ask('GET', `/${id}`)).status, 404);
  const { id: other } = await issued();
  assert.equal(refusal(await ask('DELETE', `/${other}`)), '409 conflict: not_deletable');
  const facts = (await factsOf(portal.tenantId)).flatMap(({ event }) => (event.startsWith('sales') ? [event] : []));
  assert.deepEqual(facts, [
    ...['sales_invoice.created', 'sales_invoice.deleted', 'sales_invoice.created', 'sales_invoice.status_changed'],
  ]);
});
