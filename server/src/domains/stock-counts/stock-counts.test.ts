import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countStatements } from '../../../test/count-statements.ts';
import { owner, personWith, run } from '../../../test/harness.ts';
import { made } from '../../../test/requisitions.ts';
import { countPortal, countsUrl, done } from '../../../test/stock-counts.ts';
import { listCountLines } from './lines/operations/list-count-lines.ts';
import { recordCounted } from './lines/operations/record-counted.ts';
import { postCount } from './operations/post-count.ts';

const faults = ({ status, json }: { status: number; json: { errors?: Array<{ pointer: string; code: string }> } }) => [
  status,
  (json.errors ?? []).map(({ pointer, code }) => `${pointer} ${code}`).join(),
];

test('a count begins with what lies in the warehouse, and nothing else', async () => {
  const { adjust, make, start, linesOf, itemId, warehouses } = await countPortal();
  await adjust({ quantityDelta: '40' });
  await adjust({ quantityDelta: '7', warehouseId: warehouses[1] });
  await make({ name: 'Песок' });
  const count = made(await start());
  assert.match(count.number, /^SC-\d{4}-0001$/);
  assert.deepEqual([count.status, count.lineCount, count.countedCount, count.isBlind], ['counting', 1, 0, false]);
  const [line] = await linesOf(count.id);
  assert.deepEqual(
    [line?.catalogItemId, line?.name, line?.uom, line?.expectedQuantity, line?.difference],
    [itemId, 'Цемент М500', '166', '40', null],
  );
});

test('one category is counted with all below it', async () => {
  const { adjust, make, ask, start, linesOf, portal } = await countPortal();
  const category = async (name: string, parentId?: string) =>
    made(await ask('POST', '/api/v1/catalog/categories', { name, ...(parentId && { parentId }) })).id as string;
  const top = await category('Сухие смеси');
  const below = await category('Цемент', top);
  const inside = await make({ name: 'Цемент белый', categoryId: below });
  await adjust({ quantityDelta: '5' });
  await adjust({ quantityDelta: '3' }, { of: inside });
  const count = made(await start({ categoryId: top }));
  assert.deepEqual(
    (await linesOf(count.id)).map(({ catalogItemId }) => catalogItemId),
    [inside],
  );
  assert.deepEqual(faults(await start({ categoryId: portal.tenantId })), [422, '/categoryId not_found_reference']);
});

test('what was counted is entered, replaced and taken back', async () => {
  const { adjust, start, count, linesOf, portal } = await countPortal();
  await adjust({ quantityDelta: '40' });
  const { id } = made(await start());
  const { json } = await count(id, '37', { note: 'Мешок порван' });
  assert.deepEqual([json.count.countedCount, json.lines[0].difference, json.lines[0].note], [1, '-3', 'Мешок порван']);
  assert.equal(json.lines[0].countedBy, portal.ownerId);
  await count(id, '38.5');
  const [line] = await linesOf(id, '?isCounted=true');
  assert.deepEqual([line?.countedQuantity, line?.difference, line?.note], ['38.5', '-1.5', 'Мешок порван']);
  const back = await count(id, null, { note: null });
  assert.deepEqual(
    [back.json.count.countedCount, back.json.lines[0].countedAt, back.json.lines[0].note],
    [0, null, null],
  );
  assert.equal((await linesOf(id, '?isCounted=false')).length, 1);
});

test('an item that nobody expected becomes a line', async () => {
  const { make, start, count, ask } = await countPortal();
  const { id } = made(await start());
  const found = await make({ name: 'Кирпич' });
  const { json } = await ask('POST', `${countsUrl}/${id}/counted`, {
    lines: [{ catalogItemId: found, countedQuantity: '12' }],
  });
  assert.deepEqual(
    [json.lines[0].name, json.lines[0].isFound, json.lines[0].expectedQuantity, json.lines[0].difference],
    ['Кирпич', true, '0', '12'],
  );
  assert.equal((await count(id, '0')).json.count.lineCount, 2);
});

test('bad input is refused at its field', async () => {
  const { adjust, make, ask, start, portal } = await countPortal({ uom: '796' });
  await adjust({ quantityDelta: '4' });
  const { id } = made(await start());
  const [line] = (await ask('GET', `${countsUrl}/${id}/lines`)).json.items;
  const enter = (...lines: object[]) => ask('POST', `${countsUrl}/${id}/counted`, { lines });
  const catalogItemId = line.catalogItemId;
  assert.deepEqual(faults(await enter({ catalogItemId, countedQuantity: '1.5' })), [
    422,
    '/lines/0/countedQuantity uom_must_be_whole',
  ]);
  assert.deepEqual(faults(await enter({ catalogItemId, countedQuantity: '-1' })), [
    422,
    '/lines/0/countedQuantity format',
  ]);
  const twice = { catalogItemId, countedQuantity: '1' };
  assert.deepEqual(faults(await enter(twice, twice)), [422, '/lines/1/catalogItemId duplicate']);
  assert.deepEqual(faults(await enter({ ...twice, catalogItemId: portal.tenantId })), [
    422,
    '/lines/0/catalogItemId not_found_reference',
  ]);
  const service = await make({ name: 'Доставка', type: 'service' });
  assert.equal((await enter({ ...twice, catalogItemId: service })).json.rule, 'service_has_no_stock');
  assert.deepEqual(faults(await start({ warehouseId: portal.tenantId })), [422, '/warehouseId not_found_reference']);
});

