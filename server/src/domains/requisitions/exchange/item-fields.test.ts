import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countStatements } from '../../../../test/count-statements.ts';
import { define } from '../../../../test/custom-fields.ts';
import { drainJobs, factsOf, request } from '../../../../test/harness.ts';
import { book, cellsOf, importingAt } from '../../../../test/imports.ts';
import { line, requisitionPortal, url } from '../../../../test/requisitions.ts';
import { newItem } from '../../../../test/suppliers.ts';

const hazard = 'catalogItem.custom.hazard';
const headings = ['Артикул', 'Наименование', 'Кол-во', 'Класс опасности'];

/** A portal whose catalog items have fields of their own, and files of lines for one requisition. */
async function fieldFiles(more: Record<string, unknown> = {}) {
  const world = await requisitionPortal();
  const fields = [
    { key: 'hazard', label: 'Класс опасности', type: 'select', options: { items: ['3', '4.1', '8'] } },
    { key: 'density', label: 'Плотность', type: 'number' },
    { key: 'tested_at', label: 'Испытано', type: 'date' },
    { key: 'frost_proof', label: 'Морозостойкий', type: 'boolean' },
  ];
  for (const field of fields) assert.equal((await define(world.key, field)).status, 201);
  const requisition = await world.create(more);
  const base = `${url}/${requisition.id}/exchange`;
  const files = importingAt(world.portal, base, world.key);
  const keepItems = () =>
    world.ask('PATCH', '/api/v1/settings/catalog', { nomenclatureSavePolicy: 'ALL_PR_IMPORTED_AND_MANUAL_ITEMS' });
  const itemOf = async (id: string) => (await world.ask('GET', `/api/v1/catalog/${id}`)).json;
  const valuesOf = async (id: string) => (await itemOf(id)).customFields;
  const warned = async (jobId: string) =>
    (await files.rowsOf(jobId)).map(({ warnings }: { warnings: Array<{ cell: string; code: string }> }) =>
      warnings.map(({ cell, code }) => `${cell} ${code}`),
    );
  return { ...world, requisition, base, files, keepItems, itemOf, valuesOf, warned };
}

test('a column «Класс опасности» of a requisition file fills the field of the catalog items, matched and new, with a fact each', async () => {
  const { portal, key, requisition, files, keepItems, itemOf, cardOf } = await fieldFiles();
  await keepItems();
  const acid = await newItem(key, { name: 'Кислота серная', sku: 'К-1' });
  const told = [...headings, 'Плотность', 'Испытано', 'Морозостойкий'];
  const job = await files.previewed(
    await book(told, [
      ['К-1', 'Кислота', 5, '8', '1,83', '01.03.2026', 'да'],
      [null, 'Ацетон', 2, 3, 0.79, '2026-04-02', 'no'],
    ]),
  );
  assert.deepEqual(
    job.columns.slice(3).map(({ target, toldBy }: Record<string, string>) => [target, toldBy]),
    ['hazard', 'density', 'tested_at', 'frost_proof'].map((name) => [`catalogItem.custom.${name}`, 'heading']),
  );
  const [first] = await files.rowsOf(job.id);
  assert.deepEqual([first.errors, first.warnings, first.parsed[hazard]], [[], [], '8']);
  assert.deepEqual((await files.applied(job.id)).result, { created: 2, updated: 0, failed: 0 });
  const { version, customFields } = await itemOf(acid);
  assert.deepEqual(
    [version, customFields],
    [2, { hazard: '8', density: '1.83', tested_at: '2026-03-01', frost_proof: true }],
  );
  const [, , acetone] = (await cardOf(requisition.id)).items;
  assert.deepEqual((await itemOf(acetone.catalogItemId)).customFields, {
    hazard: '3',
    density: '0.79',
    tested_at: '2026-04-02',
    frost_proof: false,
  });
  const updates = (await factsOf(portal.tenantId)).filter(
    ({ event, entity_id }) => event === 'integration_api.catalog_item.updated' && entity_id === acid,
  );
  assert.deepEqual(
    updates.map(({ data }) => data.changedFields),
    [['customFields']],
  );
});

