import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newPerson, newPortal, request, signIn } from '../../../test/harness.ts';

interface Change extends Omit<Field, 'values'> {
  before: Field['values'];
  after: Field['values'];
}

interface Field {
  path: string;
  label: string;
  kind: string;
  values: Array<{ text: string; name: string | null; page: string | null }>;
}

const waits = { prefer: 'approval' };

/** A portal whose key asks for something, and what the owner is told of it. */
async function asking() {
  const portal = await newPortal();
  const token = await signIn(portal);
  const key = await portal.key(
    'catalog.write',
    'purchase_requisitions.write',
    'warehouses.write',
    'counterparties.write',
  );
  const make = async (path: string, body: object) => (await request('POST', `/api/v1${path}`, { token, body })).json;
  async function told(method: string, path: string, body: object, by = token, language = 'ru') {
    const kept = await request(method, `/api/v1${path}`, { key, body, headers: waits });
    assert.equal(kept.status, 202, JSON.stringify(kept.json));
    const { json } = await request('GET', `/api/v1/pending-writes/${kept.json.id}/description`, {
      token: by,
      headers: { 'accept-language': language },
    });
    return json as {
      fields: Field[];
      changes: Change[];
      lists: Array<{ label: string; rows: Array<{ fields: Field[] }> }>;
      currency: string;
    };
  }
  return { portal, token, make, told };
}

const shown = (fields: readonly Field[]) =>
  fields.map(({ label, kind, values }) => [label, kind, ...values.map(({ text, name }) => name ?? text)]);

test('what is asked for is told in words: labels, choices, records by their names, lines as rows', async () => {
  const { make, told } = await asking();
  const item = await make('/catalog', { name: 'Цемент М500' });
  const store = await make('/warehouses', { code: 'ЛЕС-4', name: 'Лесная, 4' });
  const { fields, lists, currency } = await told('POST', '/purchase-requisitions', {
    ...{ title: 'Цемент на фундамент', priority: 'high', dueDate: '2030-06-01', currency: 'RUB' },
    deliveryWarehouseId: store.id,
    items: [{ catalogItemId: item.id, quantity: '40', uom: '796', plannedPrice: '412.50' }],
  });
  assert.deepEqual(shown(fields), [
    ['Название', 'text', 'Цемент на фундамент'],
    ['Приоритет', 'text', 'Высокий'],
    ['Срок поставки', 'date', '2030-06-01'],
    ['Склад', 'text', 'Лесная, 4'],
    ['Валюта', 'text', 'RUB'],
  ]);
  assert.equal(fields.at(-2)?.values[0]?.page, `/warehouses/${store.id}`);
  assert.deepEqual([lists.length, lists[0]?.label, currency], [1, 'Строки', 'RUB']);
  assert.deepEqual(shown(lists[0]?.rows[0]?.fields ?? []), [
    ['Количество', 'decimal', '40'],
    ['Позиция каталога', 'text', 'Цемент М500'],
    ['Единица', 'unit', '796'],
    ['Плановая цена', 'money', '412.50'],
  ]);
});

test('a change names its record; what it empties has no value, and custom fields have their own labels', async () => {
  const { make, told } = await asking();
  await make('/settings/custom-fields', {
    entityType: 'catalogItem',
    key: 'hazard',
    label: 'Класс опасности',
    type: 'string',
  });
  const item = await make('/catalog', { name: 'Цемент М500', brand: 'Евроцемент' });
  const change = { brand: null, customFields: { hazard: '3' } };
  const { fields } = await told('PATCH', `/catalog/${item.id}`, change);
  assert.deepEqual(
    fields.map(({ label, values }) => [label, values[0]?.name ?? values[0]?.text]),
    [
      ['Позиция каталога', 'Цемент М500'],
      ['Бренд', undefined],
      ['Свои поля: Класс опасности', '3'],
    ],
  );
});

const saidOf = (values: Field['values']) => values.map(({ name, text }) => name ?? text).join(', ');

const changed = (changes: readonly Change[]) =>
  changes.map(({ label, before, after }) => `${label}: ${saidOf(before)} → ${saidOf(after)}`);

test('what would be another is told field by field: what was and what will be', async () => {
  const { make, told } = await asking();
  const [near, far] = [
    await make('/warehouses', { code: 'ЛЕС-4', name: 'Лесная, 4' }),
    await make('/warehouses', { code: 'СЕВ-1', name: 'Северный' }),
  ];
  const made = await make('/purchase-requisitions', {
    ...{ title: 'Цемент', priority: 'normal', dueDate: '2030-06-01', deliveryWarehouseId: near.id },
    items: [{ name: 'Цемент М500', quantity: '40' }],
  });
  const change = { priority: 'high', deliveryWarehouseId: far.id, title: 'Цемент' };
  const { changes } = await told('PATCH', `/purchase-requisitions/${made.id}`, change);
  assert.deepEqual(changed(changes), ['Приоритет: Обычный → Высокий', 'Склад: Лесная, 4 → Северный']);
  const added = await told('POST', `/purchase-requisitions/${made.id}/items`, {
    items: [{ name: 'Песок', quantity: '7' }],
  });
  assert.deepEqual(changed(added.changes), ['Позиции: 1 → 2']);
  const line = await told('PATCH', `/purchase-requisitions/${made.id}/items/${made.items[0].id}`, { quantity: '50' });
  assert.deepEqual(line.changes, [], 'a line has no address of its own to be read at');
});

test('of a new record all is told that it would say', async () => {
  const { told } = await asking();
  const { changes } = await told('POST', '/warehouses', { code: 'ЛЕС-4', name: 'Лесная, 4' });
  assert.ok(changes.every(({ before }) => before.length === 0));
  assert.ok(changed(changes).includes('Название:  → Лесная, 4'));
});

test('the words are those of the language that is asked for', async () => {
  const { told, token } = await asking();
  const { fields } = await told('POST', '/catalog', { name: 'Sand', type: 'product' }, token, 'en');
  assert.deepEqual(shown(fields), [
    ['Name', 'text', 'Sand'],
    ['Type', 'text', 'Product'],
  ]);
});

test('who may not decide on a write is told nothing of it', async () => {
  const { portal, make, told } = await asking();
  const store = await make('/warehouses', { code: 'ЛЕС-4', name: 'Лесная, 4' });
  const viewer = await signIn(portal, (await newPerson(portal, 'viewer')).userId);
  const refused = (await told('PATCH', `/warehouses/${store.id}`, { name: 'Новая' }, viewer)) as unknown;
  assert.equal((refused as { code: string }).code, 'not_found');
});
