import assert from 'node:assert/strict';
import { test } from 'node:test';
import { long } from '../../../../../scripts/tests/long.ts';
import { factsOf, newPortal, owner, personWith, request, run } from '../../../../test/harness.ts';
import { book, cellsOf, importingAt } from '../../../../test/imports.ts';
import { accept, colleague, counted, line, requisitionPortal, url } from '../../../../test/requisitions.ts';
import { newCounterparty, newItem } from '../../../../test/suppliers.ts';
import { allRoutes } from '../../../app.ts';
import type { Route } from '../../../kernel/routes.ts';
import { uuidv7 } from '../../../kernel/values/uuid.ts';

const headings = ['Артикул', 'Наименование', 'Кол-во', 'Ед. изм.', 'Цена', 'Срок'];

async function lineFiles(more: Record<string, unknown> = {}) {
  const world = await requisitionPortal();
  const requisition = await world.create(more);
  const files = importingAt(world.portal, `${url}/${requisition.id}/exchange`, world.key);
  const active = async () =>
    (await world.cardOf(requisition.id)).items.filter(({ status }: { status: string }) => status === 'active');
  return { ...world, requisition, files, active };
}

test('a file of lines is added to its requisition: sums, origin, the name of the file, and one fact', async () => {
  const { requisition, files, cardOf, portal } = await lineFiles();
  const rows = [
    ['А-1', 'Кабель ВВГнг 3х2,5', '1 200,5', 'м', '98,40', '01.03.2021'],
    [null, 'Гвозди', 12, 'кг', null, null],
  ];
  const job = await files.previewed(await book(headings, rows), { name: 'Заявка цеха.xlsx' });
  assert.deepEqual([job.kind, job.status, job.counts.create], ['pr_items', 'preview_ready', 2], JSON.stringify(job));
  assert.equal((await cardOf(requisition.id)).items.length, 1, 'a preview writes nothing');

  const after = await files.applied(job.id);
  assert.deepEqual(after.result, { created: 2, updated: 0, failed: 0 }, JSON.stringify(after));
  const card = await cardOf(requisition.id);
  assert.equal(card.customerRequestFileName, 'Заявка цеха.xlsx');
  assert.equal(card.plannedTotal, '119129.20');
  const [, cable, nails] = card.items;
  assert.deepEqual(
    [cable.position, cable.sku, cable.quantity, cable.uom, cable.requiredAt],
    [2, 'А-1', '1200.5', '006', '2021-03-01'],
    'a day that is over is allowed in a file',
  );
  assert.deepEqual([nails.uom, nails.plannedPrice], ['166', null]);
  assert.deepEqual(cable.sourceRef, { jobId: job.id, rowId: '2' });
  const told = (await factsOf(portal.tenantId)).filter(({ event }) => event === 'integration_api.procurement.updated');
  assert.equal(told.length, 1);
});

test('an export that comes back unchanged changes nothing; a changed cell changes its line', async () => {
  const { requisition, files, cardOf, create } = await lineFiles({
    items: [line(), line({ name: 'Песок', quantity: '3.25', uom: '168', plannedPrice: null, vatRate: 'none' })],
  });
  await create({ items: [line({ name: 'Чужое' })] });
  for (const format of ['xlsx', 'csv']) {
    const job = await files.previewed(await files.exported({ format }), { name: `строки.${format}` });
    assert.equal(job.counts.rows, 2, 'lines of other requisitions stay out');
    assert.equal(job.counts.skip, 2, JSON.stringify(await files.rowsOf(job.id)));
  }
  const [titles, first] = await cellsOf(await files.exported());
  const changed = (first?.cells ?? []).map((cell) => (cell === 10 ? 12 : cell));
  const job = await files.previewed(await book(titles?.cells.map(String) ?? [], [changed]));
  assert.equal(job.counts.update, 1, JSON.stringify(await files.rowsOf(job.id)));
  assert.deepEqual((await files.applied(job.id)).result, { created: 0, updated: 1, failed: 0 });
  const card = await cardOf(requisition.id);
  assert.equal(card.items[0].quantity, '12');
  assert.equal(card.customerRequestFileName, null, 'no line came from that file');
});

test('an import of one requisition is nothing to another, nor to another portal', async () => {
  const { requisition, files, create, key } = await lineFiles();
  const job = await files.previewed(await book(headings, [[null, 'Гвозди', 1, 'кг', null, null]]));
  const other = await create();
  for (const id of [other.id, uuidv7()]) {
    const at = `${url}/${id}/exchange/imports/${job.id}`;
    assert.equal((await request('GET', at, { key })).status, 404);
    assert.equal((await request('GET', `${at}/rows`, { key })).status, 404);
    assert.equal((await request('GET', `${at}/errors`, { key })).status, 404);
    assert.equal((await request('PATCH', `${at}/preview`, { key, body: { mode: 'append' } })).status, 404);
    assert.equal((await request('POST', `${at}/apply`, { key, body: {} })).status, 404);
  }
  for (const path of ['template', 'export']) {
    const method = path === 'export' ? 'POST' : 'GET';
    const address = `${url}/${uuidv7()}/exchange/${path}`;
    assert.equal((await request(method, address, { key, ...(method === 'POST' && { body: {} }) })).status, 404, path);
  }
  const strange = await (await newPortal()).key('purchase_requisitions.read', 'purchase_requisitions.write');
  const at = `${url}/${requisition.id}/exchange/imports/${job.id}`;
  assert.equal((await request('GET', at, { key: strange })).status, 404);
});

