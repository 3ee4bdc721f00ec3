import assert from 'node:assert/strict';
import { test } from 'node:test';
import { productCode } from './product-code.ts';
import { parseScms, readScms, type ScmsRow } from './read-scms.ts';
import { clean, mapRow, packPriceOf, type ScmsItem, weightOf } from './scms-item.ts';

const row = (change: ScmsRow = {}): ScmsRow => ({
  'Item Description': 'Nevirapine 10mg/ml, oral suspension, Bottle, 240 ml',
  Brand: 'Generic',
  Dosage: '10mg/ml',
  'Dosage Form': 'Oral suspension',
  'Unit of Measure (Per Pack)': '240',
  'Line Item Quantity': '1000',
  'Pack Price': '6.2',
  'Manufacturing Site': 'Aurobindo Unit III, India',
  'Weight (Kilograms)': '358',
  'Freight Cost (USD)': '4521.5',
  'Product Group': 'ARV',
  'Sub Classification': 'Pediatric',
  ...change,
});

const itemOf = (change: ScmsRow = {}): ScmsItem => {
  const mapped = mapRow(row(change));
  assert.ok('item' in mapped);
  return mapped.item;
};

test('a plain line becomes an item counted in packs, with the weight of one', () => {
  const { externalId, sku, ...item } = itemOf();
  assert.equal(sku, `SCMS-${externalId}`);
  assert.deepEqual(item, {
    name: 'Nevirapine 10mg/ml, oral suspension, Bottle, 240 ml',
    brand: null,
    manufacturer: 'Aurobindo Unit III, India',
    description: 'ARV, Pediatric; Oral suspension; 10mg/ml; 240 per pack',
    baseUom: '778',
    okpd2: '21.20.10.194',
    weightKg: '0.358',
    customFields: { units_per_pack: '240', dosage_form: 'Oral suspension' },
  });
});

test('country, freight and date do not make another item; manufacturer, brand and pack do', () => {
  const same = itemOf({ Country: 'Vietnam', 'Freight Cost (USD)': 'Freight Included in Commodity Cost' }).externalId;
  assert.equal(same, itemOf().externalId);
  for (const change of [
    { 'Manufacturing Site': 'Cipla, Goa, India' },
    { Brand: 'Viramune' },
    { 'Unit of Measure (Per Pack)': '100' },
  ])
    assert.notEqual(itemOf(change).externalId, same);
});

const weights: Array<[text: string, packs: string, kg: string | undefined, why: string]> = [
  ['13', '19', '0.684211', ''],
  ['Weight Captured Separately', '19', undefined, 'weight captured separately'],
  ['See ASN-93 (ID#:1281)', '273', undefined, 'weight: See ASN-# (ID#:#)'],
  ['', '10', undefined, 'weight: empty'],
  ['0', '10', undefined, 'weight out of bounds'],
  ['154780', '1', undefined, 'weight out of bounds'],
  ['358', '0', undefined, 'weight without a quantity'],
];
for (const [text, packs, kg, why] of weights) {
  test(`a shipment of "${text}" kg over ${packs} packs weighs ${kg ?? `nothing known: ${why}`}`, () => {
    const weight = weightOf(row({ 'Weight (Kilograms)': text, 'Line Item Quantity': packs }));
    assert.equal(weight.kg, kg);
    assert.equal(weight.why, why);
  });
}

test('a price of zero or in words is none, and the item says so', () => {
  for (const price of ['0', '0.00', '', 'N/A']) {
    const line = row({ 'Pack Price': price });
    const mapped = mapRow(line);
    assert.equal(packPriceOf(line), undefined);
    assert.ok('item' in mapped);
    assert.deepEqual(mapped.notes, ['no pack price']);
  }
});

test('products stand in the classifier by what they are, and a group not met before stands nowhere', () => {
  const codes: Array<[group: string, description: string, code: string | undefined]> = [
    ['ARV', 'Nevirapine 200mg, tablets, 60 Tabs', '21.20.10.194'],
    ['ACT', 'Artesunate+Amodiaquine 50+153mg, tablets, co-blister 6+6 Tabs', '21.20.10.241'],
    ['ANTM', 'Quinine 300mg (as sulfate), tablets, Blister 100 x 10 Tabs', '21.20.10.241'],
    ['ANTM', 'Malaria Paramax-3 Kit, 25 Tests', '21.20.23.111'],
    ['MRDT', 'Malaria Antigen P.f Kit, 30 x 1 Test', '21.20.23.111'],
    ['HRDT', 'Chase Buffer, Determine, 100 Tests, 2.5ml x 1 Vial', '21.20.23.111'],
    ['HRDT', 'HIV, Lancet, Safety, for HIV Test kits, 100 Pcs', '32.50.13.110'],
    ['HRDT', 'Capillary Tubes, for Determine, EDTA, 50uL,100 Pcs', '32.50.13.110'],
    ['VACCINE', 'Something new', undefined],
  ];
  for (const [group, description, code] of codes)
    assert.equal(productCode(row({ 'Product Group': group, 'Item Description': description })), code, description);
});

test('text that was read in the wrong encoding is mended, right text is left alone', () => {
  assert.equal(clean('Weifa A.S., P.O. Box 9113 GrÃ¸nland, Oslo'), 'Weifa A.S., P.O. Box 9113 Grønland, Oslo');
  assert.equal(clean("Côte d'Ivoire"), "Côte d'Ivoire");
  assert.equal(clean('  Цемент   М500 '), 'Цемент М500');
});

test('a line without a product or a pack is refused with the reason', () => {
  assert.deepEqual(mapRow(row({ 'Item Description': ' ' })), { refused: 'no item description' });
  assert.deepEqual(mapRow(row({ 'Unit of Measure (Per Pack)': 'Date Not Captured' })), {
    refused: 'unit of measure per pack is "Date Not Captured", not a number',
  });
});

test('the byte order mark is no part of the first column, and quotes hold commas', () => {
  const [first] = parseScms(Buffer.from('\ufeffID,Item Description\n1,"HIV, Reveal G3, 30 Tests"\n'));
  assert.deepEqual(first, { ID: '1', 'Item Description': 'HIV, Reveal G3, 30 Tests' });
});

test('every line of the real file is mapped or refused, none is lost', () => {
  const rows = readScms();
  const mapped = rows.map(mapRow);
  const items = mapped.flatMap((one) => ('item' in one ? [one.item.externalId] : []));
  assert.equal(rows.length, 10_324);
  assert.equal(items.length, 10_324);
  assert.equal(new Set(items).size, 330);
});
