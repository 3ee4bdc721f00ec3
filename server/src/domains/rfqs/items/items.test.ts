import assert from 'node:assert/strict';
import { test } from 'node:test';
import { owner } from '../../../../test/harness.ts';
import { line, made } from '../../../../test/requisitions.ts';
import { item, quoteOf, rfqPortal, url } from '../../../../test/rfqs.ts';

test('a position is added at the end, changed and deleted; the others move up', async () => {
  const { draft, ask, cardOf } = await rfqPortal();
  const { id } = await draft({ items: [item(), item({ name: 'Песок' })] });
  const added = made(await ask('POST', `${url}/${id}/items`, item({ name: 'Щебень' })));
  assert.equal(added.position, 3);
  const { json } = await ask('PATCH', `${url}/${id}/items/${added.id}`, {
    quantity: '12',
    targetPrice: '50.5',
    requiredAt: '2031-01-01',
  });
  assert.deepEqual([json.quantity, json.targetPrice, json.requiredAt, json.version], ['12', '50.5', '2031-01-01', 2]);
  const [first] = (await cardOf(id)).items;
  assert.equal((await ask('DELETE', `${url}/${id}/items/${first.id}`)).json.result, 'deleted');
  assert.deepEqual(
    (await cardOf(id)).items.map(({ name, position }: Record<string, unknown>) => [name, position]),
    [
      ['Песок', 1],
      ['Щебень', 2],
    ],
  );
});

test('another quantity or unit asks for the price anew, another text does not, and the target price revises nothing', async () => {
  const { sent, ask, cardOf } = await rfqPortal();
  const { id, items } = await sent(1);
  const change = async (body: object) => (await ask('PATCH', `${url}/${id}/items/${items[0].id}`, body)).json;
  assert.equal((await change({ specification: 'ГОСТ 31108' })).changedIn, 1);
  assert.equal((await cardOf(id)).revision, 2);
  assert.equal((await change({ quantity: '11' })).changedIn, 3);
  assert.equal((await change({ targetPrice: '400' })).changedIn, 3);
  assert.equal((await cardOf(id)).revision, 3);
  assert.equal(made(await ask('POST', `${url}/${id}/items`, item({ name: 'Песок' }))).changedIn, 4);
});

test('a change that changes nothing is no revision', async () => {
  const { sent, ask, cardOf } = await rfqPortal();
  const { id, items } = await sent(1);
  const { json } = await ask('PATCH', `${url}/${id}/items/${items[0].id}`, { name: 'Цемент М500', quantity: '10.0' });
  assert.deepEqual([json.version, (await cardOf(id)).revision], [1, 1]);
});

test('incomplete_order: an order names every position once', async () => {
  const { draft, ask } = await rfqPortal();
  const { id, items } = await draft({ items: [item(), item({ name: 'Песок' }), item({ name: 'Щебень' })] });
  const [a, b, c] = items.map((one: { id: string }) => one.id);
  const order = (itemIds: string[]) => ask('POST', `${url}/${id}/items/reorder`, { itemIds });
  for (const wrong of [[a, b], [a, b, b], [a, b, c, id], []]) {
    const { status, json } = await order(wrong);
    assert.deepEqual([status, json.errors[0].code], [422, 'incomplete_order']);
  }
  const { json } = await order([c, a, b]);
  assert.deepEqual(
    json.items.map(({ name, position }: Record<string, unknown>) => [name, position]),
    [
      ['Щебень', 1],
      ['Цемент М500', 2],
      ['Песок', 3],
    ],
  );
});

test('a line is asked for once, also when it is added later', async () => {
  const { create, draft, ask } = await rfqPortal();
  const { items } = await create({ items: [line(), line({ name: 'Песок' })] });
  const rfq = await draft({ items: [{ procurementItemId: items[0].id }] });
  const twice = await ask('POST', `${url}/${rfq.id}/items`, { procurementItemId: items[0].id });
  assert.deepEqual([twice.status, twice.json.errors[0].pointer], [409, '/procurementItemId']);
  const second = made(await ask('POST', `${url}/${rfq.id}/items`, { procurementItemId: items[1].id }));
  assert.equal(
    (await ask('PATCH', `${url}/${rfq.id}/items/${second.id}`, { procurementItemId: items[0].id })).status,
    409,
  );
});

