import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import iconv from 'iconv-lite';
import { XmlDocument, XsdValidator } from 'libxml2-wasm';
import { papersPortal } from '../../../../test/delivery-documents.ts';
import { updFileName, writeUpd } from './write-upd.ts';
import type { WrittenUpd } from './written-upd.ts';

const schema = XsdValidator.fromDoc(XmlDocument.fromBuffer(readFileSync(new URL('upd-5.03.xsd', import.meta.url))));

/** What the schema says against a file; null where it says nothing. */
function faultOf(text: string): string | null {
  const document = XmlDocument.fromString(text);
  try {
    schema.validate(document);
    return null;
  } catch (error) {
    return (error as Error).message;
  } finally {
    document.dispose();
  }
}

const company = {
  ...{
    sellerProfileId: null,
    counterpartyId: '01a21516-8534-7153-a84a-c843132b4f24',
    name: 'Север',
    legalName: 'ООО «Север & Ко»',
  },
  ...{ inn: '7728168971', kpp: '7736AB001', ogrn: '1027700132195', okpo: '00032537', phone: null, email: null },
  ...{
    legalAddress: 'г. Химки, ул. Заводская, д. 5',
    actualAddress: null,
    signatoryBasis: 'Устава',
    accountantName: null,
  },
  ...{
    bankName: 'ПАО «Сбербанк»',
    bik: '044525225',
    checkingAccount: '40702810900000000001',
    correspondentAccount: '30101810400000000225',
  },
  ...{ signatoryName: 'Смирнова А. В.', signatoryPosition: 'Генеральный директор' },
};

const entrepreneur = {
  ...company,
  ...{
    sellerProfileId: '01a21516-8534-7153-a84a-c843132b4f25',
    counterpartyId: null,
    legalName: 'ИП Петров Пётр Петрович',
  },
  ...{
    inn: '500100732259',
    kpp: null,
    ogrn: '304500116000157',
    okpo: null,
    checkingAccount: null,
    signatoryName: null,
    signatoryPosition: null,
  },
};

const line = {
  ...{
    position: 1,
    name: 'Труба Ø20 мм ≥ 3 м <для воды>',
    sku: 'T-20',
    uom: '006',
    quantity: '0.001',
    unitPrice: '0.01',
    netPrice: '0.00',
  },
  ...{ vatRate: '22', netAmount: '0.01', vatAmount: '0.00', grossAmount: '0.01', procurementItemId: null },
  ...{ countryCode: null, customsDeclaration: null, tracedUom: null, tracedQuantity: null },
};

const imported = { ...line, countryCode: 'CN', customsDeclaration: '10702070/150126/3000001' };
const traced = {
  ...imported,
  customsDeclaration: '10702070/150126/3000001/001',
  tracedUom: '796',
  tracedQuantity: '4',
};

const document = {
  ...{
    id: '01a21516-8534-7153-a84a-c843132b4f26',
    number: 'УПД-2026-0001',
    documentDate: '2028-02-29',
    updStatus: '1',
    currency: 'RUB',
  },
  ...{ netAmount: '0.01', vatAmount: '0.00', grossAmount: '0.01', deliveryAddress: null, basis: null },
};

type Parts = { document?: object; lines?: readonly object[]; parties?: object };

const fileOf = ({ document: more, lines = [line], parties }: Parts = {}) =>
  writeUpd({
    document: { ...document, ...more },
    lines,
    parties: { seller: company, customer: company, shipper: company, consignee: company, ...parties },
    made: { day: '2026-11-25', time: '09.05.00' },
  } as unknown as WrittenUpd);

const without = { updStatus: '2', basis: { name: 'Договор поставки', number: '17/2026', date: '2026-01-31' } };
const untaxed = { ...line, vatRate: 'none', sku: null, uom: '2541', netPrice: '12345678.90' };