test('a line that is linked already passes its value on, though nothing else of it changes; a blank cell clears nothing', async () => {
  const { key, requisition, files, ask, itemOf } = await fieldFiles({ items: [line(), line({ name: 'Песок' })] });
  const cement = await newItem(key, { name: 'Цемент М500', customFields: { density: '3' } });
  const sand = await newItem(key, { name: 'Песок', customFields: { hazard: '3' } });
  for (const [at, catalogItemId] of [cement, sand].entries())
    await ask('PATCH', `${url}/${requisition.id}/items/${requisition.items[at].id}`, { catalogItemId });
  const file = () =>
    book(headings, [
      [null, 'Цемент М500', 10, '8'],
      [null, 'Песок', 10, null],
    ]);
  const job = await files.previewed(await file());
  assert.deepEqual([job.counts.update, job.counts.skip], [1, 1], JSON.stringify(await files.rowsOf(job.id)));
  await files.applied(job.id);
  assert.deepEqual((await itemOf(cement)).customFields, { density: '3', hazard: '8' });
  assert.deepEqual((await itemOf(sand)).customFields, { hazard: '3' });
  assert.equal((await files.previewed(await file())).counts.skip, 2, 'told once more, it changes nothing');
});

test('a value that its field does not take is told at its cell with what it takes, and its row is not written', async () => {
  const { files } = await fieldFiles();
  const job = await files.previewed(
    await book(
      [...headings, 'Плотность', 'Испытано', 'Морозостойкий'],
      [[null, 'Кислота', 5, '9', 'тяжёлая', '31.02.2026', 'иногда']],
    ),
  );
  const [row] = await files.rowsOf(job.id);
  assert.deepEqual(
    row.errors.map(({ cell, code, field, message }: Record<string, string>) => [cell, code, field, message]),
    [
      ['E2', 'type', 'catalogItem.custom.density', 'must be a number'],
      ['F2', 'format', 'catalogItem.custom.tested_at', 'must be a date, DD.MM.YYYY'],
      ['G2', 'type', 'catalogItem.custom.frost_proof', 'must be yes or no'],
      ['D2', 'option_not_allowed', hazard, 'must be one of: 3, 4.1, 8'],
    ],
  );
  assert.equal((await files.apply(job.id)).json.rule, 'rows_with_errors');
});

test('where a line stays without an item, the preview says that the value stays out', async () => {
  const { key, files, warned, valuesOf, keepItems } = await fieldFiles();
  const rows = [
    [null, 'Цемент М500', 10, '3'],
    [null, 'Невиданное', 1, '3'],
    [null, 'Болт М8', 1, '3'],
  ];
  const bolts = [await newItem(key, { name: 'Болт М8' }), await newItem(key, { name: 'Болт М8' })];
  const job = await files.previewed(await book(headings, rows));
  assert.deepEqual(await warned(job.id), [['D2 no_item'], ['D3 no_item'], ['B4 ambiguous_item', 'D4 no_item']]);
  await files.preview(job.id, { rowActions: [{ rowId: 4, action: 'create', candidateId: bolts[1] }] });
  assert.deepEqual((await warned(job.id))[2], []);
  await files.applied(job.id);
  assert.deepEqual([await valuesOf(bolts[0] as string), await valuesOf(bolts[1] as string)], [{}, { hazard: '3' }]);
  await keepItems();
  const kept = await files.previewed(await book(headings, [[null, 'Совсем новое', 1, '3']]));
  assert.deepEqual(await warned(kept.id), [[]]);
});

test('of two rows about one item the lower one wins, and says so', async () => {
  const { key, files, warned, valuesOf } = await fieldFiles();
  const acid = await newItem(key, { name: 'Кислота', sku: 'К-1' });
  const job = await files.previewed(
    await book(
      [...headings, 'Срок'],
      [
        ['К-1', 'Кислота', 5, '8', '01.03.2031'],
        ['К-1', 'Кислота', 5, '8', '01.04.2031'],
        ['К-1', 'Кислота', 5, '3', '01.05.2031'],
      ],
    ),
  );
  assert.deepEqual(await warned(job.id), [[], [], ['D4 overrides_row']]);
  await files.applied(job.id);
  assert.deepEqual(await valuesOf(acid), { hazard: '3' });
});

