import assert from 'node:assert/strict';
import { test } from 'node:test';
import iconv from 'iconv-lite';
import { ok, refusal } from '../../../../test/billing.ts';
import { papersPortal, seller } from '../../../../test/delivery-documents.ts';
import { owner } from '../../../../test/harness.ts';
import { read } from '../../../connectors/upd-import/read-file.ts';

/** A UPD to a customer of two lines, one with VAT and a name that needs care. */
async function sold(prices: ReadonlyArray<Record<string, string>> = []) {
  const base = await papersPortal();
  const customer = await base.party('ООО «Север & Ко»', {
    ...{ inn: '7728168971', fullName: 'Общество с ограниченной ответственностью «Север & Ко»' },
  });
  const { id, items } = await base.decided(
    [{ name: 'Цемент «М500» <50 кг>', sku: 'C-500' }, { name: 'Труба Ø20 мм ≥ 3 м' }],
    {
      customerId: customer.id,
    },
  );
  const usual = [
    { unitPrice: '412.5', vatRate: '22' },
    { unitPrice: '33.33', vatRate: '10' },
  ];
  const made = await base.generated(id, {
    ...{ kind: 'upd', documentDate: '2026-11-25' },
    prices: items.map((item: { id: string }, at: number) => ({ itemId: item.id, ...usual[at], ...prices[at] })),
  });
  return { ...base, customer, made };
}

test('the electronic UPD is read back by our own import, every field of it', async () => {
  const { made, paper, card } = await sold();
  const { bytes, headers } = await paper(made.id, 'xml');
  const name = decodeURIComponent(headers['content-disposition'] as string);
  const whole = await card(made.id);
  const answer = await read(bytes);
  assert.ok('document' in answer, JSON.stringify(answer));
  const { document } = answer;
  assert.ok(name.includes(`${document.fileId}.xml`), name);
  assert.deepEqual(
    [document.version, document.encoding, document.function, document.number, document.date, document.transferredOn],
    ['5.03', 'windows-1251', 'invoice_and_transfer', made.number, '2026-11-25', '2026-11-25'],
  );
  assert.deepEqual([document.currency, document.operation, document.remarks], ['RUB', 'Товары переданы', []]);
  assert.deepEqual(document.seller, { name: seller.legalName, inn: seller.inn, kpp: seller.kpp });
  assert.deepEqual(document.buyer, {
    ...{ name: 'Общество с ограниченной ответственностью «Север & Ко»', inn: '7728168971', kpp: '773601001' },
  });
  const { name: basisName, number, date } = whole.basis;
  assert.deepEqual(document.basis, [{ name: basisName, number, date }]);
  assert.deepEqual(
    document.lines.map((line) => [
      line.number,
      line.name,
      line.article,
      line.unit,
      line.quantity,
      line.price,
      line.net,
    ]),
    whole.lines.map((line: Record<string, string>) => [
      ...[String(line.position), line.name, line.sku, line.uom, line.quantity, plain(line.netPrice), line.netAmount],
    ]),
  );
  assert.deepEqual(
    document.lines.map(({ vatRate, vat, gross }) => [vatRate, vat, gross]),
    whole.lines.map(({ vatRate, vatAmount, grossAmount }: Record<string, string>) => [vatRate, vatAmount, grossAmount]),
  );
  assert.deepEqual(document.totals, { net: made.netAmount, vat: made.vatAmount, gross: made.grossAmount });
});

/** `338.10` as a number is written by the reader. */
const plain = (decimal: string | undefined) => decimal?.replace(/\.?0+$/, '');

test('without VAT it is a transfer alone, and says so in every place', async () => {
  const { made, paper } = await sold([{ vatRate: 'none' }, { vatRate: 'none' }]);
  const { bytes } = await paper(made.id, 'xml');
  const answer = await read(bytes);
  assert.ok('document' in answer);
  assert.deepEqual([answer.document.function, answer.document.totals.vat], ['transfer', '0.00']);
  const text = iconv.decode(bytes, 'windows-1251');
  assert.match(text, /Функция="ДОП"/);
  assert.equal(text.match(/НалСт="без НДС"/g)?.length, 2);
});

test('the file follows the schema: order of elements, what is required, and lengths', async () => {
  const { made, paper } = await sold();
  const text = iconv.decode((await paper(made.id, 'xml')).bytes, 'windows-1251');
  const order = [...text.matchAll(/<([А-Яа-яё_]+)/giu)].map(([, name]) => name);
  const first = (name: string) => order.indexOf(name);
  for (const sequence of [
    ['Файл', 'Документ', 'СвСчФакт', 'ТаблСчФакт', 'СвПродПер', 'Подписант'],
    ['СвПрод', 'ГрузОт', 'ГрузПолуч', 'ДокПодтвОтгрНом', 'СвПокуп', 'ДенИзм'],
    ['ИдСв', 'Адрес'],
    ['СведТов', 'ДопСведТов', 'Акциз', 'СумНал', 'ВсегоОпл'],
  ])
    assert.deepEqual(
      sequence.map(first),
      sequence.map(first).toSorted((a, b) => a - b),
      sequence.join(),
    );
  assert.match(text, /ИдФайл="ON_NSCHFDOPPR_7728168971773601001_7707083893773601001_\d{8}_[0-9a-f-]{36}_0_0_0_0_0_00"/);
  assert.match(text, /ДатаИнфПр="\d\d\.\d\d\.\d{4}" ВремИнфПр="\d\d\.\d\d\.\d\d"/);
  assert.match(text, /<ФИО Фамилия="Смирнова" Имя="Анна" Отчество="Викторовна"\/>/);
  assert.match(text, /НаимТов="Цемент «М500» &lt;50 кг&gt;"/);
  assert.match(text, /Труба &#216;20 мм &#8805; 3 м/, 'what windows-1251 lacks is written by number');
});

test('who signs has to be known', async () => {
  const { ask, made, decided, generated, paper, customer } = await sold();
  assert.equal((await paper(made.id, 'xml')).status, 200);
  const { items } = ok(await ask('GET', '/api/v1/settings/seller-profiles'));
  ok(await ask('PATCH', `/api/v1/settings/seller-profiles/${items[0].id}`, { signatoryName: null }));
  const { id, items: lines } = await decided([{}], { customerId: customer.id });
  const prices = [{ itemId: lines[0].id, unitPrice: '100', vatRate: '22' }];
  const unsigned = await generated(id, { kind: 'upd', prices });
  const refused = await paper(unsigned.id, 'xml');
  assert.equal(refusal(refused), '422 business_rule_violated: upd_incomplete');
  assert.deepEqual(refused.json.missing, ['/seller/signatoryName']);
});

test('currency_without_code: a currency that the classifier lacks is no file', async () => {
  const { portal, made, paper } = await sold();
  await owner.query(`update delivery_documents set currency = 'XAU' where tenant_id = $1 and id = $2`, [
    ...[portal.tenantId, made.id],
  ]);
  assert.equal(refusal(await paper(made.id, 'xml')), '422 business_rule_violated: currency_without_code');
});
