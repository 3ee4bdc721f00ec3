import assert from 'node:assert/strict';
import { test } from 'node:test';
import iconv from 'iconv-lite';
import { drainJobs, factsOf, newPerson, newPortal, owner, request, signIn, workerDoor } from '../../../test/harness.ts';
import { base, book, importingPortal } from '../../../test/imports.ts';
import { zipOf } from '../../../test/sample-files.ts';
import { systemIn } from '../../kernel/access/actor.ts';
import { expireImports } from './expire-imports.schedule.ts';

test('a book with Russian headings becomes items, each with its fact and its author', async () => {
  const { portal, previewed, applied, items } = await importingPortal();
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
  const { key, previewed, rowsOf } = await importingPortal();
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
  const { key, previewed, applied, items } = await importingPortal();
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
  const { previewed, apply, applied, preview } = await importingPortal();
  const job = await previewed(await book(['Наименование'], [['Одноразовое']]));
  await applied(job.id);
  const again = await apply(job.id);
  assert.equal(again.status, 409);
  assert.deepEqual([again.json.code, again.json.rule], ['import_job_state', 'already_applied']);
  assert.equal((await preview(job.id, { mode: 'append' })).json.rule, 'already_applied');
});

test('a text in windows-1251 with semicolons, headings below a title, and comma decimals is read', async () => {
  const { previewed, read, applied, preview, items } = await importingPortal();
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

test('a day later the import is gone and its rows with it', async () => {
  const { portal, previewed, read, rowsOf, apply } = await importingPortal();
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
  const { portal, uploaded, previewed } = await importingPortal();
  const job = await previewed(await book(['Наименование'], [['Своё']]));
  const stranger = await (await newPortal()).key('catalog.read', 'catalog.write');
  for (const path of ['', '/rows', '/errors'])
    assert.equal((await request('GET', `${base}/imports/${job.id}${path}`, { key: stranger })).status, 404);
  assert.equal((await request('POST', `${base}/imports/${job.id}/apply`, { key: stranger, body: {} })).status, 404);
  assert.equal((await uploaded('a;b', { as: await portal.key('catalog.read') })).status, 403);
});

test('a file that is no table is refused at once', async () => {
  const { uploaded } = await importingPortal();
  const empty = await uploaded('');
  assert.deepEqual([empty.status, empty.json.code, empty.json.detail], [422, 'file_malformed', 'The file is empty.']);
  const pdf = await uploaded(Buffer.from('%PDF-1.7\n\0\x01'));
  assert.deepEqual([pdf.status, pdf.json.code], [415, 'unsupported_file_type']);
});

test('a book of OpenDocument is imported as any other', async () => {
  const { previewed } = await importingPortal();
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

test('who may not see costs may apply no file that has them', async () => {
  const { portal } = await importingPortal();
  const { userId } = await newPerson(portal, 'buyer');
  await owner.query(
    `with loader as (
       insert into roles (tenant_id, code, name, permissions) values ($1, 'loader', 'Загрузка каталога', $3) returning id)
     update user_roles set role_id = loader.id from loader where tenant_id = $1 and user_id = $2`,
    [portal.tenantId, userId, ['catalog.read', 'catalog.import']],
  );
  const token = await signIn(portal, userId);
  const form = new FormData();
  form.append('file', new File([await book(['Наименование', 'Цена'], [['Цемент', 450]])], 'каталог.xlsx'));
  const { json } = await request('POST', `${base}/imports`, { token, body: form });
  await drainJobs(portal.tenantId);
  const { status, json: problem } = await request('POST', `${base}/imports/${json.id}/apply`, { token, body: {} });
  assert.deepEqual([status, problem.requiredPermissions], [403, ['catalog.cost_read']]);
});
