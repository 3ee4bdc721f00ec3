import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import iconv from 'iconv-lite';
import { drainJobs, factsOf, newPortal, owner, type Portal, request, workerDoor } from '../../../test/harness.ts';
import { base, book, cellsOf, type ImportDriver, importing } from '../../../test/imports.ts';
import { zipOf } from '../../../test/sample-files.ts';
import { systemIn } from '../../kernel/actor.ts';
import { uuidv7 } from '../../kernel/uuid.ts';
import type { SheetRow } from '../../platform/spreadsheets/spreadsheet.ts';
import { expireImports } from './expire-imports.schedule.ts';

let portal: Portal;
let { key, uploaded, previewed, read, rowsOf, apply, applied, preview, items, exported, errorFile } =
  {} as ImportDriver;

before(async () => {
  portal = await newPortal();
  ({ key, uploaded, previewed, read, rowsOf, apply, applied, preview, items, exported, errorFile } =
    await importing(portal));
});

test('a book with Russian headings becomes items, each with its fact and its author', async () => {
  const file = await book(
    ['Артикул', 'Наименование', 'Ед. изм.', 'Цена', 'НДС', 'Тип', 'Штрихкод'],
    [
      ['Ц-500', 'Цемент М500', 'кг', 450.5, '20%', 'Товар', 4600000000008],
      [77, 'Доставка', null, '1 200,00', 'Без НДС', 'Услуга', null],
    ],
  );
  const job = await previewed(file);
  assert.equal(job.status, 'preview_ready', JSON.stringify(job));
  assert.deepEqual(
    job.columns.map(({ target }: { target: string }) => target),
    ['sku', 'name', 'unit', 'plannedCost', 'vatRate', 'type', 'barcode'],
  );
  assert.deepEqual(job.counts, {
    rows: 2,
    create: 2,
    update: 0,
    skip: 0,
    conflict: 0,
    errors: 0,
    warnings: 0,
    applied: 0,
  });
  assert.deepEqual(await items('search=Цемент'), [], 'a preview writes nothing');

  const after = await applied(job.id);
  assert.equal(after.status, 'applied');
  assert.deepEqual(after.result, { created: 2, updated: 0, failed: 0 });
  const [cement] = await items('sku=Ц-500');
  assert.equal(cement.plannedCost.price, '450.5');
  assert.equal(cement.plannedCost.source, 'import');
  assert.equal(cement.baseUom, '166');
  assert.equal(cement.barcode, '4600000000008');
  assert.equal(cement.createdBy, portal.ownerId);
  const [delivery] = await items('sku=77');
  assert.deepEqual([delivery.type, delivery.vatRate, delivery.plannedCost.price], ['service', 'none', '1200.00']);
  const created = (await factsOf(portal.tenantId)).filter(
    ({ event }) => event === 'integration_api.catalog_item.created',
  );
  assert.equal(created.length, 2);
});

test('a word that is no unit is told what a unit is, and a nameless row which column it lacks', async () => {
  const job = await previewed(
    await book(
      ['Артикул', 'Наименование', 'Ед. изм.'],
      [
        ['Д-1', 'Доставка', 'ездка'],
        ['Д-2', null, 'шт'],
      ],
    ),
  );
  const [unit, nameless] = await rowsOf(job.id, '?only=errors');
  assert.match(unit.errors[0].message, /^must be a unit by its symbol, name or OKEI code/);
  assert.deepEqual([nameless.errors[0].field, nameless.errors[0].message], ['name', 'Name is required']);
  const file = await request('GET', `${base}/imports/${job.id}/errors?format=csv`, {
    key,
    headers: { 'accept-language': 'ru' },
  });
  assert.match(file.bytes.toString(), /Наименование: обязательное поле/);
});