test('append only adds, upsert also changes, replace leaves the lines of the file alone', async () => {
  const { files, active } = await lineFiles({ items: [line(), line({ name: 'Песок' }), line({ name: 'Щебень' })] });
  const file = () =>
    book(headings, [
      [null, 'Цемент М500', 15, 'шт', null, null],
      [null, 'Песок', 10, 'шт', 100, null],
      [null, 'Гвозди', 1, 'кг', null, null],
    ]);
  const names = async () => (await active()).map(({ name, quantity }: Record<string, string>) => `${name} ${quantity}`);
  const job = await files.previewed(await file(), { mode: 'append' });
  assert.deepEqual([job.counts.create, job.counts.skip], [1, 2]);
  assert.deepEqual((await files.preview(job.id, { mode: 'upsert' })).status, 200);
  assert.deepEqual((await files.read(job.id)).counts.update, 1);
  await files.preview(job.id, { mode: 'replace' });
  await files.read(job.id);
  assert.deepEqual((await files.applied(job.id)).result, { created: 1, updated: 1, failed: 0 });
  assert.deepEqual(await names(), ['Цемент М500 15', 'Песок 10', 'Гвозди 1']);
});

test('lines_in_use: lines with suppliers or receipts are not replaced, at the upload, in the preview and when it is applied', async () => {
  const { portal, requisition, files, cardOf } = await lineFiles();
  const file = await book(headings, [[null, 'Гвозди', 1, 'кг', null, null]]);
  const waiting = await files.previewed(file, { mode: 'replace' });
  const [cement] = requisition.items;
  const { supplierId } = await newCounterparty(portal);
  await accept(portal, cement, supplierId, { quantity: '4' });
  const refused = await files.uploaded(file, { mode: 'replace' });
  assert.deepEqual([refused.status, refused.json.rule], [409, 'lines_in_use']);
  assert.equal((await files.apply(waiting.id)).json.rule, 'lines_in_use');
  const other = await files.previewed(file);
  assert.equal((await files.preview(other.id, { mode: 'replace' })).json.rule, 'lines_in_use');
  await counted(portal, cement, { received: '4' });
  assert.equal((await files.uploaded(file, { mode: 'replace' })).json.rule, 'lines_in_use');
  assert.equal((await cardOf(requisition.id)).items.length, 1);
});

test('only the selected rows are written, and a row that is not there is refused', async () => {
  const { files, active } = await lineFiles();
  const job = await files.previewed(
    await book(headings, [
      [null, 'Гвозди', 1, 'кг', null, null],
      [null, 'Шурупы', 2, 'кг', null, null],
    ]),
  );
  assert.equal((await files.apply(job.id, { selectedRowIds: ['3', '9'] })).status, 422);
  await files.applied(job.id, { selectedRowIds: ['3'] });
  assert.deepEqual(
    (await active()).map(({ name }: { name: string }) => name),
    ['Цемент М500', 'Шурупы'],
  );
  assert.equal((await files.apply(job.id)).json.rule, 'already_applied');
});

test('rows are matched to the catalog; of several items a person chooses one', async () => {
  const { key, files, active } = await lineFiles();
  const bolt = await newItem(key, { name: 'Болт М8', sku: 'Б-8' });
  const nut = await newItem(key, { name: 'Гайка М8', baseUom: '166' });
  await newItem(key, { name: 'Гайка М8', baseUom: '166' });
  const tape = await newItem(key, { name: 'Лента', sku: 'Л-1', baseUom: '006' });
  const job = await files.previewed(
    await book(headings, [
      ['б-8', 'Болт оцинкованный', 5, 'шт', null, null],
      [null, 'Гайка М8', 2, 'кг', null, null],
      ['Л-1', 'Лента', 2, 'кг', null, null],
    ]),
  );
  const [first, second, third] = await files.rowsOf(job.id);
  assert.deepEqual(
    [first.candidates[0].entityId, first.candidates[0].reason, first.candidates[0].displayName],
    [bolt, 'sku', 'Болт М8'],
  );
  assert.equal(second.candidates.length, 2);
  assert.equal(second.warnings[0].code, 'ambiguous_item');
  assert.equal(third.warnings[0].code, 'uom_not_convertible');
  const choose = { rowActions: [{ rowId: 3, action: 'create', candidateId: nut }] };
  assert.equal((await files.preview(job.id, choose)).status, 200);
  await files.applied(job.id);
  assert.deepEqual(
    (await active()).slice(1).map(({ catalogItemId }: { catalogItemId: string }) => catalogItemId),
    [bolt, nut, null],
  );
  assert.ok(tape);
});

