import assert from 'node:assert/strict';
import { test } from 'node:test';
import { book, importingAt } from '../../../../../test/imports.ts';
import { pointsUrl, reorderPortal } from '../../../../../test/recurring.ts';
import { url } from '../../../../../test/requisitions.ts';
import { newCounterparty } from '../../../../../test/suppliers.ts';

type Row = { errors: Array<{ field: string | null; code: string }> };

/** A portal with cement, sand and a supplier, and files of its reorder points. */
async function pointFiles() {
  const base = await reorderPortal();
  const { portal, key, item } = base;
  await item('Песок', { sku: 'П-1', barcode: '4600051000057' });
  const { supplierId } = await newCounterparty(portal, 'ООО «Карьер»');
  const points = async () => (await base.ask('GET', `${pointsUrl}?sort=createdAt`)).json.items;
  return { ...base, supplierId, points, files: importingAt(portal, `${pointsUrl}/exchange`, key) };
}

const headings = ['Наименование', 'Штрихкод', 'Склад', 'Минимум', 'Цель', 'Кратность', 'Поставщик'];

test('reorder points come from a file, each row named by item and warehouse, and go back unchanged', async () => {
  const { files, points, supplierId } = await pointFiles();
  const job = await files.previewed(
    await book(headings, [
      ['Цемент', null, 'лесная', 10, 40, 5, 'ООО «Карьер»'],
      [null, '4600051000057', 'Лесная', 3, null, null, null],
      ['Цемент', null, 'Химки', 3, null, null, null],
      ['Гравий', null, 'Лесная', 3, null, null, null],
      ['Цемент', null, 'Лесная', 3, null, null, null],
      [null, '4600051000057', 'Лесная', 9, 3, null, null],
    ]),
  );
  assert.deepEqual([job.counts.create, job.counts.errors], [2, 4], JSON.stringify(job.counts));
  const told = (await files.rowsOf(job.id)).map(({ errors }: Row) => errors.map(({ code }) => code).join());
  assert.deepEqual(told.slice(2, 5), ['not_found_reference', 'not_found_reference', 'duplicate']);
  await files.applied(job.id, { onError: 'skip' });
  assert.deepEqual(
    (await points()).map(({ itemName, minimum, target, lot, supplierId: of }: Record<string, unknown>) => [
      itemName,
      minimum,
      target,
      lot,
      of,
    ]),
    [
      ['Цемент', '10', '40', '5', supplierId],
      ['Песок', '3', null, null, null],
    ],
  );
  const back = await files.previewed(await files.exported());
  assert.deepEqual([back.counts.skip, back.counts.errors], [2, 0], JSON.stringify(await files.rowsOf(back.id)));
  const changed = await files.previewed(await book(['Наименование', 'Склад', 'Минимум'], [['Песок', 'Лесная', 6]]));
  assert.equal(changed.counts.update, 1, JSON.stringify(changed.counts));
  await files.applied(changed.id);
  assert.equal((await points())[1].minimum, '6');
});

test('the preferred supplier of a point becomes a candidate of what is proposed, and nobody where none is named', async () => {
  const { add, propose, ask, supplierId, moveTo, portal } = await pointFiles();
  const { json } = await add({ supplierId, target: '40' });
  assert.deepEqual([json.supplierId, json.supplierName], [supplierId, 'ООО «Карьер»']);
  const suppliersOf = async (id: string) =>
    (await ask('GET', `${url}/${id}/suppliers`)).json.items.map((one: Record<string, unknown>) => [
      one.supplierId,
      one.status,
      one.addedFrom,
    ]);
  const [first] = await propose();
  assert.deepEqual(await suppliersOf(first.id), [[supplierId, 'candidate', 'reorder_point']]);
  await moveTo(first.id, 'cancelled', { reason: 'Лишнее' });
  const refused = await add({ supplierId: portal.tenantId });
  assert.deepEqual([refused.status, refused.json.errors[0].pointer], [422, '/supplierId']);
  await ask('PATCH', `${pointsUrl}/${json.id}`, { supplierId: null });
  const [second] = await propose();
  assert.deepEqual(await suppliersOf(second.id), []);
});
