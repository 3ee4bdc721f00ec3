import assert from 'node:assert/strict';
import { test } from 'node:test';
import { factsOf, owner } from '../../../../test/harness.ts';
import { accept, colleague, line, made, requisitionPortal, someDay, url } from '../../../../test/requisitions.ts';
import { newCounterparty, newItem } from '../../../../test/suppliers.ts';

async function begin() {
  const base = await requisitionPortal();
  const copy = (id: string, body: object = {}) => base.ask('POST', `${url}/${id}/copy`, body);
  return { ...base, copy };
}

test('a copy is a draft with the header and the active lines, without dates, and says what it came from', async () => {
  const { portal, ask, create, copy } = await begin();
  const source = await create({
    title: 'Обеды бригады',
    departmentName: 'Цех № 1',
    tags: ['еженедельно'],
    items: [line({ requiredAt: someDay, specification: 'М500 Д0' }), line({ name: 'Лишнее' })],
  });
  await ask('DELETE', `${url}/${source.id}/items/${source.items[1].id}`);
  const { id, number, items, ...copied } = made(await copy(source.id));

  assert.notEqual(id, source.id);
  assert.notEqual(number, source.number);
  assert.deepEqual(
    [copied.copiedFromId, copied.status, copied.title, copied.departmentName, copied.dueDate, copied.tags],
    [source.id, 'draft', 'Обеды бригады', 'Цех № 1', null, ['еженедельно']],
  );
  assert.deepEqual(
    items.map((one: Record<string, unknown>) => [
      one.name,
      one.quantity,
      one.plannedPrice,
      one.specification,
      one.requiredAt,
    ]),
    [['Цемент М500', '10', '100', 'М500 Д0', null]],
  );
  const told = (await factsOf(portal.tenantId)).at(-1);
  assert.deepEqual([told?.event, told?.entity_id], ['integration_api.procurement.created', id]);
});

test('days of lines move with the due date', async () => {
  const { create, copy } = await begin();
  const source = await create({ items: [line({ requiredAt: '2031-05-18' }), line()] });
  const { dueDate, items } = made(await copy(source.id, { dueDate: '2031-06-10', title: 'Июнь' }));
  assert.equal(dueDate, '2031-06-10');
  assert.deepEqual(
    items.map(({ requiredAt }: { requiredAt: string | null }) => requiredAt),
    ['2031-06-08', null],
  );
});

test('nothing of what was decided is copied', async () => {
  const { portal, approved, copy } = await begin();
  const { supplierId } = await newCounterparty(portal);
  const source = await approved();
  await accept(portal, source.items[0], supplierId, { quantity: '10', received: '4' });
  const copied = made(await copy(source.id));
  assert.deepEqual(
    [copied.status, copied.actualTotal, copied.selectedSupplier, copied.supplyCoverage.percent],
    ['draft', null, null, '0'],
  );
  assert.equal(copied.items[0].receivedQuantity, '0');
});

test('what has ended since is left out and named; the words of an archived item stay', async () => {
  const { portal, ask, key, create, copy } = await begin();
  const catalogItemId = await newItem(key, { name: 'Кирпич', sku: 'K-1' });
  const warehouse = made(await ask('POST', '/api/v1/warehouses', { name: 'Старый склад' }));
  const source = await create({
    deliveryWarehouseId: warehouse.id,
    items: [line(), { catalogItemId, quantity: '5' }],
  });
  await owner.query('update warehouses set archived_at = now(), is_default = false where tenant_id = $1 and id = $2', [
    portal.tenantId,
    warehouse.id,
  ]);
  await owner.query(
    `update catalog_items set status = 'archived', archived_at = now() where tenant_id = $1 and id = $2`,
    [portal.tenantId, catalogItemId],
  );
  const copied = made(await copy(source.id));
  assert.equal(copied.deliveryWarehouseId, null);
  assert.deepEqual([copied.items[1].catalogItemId, copied.items[1].name, copied.items[1].sku], [null, 'Кирпич', 'K-1']);
  assert.deepEqual(
    copied.warnings.map(({ code, meta }: { code: string; meta: object }) => [code, meta]),
    [['reference_left_out', { fields: ['deliveryWarehouseId', 'items/1/catalogItemId'] }]],
  );
});

test('it needs the right to create, and a requisition that is there', async () => {
  const { portal, create, copy } = await begin();
  const source = await create();
  const viewer = await colleague(portal, 'viewer');
  assert.equal((await viewer.ask('POST', `${url}/${source.id}/copy`, {})).status, 403);
  assert.equal((await copy('0193b0d2-6f1a-7c3e-9c55-2f1d3c0b7a12')).status, 404);
});

test('a field that became required since does not refuse the copy: the draft is made, and says what is missing', async () => {
  const { ask, create, copy } = await begin();
  const source = await create();
  for (const entityType of ['procurement', 'procurementItem'])
    made(
      await ask('POST', '/api/v1/settings/custom-fields', {
        entityType,
        key: 'site',
        label: 'Объект',
        type: 'text',
        required: true,
      }),
    );
  const copied = made(await copy(source.id));
  assert.equal(copied.status, 'draft');
  assert.deepEqual(
    copied.warnings.map(({ code, meta }: { code: string; meta: object }) => [code, meta]),
    [['required_missing', { fields: ['customFields/site', 'items/0/customFields/site'] }]],
  );
  const whole = made(await copy(source.id, { customFields: { site: 'Корпус 7' } }));
  assert.deepEqual(whole.warnings[0].meta.fields, ['items/0/customFields/site']);
  assert.equal((await ask('POST', url, { items: [line()] })).status, 422);
});
