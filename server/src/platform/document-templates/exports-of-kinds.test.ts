import assert from 'node:assert/strict';
import { test } from 'node:test';
import { contractPortal } from '../../../test/contract-portal.ts';
import { request } from '../../../test/harness.ts';
import { cement, salesPortal } from '../../../test/sales.ts';
import { templatePortal } from '../../../test/templates.ts';
import { tableOf, wordFile, wordText } from '../../../test/word-files.ts';

const magics = { docx: 'PK', xlsx: 'PK', pdf: '%PDF' } as const;

test('an issued invoice is exported in each format under its number, a draft without one', async () => {
  const { issued, create, key } = await salesPortal();
  const invoice = await issued();
  for (const [format, magic] of Object.entries(magics)) {
    const { status, bytes, headers } = await request(
      'GET',
      `/api/v1/sales-invoices/${invoice.id}/export?format=${format}`,
      { key },
    );
    assert.deepEqual([status, bytes.subarray(0, magic.length).toString('latin1')], [200, magic]);
    assert.ok(decodeURIComponent(String(headers['content-disposition'])).includes(`Счёт ${invoice.number} от `));
  }
  const draft = await create();
  assert.equal((await request('GET', `/api/v1/sales-invoices/${draft.id}/export?format=pdf`, { key })).status, 200);
});

test('an invoice shows the discounts of its rows, and no column of them where there are none', async () => {
  const { issued, key } = await salesPortal();
  const read = async (...rows: object[]) => {
    const { id } = await issued({ rows });
    return wordText((await request('GET', `/api/v1/sales-invoices/${id}/export?format=docx`, { key })).bytes);
  };
  const discounted = await read({ ...cement, discountPercent: '12.5' }, cement);
  assert.match(discounted, /Цена\nСкидка\nНДС/);
  assert.match(discounted, /\n12,5 %\n22 %\n1 089,27\n/);
  assert.match(await read(cement), /Цена\nНДС/);
});

test('an invoice is filled into a Word file, and its spreadsheet takes no template', async () => {
  const { portal, issued, key } = await salesPortal();
  const { uploaded } = await templatePortal(portal);
  const invoice = await issued();
  const file = wordFile(['Счёт {document.number}: {document.totalAmount|words}', '{document.vatMode}'], {
    body: tableOf('{#items.rows}{position}', '{name}', '{vatRate}', '{lineAmount}{/items.rows}'),
  });
  const template = await uploaded(file, { kind: 'sales_invoice', name: 'Счёт' });
  const exported = (format: string) =>
    request('GET', `/api/v1/sales-invoices/${invoice.id}/export?format=${format}&templateId=${template.id}`, { key });
  const text = wordText((await exported('docx')).bytes);
  assert.match(
    text,
    new RegExp(
      `^Счёт ${invoice.number}: Одна тысяча двести сорок четыре рубля 88 копеек\nЦены с НДС\n1\nЦемент М500\n22 %\n1 244,88$`,
    ),
  );
  const refused = await exported('xlsx');
  assert.deepEqual([refused.status, refused.json.code], [400, 'template_not_applicable']);
});

test('a contract is exported as docx and pdf, with its kind in words, and never as a spreadsheet', async () => {
  const { portal, draft } = await contractPortal();
  const { key, uploaded } = await templatePortal(portal);
  const contract = await draft();
  const exported = (query: string) => request('GET', `/api/v1/contracts/${contract.id}/export?${query}`, { key });
  for (const format of ['docx', 'pdf'] as const) {
    const { status, bytes } = await exported(`format=${format}`);
    assert.deepEqual([status, bytes.subarray(0, magics[format].length).toString('latin1')], [200, magics[format]]);
  }
  assert.equal((await exported('format=xlsx')).json.code, 'invalid_query_parameter');
  const paper = wordFile(['{document.kind} № {document.number} от {document.date}', '{customer.name}']);
  const { id } = await uploaded(paper, { kind: 'contract', name: 'Наш договор' });
  const text = wordText((await exported(`templateId=${id}`)).bytes);
  assert.match(text, new RegExp(`^Закупка: мы покупаем № ${contract.number} от 01\\.03\\.2026\n.+`));
});
