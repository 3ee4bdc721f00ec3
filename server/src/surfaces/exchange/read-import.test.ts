import assert from 'node:assert/strict';
import { test } from 'node:test';
import iconv from 'iconv-lite';
import { base, book, newExchange } from '../../../test/catalog-exchange.ts';
import { factsOf, request } from '../../../test/harness.ts';

const { portal, key, uploaded, previewed, read, rowsOf, applied, preview, items } = await newExchange();

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
  assert.deepEqual(job.counts, { rows: 2, create: 2, update: 0, skip: 0, conflict: 0, errors: 0, warnings: 0 });
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

test('a file that is no table is refused at once', async () => {
  const pdf = await uploaded(Buffer.from('%PDF-1.7\n\0\x01'));
  assert.deepEqual([pdf.status, pdf.json.code], [415, 'unsupported_file_type']);
});
