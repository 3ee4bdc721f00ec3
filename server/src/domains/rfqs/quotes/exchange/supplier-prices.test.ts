import assert from 'node:assert/strict';
import { test } from 'node:test';
import { knowArticle } from '../../../../../test/catalog-history.ts';
import { countStatements } from '../../../../../test/count-statements.ts';
import { owner, personWith, refused, request, run } from '../../../../../test/harness.ts';
import { book, importingAt } from '../../../../../test/imports.ts';
import { quotingPortal } from '../../../../../test/quoting.ts';
import { line } from '../../../../../test/requisitions.ts';
import { newItem } from '../../../../../test/suppliers.ts';
import { allRoutes } from '../../../../app.ts';
import type { Route } from '../../../../kernel/routes.ts';
import { uuidv7 } from '../../../../kernel/values/uuid.ts';

const kind = 'pr_supplier_prices';
const cement = line();
const sand = line({ name: 'Песок речной', quantity: '3', uom: '168' });

async function pricesWorld(lines: object[] = [cement, sand]) {
  const held = await quotingPortal(lines);
  const { supplierId } = await held.supplier({}, 'ООО «Цементный двор»');
  const base = `${held.base}/exchange`;
  const files = importingAt(held.portal, base, held.key);
  const mail = (text: string, more: object = {}) =>
    held.ask('POST', `${base}/imports/from-mail`, { kind, supplierId, text, ...more });
  const previewed = async (text: string, more: object = {}) => {
    const { status, json } = await mail(text, more);
    assert.equal(status, 201, JSON.stringify(json));
    return files.read(json.id);
  };
  /** The quotes of the requisition, each as its card shows it. */
  const quotes = async () => {
    const { items } = (await held.ask('GET', `${held.base}/quotes`)).json;
    return Promise.all(items.map(({ id }: { id: string }) => held.quoteCard(id)));
  };
  return { ...held, exchangeBase: base, supplierId, files, mail, previewed, quotes };
}

const letter =
  'Цемент М500 по 90 руб/шт с НДС 22%, в наличии\nПесок речной 650 руб/т с НДС, срок поставки 3 дня\nЩебень 900 руб/т';

test('prices of a letter become one quote: its lines, totals and supplier, and what fits no line is named', async () => {
  const { previewed, files, quotes, lines, supplierId, base, ask } = await pricesWorld();
  const job = await previewed(letter);
  assert.deepEqual([job.kind, job.parameters.supplierId], [kind, supplierId]);
  const rows = await files.rowsOf(job.id);
  assert.deepEqual(
    rows.map(({ entityId }: { entityId: string | null }) => entityId),
    [lines[0].id, lines[1].id, null],
  );
  assert.deepEqual([rows[2].parsed.name, rows[2].errors[0].code], ['Щебень', 'line_not_found']);
  assert.deepEqual(await quotes(), [], 'nothing is written without a preview');

  const after = await files.applied(job.id);
  const [quote, ...others] = await quotes();
  assert.deepEqual(others, []);
  assert.deepEqual(
    [after.status, after.result],
    [
      'partially_applied',
      { created: 0, updated: 2, failed: 1, made: { entityType: 'supplier_quote', entityId: quote.id } },
    ],
  );
  assert.deepEqual(
    [quote.source, quote.status, quote.currentVersion, quote.supplierId, quote.current.vatMode],
    ['import', 'submitted', 1, supplierId, 'included'],
  );
  assert.deepEqual(quote.current.totals, { net: '2336.06', vat: '513.94', gross: '2850.00' });
  assert.deepEqual(
    quote.lines.map((one: Record<string, unknown>) => [one.procurementItemId, one.price, one.deliveryDays]),
    [
      [lines[0].id, '90', 0],
      [lines[1].id, '650', 3],
    ],
  );
  const [supplier] = (await ask('GET', `${base}/suppliers`)).json.items;
  assert.deepEqual([supplier.supplierId, supplier.status], [supplierId, 'quoted']);
  assert.equal((await ask('GET', base)).json.status, 'in_sourcing');
});

test('already_applied: prices are applied once, whoever asks again', async () => {
  const { previewed, files, quotes } = await pricesWorld();
  const job = await previewed(letter);
  await Promise.all([files.apply(job.id), files.apply(job.id)]);
  await files.read(job.id);
  const { status, json } = await files.apply(job.id);
  assert.deepEqual([status, json.rule], [409, 'already_applied']);
  assert.equal((await quotes()).length, 1);
});

