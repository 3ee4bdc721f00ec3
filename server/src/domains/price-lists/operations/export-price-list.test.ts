import assert from 'node:assert/strict';
import { test } from 'node:test';
import { owner } from '../../../../test/harness.ts';
import { priceListPortal, url } from '../../../../test/price-lists.ts';

const headings = [
  'Артикул',
  'Наименование',
  'Артикул поставщика',
  'Наименование поставщика',
  'Единица',
  'От количества',
  'Цена',
];

test('a list leaves as CSV that a Russian spreadsheet opens', async () => {
  const { newList, newItem, putRows, ask } = await priceListPortal();
  const { id, number } = await newList({ name: 'Осень; «Ёлка»' });
  await newItem('Ц-1', '=1+1');
  await putRows(id, { sku: 'Ц-1', price: '412.50', note: 'в "мешках"', supplierSku: '-5' });
  const { status, headers, text } = await ask('POST', `${url}/${id}/export`, {}, { 'accept-language': 'ru' });
  assert.equal(status, 200);
  assert.equal(headers['content-type'], 'text/csv; charset=utf-8; header=present');
  assert.match(
    String(headers['content-disposition']),
    new RegExp(`filename\\*=UTF-8''${encodeURIComponent(`${number} Осень; «Ёлка».csv`)}$`),
  );
  const [first, second, rest] = text.split('\r\n');
  assert.ok(first?.startsWith(`\ufeff${headings.join(';')};`));
  assert.equal(second, `Ц-1;'=1+1;'-5;;шт;1;412,50;0;;;;;;"в ""мешках"""`);
  assert.equal(rest, '');
});

test('TSV, and the delimiter and decimal sign of the settings', async () => {
  const { filled, ask, portal } = await priceListPortal();
  const { id } = await filled();
  await owner.query(
    `insert into regional_settings (tenant_id, csv_delimiter, decimal_separator) values ($1, ',', '.')`,
    [portal.tenantId],
  );
  const csv = await ask('POST', `${url}/${id}/export`, { format: 'csv' }, { 'accept-language': 'en' });
  assert.match(csv.text, /^\ufeffArticle,Name,/);
  const tsv = await ask('POST', `${url}/${id}/export`, { format: 'tsv' });
  assert.equal(tsv.headers['content-type'], 'text/tab-separated-values; charset=utf-8');
  assert.equal(tsv.text.split('\r\n')[1]?.split('\t').length, 14);
  assert.equal((await ask('POST', `${url}/${id}/export`, { format: 'xlsx' })).json.errors[0].pointer, '/format');
});

test('a long list comes whole, without rows out of use', async () => {
  const { newList, putRows, ask, portal } = await priceListPortal();
  await owner.query(
    `insert into catalog_items (tenant_id, sku, name) select $1, 'E-' || n, 'Позиция ' || n from generate_series(1, 2500) n`,
    [portal.tenantId],
  );
  const { id } = await newList();
  const rows = Array.from({ length: 2_500 }, (_, n) => ({ sku: `E-${n + 1}`, price: '1' }));
  await putRows(id, ...rows, { sku: 'E-1', price: '2', minQuantity: '2', status: 'archived' });
  const lines = (await ask('POST', `${url}/${id}/export`, {})).text.trimEnd().split('\r\n');
  assert.equal(lines.length, 2_501);
  assert.ok(lines.at(-1)?.startsWith('E-2500;'));
});

test('a list of another portal is not exported', async () => {
  const { filled } = await priceListPortal();
  const { id } = await filled();
  assert.equal((await (await priceListPortal()).ask('POST', `${url}/${id}/export`, {})).status, 404);
});
