import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { newPortal } from '../../../test/harness.ts';
import { book, type ImportDriver, importing } from '../../../test/imports.ts';
import type { Cell } from '../../kernel/exchange/exchange.ts';
import { headingNames } from './remembered-headings.ts';

let files: ImportDriver;

before(async () => {
  files = await importing(await newPortal());
});

/** Maps a file of a supplier whose headings nobody could guess. */
async function mapped(headings: string[], rows: Cell[][], mapping: Record<string, string>, parameters?: object) {
  const job = await files.previewed(await book(headings, rows));
  await files.preview(job.id, { mapping, ...(parameters && { parameters }) });
  return files.read(job.id);
}

const targetsOf = ({ columns }: { columns: Array<{ target: string | null }> }) => columns.map(({ target }) => target);

test('the file of a supplier is mapped at once when its columns were moved', async () => {
  await mapped(['Поле А', 'Поле Б', 'Поле В'], [['М-1', 'Муфта', 7]], { A: 'sku', B: 'name', C: 'plannedCost' });
  const moved = await files.previewed(await book(['поле в', 'ПОЛЕ А', 'Поле Б'], [[8, 'М-2', 'Муфта вторая']]));
  assert.deepEqual(targetsOf(moved), ['plannedCost', 'sku', 'name']);
  assert.deepEqual([moved.counts.create, moved.counts.errors], [1, 0]);
});

test('a column that came since is guessed, and one that was ignored stays so', async () => {
  await mapped(['Поле Г', 'Цена', 'Поле Д'], [['Гвоздь', 1, 'x']], { A: 'name' });
  const more = await files.previewed(await book(['Бренд', 'Поле Д', 'Цена', 'Поле Г'], [['Б', 'x', 2, 'Гвоздь']]));
  assert.deepEqual(targetsOf(more), ['brand', null, null, 'name']);
});

for (const format of ['xlsx', 'csv'])
  test(`an error file brought back as ${format} is mapped as the file was`, async () => {
    const job = await mapped(['Поле Е', '', 'Поле Е'], [['Е-1', 'Ель', 'дорого']], {
      A: 'sku',
      B: 'name',
      C: 'plannedCost',
    });
    assert.equal(job.counts.errors, 1);
    const { bytes } = await files.errorFile(job.id, format);
    const again = await files.previewed(bytes, { name: `ошибки.${format}` });
    assert.deepEqual(targetsOf(again), [null, null, 'sku', 'name', 'plannedCost']);
    assert.equal((await files.rowsOf(again.id))[0].errors[0].cell, 'E2');
  });

test('remembered headings are found below a title and above words that look like headings', async () => {
  await mapped(['Поле Ж', 'Поле З'], [['Жук', 'товар']], { A: 'name', B: 'type' }, { headerRow: 1 });
  const titled = await files.previewed(
    await book(
      ['Прайс', ''],
      [
        ['Поле З', 'Поле Ж'],
        ['Товар', 'Жук'],
      ],
    ),
  );
  assert.deepEqual([titled.headerRow, ...targetsOf(titled)], [2, 'type', 'name']);
});

test('one remembered heading among many others decides nothing', async () => {
  await mapped(['Наименование'], [['Описание вместо названия']], { A: 'description' });
  const other = await files.previewed(
    await book(['Артикул', 'Наименование', 'Бренд', 'Вес'], [['О-1', 'Окно', 'Б', 1]]),
  );
  assert.deepEqual(targetsOf(other), ['sku', 'name', 'brand', 'weightKg']);
});

test('another portal knows nothing of a mapping', async () => {
  const stranger = await importing(await newPortal());
  const job = await stranger.previewed(await book(['Поле А', 'Поле Б', 'Поле В'], [['М-1', 'Муфта', 7]]));
  assert.deepEqual(targetsOf(job), [null, null, null]);
});

test('headings are told apart by their turn where a file repeats them or leaves them blank', () => {
  assert.deepEqual(headingNames(['Цена, руб.', null, 'ЦЕНА РУБ', '']), ['ценаруб', '#1', 'ценаруб#2', '#2']);
});

test('a heading is known by its name before the unit', async () => {
  const { previewed } = await importing(await newPortal());
  const job = await previewed(
    await book(['Наименование товара (полное)', 'Артикул', 'Цена, руб. с НДС'], [['Болт', 'Б-1', 12]]),
  );
  assert.deepEqual(
    job.columns.map(({ target }: { target: string }) => target),
    ['name', 'sku', 'plannedCost'],
  );
});