test('prices of a file come the same way, with tiers by quantity, and rows alone that were chosen', async () => {
  const { files, quotes, exchangeBase, key, supplierId } = await pricesWorld();
  const headings = ['Наименование', 'Цена', 'Мин. партия', 'Цена с НДС', 'Действует до'];
  const form = new FormData();
  const rows = [
    ['Цемент М500', 80, 500, 'да', '30.06.2031'],
    ['Цемент М500', 90, 10, 'да', '31.12.2031'],
    ['Песок речной', 650, null, 'да', null],
  ];
  form.append('file', new File([await book(headings, rows)], 'прайс.xlsx'));
  form.append('kind', kind);
  form.append('supplierId', supplierId);
  const { status, json } = await request('POST', `${exchangeBase}/imports`, { key, body: form });
  assert.equal(status, 201, JSON.stringify(json));
  const job = await files.read(json.id);
  assert.deepEqual([job.kind, job.counts.update, job.counts.errors], [kind, 3, 0], JSON.stringify(job));
  await files.applied(job.id, { selectedRowIds: ['2', '3'] });
  const [{ current, lines }] = await quotes();
  assert.equal(current.validUntil, '2031-06-30', 'a quote holds as long as the first of its prices');
  assert.equal(lines.length, 1);
  assert.deepEqual(
    [lines[0].price, lines[0].moq, lines[0].priceTiers],
    ['90', '10', [{ minQuantity: '500', price: '80' }]],
  );
});

test('rows_differ: what one quote cannot say leaves nothing written, the preview as it was, and rows to choose from', async () => {
  const { previewed, files, quotes } = await pricesWorld();
  const job = await previewed('Цемент М500 90 руб\nПесок речной 8 $');
  const after = await files.applied(job.id);
  assert.deepEqual([after.status, after.problem.code], ['preview_ready', 'business_rule_violated']);
  assert.match(after.problem.detail, /one currency|одна валюта/);
  assert.match(after.problem.detail, /3/);
  assert.deepEqual(await quotes(), []);
  await files.applied(job.id, { selectedRowIds: ['3'] });
  assert.deepEqual(
    (await quotes()).map(({ currency, lines }) => [currency, lines.length]),
    [['USD', 1]],
  );
});

test('prices with VAT and without do not go into one quote, those outside VAT go with either', async () => {
  const { previewed, files, quotes } = await pricesWorld();
  const mixed = await previewed('Цемент М500 90 руб с НДС\nПесок речной 650 руб без НДС');
  assert.equal((await files.applied(mixed.id)).status, 'applied');
  const [{ current, lines }] = await quotes();
  assert.deepEqual([current.vatMode, lines[1].vatRate, lines[1].amounts.vat], ['included', 'none', '0.00']);
});

test('rows_with_errors: an import without a sound row makes no quote and stays', async () => {
  const { previewed, files, quotes } = await pricesWorld();
  const job = await previewed('Щебень 900 руб/т');
  const { status, json } = await files.apply(job.id);
  assert.deepEqual([status, json.rule, (await files.read(job.id)).status], [422, 'rows_with_errors', 'preview_ready']);
  assert.deepEqual(await quotes(), []);
});

test('what a quote would be refused for is said at the row: a day that is over, no price, a unit that does not convert', async () => {
  const { files, exchangeBase, key, supplierId } = await pricesWorld();
  const headings = ['Наименование', 'Цена', 'Ед. изм.', 'Действует до', 'Мин. партия'];
  const rows = [
    ['Цемент М500', 90, 'шт', '01.02.2020', 1],
    ['Цемент М500', null, 'шт', null, 2],
    ['Песок речной', 650, 'м3', null, null],
  ];
  const form = new FormData();
  form.append('attachment', new File([await book(headings, rows)], 'прайс.xlsx'));
  form.append('kind', kind);
  form.append('supplierId', supplierId);
  const { json } = await request('POST', `${exchangeBase}/imports/from-mail`, { key, body: form });
  await files.read(json.id);
  const told = await files.rowsOf(json.id);
  assert.deepEqual(
    told.map(({ errors }: { errors: Array<{ field: string; code: string }> }) =>
      errors.map(({ field, code }) => `${field} ${code}`).join(),
    ),
    ['validTo in_past', 'price required', 'quantity required'],
  );
});

