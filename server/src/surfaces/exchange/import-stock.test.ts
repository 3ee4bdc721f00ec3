import assert from 'node:assert/strict';
import { test } from 'node:test';
import { base, book, firstError, newExchange, type Shown } from '../../../test/catalog-exchange.ts';
import { drainJobs, factsOf, newPortal, request } from '../../../test/harness.ts';

const { uploaded, previewed, rowsOf } = await newExchange();

test('what lies in a warehouse comes with new products, by its name, its code, or in the default one', async () => {
  const other = await newPortal();
  const own = await other.key('catalog.read', 'catalog.write', 'warehouses.write');
  const warehouse = (body: object) => request('POST', '/api/v1/warehouses', { key: own, body });
  await warehouse({ name: 'Основной' });
  await warehouse({ name: 'Объект «Ёлочка»', code: 'W-2' });
  await request('POST', '/api/v1/catalog', { key: own, body: { name: 'Уже есть', sku: 'S-0' } });
  const { json: started } = await uploaded(
    await book(
      ['Артикул', 'Наименование', 'Тип', 'Ед. изм.', 'Остаток', 'Склад'],
      [
        ['S-1', 'Кирпич', null, null, 10, null],
        ['S-2', 'Песок', null, 'кг', '2,5', 'w-2'],
        ['S-3', 'Гравий', null, 'кг', 1, 'объект «ёлочка»'],
        ['S-4', 'Доставка', 'Услуга', null, 1, null],
        ['S-5', 'Плитка', null, null, 1.5, null],
        ['S-6', 'Щебень', null, 'кг', 1, 'Луна'],
        ['S-7', 'Пусто', null, null, 0, null],
        ['S-0', 'Уже есть иначе', null, null, 5, 'Луна'],
      ],
    ),
    { as: own },
  );
  const at = `${base}/imports/${started.id}`;
  await drainJobs(other.tenantId);
  const shown = async (only: string) => (await request('GET', `${at}/rows?only=${only}`, { key: own })).json.items;
  assert.deepEqual((await shown('errors')).map(firstError), [
    ['E5', 'service_has_no_stock'],
    ['E6', 'uom_must_be_whole'],
    ['F7', 'not_found_reference'],
  ]);
  assert.deepEqual(
    (await shown('warnings')).map(({ action, warnings: [warning] }: Shown) => [action, warning?.code, warning?.field]),
    [['update', 'only_for_new', 'initialStock']],
  );
  await request('POST', `${at}/apply`, { key: own, body: {} });
  await drainJobs(other.tenantId);
  const { json: job } = await request('GET', at, { key: own });
  assert.deepEqual(job.result, { created: 4, updated: 1, failed: 3 });
  const stockOf = async (sku: string) => {
    const [item] = (await request('GET', `/api/v1/catalog?sku=${sku}`, { key: own })).json.items;
    const { json } = await request('GET', `/api/v1/catalog/${item.id}/stock`, { key: own });
    return json.onHand;
  };
  assert.equal(await stockOf('S-1'), '10');
  assert.equal(await stockOf('S-2'), '2.5');
  assert.equal(await stockOf('S-7'), '0');
  assert.equal(await stockOf('S-0'), '0');
  const moved = (await factsOf(other.tenantId)).filter(({ event }) => event === 'stock.movement_created');
  assert.equal(moved.length, 3);
});

test('stock without a warehouse is refused where the portal has none', async () => {
  const job = await previewed(await book(['Наименование', 'Остаток'], [['Бетон', 4]]));
  const [row] = await rowsOf(job.id, '?only=errors');
  assert.deepEqual([row.errors[0].code, row.errors[0].field], ['required', 'warehouse']);
});
