import assert from 'node:assert/strict';
import { test } from 'node:test';
import { factsOf } from '../../../../test/harness.ts';
import { line, made, requisitionPortal, someDay, url } from '../../../../test/requisitions.ts';
import { newCounterparty, newItem } from '../../../../test/suppliers.ts';

test('a requisition begins as a draft at the first stage, numbered, with its lines and their sum', async () => {
  const { portal, create } = await requisitionPortal();
  const requisition = await create({
    items: [line(), line({ name: 'Песок речной', quantity: '3', plannedPrice: '33.33' })],
  });

  assert.match(requisition.number, /^PR-\d{4}-0001$/);
  assert.equal(requisition.status, 'draft');
  assert.equal(requisition.title, 'Цемент М500, Песок речной');
  assert.equal(requisition.plannedTotal, '1099.99');
  assert.equal(requisition.actualTotal, null);
  assert.equal(requisition.lineCount, 2);
  assert.equal(requisition.currency, 'RUB');
  assert.equal(requisition.responsibleId, portal.ownerId);
  assert.equal(requisition.stage.name, 'Подготовка заявки');
  assert.deepEqual(requisition.supplyCoverage, { status: 'not_covered', percent: '0' });
  assert.deepEqual(
    requisition.items.map(({ position, name, plannedAmount }: Record<string, unknown>) => [
      position,
      name,
      plannedAmount,
    ]),
    [
      [1, 'Цемент М500', '1000.00'],
      [2, 'Песок речной', '99.99'],
    ],
  );
  const facts = await factsOf(portal.tenantId);
  assert.deepEqual(
    facts.map(({ event }) => event),
    ['integration_api.procurement.created'],
  );
});

test('a line takes the name, article, kind and unit of its catalog item, and freezes the factor to its base unit', async () => {
  const { key, create } = await requisitionPortal();
  const catalogItemId = await newItem(key, {
    name: 'Кирпич',
    sku: 'K-1',
    uomConversions: [{ uom: '778', factorToBase: '12' }],
  });
  const { items } = await create({
    items: [
      { catalogItemId, quantity: '5', uom: '778' },
      { catalogItemId, quantity: '7' },
    ],
  });
  assert.deepEqual([items[0].name, items[0].sku, items[0].uom, items[0].factorToBase], ['Кирпич', 'K-1', '778', '12']);
  assert.deepEqual([items[1].uom, items[1].factorToBase], ['796', '1']);
});

test('all errors of all lines come at once, each at its place, and nothing is made', async () => {
  const { ask, key } = await requisitionPortal();
  const archived = await newItem(key, { name: 'Старое' });
  await ask('DELETE', `/api/v1/catalog/${archived}`);
  const { status, json } = await ask('POST', url, {
    items: [
      { quantity: '1' },
      line({ quantity: '0' }),
      line({ quantity: '1.5' }),
      line({ catalogItemId: archived }),
      line({ catalogItemId: '01a1fd4a-ac1d-75f1-a89d-2e36cf552c96' }),
      line({ requiredAt: '2031-01-01', vatRate: '20' }),
    ],
  });
  assert.equal(status, 422);
  assert.deepEqual(
    json.errors.map(({ pointer, code }: Record<string, string>) => `${pointer} ${code}`),
    [
      '/items/0/name required',
      '/items/1/quantity minimum',
      '/items/2/quantity uom_must_be_whole',
      '/items/3/catalogItemId archived_reference',
      '/items/4/catalogItemId not_found_reference',
      '/items/5/vatRate vat_rate_not_valid_on_date',
    ],
  );
  assert.equal((await ask('GET', url)).json.items.length, 0);
});

test('a unit that does not lead to the base unit of the item is refused', async () => {
  const { ask, key } = await requisitionPortal();
  const catalogItemId = await newItem(key);
  const { json } = await ask('POST', url, { items: [{ catalogItemId, quantity: '1', uom: '166' }] });
  assert.equal(json.errors[0].code, 'uom_not_convertible');
});

test('neither a title nor a line is refused', async () => {
  const { ask } = await requisitionPortal();
  const { status, json } = await ask('POST', url, {});
  assert.equal(status, 422);
  assert.equal(json.errors[0].pointer, '/title');
});

test('a day that is over is no day to want things by', async () => {
  const { ask } = await requisitionPortal();
  const { json } = await ask('POST', url, { title: 'Вчера', dueDate: '2020-01-01' });
  assert.equal(json.errors[0].code, 'due_date_in_past');
});