test('a pasted table of a letter fills the fields of items too', async () => {
  const { portal, key, base, files, valuesOf } = await fieldFiles();
  const acid = await newItem(key, { name: 'Кислота', sku: 'К-1' });
  const text = 'Добрый день!\n\nАртикул\tНаименование\tКол-во\tКласс опасности\nК-1\tКислота\t5\t8\n';
  const { status, json } = await request('POST', `${base}/imports/from-mail`, { key, body: { text } });
  assert.equal(status, 201, JSON.stringify(json));
  await drainJobs(portal.tenantId);
  const [row] = await files.rowsOf(json.id);
  assert.equal(row.parsed[hazard], '8', JSON.stringify(row));
  await files.applied(json.id);
  assert.deepEqual(await valuesOf(acid), { hazard: '8' });
});

test('who may not change the catalog is offered no such target, nothing is guessed, and naming one is refused with the reason', async () => {
  const { portal, base, files, valuesOf, key } = await fieldFiles();
  const acid = await newItem(key, { name: 'Кислота', sku: 'К-1' });
  const narrow = await portal.key('purchase_requisitions.read', 'purchase_requisitions.write');
  const targets = async (as: string) =>
    (await request('GET', `${base}/columns`, { key: as })).json.items
      .filter(({ entityType }: { entityType: string | null }) => entityType === 'catalogItem')
      .map(({ field, title, custom }: Record<string, unknown>) => [field, title, custom]);
  assert.deepEqual((await targets(key))[0], [hazard, 'Класс опасности (catalog item)', true]);
  assert.deepEqual(await targets(narrow), []);
  const template = async (as: string) =>
    (await cellsOf((await request('GET', `${base}/template`, { key: as })).bytes))[0]?.cells ?? [];
  assert.ok((await template(key)).includes('Класс опасности (catalog item)'));
  assert.ok(!(await template(narrow)).some((heading) => String(heading).includes('Класс опасности')));

  const file = await book(headings, [['К-1', 'Кислота', 5, '8']]);
  const { json: started } = await files.uploaded(file, { as: narrow });
  const job = await files.read(started.id);
  assert.equal(job.columns[3].target, null, JSON.stringify(job));
  const mapping = { A: 'sku', B: 'name', C: 'quantity', D: hazard };
  const at = `${base}/imports/${job.id}`;
  const refused = await request('PATCH', `${at}/preview`, { key: narrow, body: { mapping } });
  assert.deepEqual(
    [refused.status, refused.json.code, refused.json.requiredScopes],
    [403, 'insufficient_scope', ['catalog.write']],
  );
  assert.match(refused.json.detail, /Column D/);

  await files.preview(job.id, { mapping });
  assert.equal((await files.read(job.id)).columns[3].target, hazard);
  assert.equal((await request('POST', `${at}/apply`, { key: narrow, body: {} })).status, 403);
  assert.deepEqual(await valuesOf(acid), {});
});

test('fifty items are filled by as many statements as two', async () => {
  const { key, files } = await fieldFiles();
  const statementsOf = async (count: number) => {
    const names = Array.from({ length: count }, (_, n) => `К-${count}-${n}`);
    for (const sku of names) await newItem(key, { name: `Кислота ${sku}`, sku });
    const job = await files.previewed(
      await book(
        headings,
        names.map((sku) => [sku, 'Кислота', 5, '8']),
      ),
    );
    const { result, statements } = await countStatements(() => files.applied(job.id));
    assert.deepEqual(result.result.created, count);
    return statements.filter((text) => /catalog_items|requisition_lines/.test(text)).length;
  };
  await statementsOf(1);
  const two = await statementsOf(2);
  assert.equal(await statementsOf(50), two);
});