test('what a line may not be is told at its cell, and the other rows are written', async () => {
  const { files, active, requisition, portal } = await lineFiles();
  await counted(portal, requisition.items[0], { received: '5' });
  const job = await files.previewed(
    await book(headings, [
      [null, 'Цемент М500', 4, 'шт', null, null],
      [null, 'Гвозди', 0, 'кг', null, null],
      [null, 'Доска', 1.5, 'шт', null, null],
      [null, 'Краска', 3, 'ведро', null, null],
      [null, null, 3, 'кг', null, null],
      [null, 'Лак', 3, 'л', 'дорого', '31.02.2026'],
      [null, 'Олифа', 3, 'л', 10, null],
    ]),
  );
  const told = (await files.rowsOf(job.id, '?only=errors')).map(
    ({ errors }: { errors: Array<Record<string, string>> }) => errors.map(({ cell, code }) => `${cell} ${code}`),
  );
  assert.deepEqual(told, [
    ['C2 below_processed'],
    ['C3 minimum'],
    ['C4 uom_must_be_whole'],
    ['D5 enum'],
    ['null required'],
    ['E7 type', 'F7 format'],
  ]);
  assert.deepEqual((await files.applied(job.id)).result.created, 1);
  assert.equal((await active()).length, 2);
});

test('a line changed by someone since the preview stays as it is', async () => {
  const { ask, files, requisition, cardOf } = await lineFiles();
  const job = await files.previewed(await book(headings, [[null, 'Цемент М500', 11, 'шт', null, null]]));
  const [cement] = requisition.items;
  await ask('PATCH', `${url}/${requisition.id}/items/${cement.id}`, { name: 'Цемент М400' });
  const after = await files.applied(job.id);
  assert.deepEqual([after.status, after.result.failed], ['partially_applied', 1]);
  const card = await cardOf(requisition.id);
  assert.deepEqual([card.items[0].name, card.items[0].quantity], ['Цемент М400', '10']);
});

test('a closed requisition takes no lines', async () => {
  const { files, moveTo, requisition } = await lineFiles();
  const waiting = await files.previewed(await book(headings, [[null, 'Гвозди', 1, 'кг', null, null]]));
  await moveTo(requisition.id, 'cancelled', { reason: 'Передумали' });
  assert.equal((await files.apply(waiting.id)).json.rule, 'requisition_closed');
  const late = await files.uploaded(await book(headings, [[null, 'Гвозди', 1, 'кг', null, null]]));
  assert.deepEqual([late.status, late.json.rule], [409, 'requisition_closed']);
});

test('an approved requisition takes lines from who moves requisitions alone', async () => {
  const { portal, approved } = await requisitionPortal();
  const { id } = await approved();
  const { operation } = allRoutes.find(({ path }) => path.endsWith('/imports/from-mail')) as Route;
  const send = (...held: string[]) =>
    run(operation, personWith(portal, 'purchase_requisitions.import', ...held), {
      procurementId: id,
      text: 'Гвозди 5 кг',
    });
  await assert.rejects(send(), { code: 'forbidden' });
  await send('purchase_requisitions.status');
});

long(
  'as many lines as a requisition is sent at once come in one file, in one change; one more is refused',
  async () => {
    const { portal, files, active } = await lineFiles();
    const rows = Array.from({ length: 2_000 }, (_, index) => [null, `Деталь ${index}`, 1, 'шт', 1, null]);
    const job = await files.previewed(await book(headings, rows));
    assert.deepEqual((await files.applied(job.id)).result, { created: 2_000, updated: 0, failed: 0 });
    assert.equal((await active()).length, 2_001);
    const told = (await factsOf(portal.tenantId)).filter(
      ({ event }) => event === 'integration_api.procurement.updated',
    );
    assert.equal(told.length, 1);
    const more = await files.previewed(await book(headings, [...rows, [null, 'Лишняя', 1, 'шт', 1, null]]));
    assert.deepEqual([more.status, more.problem.code], ['failed', 'file_too_large']);
  },
);

test('who may not import is refused', async () => {
  const { portal, requisition } = await lineFiles();
  const reader = await colleague(portal, 'viewer');
  const { status } = await reader.ask('GET', `${url}/${requisition.id}/exchange/template`);
  assert.equal(status, 403);
});

long('export_too_long: more than a hundred thousand lines are not exported at once', async () => {
  const { portal, requisition, ask } = await lineFiles();
  await owner.query(
    `insert into requisition_lines (tenant_id, requisition_id, position, name, quantity, currency)
     select $1, $2, n + 1, 'Гвозди', 1, 'RUB' from generate_series(1, 100000) n`,
    [portal.tenantId, requisition.id],
  );
  const { status, json } = await ask('POST', `${url}/${requisition.id}/exchange/export`, {});
  assert.deepEqual([status, json.rule], [422, 'export_too_long']);
});
