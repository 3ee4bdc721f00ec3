import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countStatements } from '../../../test/count-statements.ts';
import { drainJobs, factsOf, owner, type Portal, request } from '../../../test/harness.ts';
import { byHeadings, exporter, exportingPortal, url } from '../../../test/registers.ts';
import { line, requisitionPortal } from '../../../test/requisitions.ts';

const list = 'requisitions.list-requisitions';

async function needingPortal() {
  const held = await requisitionPortal();
  return { ...held, ...(await exporter(held.portal)), create: held.create };
}

/** So many more lines of a requisition, without the work of writing each. */
const moreLines = ({ tenantId }: Portal, requisitionId: string, count: number) =>
  owner.query(
    `insert into requisition_lines (tenant_id, requisition_id, position, name, quantity, currency)
     select $1, $2, n, 'Болт М' || n, 1, 'RUB' from generate_series(2, $3::int + 1) n`,
    [tenantId, requisitionId, count],
  );

test('each line has a row, after what its record says, and a record without lines has one too', async () => {
  const { create, rows } = await needingPortal();
  const items = [line(), line({ name: 'Щебень гранитный «5–20»', quantity: '2.5', uom: '113' })];
  const need = await create({ title: 'Фундамент', items });
  const empty = await create({ title: 'Ещё не знаем', items: [] });
  const told = await rows(list, { rows: 'lines', filters: { sort: 'number' } });
  assert.deepEqual(
    told.map((row) => [row['Номер'], row['Название'], row['Строка: Наименование'], row['Строка: Количество']]),
    [
      [need.number, 'Фундамент', 'Цемент М500', 10],
      [need.number, 'Фундамент', 'Щебень гранитный «5–20»', 2.5],
      [empty.number, 'Ещё не знаем', undefined, undefined],
    ],
  );
  assert.deepEqual(
    told.map((row) => row['Строка: Единица']),
    ['шт', 'м3', undefined],
  );
  const headings = Object.keys(told[0] ?? {});
  assert.equal(new Set(headings).size, headings.length);
  assert.equal(
    headings.findIndex((one) => one.startsWith('Строка: ')),
    headings.filter((one) => !one.startsWith('Строка: ')).length,
  );
});

test('the filters are those of the list, and an English reader gets English words', async () => {
  const { create, rows } = await needingPortal();
  await create({ title: 'Срочное', priority: 'high' });
  await create({ title: 'Терпит' });
  const told = await rows(list, { rows: 'lines', filters: { priority: 'high' } }, 'en');
  assert.deepEqual(
    told.map((row) => [row.Title, row['Line: Name'], row['Line: Status']]),
    [['Срочное', 'Цемент М500', 'Active']],
  );
});

test('quantities and prices are exact in both formats', async () => {
  const { create, exported } = await needingPortal();
  const kilograms = { uom: '166' };
  await create({
    items: [
      line({ ...kilograms, quantity: '0.000001' }),
      line({ ...kilograms, quantity: '1234567.123456', plannedPrice: '0.1' }),
    ],
  });
  const asked = { rows: 'lines', columns: ['lines.quantity', 'lines.plannedPrice'] };
  const { text } = await exported(list, { ...asked, format: 'csv' });
  assert.match(text, /\r\n0,000001;100\r\n1234567,123456;0,1\r\n/);
  const { bytes } = await exported(list, asked);
  assert.deepEqual(await byHeadings(bytes), [
    { 'Строка: Количество': 0.000001, 'Строка: Плановая цена': 100 },
    { 'Строка: Количество': 1_234_567.123456, 'Строка: Плановая цена': 0.1 },
  ]);
});

test('columns of lines are named beside those of records, in any order, where lines have rows', async () => {
  const { create, rows, exported, ask } = await needingPortal();
  const { number } = await create();
  const columns = ['lines.name', 'number'];
  assert.deepEqual(Object.entries((await rows(list, { rows: 'lines', columns }))[0] ?? {}), [
    ['Строка: Наименование', 'Цемент М500'],
    ['Номер', number],
  ]);
  const ofRecords = await exported(list, { columns });
  assert.deepEqual([ofRecords.status, ofRecords.json.errors[0].pointer], [422, '/columns/0']);
  const known = (await ask('GET', url)).json.items;
  const named = (name: string) => known.find((one: { list: string }) => one.list === name);
  assert.ok(named(list).lineColumns.some(({ path }: { path: string }) => path === 'lines.quantity'));
  assert.ok(!named(list).columns.some(({ path }: { path: string }) => path.startsWith('lines.')));
  assert.deepEqual(named('warehouses.list-warehouses').lineColumns, []);
});