test('articles of a supplier are learned from his prices and find the line next time', async () => {
  const { key, portal, files, previewed, supplierId, ask, base } = await pricesWorld();
  const bolt = await newItem(key, { name: 'Болт М8', sku: 'Б-8' });
  await ask('POST', `${base}/items`, { items: [{ catalogItemId: bolt, quantity: '10' }] });
  const first = await previewed('Болт М8, арт. PST-77, 12,50 руб/шт');
  assert.equal((await files.rowsOf(first.id))[0].matches[0].reason, 'item');
  assert.equal((await files.applied(first.id)).status, 'applied');
  const { rows } = await owner.query(
    'select supplier_sku, catalog_item_id, learned_from from supplier_skus where tenant_id = $1 and supplier_id = $2',
    [portal.tenantId, supplierId],
  );
  assert.deepEqual(rows, [{ supplier_sku: 'PST-77', catalog_item_id: bolt, learned_from: 'import' }]);
  const again = await previewed('Винт оцинкованный, арт. pst77, 12 руб/шт');
  const [screw] = await files.rowsOf(again.id);
  assert.deepEqual([screw.action, screw.matches[0].displayName], ['update', 'Болт М8']);
});

test('a line that a person chose takes the price, and keeps how the supplier calls it', async () => {
  const { files, previewed, lines, quotes } = await pricesWorld();
  const job = await previewed('Вяжущее марки 500 по 88 руб/шт');
  const choice = { rowActions: [{ rowId: 2, action: 'update', entityId: lines[0].id }] };
  assert.equal((await files.preview(job.id, choice)).status, 200);
  assert.equal((await files.preview(job.id, { mode: 'append' })).json.mode, 'upsert', 'prices know one mode');
  await files.read(job.id);
  assert.equal((await files.applied(job.id)).status, 'applied');
  const [{ lines: offered }] = await quotes();
  assert.deepEqual([offered[0].price, offered[0].comment], ['88', 'Вяжущее марки 500']);
});

test('prices are refused without a supplier, of a stranger, and by who may not enter quotes', async () => {
  const { mail, portal, supplierId, moveTo, requisition } = await pricesWorld();
  const nobodys = await mail(letter, { supplierId: undefined });
  assert.equal(nobodys.json.errors[0].pointer, '/supplierId');
  const { supplierId: foreign } = await pricesWorld();
  for (const stranger of [uuidv7(), foreign]) assert.equal((await mail(letter, { supplierId: stranger })).status, 422);
  const person = personWith(portal, 'purchase_requisitions.read', 'purchase_requisitions.import');
  const { operation } = allRoutes.find(({ path }) => path.endsWith('/imports/from-mail')) as Route;
  const attempt = run(operation, person, { procurementId: requisition.id, kind, supplierId, text: letter });
  assert.equal((await refused(attempt)).code, 'forbidden');
  await moveTo(requisition.id, 'cancelled', { reason: 'передумали' });
  assert.equal((await mail(letter)).json.rule, 'requisition_closed');
});

test('a supplier who was blocked since the preview gets no quote, and the preview says why', async () => {
  const { portal, files, previewed, supplierId, quotes } = await pricesWorld();
  const job = await previewed(letter);
  await files.apply(job.id);
  await owner.query(`update suppliers set standing = 'prevent_all' where tenant_id = $1 and id = $2`, [
    portal.tenantId,
    supplierId,
  ]);
  const after = await files.read(job.id);
  assert.deepEqual([after.status, after.problem.code], ['preview_ready', 'business_rule_violated']);
  assert.deepEqual(await quotes(), []);
});

test('an article known of a supplier is another’s nothing', async () => {
  const { key, portal, files, previewed, supplier, ask, base } = await pricesWorld();
  const bolt = await newItem(key, { name: 'Болт М8', sku: 'Б-8' });
  await ask('POST', `${base}/items`, { items: [{ catalogItemId: bolt, quantity: '10' }] });
  await knowArticle(portal, bolt, (await supplier()).supplierId, 'PST-77');
  const job = await previewed('Винт, арт. PST-77, 12,50 руб/шт');
  assert.equal((await files.rowsOf(job.id))[0].errors[0].code, 'line_not_found');
});

test('as many statements for thirty rows as for one', async () => {
  const named = Array.from({ length: 30 }, (_, at) => line({ name: `Изделие номер ${at + 1} особое` }));
  const { files, previewed } = await pricesWorld(named);
  let price = 90;
  const wanted = (count: number) => {
    price += 1;
    return named
      .slice(0, count)
      .map(({ name }) => `${name} по ${price} руб`)
      .join('\n');
  };
  const costOf = async (count: number) => {
    const job = await previewed(wanted(count));
    assert.equal((await files.apply(job.id)).status, 200);
    return (await countStatements(() => files.read(job.id))).statements.length;
  };
  await costOf(1);
  const one = await costOf(1);
  assert.ok((await costOf(30)) <= one + 2, 'writing many lines asks no more');
});
