import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drawPage } from '../../../test/draw.ts';
import { readAnew } from './reading-parameters.ts';

const { address } = await import('../../../test/asked-by.ts');
const { importRoutes: routes } = await import('./imports.routes.tsx');

const column = (letters: string, heading: string, target: string | null, toldBy: string) => ({
  ...{ column: letters, heading, target, samples: ['1 200,50', ''], toldBy },
});
const target = (field: string, title: string, required: boolean) => ({
  ...{ field, title, required, custom: field.includes('custom.'), entityType: null },
});
const job = {
  ...{ id: 'job', version: 1, status: 'preview_ready', mode: 'upsert', fileName: 'прайс.csv', format: 'csv' },
  ...{ counts: { rows: 12 }, faults: [], warnings: [], problem: null, result: null, sheets: ['Лист1'] },
  ...{ sheet: 'Лист1', headerRow: 1, encoding: 'windows-1251', delimiter: ';' },
  parameters: { encoding: 'windows-1251', supplierId: 'yard' },
  columns: [column('A', 'Цена', 'plannedCost', 'heading'), column('B', '', null, 'heading')],
};
const targets = { items: [target('name', 'Название', true), target('plannedCost', 'Плановая цена', false)] };

const mapping = (changes: object = {}, search: Record<string, string> = {}) =>
  drawPage({
    ...{ at: `imports/${address('job', { kind: 'catalog', step: 'mapping', ...search })}`, routes },
    known: [
      [['imports', 'job'], { ...job, ...changes }],
      [['imports', 'targets', 'catalog', undefined], targets],
    ],
  });

test('columns stand beside what they mean, with a sample and how that was found out', async () => {
  const { text, fields } = await mapping();
  assert.match(text, /A Цена 1 200,50 по заголовку B Столбец B 1 200,50/);
  assert.ok(fields.includes('Поле для столбца Цена') && fields.includes('Поле для столбца Столбец B'));
});

test('a column that new records need is named while none gives it', async () => {
  assert.match((await mapping()).text, /Не хватает столбцов Без них новые записи не создать[^:]*: Название/);
  const whole = { columns: [...job.columns, column('C', 'Имя', 'name', 'memory')] };
  const { text } = await mapping(whole);
  assert.doesNotMatch(text, /Не хватает столбцов/);
  assert.match(text, /C Имя 1 200,50 запомнено/);
});

test('how a file of text is read can be changed; a letter has nothing to change', async () => {
  const { fields } = await mapping();
  for (const name of ['Строка заголовков', 'Кодировка', 'Разделитель столбцов', 'Дробная часть после'])
    assert.ok(fields.includes(name), name);
  assert.ok(!fields.includes('Лист'), 'one sheet is no choice');
  assert.ok(fields.includes('Создавать недостающие категории'));
  assert.ok(!(await mapping({ format: 'letter' })).fields.includes('Кодировка'));
  assert.ok((await mapping({ format: 'xlsx', sheets: ['Лист1', 'Лист2'] })).fields.includes('Лист'));
});

test('a file that is read again keeps how it was read, and the supplier whose prices it holds stays with the rows', () => {
  assert.deepEqual(readAnew(job as never, { delimiter: ',' }), {
    parameters: { encoding: 'windows-1251', delimiter: ',' },
    version: 1,
  });
});

test('words of a file whose encoding is in doubt are shown as each encoding reads them', async () => {
  const choices = [
    { value: 'windows-1251', sample: 'Кабель' },
    { value: 'koi8-r', sample: 'йЮАЕКЭ' },
  ];
  const warnings = [{ code: 'encoding_unsure', field: 'encoding', message: 'Похоже на две кодировки.', choices }];
  const { text } = await mapping({ warnings });
  assert.match(text, /Верно ли прочитаны слова\? Похоже на две кодировки\. Кабель windows-1251 йЮАЕКЭ koi8-r/);
});

test('an import that has expired says so, and only another file leads on', async () => {
  const { text, buttons } = await mapping({ status: 'expired' });
  assert.match(text, /Срок импорта истёк: выберите файл ещё раз/);
  assert.ok(!buttons.includes('Проверить строки') && buttons.includes('Другой файл'));
  assert.match((await mapping({ status: 'failed', problem: { detail: 'Это не таблица.' } })).text, /Это не таблица\./);
});

test('while the file is read one may leave', async () => {
  const { text } = await mapping({ status: 'parsing' });
  assert.match(text, /Читаем «прайс\.csv» 12 строк прочитано/);
});