test('has_dependencies: a position that was quoted stays, and so does the last one of a request that was sent', async () => {
  const { sent, ask, portal } = await rfqPortal();
  const { id, items, recipients } = await sent(1, { items: [item(), item({ name: 'Песок' })] });
  const quoteId = await quoteOf(portal, { id }, recipients[0]);
  await owner.query(
    `insert into supplier_quote_versions (tenant_id, quote_id, n, currency, vat_mode) values ($1, $2, 1, 'RUB', 'included')`,
    [portal.tenantId, quoteId],
  );
  await owner.query(
    `insert into supplier_quote_lines (tenant_id, quote_id, n, position, rfq_item_id, name, price, uom) values ($1, $2, 1, 1, $3, 'Цемент', 5, '796')`,
    [portal.tenantId, quoteId, items[0].id],
  );
  const { status, json } = await ask('DELETE', `${url}/${id}/items/${items[0].id}`);
  assert.deepEqual(
    [status, json.code, json.blockers],
    [409, 'has_dependencies', [{ entityType: 'supplier_quote', count: 1 }]],
  );
  const one = await sent(1);
  assert.equal((await ask('DELETE', `${url}/${one.id}/items/${one.items[0].id}`)).json.rule, 'no_items');
});

test('positions of another request, and of another portal, are not found', async () => {
  const { draft, ask } = await rfqPortal();
  const [one, other] = [await draft(), await draft()];
  const stranger = await rfqPortal();
  const foreign = await stranger.draft();
  for (const itemId of [other.items[0].id, foreign.items[0].id])
    for (const method of ['PATCH', 'DELETE'])
      assert.equal(
        (await ask(method, `${url}/${one.id}/items/${itemId}`, method === 'PATCH' ? { quantity: '2' } : undefined))
          .status,
        404,
      );
});

test('rfq_closed: positions of what has ended stay as they are', async () => {
  const { sent, ask } = await rfqPortal();
  const { id, items } = await sent(1);
  await ask('PATCH', `${url}/${id}`, { status: 'closed' });
  const answers = [
    await ask('POST', `${url}/${id}/items`, item()),
    await ask('PATCH', `${url}/${id}/items/${items[0].id}`, { quantity: '2' }),
    await ask('DELETE', `${url}/${id}/items/${items[0].id}`),
    await ask('POST', `${url}/${id}/items/reorder`, { itemIds: [items[0].id] }),
  ];
  for (const { status, json } of answers) assert.deepEqual([status, json.rule], [409, 'rfq_closed']);
});

test('product fields of the portal are checked, and a line brings its own', async () => {
  const { draft, ask, create } = await rfqPortal();
  const field = await ask('POST', '/api/v1/settings/pipeline/product-fields', {
    key: 'colour',
    label: 'Цвет',
    type: 'string',
  });
  assert.equal(field.status, 201, JSON.stringify(field.json));
  const { items } = await create({ items: [line({ productFields: { colour: 'серый' } })] });
  const rfq = await draft({ items: [{ procurementItemId: items[0].id }] });
  assert.deepEqual(rfq.items[0].productFields, { colour: 'серый' });
  const { status, json } = await ask('POST', `${url}/${rfq.id}/items`, item({ productFields: { weight: 5 } }));
  assert.deepEqual([status, json.errors[0].pointer], [422, '/productFields/weight']);
});

test('too_many_items: a request has at most five hundred positions', async () => {
  const { draft, ask } = await rfqPortal();
  const { id } = await draft({ items: Array.from({ length: 500 }, (_, at) => item({ name: `Позиция ${at + 1}` })) });
  const { status, json } = await ask('POST', `${url}/${id}/items`, item());
  assert.deepEqual([status, json.rule, json.limit], [422, 'too_many_items', 500]);
});