test('a price from a file is what its item costs, and stands in the history of its prices', async () => {
  const file = (price: string) => book(['Артикул', 'Наименование', 'Цена'], [['К-1', 'Кабель', price]]);
  const costOf = async () => {
    const [{ id, currentCostPrice, currentCostSource }] = await items('sku=К-1');
    const { json } = await request('GET', `/api/v1/catalog/${id}/price-history`, { key });
    const told = json.items.map(({ price, source }: Record<string, string>) => [price, source]);
    return { currentCostPrice, currentCostSource, told };
  };
  await applied((await previewed(await file('100,50'))).id);
  assert.deepEqual(await costOf(), {
    currentCostPrice: '100.50',
    currentCostSource: 'planned',
    told: [['100.50', 'import']],
  });
  await applied((await previewed(await file('120'))).id);
  const { currentCostPrice, told } = await costOf();
  assert.equal(currentCostPrice, '120');
  assert.deepEqual(told[0], ['120', 'import']);
  assert.equal(told.length, 2);
});

test('an import is applied once', async () => {
  const job = await previewed(await book(['Наименование'], [['Одноразовое']]));
  await applied(job.id);
  const again = await apply(job.id);
  assert.equal(again.status, 409);
  assert.deepEqual([again.json.code, again.json.rule], ['import_job_state', 'already_applied']);
  assert.equal((await preview(job.id, { mode: 'append' })).json.rule, 'already_applied');
});

test('an export that comes back unchanged changes nothing; a changed cell changes its item', async () => {
  await applied(
    (
      await previewed(
        await book(
          ['SKU', 'Name', 'Price', 'Вес'],
          [
            ['R-1', '=Круг', 12.34, 0.5],
            ['R-2', '-5 болт', null, null],
          ],
        ),
      )
    ).id,
  );
  for (const format of ['xlsx', 'csv', 'tsv']) {
    const file = await exported({ format, filters: { 'sku[startsWith]': 'R-' } });
    const job = await previewed(file, { name: `каталог.${format}` });
    assert.equal(job.counts.skip, 2, `${format}: ${JSON.stringify(await rowsOf(job.id))}`);
    assert.deepEqual(
      (await rowsOf(job.id)).map(({ reason }: { reason: string }) => reason),
      ['unchanged', 'unchanged'],
    );
  }
  const file = await exported({ filters: { sku: 'R-1' } });
  const [headings, row] = await cellsOf(file);
  const changed = (row as SheetRow).cells.map((cell) => (cell === '=Круг' ? 'Круг стальной' : cell));
  const mended = await book((headings as SheetRow).cells.map(String), [changed]);
  const job = await previewed(mended);
  assert.equal(job.counts.update, 1);
  assert.equal((await rowsOf(job.id))[0].matches[0].reason, 'code');
  await applied(job.id);
  assert.equal((await items('sku=R-1'))[0].name, 'Круг стальной');

  const stale = await previewed(mended);
  assert.equal(stale.counts.conflict, 1);
  assert.equal((await rowsOf(stale.id))[0].reason, 'stale_version');
});

