import assert from 'node:assert/strict';
import { test } from 'node:test';
import { book, cellsOf, importingAt } from '../../../../test/imports.ts';
import { made } from '../../../../test/requisitions.ts';
import { countPortal, countsUrl, done } from '../../../../test/stock-counts.ts';

type Row = { action: string; errors: Array<{ field: string | null; code: string }> };

/** A count of a warehouse with cement and bricks, and its files. */
async function counting(more: Record<string, unknown> = {}) {
  const base = await countPortal({ item: { sku: 'C-500', barcode: '4600051000057' }, uom: '796' });
  await base.adjust({ quantityDelta: '40' });
  const brick = await base.make({ name: 'Кирпич', sku: 'К-1' });
  await base.adjust({ quantityDelta: '6' }, { of: brick });
  const { id } = made(await base.start(more));
  return { ...base, id: id as string, files: importingAt(base.portal, `${countsUrl}/${id}/exchange`, base.key) };
}

test('a file of articles and barcodes is what was counted; rows that match nothing are told', async () => {
  const { id, files, linesOf } = await counting();
  const job = await files.previewed(
    await book(
      ['Артикул', 'Штрихкод', 'Факт', 'Примечание'],
      [
        [null, '4600051000057', 37, 'Мешки порваны'],
        ['к-1', null, 6, null],
        ['НЕТ-7', null, 2, null],
        ['К-1', null, 5, null],
        ['C-500', null, 'много', null],
      ],
    ),
  );
  assert.deepEqual([job.counts.update, job.counts.errors], [2, 3], JSON.stringify(job.counts));
  const told = (await files.rowsOf(job.id)).map(({ errors }: Row) => errors.map(({ code }) => code).join());
  assert.deepEqual(told.slice(0, 4), ['', '', 'not_found_reference', 'duplicate']);
  await files.applied(job.id, { onError: 'skip' });
  assert.deepEqual(
    (await linesOf(id)).map(({ name, countedQuantity, note }) => [name, countedQuantity, note]),
    [
      ['Кирпич', '6', null],
      ['Цемент М500', '37', 'Мешки порваны'],
    ],
  );
});

test('the same file again changes nothing', async () => {
  const { id, files, linesOf } = await counting();
  const file = await book(['Артикул', 'Посчитано'], [['C-500', 37]]);
  await files.applied((await files.previewed(file)).id);
  const [, counted] = await linesOf(id);
  const again = await files.previewed(file);
  assert.deepEqual([again.counts.skip, again.counts.update], [1, 0], JSON.stringify(again.counts));
  assert.equal((await linesOf(id))[1]?.countedAt, counted?.countedAt);
});

test('the sheet to be filled in tells no expected quantities, and comes back', async () => {
  const { id, files, linesOf } = await counting();
  const sheet = await files.exported();
  const [headings, first] = await cellsOf(sheet);
  assert.ok(headings?.cells.includes('Посчитано') && !headings.cells.includes('По учёту'), JSON.stringify(headings));
  assert.ok(first?.cells.includes('Кирпич') && !first.cells.includes(6), JSON.stringify(first));
  const found = await book(['Наименование', 'Посчитано'], [['Кирпич', 4]]);
  await files.applied((await files.previewed(found)).id);
  assert.equal((await linesOf(id))[0]?.difference, '-2');
});

test('a file finds what nobody expected; a count that has ended takes none', async () => {
  const { id, files, make, linesOf, cancel } = await counting();
  await make({ name: 'Песок', sku: 'П-1' });
  const job = await files.previewed(await book(['Артикул', 'Посчитано'], [['П-1', 3]]));
  assert.equal(job.counts.create, 1, JSON.stringify(job.counts));
  await files.applied(job.id);
  const sand = (await linesOf(id)).find(({ name }) => name === 'Песок');
  assert.deepEqual([sand?.isFound, sand?.countedQuantity], [true, '3']);
  done(await cancel(id));
  assert.equal((await files.uploaded('Артикул;Посчитано\nП-1;4', { name: 'счёт.csv' })).json.rule, 'count_ended');
});