test('whoever only counts sees no expected quantities in a blind count, and posts nothing', async () => {
  const { adjust, start, portal, itemId } = await countPortal();
  await adjust({ quantityDelta: '40' });
  const { id } = made(await start({ isBlind: true }));
  const counter = personWith(portal, 'stock.read', 'stock.count');
  const told: { lines: Array<Record<string, unknown>> } = await run(recordCounted, counter, {
    id,
    lines: [{ catalogItemId: itemId, countedQuantity: '39' }],
  });
  assert.deepEqual([told.lines[0]?.expectedQuantity, told.lines[0]?.difference], [null, null]);
  const lines = async (person = counter) =>
    ((await run(listCountLines, person, { id })) as { items: Array<Record<string, unknown>> }).items[0]?.difference;
  assert.deepEqual([await lines(), await lines(portal.owner)], [null, '-1']);
  await assert.rejects(run(postCount, counter, { id }), { status: 403 });
  await run(postCount, portal.owner, { id });
  assert.equal(await lines(), '-1');
});

test('lists cost the same number of statements for one count or line and for many', async () => {
  const { adjust, make, start, ask, warehouses } = await countPortal();
  await adjust({ quantityDelta: '1' });
  const { id } = made(await start());
  const cost = async (path: string) => (await countStatements(() => ask('GET', path))).statements.length;
  const both = async () => [await cost(countsUrl), await cost(`${countsUrl}/${id}/lines`)];
  const one = await both();
  const lines = await Promise.all(
    ['Песок', 'Щебень', 'Гравий'].map(async (name) => ({ catalogItemId: await make({ name }), countedQuantity: '2' })),
  );
  done(await ask('POST', `${countsUrl}/${id}/counted`, { lines }));
  made(await start({ warehouseId: warehouses[1] }));
  assert.deepEqual(await both(), one);
});

test('a warehouse with more than five thousand items is counted category by category: too_many_to_count', async () => {
  const { portal, start, warehouses } = await countPortal();
  await fill(portal.tenantId, warehouses[0], 5_001);
  const { status, json } = await start();
  assert.deepEqual([status, json.rule, json.limit], [422, 'too_many_to_count', 5_000]);
});

test('what a count of a warehouse filled a moment ago looks at grows with its items, not with their square', async () => {
  await knowOneItemOfEachPortal();
  const few = await pagesLookedAt(250);
  const many = await pagesLookedAt(2_000);
  assert.ok(many < 8 * few * 1.5, `${few} pages for 250 items, ${many} for 2000`);
});

/** Pages that the statement looks at which writes down what lies in a warehouse of so many items. */
async function pagesLookedAt(items: number): Promise<number> {
  const { portal, start, warehouses } = await countPortal();
  await fill(portal.tenantId, warehouses[0], items);
  const { asked } = await countStatements(async () => made(await start()));
  const look = asked.find(({ text }) => text.includes('from stock_balances held'));
  assert.ok(look);
  const { rows } = await owner.query({ ...look, text: `explain (analyze, buffers, format json) ${look.text}` });
  return rows[0]['QUERY PLAN'][0].Plan['Shared Hit Blocks'];
}

/** Puts so many new items into a warehouse, one of each. */
const fill = (tenantId: string, warehouseId: string | undefined, items: number) =>
  owner.query(
    `with made as (insert into catalog_items (tenant_id, name) select $1, 'Болт ' || n from generate_series(1, $3::int) n returning id)
     insert into stock_balances (tenant_id, warehouse_id, catalog_item_id, on_hand) select $1, $2, id, 1 from made`,
    [tenantId, warehouseId, items],
  );

/** Leaves statistics that expect one item and one balance in a portal, as those of a new installation do. */
async function knowOneItemOfEachPortal(): Promise<void> {
  const client = await owner.connect();
  try {
    await client.query(`
      begin; set local session_replication_role = replica;
      with portal as (select uuidv7() as id from generate_series(1, 40)),
        made as (insert into catalog_items (tenant_id, name) select id, 'Болт' from portal returning tenant_id, id)
      insert into stock_balances (tenant_id, warehouse_id, catalog_item_id, on_hand) select tenant_id, uuidv7(), id, 1 from made;
      commit; analyze catalog_items; analyze stock_balances`);
  } finally {
    client.release();
  }
}
