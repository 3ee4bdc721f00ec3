import assert from 'node:assert/strict';
import { test } from 'node:test';
import { factsOf, owner } from '../../../../test/harness.ts';
import { line } from '../../../../test/requisitions.ts';
import { hoursAhead, item, rfqPortal, url } from '../../../../test/rfqs.ts';
import { newCounterparty, newItem } from '../../../../test/suppliers.ts';

test('a request begins as a draft, numbered, with its positions and the suppliers to ask', async () => {
  const { portal, supplier, draft } = await rfqPortal();
  const { supplierId, email } = await supplier();
  const rfq = await draft({
    items: [item(), item({ name: 'Песок', quantity: '1.5', uom: '168' })],
    recipients: [{ supplierId }],
  });
  assert.match(rfq.number, /^RFQ-\d{4}-0001$/);
  assert.deepEqual(
    [rfq.status, rfq.revision, rfq.vatMode, rfq.responsibleId],
    ['draft', 1, 'included', portal.ownerId],
  );
  assert.deepEqual(
    rfq.items.map(({ position, name, quantity }: Record<string, unknown>) => [position, name, quantity]),
    [
      [1, 'Цемент М500', '10'],
      [2, 'Песок', '1.5'],
    ],
  );
  const [asked] = rfq.recipients;
  assert.deepEqual(
    [asked.email, asked.contactName, asked.status, asked.linkExpiresAt],
    [email, 'Ольга Петрова', 'pending', null],
  );
  assert.deepEqual(rfq.counts, { items: 2, recipients: 1, quoted: 0, declined: 0 });
  assert.deepEqual(
    (await factsOf(portal.tenantId)).map(({ event }) => event),
    ['supplier_rfq.created'],
  );
});

test('positions of lines take what they say, as much as has no supplier yet, and lead to their requisition', async () => {
  const { create, draft } = await rfqPortal();
  const requisition = await create({
    title: 'Корпус 2',
    deliveryAddress: 'Тверь',
    items: [line({ specification: 'ГОСТ 31108' }), line({ name: 'Песок' })],
  });
  const [first, second] = requisition.items;
  const rfq = await draft({
    title: undefined,
    items: [{ procurementItemId: first.id }, { procurementItemId: second.id, quantity: '3', targetPrice: '90' }],
  });
  assert.deepEqual([rfq.procurementId, rfq.title, rfq.deliveryAddress], [requisition.id, 'Корпус 2', 'Тверь']);
  assert.deepEqual(
    [rfq.items[0].quantity, rfq.items[0].specification, rfq.items[1].quantity, rfq.items[1].targetPrice],
    ['10', 'ГОСТ 31108', '3', '90'],
  );
});

test('a position of a catalog item takes its name and freezes the factor to its base unit', async () => {
  const { key, draft } = await rfqPortal();
  const catalogItemId = await newItem(key, { name: 'Кирпич', uomConversions: [{ uom: '778', factorToBase: '12' }] });
  const { items } = await draft({ items: [{ catalogItemId, quantity: '5', uom: '778' }] });
  assert.deepEqual([items[0].name, items[0].factorToBase], ['Кирпич', '12']);
});

test('a counterparty that is asked becomes a supplier, with a warning', async () => {
  const { portal, draft } = await rfqPortal();
  const { counterpartyId } = await newCounterparty(portal, 'ООО «Лютик»', 'customer');
  const { recipients, warnings } = await draft({ recipients: [{ counterpartyId, email: 'zakaz@lyutik.ru' }] });
  assert.deepEqual([recipients[0].counterpartyId, recipients[0].email], [counterpartyId, 'zakaz@lyutik.ru']);
  assert.equal(warnings[0].code, 'supplier_role_added');
});

test('two suppliers with one address are asked, with a warning', async () => {
  const { supplier, draft } = await rfqPortal();
  const [one, two] = [await supplier({ email: 'a@b.ru' }), await supplier({ email: 'A@b.ru' })];
  const { warnings } = await draft({ recipients: [{ supplierId: one.supplierId }, { supplierId: two.supplierId }] });
  assert.deepEqual([warnings[0].code, warnings[0].meta.supplierIds.length], ['same_email', 2]);
});

test('all errors of all positions and recipients come with their places', async () => {
  const { ask, create, key } = await rfqPortal();
  const stranger = await rfqPortal();
  const archived = await newItem(key, { name: 'Старое' });
  await ask('DELETE', `/api/v1/catalog/${archived}`);
  const [own, other] = [await create(), await create()];
  const { json } = await ask('POST', url, {
    title: 'Всё сразу',
    procurementId: own.id,
    items: [
      { quantity: '1' },
      item({ quantity: '0' }),
      item({ quantity: '1.5' }),
      item({ catalogItemId: archived }),
      { procurementItemId: other.items[0].id },
      { procurementItemId: (await stranger.create()).items[0].id },
    ],
  });
  assert.deepEqual(
    json.errors.map(({ pointer, code }: Record<string, string>) => `${pointer} ${code}`),
    [
      '/items/0/name required',
      '/items/1/quantity minimum',
      '/items/2/quantity uom_must_be_whole',
      '/items/3/catalogItemId archived_reference',
      '/items/4/procurementItemId foreign_line',
      '/items/5/procurementItemId not_found_reference',
    ],
  );
});