test('people, customers and warehouses of nobody are refused, and so are those of another portal', async () => {
  const { ask } = await requisitionPortal();
  const stranger = await requisitionPortal();
  const { counterpartyId } = await newCounterparty(stranger.portal);
  const person = await ask('POST', url, { title: 'Ч', responsibleId: stranger.portal.ownerId });
  assert.equal(person.json.errors[0].code, 'not_found_reference');
  const customer = await ask('POST', url, { title: 'Ч', customerId: counterpartyId });
  assert.equal(customer.json.code, 'unknown_reference');
  const warehouse = await ask('POST', url, { title: 'Ч', deliveryWarehouseId: stranger.portal.ownerId });
  assert.equal(warehouse.json.code, 'unknown_reference');
});

test('extension_disabled: words of builders need their extension', async () => {
  const { ask, create, settle } = await requisitionPortal();
  const words = { constructionProject: { name: 'ЖК «Северный»' } };
  const refused = await ask('POST', url, { title: 'Стройка', ...words });
  assert.equal(refused.status, 422);
  assert.equal(refused.json.rule, 'extension_disabled');
  const ofLine = await ask('POST', url, { items: [line({ workType: 'Кладка' })] });
  assert.equal(ofLine.json.rule, 'extension_disabled');
  await settle({ extensions: { construction: true } });
  assert.equal((await create(words)).constructionProject.name, 'ЖК «Северный»');
});

test('a line in a currency without a rate is counted for nothing and told of, never as one to one', async () => {
  const { create } = await requisitionPortal();
  const { plannedTotal, items, warnings } = await create({ items: [line(), line({ currency: 'USD' })] });
  assert.equal(plannedTotal, '1000.00');
  assert.equal(items[1].fxRate, null);
  assert.deepEqual(
    warnings.map(({ code, meta }: { code: string; meta: object }) => [code, meta]),
    [['no_rate', { itemIds: [items[1].id] }]],
  );
});

test('a line in another currency is counted by the rate of the day, and keeps it', async () => {
  const { ask, create } = await requisitionPortal();
  await ask('PUT', '/api/v1/settings/exchange-rates', {
    rates: [{ currency: 'CNY', date: '2026-01-01', rate: '110', nominal: 10 }],
  });
  const { plannedTotal, items } = await create({ items: [line({ currency: 'CNY' })] });
  assert.equal(items[0].fxRate, '11');
  assert.equal(plannedTotal, '11000.00');
});

test('a line wanted after the requisition is saved with a warning', async () => {
  const { create } = await requisitionPortal();
  const { warnings } = await create({ items: [line({ requiredAt: '2031-06-01' })] });
  assert.equal(warnings[0].code, 'required_after_due');
});

test('the card is read with its lines; one of another portal is not found', async () => {
  const { ask, create } = await requisitionPortal();
  const { id } = await create();
  const { status, json } = await ask('GET', `${url}/${id}`);
  assert.equal(status, 200);
  assert.equal(json.items[0].supplyCoverage.remainingQuantity, '10');
  assert.equal(json.dueDate, someDay);
  const stranger = await requisitionPortal();
  assert.equal((await stranger.ask('GET', `${url}/${id}`)).status, 404);
});

test('the list filters by status, person and day, sorts and searches, and shows the sums', async () => {
  const { ask, create, portal } = await requisitionPortal();
  await create({ title: 'Цемент на фундамент', dueDate: '2031-02-01' });
  await create({ title: 'Окна', dueDate: '2031-03-01' });
  const titles = async (query: string) =>
    (await ask('GET', `${url}?${query}`)).json.items.map(({ title }: { title: string }) => title);
  assert.deepEqual(await titles('sort=dueDate'), ['Цемент на фундамент', 'Окна']);
  assert.deepEqual(await titles('dueDate[gte]=2031-02-15'), ['Окна']);
  assert.deepEqual(await titles('search=фундамент'), ['Цемент на фундамент']);
  assert.deepEqual(await titles(`responsibleId=${portal.ownerId}&status=draft&sort=-plannedTotal,title`), [
    'Окна',
    'Цемент на фундамент',
  ]);
  assert.deepEqual(await titles('status=approved'), []);
  assert.deepEqual((await ask('GET', url)).json.items[0].receiptCoverage, { status: 'not_covered', percent: '0' });
});

test('two thousand lines are one requisition', async () => {
  const { ask } = await requisitionPortal();
  const items = Array.from({ length: 2_000 }, (_, n) => line({ name: `Болт ${n}` }));
  const { plannedTotal, lineCount } = made(await ask('POST', url, { items }));
  assert.equal(lineCount, 2_000);
  assert.equal(plannedTotal, '2000000.00');
});

test('a sum too large to be kept is refused in words', async () => {
  const { ask } = await requisitionPortal();
  const items = [line({ quantity: '999999999', plannedPrice: '99999999999' })];
  const { status, json } = await ask('POST', url, { items }, { 'accept-language': 'ru' });
  assert.deepEqual([status, json.rule], [422, 'value_out_of_bounds']);
  assert.match(json.detail, /слишком велики|границы/);
});