test('a list whose records have no lines has no file by lines', async () => {
  const { exported } = await exportingPortal();
  const { status, json } = await exported('warehouses.list-warehouses', { rows: 'lines' });
  assert.deepEqual([status, json.errors[0].pointer, json.errors[0].code], [422, '/rows', 'without_lines']);
});

test('an empty list is a file of headings alone', async () => {
  const { exported } = await exportingPortal();
  for (const format of ['csv', 'xlsx']) {
    const { status, bytes } = await exported(list, { rows: 'lines', format });
    assert.deepEqual([status, await byHeadings(bytes)], [200, []]);
  }
});

test('a line shows the fields that the portal has added to lines', async () => {
  const { create, rows, ask } = await needingPortal();
  const field = { entityType: 'procurementItem', key: 'shelf', label: 'Полка', type: 'text' };
  assert.equal((await ask('POST', '/api/v1/settings/custom-fields', field)).status, 201);
  await create({ items: [line({ customFields: { shelf: 'Б-4' } })] });
  assert.equal((await rows(list, { rows: 'lines' }))[0]?.['Строка: Полка'], 'Б-4');
});

test('rows are counted by lines: 10 001 of one requisition are written in the background', async () => {
  const { portal, create, exported, ask } = await needingPortal();
  const { id } = await create();
  await moreLines(portal, id, 9_999);
  assert.equal((await exported(list, { rows: 'lines', format: 'csv' })).status, 200);
  const [taken] = (await factsOf(portal.tenantId)).filter(({ event }) => event === 'register_export.taken');
  assert.ok(taken);
  const { rows, rowCount, title } = taken.data.object as Record<string, unknown>;
  assert.deepEqual([rows, rowCount, title], ['lines', 10_000, 'Список заявок на закупку по строкам']);

  await owner.query('update requisition_lines set position = position + 1 where tenant_id = $1 and position > 1', [
    portal.tenantId,
  ]);
  await moreLines(portal, id, 1);
  const { status, json } = await exported(list, {
    rows: 'lines',
    format: 'csv',
    columns: ['number', 'lines.position'],
  });
  assert.deepEqual([status, json.rows, json.status], [202, 'lines', 'working']);
  await drainJobs(portal.tenantId);
  const ready = (await ask('GET', `${url}/exports/${json.id}`)).json;
  assert.deepEqual([ready.status, ready.rowCount], ['ready', 10_001]);
  const { bytes } = await ask('GET', `${url}/exports/${json.id}/file`);
  assert.equal(new Set((await byHeadings(bytes)).map((row) => row['Строка: Порядок'])).size, 10_001);

  const key = await portal.key('purchase_requisitions.read');
  const byKey = await request('POST', `${url}/export`, { key, body: { list, rows: 'lines' } });
  assert.deepEqual([byKey.status, byKey.json.rule], [422, 'export_too_long']);
});

test('page follows page: each record once, with all its lines', async () => {
  const { create, rows } = await needingPortal();
  const many = Array.from({ length: 55 }, () => create({ items: [line(), line({ name: 'Песок' })] }));
  const numbers = (await Promise.all(many)).map(({ number }) => number as string).sort();
  const told = await rows(list, { rows: 'lines', columns: ['number', 'lines.name'], filters: { sort: 'number' } });
  assert.deepEqual(
    told.map((row) => `${row['Номер']} ${row['Строка: Наименование']}`),
    numbers.flatMap((number) => [`${number} Цемент М500`, `${number} Песок`]),
  );
});

test('a file costs no more statements for many records and lines of a page than for one', async () => {
  const cost = async (records: number, lines: number) => {
    const { create, exported } = await needingPortal();
    for (let turn = 0; turn < records; turn += 1) await create({ items: Array.from({ length: lines }, () => line()) });
    return (await countStatements(() => exported(list, { rows: 'lines' }))).statements.length;
  };
  await cost(1, 1);
  assert.equal(await cost(12, 7), await cost(1, 1));
});