test('recipients of nobody, of another portal, without a name or with a wrong address are refused', async () => {
  const { ask, supplier } = await rfqPortal();
  const stranger = await rfqPortal();
  const { json } = await ask('POST', url, {
    title: 'Кому',
    recipients: [
      { supplierId: (await stranger.supplier()).supplierId },
      {},
      { supplierId: (await supplier()).supplierId, email: 'не почта' },
      { supplierId: (await supplier()).supplierId, contactId: stranger.portal.ownerId },
    ],
  });
  assert.deepEqual(
    json.errors.map(({ pointer, code }: Record<string, string>) => `${pointer} ${code}`),
    [
      '/recipients/0/supplierId not_found_reference',
      '/recipients/1/supplierId required',
      '/recipients/2/email email_format',
      '/recipients/3/contactId not_found_reference',
    ],
  );
});

test('supplier_blocked: a blocked supplier, and one barred from requests, cannot be asked', async () => {
  const { ask, supplier, portal } = await rfqPortal();
  const [blocked, barred] = [await supplier(), await supplier()];
  await owner.query(
    `update counterparties set status = 'blocked', block_reason = 'долги' where tenant_id = $1 and id = $2`,
    [portal.tenantId, blocked.counterpartyId],
  );
  await owner.query(`update suppliers set standing = 'prevent_rfq' where tenant_id = $1 and id = $2`, [
    portal.tenantId,
    barred.supplierId,
  ]);
  const { status, json } = await ask('POST', url, {
    title: 'Кому',
    recipients: [blocked, barred].map(({ supplierId }) => ({ supplierId })),
  });
  assert.deepEqual(
    [status, json.rule, json.supplierIds],
    [422, 'supplier_blocked', [blocked.supplierId, barred.supplierId]],
  );
});

test('duplicate_supplier and one line asked for twice are refused', async () => {
  const { ask, supplier, create } = await rfqPortal();
  const { supplierId, counterpartyId } = await supplier();
  const twice = await ask('POST', url, { title: 'Дважды', recipients: [{ supplierId }, { counterpartyId }] });
  assert.deepEqual(
    [twice.status, twice.json.code, twice.json.errors[0].pointer],
    [409, 'already_exists', '/recipients/1/supplierId'],
  );
  const { items } = await create();
  const line = { procurementItemId: items[0].id };
  const double = await ask('POST', url, { title: 'Дважды', items: [line, line] });
  assert.deepEqual([double.status, double.json.errors[0].pointer], [409, '/items/1/procurementItemId']);
  assert.deepEqual([twice.json.existing, double.json.existing], [undefined, undefined], 'nothing is there yet');
  assert.deepEqual(
    [twice.json.detail, double.json.detail],
    ['This supplier is already in the request.', 'This line is already in the request.'],
  );
});

test('requisition_ended: nothing is asked for a cancelled requisition, and none of another portal is known', async () => {
  const { ask, create, portal } = await rfqPortal();
  const { id } = await create();
  await owner.query(`update requisitions set status = 'cancelled' where tenant_id = $1 and id = $2`, [
    portal.tenantId,
    id,
  ]);
  assert.equal((await ask('POST', url, { procurementId: id })).json.rule, 'requisition_ended');
  const stranger = await rfqPortal();
  const { id: foreign } = await stranger.create();
  assert.equal((await ask('POST', url, { procurementId: foreign })).json.code, 'unknown_reference');
});

test('deadline_in_past, strangers and closed warehouses are refused', async () => {
  const { ask, portal } = await rfqPortal();
  const refusal = async (body: object) => (await ask('POST', url, { title: 'Ч', ...body })).json;
  assert.equal((await refusal({ responseDeadline: hoursAhead(-1) })).errors[0].code, 'deadline_in_past');
  assert.equal((await refusal({ responsibleId: portal.tenantId })).errors[0].code, 'not_found_reference');
  assert.equal((await refusal({ warehouseId: portal.tenantId })).code, 'unknown_reference');
  assert.equal((await refusal({ title: undefined })).errors[0].pointer, '/title');
});

test('the list filters, sorts and searches; the card of another portal is not found', async () => {
  const { ask, draft } = await rfqPortal();
  const { id } = await draft({ title: 'Окна' });
  await draft({ title: 'Двери', sealed: true });
  const titles = async (query: string) =>
    (await ask('GET', `${url}?${query}`)).json.items.map(({ title }: { title: string }) => title);
  assert.deepEqual(await titles('sort=title'), ['Двери', 'Окна']);
  assert.deepEqual(await titles('sealed=true&status=draft'), ['Двери']);
  assert.deepEqual(await titles('search=окна'), ['Окна']);
  const stranger = await rfqPortal();
  assert.equal((await stranger.ask('GET', `${url}/${id}`)).status, 404);
});
