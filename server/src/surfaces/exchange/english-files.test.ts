import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import iconv from 'iconv-lite';
import { book, importingAt, importingPortal } from '../../../test/imports.ts';
import { requisitionPortal, url } from '../../../test/requisitions.ts';

const deliveries = gunzipSync(
  readFileSync(new URL('../../../../data/scms-delivery-history.csv.gz', import.meta.url)),
).toString();
const some = deliveries.replace('\ufeff', '').split('\n').slice(0, 120).join('\n');

const targetsOf = ({ columns }: { columns: Array<{ heading: string; target: string | null }> }) =>
  Object.fromEntries(columns.flatMap(({ heading, target }) => (target ? [[heading, target]] : [])));

test('a file in Windows-1252 is read without a garbled letter: Côte d’Ivoire stays itself', async () => {
  const { previewed, rowsOf } = await importingPortal();
  const bytes = iconv.encode(deliveries.replace('\ufeff', ''), 'windows-1252');
  const job = await previewed(bytes, { name: 'deliveries.csv' });
  assert.deepEqual([job.status, job.encoding, job.counts.rows], ['preview_ready', 'windows-1252', 10_324]);
  const countries = (await rowsOf(job.id, '?limit=200')).map(({ raw }: { raw: string[] }) => raw[5]);
  assert.ok(countries.includes("Côte d'Ivoire"));
  // One word of the file was garbled before it was published, and could be anything.
  assert.deepEqual(
    job.warnings.map(({ choices: [chosen] }: { choices: object[] }) => chosen),
    [{ value: 'windows-1252', sample: 'GrÃ¸nland' }],
  );
});

test('English headings of a catalog are known, the makers are not its sellers, and 240 a pack is no unit', async () => {
  const { previewed, rowsOf } = await importingPortal();
  const job = await previewed(some, { name: 'deliveries.csv' });
  assert.deepEqual(targetsOf(job), {
    Country: 'countryCode',
    'Product Group': 'category',
    'Item Description': 'name',
    Brand: 'brand',
    'Unit of Measure (Per Pack)': 'packQty',
    'Unit Price': 'plannedCost',
    'Manufacturing Site': 'manufacturer',
    'Weight (Kilograms)': 'weightKg',
  });
  const [row] = await rowsOf(job.id);
  assert.equal(row.parsed.countryCode, 'CI');
  const vendors = await previewed(await book(['Vendor', 'Item Description'], [['Aurobindo', 'Nevirapine']]));
  assert.deepEqual(targetsOf(vendors), { Vendor: 'manufacturer', 'Item Description': 'name' });
});

test('English headings of lines, of prices and of suppliers are known', async () => {
  const { portal, key, create } = await requisitionPortal();
  const { id } = await create();
  const lines = importingAt(portal, `${url}/${id}/exchange`, key);
  assert.deepEqual(targetsOf(await lines.previewed(some, { name: 'deliveries.csv' })), {
    'Scheduled Delivery Date': 'requiredAt',
    'Item Description': 'name',
    'Line Item Quantity': 'quantity',
    'Unit Price': 'plannedPrice',
    Brand: 'brand',
    'Manufacturing Site': 'manufacturer',
  });
  const parties = importingAt(portal, '/api/v1/counterparties/exchange', key);
  const vendors = await parties.previewed(
    await book(['Vendor', 'Tax ID', 'Payment terms'], [['Abbott GmbH', 'DE1', 30]]),
  );
  assert.deepEqual(targetsOf(vendors), { Vendor: 'shortName', 'Tax ID': 'taxId', 'Payment terms': 'paymentTermsDays' });
});

test('a column of numbers is no unit by its heading, unless they are called OKEI codes', async () => {
  const { previewed } = await importingPortal();
  const packs = await previewed(
    await book(
      ['Наименование', 'Ед. изм.'],
      [
        ['Болт', 6],
        ['Гайка', '796'],
      ],
    ),
  );
  assert.deepEqual(targetsOf(packs), { Наименование: 'name' });
  const codes = await previewed(await book(['Наименование', 'Код ОКЕИ'], [['Болт', 796]]));
  assert.deepEqual(targetsOf(codes), { Наименование: 'name', 'Код ОКЕИ': 'unit' });
});

test('a file whose words two encodings may mean says so, shows both, and is read in the one that is chosen', async () => {
  const { previewed, preview, read, rowsOf } = await importingPortal();
  const job = await previewed(iconv.encode('Name\r\nčerpadlo\r\n', 'windows-1250'), { name: 'ceny.csv' });
  const [doubt] = job.warnings;
  assert.deepEqual([doubt.code, doubt.field], ['encoding_unsure', 'encoding']);
  const central = doubt.choices.find(({ value }: { value: string }) => value === 'windows-1250');
  assert.equal(central.sample, 'čerpadlo');
  await preview(job.id, { parameters: { encoding: 'windows-1250' } });
  const after = await read(job.id);
  assert.deepEqual([after.encoding, after.warnings], ['windows-1250', []]);
  assert.equal((await rowsOf(job.id))[0].raw[0], 'čerpadlo');
});

test('a refused file shows no mapping, even where its first rows were read', async () => {
  const { previewed } = await importingPortal();
  const job = await previewed(`Name;Brand\r\n${'Болт;X\r\n'.repeat(600)}Гайка;"не закрыта\r\n`, { name: 'прайс.csv' });
  assert.deepEqual([job.status, job.problem.code, job.columns], ['failed', 'file_malformed', []]);
});
