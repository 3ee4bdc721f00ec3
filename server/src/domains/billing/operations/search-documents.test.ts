import assert from 'node:assert/strict';
import { test } from 'node:test';
import { billingPortal, paper } from '../../../../test/billing.ts';
import { newPortal, owner, request } from '../../../../test/harness.ts';
import { line, url as requisitions } from '../../../../test/requisitions.ts';
import { rfqPortal, url as rfqs } from '../../../../test/rfqs.ts';

type Ask = (method: string, path: string, body?: unknown) => Promise<Awaited<ReturnType<typeof request>>>;

const foundBy =
  (ask: Ask, url: string) =>
  async (search: string, more = '') => {
    const { status, json } = await ask('GET', `${url}?search=${encodeURIComponent(search)}${more}`);
    assert.equal(status, 200, JSON.stringify(json));
    return (json as { items: Array<{ id: string }> }).items.map(({ id }) => id);
  };

const rename = (counterpartyId: string, name: string, inn?: string) =>
  owner.query('update counterparties set short_name = $2, inn = coalesce($3, inn) where id = $1', [
    counterpartyId,
    name,
    inn,
  ]);

test('an invoice is found by its supplier, his taxpayer number, its own number and its lines, in any words together', async () => {
  const { ask, receive, supplier } = await billingPortal();
  const find = foundBy(ask, '/api/v1/invoices');
  await rename(supplier.counterpartyId, 'ООО «Северная Верфь»', '7805034277');
  const { id } = await receive({ externalNumber: 'СВ-2231/7', lines: [paper({ name: 'Кабель силовой медный' })] });
  await receive({ lines: [paper({ name: 'Цемент М500' })] });
  for (const typed of [
    'СВ-2231/7',
    'кабели',
    'медный кабель',
    'северная кабель',
    '7805034277 силовой',
    'св2231',
    'кабль',
  ])
    assert.deepEqual(await find(typed), [id], typed);
  assert.equal((await find('верфь')).length, 2);
});

test('a supplier renamed is found by his new name at once and by the old one no more', async () => {
  const { ask, receive, supplier } = await billingPortal();
  const find = foundBy(ask, '/api/v1/invoices');
  await rename(supplier.counterpartyId, 'Василёк');
  const { id } = await receive();
  assert.deepEqual(await find('василек'), [id]);
  await rename(supplier.counterpartyId, 'Ромашка');
  assert.deepEqual(await find('ромашка'), [id]);
  assert.deepEqual(await find('василек'), []);
});

test('a requisition is found by its lines as they are now: added, renamed and taken away', async () => {
  const { ask, create, cardOf } = await billingPortal();
  const find = foundBy(ask, requisitions);
  const { id, number } = await create({ title: 'Стройка на Ленина', items: [line({ name: 'Кирпич облицовочный' })] });
  assert.deepEqual(await find('стройка кирпичи'), [id]);
  assert.deepEqual(await find(number), [id]);
  const added = await ask('POST', `${requisitions}/${id}/items`, { items: [line({ name: 'Арматура А500' })] });
  assert.ok(added.status < 300, JSON.stringify(added.json));
  assert.deepEqual(await find('арматура ленина'), [id]);
  const brick = (await cardOf(id)).items.find(({ name }: { name: string }) => name.startsWith('Кирпич'));
  const renamed = await ask('PATCH', `${requisitions}/${id}/items/${brick.id}`, { name: 'Газобетон' });
  assert.ok(renamed.status < 300, JSON.stringify(renamed.json));
  assert.deepEqual(await find('газобетон'), [id]);
  assert.deepEqual(await find('облицовочный'), []);
});

test('sums of stages count what the list finds', async () => {
  const { ask, create } = await billingPortal();
  await create({ title: 'Щебень гранитный' });
  await create({ title: 'Песок речной' });
  const { json } = await ask('GET', `${requisitions}/stage-totals?search=${encodeURIComponent('щебня')}`);
  if (json.items)
    assert.equal(
      json.items.reduce((sum: number, { count }: { count: number }) => sum + count, 0),
      1,
    );
  const listed = await ask('GET', `${requisitions}?includeTotal=true&search=${encodeURIComponent('щебня')}`);
  assert.equal(listed.json.meta.total, 1);
});

test('a request is found by its items, by whom it asks, and is gone with its deletion', async () => {
  const { ask, draft, supplier } = await rfqPortal();
  const find = foundBy(ask, rfqs);
  const { supplierId } = await supplier({}, 'АО «Металлист»');
  const { id } = await draft({
    title: 'Крепёж',
    items: [{ name: 'Шпилька резьбовая', quantity: '5' }],
    recipients: [{ supplierId }],
  });
  for (const typed of ['шпильки', 'металлист шпилька', 'крепеж', 'металист'])
    assert.deepEqual(await find(typed), [id], typed);
  assert.equal((await ask('DELETE', `${rfqs}/${id}`)).status, 200);
  assert.deepEqual(await find('шпильки'), []);
  const { rows } = await owner.query('select 1 from search_documents where record_id = $1', [id]);
  assert.deepEqual(rows, []);
});

test('a counterparty is found by words of its name and by its INN, in its own portal alone', async () => {
  const { ask, supplier } = await billingPortal();
  const find = foundBy(ask, '/api/v1/counterparties');
  await rename(supplier.counterpartyId, 'ООО «Торговый дом Уральские самоцветы»', '6670358289');
  for (const typed of ['самоцветы уральские', 'уральский торговый', '6670358289', '66703582', 'самоцвты'])
    assert.deepEqual(await find(typed), [supplier.counterpartyId], typed);
  const stranger = await (await newPortal()).key('counterparties.read');
  assert.deepEqual(
    (await request('GET', `/api/v1/counterparties?search=${encodeURIComponent('самоцветы')}`, { key: stranger })).json
      .items,
    [],
  );
});