test('nothing in an export can be run by a spreadsheet', async () => {
  for (const name of ['=1+1', '+1', '-1', '@SUM(A1)', "'=1"])
    await request('POST', '/api/v1/catalog', { key, body: { name, sku: `F${name.length}${name[0]}` } });
  const text = (await exported({ format: 'csv', filters: { 'sku[startsWith]': 'F' } })).toString('utf8');
  assert.ok(text.startsWith('\ufeff'));
  for (const line of text.split('\r\n').slice(1))
    for (const cell of line.split(';')) assert.doesNotMatch(cell, /^"?[=+@-]/);
  const names = (await cellsOf(Buffer.from(text))).slice(1).map(({ cells }) => cells[1]);
  assert.deepEqual(new Set(names), new Set(["'=1", '+1', '-1', '=1+1', '@SUM(A1)']));
});

test('errors name the cell, and come as a file to be mended', async () => {
  const job = await previewed(
    await book(
      ['Артикул', 'Наименование', 'Цена', 'НДС'],
      [
        ['E-1', 'Верно', 1, '22'],
        ['E-2', null, 'дорого', '19%'],
        ['e-1', 'Повтор', 2, null],
      ],
    ),
  );
  assert.equal(job.counts.errors, 2);
  const [wrong, twice] = await rowsOf(job.id, '?only=errors');
  assert.deepEqual(
    wrong.errors.map(({ cell, code, value }: Record<string, string>) => [cell, code, value]),
    [
      ['C3', 'type', 'дорого'],
      ['D3', 'enum', '19%'],
      [null, 'required', null],
    ],
  );
  assert.equal(twice.errors[0].code, 'duplicate');

  const abort = await apply(job.id, { onError: 'abort' });
  assert.deepEqual([abort.status, abort.json.rule, abort.json.rowIds], [422, 'rows_with_errors', [3, 4]]);
  const file = await request('GET', `${base}/imports/${job.id}/errors?format=csv`, { key });
  assert.match(file.text, /C3: .*D3: /);
  assert.match(String(file.headers['content-disposition']), /attachment/);

  const after = await applied(job.id);
  assert.equal(after.status, 'partially_applied');
  assert.deepEqual(after.result, { created: 1, updated: 0, failed: 2 });
});

test('only the selected rows are applied, and an unknown one is refused', async () => {
  const job = await previewed(await book(['Наименование'], [['Выбор один'], ['Выбор два']]));
  assert.equal((await apply(job.id, { selectedRowIds: [2, 99] })).json.errors[0].pointer, '/selectedRowIds/1');
  assert.equal((await applied(job.id, { selectedRowIds: [3] })).status, 'applied');
  assert.deepEqual(
    (await items('name[startsWith]=Выбор')).map(({ name }: { name: string }) => name),
    ['Выбор два'],
  );
});

test('a mapping is chosen, checked, and remembered for the same headings', async () => {
  const file = await book(['Колонка А', 'Колонка Б'], [['M-1', 'Муфта']]);
  const job = await previewed(file);
  assert.equal(job.counts.errors, 1);
  for (const mapping of [{ A: 'colour' }, { A: 'sku', B: 'sku' }, { 1: 'sku' }])
    assert.deepEqual([(await preview(job.id, { mapping })).status], [422]);
  const changed = await preview(job.id, { mapping: { A: 'sku', B: 'name' } });
  assert.equal(changed.json.status, 'parsing');
  const { json: early } = await apply(job.id);
  assert.deepEqual([early.rule, early.detail], ['wrong_state', 'The file is still being read; wait for its preview.']);
  assert.equal((await read(job.id)).counts.errors, 0);
  const next = await previewed(file);
  assert.deepEqual(
    next.columns.map(({ target }: { target: string }) => target),
    ['sku', 'name'],
  );
});

test('a row that may speak of several items waits for a decision', async () => {
  for (const brand of ['А', 'Б']) await request('POST', '/api/v1/catalog', { key, body: { name: 'Двойник', brand } });
  const job = await previewed(await book(['Наименование', 'Описание'], [['Двойник', 'Новое описание']]));
  const [row] = await rowsOf(job.id, '?only=conflict');
  assert.deepEqual([row.reason, row.reasonText], ['ambiguous', 'several records fit; choose one']);
  assert.equal(row.matches.length, 2);
  const told = (await errorFile(job.id, 'csv')).text.split('\r\n')[1];
  assert.match(told ?? '', /^2;"?подходит несколько записей, выберите одну: Двойник; Двойник"?;Двойник/);
  const { entityId } = row.matches[0];
  const decided = await preview(job.id, { rowActions: [{ rowId: 2, action: 'update', entityId }] });
  assert.equal(decided.json.status, 'preview_ready');
  assert.equal(decided.json.counts.update, 1);
  assert.equal((await preview(job.id, { rowActions: [{ rowId: 9, action: 'skip' }] })).status, 422);
  await applied(job.id);
  assert.equal((await request('GET', `/api/v1/catalog/${entityId}`, { key })).json.description, 'Новое описание');
});

test('append leaves what it finds alone', async () => {
  await request('POST', '/api/v1/catalog', { key, body: { name: 'Гайка', sku: 'AP-1' } });
  const job = await previewed(
    await book(
      ['Артикул', 'Наименование'],
      [
        ['ap-1', 'Гайка новая'],
        ['ap-2', 'Шайба'],
      ],
    ),
    { mode: 'append' },
  );
  assert.deepEqual([job.counts.skip, job.counts.create], [1, 1]);
});

test('what changed between preview and apply is not overwritten, and abort leaves nothing', async () => {
  const { json: item } = await request('POST', '/api/v1/catalog', { key, body: { name: 'Труба', sku: 'T-1' } });
  const file = await book(
    ['Артикул', 'Наименование'],
    [
      ['T-1', 'Труба стальная'],
      ['T-2', 'Труба новая'],
    ],
  );
  const [first, second] = [await previewed(file), await previewed(file)];
  await request('POST', '/api/v1/catalog', { key, body: { name: 'Успели раньше', sku: 'T-2' } });
  await request('DELETE', `/api/v1/catalog/${item.id}`, { key: await portal.key('catalog.delete') });

  const aborted = await applied(second.id, { onError: 'abort' });
  assert.equal(aborted.status, 'preview_ready');
  assert.equal(aborted.problem.code, 'business_rule_violated');
  const after = await applied(first.id);
  assert.deepEqual([after.status, after.result.failed], ['partially_applied', 2]);
  assert.equal((await rowsOf(first.id, '?only=errors'))[0].errors[0].code, 'changed_since_preview');
});

test("a portal's own fields are columns", async () => {
  const settings = await portal.key('settings.write');
  await request('POST', '/api/v1/settings/custom-fields', {
    key: settings,
    body: { entityType: 'catalogItem', key: 'hazard', label: 'Класс опасности', type: 'number' },
  });
  const job = await previewed(
    await book(
      ['Наименование', 'Класс опасности'],
      [
        ['Кислота', '3,5'],
        ['Щёлочь', 'высокий'],
      ],
    ),
  );
  assert.equal(job.columns[1].target, 'custom.hazard');
  assert.equal(job.counts.errors, 1);
  await applied(job.id);
  assert.equal((await items('name=Кислота'))[0].customFields.hazard, '3.5');
});

test('a text in windows-1251 with semicolons, headings below a title, and comma decimals is read', async () => {
  const text =
    'Прайс-лист ООО «Завод»;;\r\n;;\r\nАртикул;Наименование;Закупка, руб\r\nW-1;"Труба 1/2""; оцинк.";1 234,50\r\n';
  const job = await previewed(iconv.encode(text, 'windows-1251'), { name: 'прайс.csv' });
  assert.deepEqual([job.encoding, job.delimiter, job.headerRow], ['windows-1251', ';', 3]);
  assert.equal(job.columns[2].target, null);
  await preview(job.id, { mapping: { A: 'sku', B: 'name', C: 'plannedCost' }, parameters: { currency: 'EUR' } });
  await read(job.id);
  await applied(job.id);
  const [pipe] = await items('sku=W-1');
  assert.deepEqual(
    [pipe.name, pipe.plannedCost.price, pipe.plannedCost.currency],
    ['Труба 1/2"; оцинк.', '1234.50', 'EUR'],
  );
});

test('the template has every column and the service code hidden', async () => {
  const { status, headers, bytes } = await request('GET', `${base}/template?format=xlsx`, {
    key,
    headers: { 'accept-language': 'ru' },
  });
  assert.equal(status, 200);
  assert.match(String(headers['content-disposition']), /%D0%9A%D0%B0%D1%82%D0%B0%D0%BB%D0%BE%D0%B3\.xlsx/);
  const [headings] = await cellsOf(bytes);
  assert.deepEqual((headings as SheetRow).cells.slice(0, 2), ['Артикул', 'Наименование']);
  assert.equal((headings as SheetRow).cells.at(-1), 'Служебный код');
  assert.equal((await request('GET', `${base}/template?format=doc`, { key })).status, 400);
});

test('chosen items are exported, costs only to those who may see them', async () => {
  const made = await request('POST', '/api/v1/catalog', {
    key,
    body: { name: 'Избранное', plannedCost: { price: '7' } },
  });
  const rows = await cellsOf(await exported({ ids: [made.json.id] }));
  assert.equal(rows.length, 2);
  assert.ok(rows[1]?.cells.includes(7));
});

test('an export of items that are not there is refused by their names, not answered with an empty file', async () => {
  const { json: made } = await request('POST', '/api/v1/catalog', { key, body: { name: 'Избранное' } });
  const strangeKey = await (await newPortal()).key('catalog.write');
  const { json: strange } = await request('POST', '/api/v1/catalog', { key: strangeKey, body: { name: 'Чужое' } });
  const unknown = uuidv7();
  const { status, json } = await request('POST', `${base}/export`, {
    key,
    body: { ids: [unknown, made.id.toUpperCase(), strange.id], format: 'csv' },
  });
  assert.deepEqual([status, json.code], [422, 'unknown_reference']);
  assert.deepEqual(
    json.errors.map(({ pointer, code, params }: { pointer: string; code: string; params?: { id: string } }) => [
      pointer,
      code,
      params?.id,
    ]),
    [
      ['/ids/0', 'not_found_reference', unknown],
      ['/ids/2', 'not_found_reference', strange.id],
    ],
  );
});

test('an export of two hundred chosen items has them all, the archived too', async () => {
  const { rows } = await owner.query<{ id: string }>(
    `insert into catalog_items (tenant_id, name, status, archived_at)
     select $1, 'Выбранное ' || n, case n when 7 then 'archived' else 'active' end, case n when 7 then now() end
     from generate_series(1, 200) n returning id`,
    [portal.tenantId],
  );
  const exportedRows = await cellsOf(await exported({ ids: rows.map(({ id }) => id) }));
  assert.equal(exportedRows.length, 201);
});

test('a day later the import is gone and its rows with it', async () => {
  const job = await previewed(await book(['Наименование'], [['Вчерашнее']]));
  await owner.query(
    `update import_jobs set expires_at = now() - interval '1 minute' where tenant_id = $1 and id = $2`,
    [portal.tenantId, job.id],
  );
  assert.deepEqual([(await apply(job.id)).status, (await apply(job.id)).json.code], [410, 'gone']);
  await workerDoor.command(expireImports, systemIn(portal.tenantId), {});
  assert.equal((await read(job.id)).status, 'expired');
  assert.deepEqual(await rowsOf(job.id), []);
});

test('another portal sees nothing of an import, and a person without the permission cannot start one', async () => {
  const job = await previewed(await book(['Наименование'], [['Своё']]));
  const stranger = await (await newPortal()).key('catalog.read', 'catalog.write');
  for (const path of ['', '/rows', '/errors'])
    assert.equal((await request('GET', `${base}/imports/${job.id}${path}`, { key: stranger })).status, 404);
  assert.equal((await request('POST', `${base}/imports/${job.id}/apply`, { key: stranger, body: {} })).status, 404);
  assert.equal((await uploaded('a;b', { as: await portal.key('catalog.read') })).status, 403);
});

test('a file that is no table is refused at once', async () => {
  const pdf = await uploaded(Buffer.from('%PDF-1.7\n\0\x01'));
  assert.deepEqual([pdf.status, pdf.json.code], [415, 'unsupported_file_type']);
});

interface Remark {
  cell: string | null;
  field: string | null;
  code: string;
}

interface Shown {
  action: string;
  errors: Remark[];
  warnings: Remark[];
}

const firstError = ({ errors: [error] }: Shown) => [error?.cell, error?.code];

test('categories are found by path, name or code, and created only when the import is told to', async () => {
  const category = async (body: object) =>
    (await request('POST', '/api/v1/catalog/categories', { key, body })).json.id as string;
  const mixes = await category({ name: 'Смеси' });
  const dry = await category({ name: 'Сухие', parentId: mixes, code: '23.51' });
  const tools = await category({ name: 'Инструмент' });
  for (const parentId of [mixes, tools]) await category({ name: 'Прочее', parentId });
  const file = await book(
    ['Артикул', 'Наименование', 'Категория'],
    [
      ['K-1', 'Штукатурка', 'смеси / СУХИЕ'],
      ['K-2', 'Клей', 'Сухие'],
      ['K-3', 'Грунт', '23.51'],
      ['K-4', 'Мешок', 'Прочее'],
      ['K-5', 'Ёлка', 'Сад / Растения / Ёлки'],
      ['K-6', 'Сосна', 'сад / Растения'],
    ],
  );
  const job = await previewed(file);
  assert.deepEqual((await rowsOf(job.id, '?only=errors')).map(firstError), [
    ['C5', 'ambiguous'],
    ['C6', 'not_found_reference'],
    ['C7', 'not_found_reference'],
  ]);
  await preview(job.id, { parameters: { createCategories: true } });
  assert.equal((await read(job.id)).counts.errors, 1);
  assert.deepEqual((await applied(job.id)).result, { created: 5, updated: 0, failed: 1 });
  for (const sku of ['K-1', 'K-2', 'K-3']) assert.equal((await items(`sku=${sku}`))[0].categoryId, dry);
  const facts = await factsOf(portal.tenantId);
  const made = facts.filter(
    ({ event, data }) => event.endsWith('category.created') && (data.object as { name: string }).name === 'Сад',
  );
  assert.equal(made.length, 1, 'one garden for both rows');
  const [tree] = await items('sku=K-5');
  const { json: leaf } = await request('GET', `/api/v1/catalog/categories/${tree.categoryId}`, { key });
  assert.deepEqual([leaf.name, leaf.path.length, leaf.parentId], ['Ёлки', 3, (await items('sku=K-6'))[0].categoryId]);

  const again = await previewed(file);
  assert.equal(again.counts.skip, 5, 'what the file says is so already');
});

test('a path too deep or with an empty name is refused in its cell', async () => {
  const job = await previewed(
    await book(
      ['Наименование', 'Категория'],
      [
        ['Глубоко', 'а / б / в / г / д / е / ж / з / и'],
        ['Пусто', 'а /  / б'],
      ],
    ),
  );
  await preview(job.id, { parameters: { createCategories: true } });
  await read(job.id);
  assert.deepEqual((await rowsOf(job.id, '?only=errors')).map(firstError), [
    ['B2', 'category_depth'],
    ['B3', 'max_length'],
  ]);
});

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

test('a book of OpenDocument is imported as any other', async () => {
  const cells = (...texts: string[]) =>
    `<table:table-row>${texts.map((text) => `<table:table-cell><text:p>${text}</text:p></table:table-cell>`).join('')}</table:table-row>`;
  const rows = cells('Артикул', 'Наименование') + cells('OD-1', 'Опора');
  const file = zipOf({
    mimetype: 'application/vnd.oasis.opendocument.spreadsheet',
    'content.xml': `<office:document-content><office:spreadsheet><table:table table:name="Л">${rows}</table:table></office:spreadsheet></office:document-content>`,
  });
  const job = await previewed(file, { name: 'прайс.ods' });
  assert.deepEqual([job.format, job.sheets, job.counts.create], ['ods', ['Л'], 1]);
});