for (const [what, parts] of [
  ['of companies', {}],
  ['of an entrepreneur, who signs for himself', { parties: { seller: entrepreneur, shipper: entrepreneur } }],
  [
    'that somebody else ships to another address',
    { document: { deliveryAddress: 'Склад № 2' }, parties: { shipper: entrepreneur } },
  ],
  ['without VAT, by a contract', { document: without, lines: [untaxed] }],
  [
    'of goods from abroad, with their declaration',
    { lines: [imported, { ...imported, sku: null, customsDeclaration: null }] },
  ],
  ['of goods whose way is traced', { lines: [traced] }],
  ['of many lines', { lines: Array.from({ length: 300 }, (_, at) => ({ ...line, position: at + 1 })) }],
  [
    'of values as long as the platform takes them',
    { lines: [{ ...line, name: 'я'.repeat(1_000), sku: 'S'.repeat(64) }] },
  ],
] as const)
  test(`a УПД ${what} holds against the schema of the tax service`, () => {
    assert.equal(faultOf(fileOf(parts)), null);
  });

test('every rate that the platform charges is one of the schema', () => {
  for (const vatRate of ['none', '0', '5', '7', '10', '20', '22'])
    assert.equal(faultOf(fileOf({ lines: [{ ...line, vatRate }] })), null, vatRate);
});

test('the file that is downloaded holds against it too, in windows-1251', async () => {
  const base = await papersPortal();
  const customer = await base.party('ООО «Север»', { inn: '7728168971', fullName: 'Общество «Север»' });
  const { id, items } = await base.decided([{ name: 'Цемент «М500» <50 кг>', sku: 'C-500' }], {
    customerId: customer.id,
  });
  const prices = [{ itemId: items[0].id, unitPrice: '412.5', vatRate: '22' }];
  const made = await base.generated(id, { kind: 'upd', prices });
  const text = iconv.decode((await base.paper(made.id, 'xml')).bytes, 'windows-1251');
  assert.equal(faultOf(text.replace(/^<\?xml[^>]*\?>/, '')), null);
});

test('what the schema forbids would be noticed', () => {
  const whole = fileOf();
  for (const [broken, by] of [
    [whole.replace('<ДенИзм', '<ДопСвФХЖ1/><ДенИзм'), 'ДопСвФХЖ1'],
    [whole.replace(/ КодОКВ="\d+"/, ''), 'КодОКВ'],
    [whole.replace(/ИННЮЛ="\d+"/, 'ИННЮЛ="500100732259"'), 'ИННЮЛ'],
    [whole.replace('НалСт="22%"', 'НалСт="21%"'), 'НалСт'],
    [whole.replace('ВремИнфПр="09.05.00"', 'ВремИнфПр="09:05:00"'), 'ВремИнфПр'],
    [whole.replace(/ДатаДок="[\d.]+"/, 'ДатаДок="29.02.2026"'), 'ДатаДок'],
    [whole.replace(/<Подписант[^]*<\/Подписант>/, ''), 'Документ'],
  ] as const) {
    assert.notEqual(broken, whole, by);
    assert.match(faultOf(broken) ?? 'nothing was noticed', new RegExp(by));
  }
});

/** Conditions that stand beside the schema: what one value asks of another. */
test('what depends on the function of the document is there', () => {
  const [invoice, transfer] = [fileOf(), fileOf({ document: without, lines: [untaxed] })];
  for (const text of [invoice, transfer]) {
    assert.match(text, / НаимДокОпр="/);
    assert.match(text, /<СвПер [^>]*ДатаПер="/);
    assert.doesNotMatch(text, /СпОбст|СвДовер/);
    for (const [told] of text.matchAll(/<СведТов [^>]*>/g)) {
      assert.match(told, /ОКЕИ_Тов="\d+" НаимЕдИзм="[^"]+" КолТов="/);
      assert.doesNotMatch(told, /ЦенаТов="0*\.?0*"/, 'a price is more than nothing');
    }
  }
  for (const side of ['СвПрод', 'ГрузПолуч', 'СвПокуп'])
    assert.match(invoice, new RegExp(`<${side} [^]*?<Адрес>[^]*?</${side}>`));
  const id = updFileName({
    document,
    parties: { seller: company, customer: company },
    made: { day: '2026-11-25' },
  } as never);
  assert.ok(invoice.includes(`ИдФайл="${id}"`));
});
