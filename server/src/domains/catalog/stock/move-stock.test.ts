import assert from 'node:assert/strict';
import { test } from 'node:test';
import Type from 'typebox';
import { countStatements } from '../../../../test/count-statements.ts';
import { factsOf, owner, run } from '../../../../test/harness.ts';
import { newStock } from '../../../../test/stock.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import type { Move } from './move.ts';
import { moveStock } from './move-stock.ts';
import { recountItems } from './recount.ts';

const receive = command({
  name: 'test.receive',
  summary: words('Receive', 'Принять'),
  permission: 'stock.receive',
  scope: null,
  input: Type.Object({ moves: Type.Array(Type.Unsafe<Move>({})) }),
  output: Type.Unknown(),
  run: (ctx, { moves }) => moveStock(ctx, moves),
});

test('two thousand movements are made in one call, and in as many statements as one', async () => {
  const { portal, warehouses, itemId } = await newStock();
  const { rows } = await owner.query<{ id: string }>(
    `insert into catalog_items (tenant_id, name, base_uom) select $1, 'Позиция ' || n, '166' from generate_series(1, 999) n returning id`,
    [portal.tenantId],
  );
  const items = [itemId, ...rows.map(({ id }) => id)];
  const moves = warehouses.flatMap((warehouseId) =>
    items.map((catalogItemId): Move => ({ catalogItemId, warehouseId, type: 'receipt', quantity: '2', unitCost: '3' })),
  );
  const one = await countStatements(() => run(receive, portal.owner, { moves: moves.slice(0, 1) }));
  const all = await countStatements(() => run(receive, portal.owner, { moves }));
  assert.equal(all.statements.length, one.statements.length);
  const { rows: sums } = await owner.query(
    'select sum(on_hand)::int as on_hand, count(*)::int as balances from stock_balances where tenant_id = $1',
    [portal.tenantId],
  );
  assert.deepEqual(sums[0], { on_hand: 4002, balances: 2000 });
  const told = (await factsOf(portal.tenantId)).filter(({ event }) => event === 'stock.movement_created');
  assert.equal(told.length, 2001);
});

test('of many movements of one balance each sees what those before it left', async () => {
  const { portal, warehouses, itemId, stock } = await newStock();
  const move = (quantity: string, unitCost?: string): Move => ({
    catalogItemId: itemId,
    warehouseId: warehouses[0],
    type: quantity.startsWith('-') ? 'issue' : 'receipt',
    quantity,
    ...(unitCost !== undefined && { unitCost }),
  });
  const made: Array<{ balanceAfter: string }> = await run(receive, portal.owner, {
    moves: [move('10', '5.00'), move('-4'), move('6', '7'), move('-12')],
  });
  assert.deepEqual(
    made.map(({ balanceAfter }) => balanceAfter),
    ['10', '6', '12', '0'],
  );
  assert.equal((await stock()).byWarehouse[0].averageCost, '6');
  await assert.rejects(run(receive, portal.owner, { moves: [move('-1'), move('1')] }), {
    members: { rule: 'insufficient_stock', warehouseId: warehouses[0], catalogItemId: itemId, onHand: '0' },
  });
});

test('several movements told late settle together', async () => {
  const { portal, warehouses, itemId, movements } = await newStock();
  const at = (minutes: number, quantity: string): Move => ({
    catalogItemId: itemId,
    warehouseId: warehouses[0],
    type: 'adjustment',
    quantity,
    occurredAt: new Date(Date.now() - minutes * 60_000).toISOString(),
  });
  await run(receive, portal.owner, { moves: [at(60, '10'), at(10, '-5')] });
  await run(receive, portal.owner, { moves: [at(50, '4'), at(40, '-6'), at(30, '1')] });
  assert.deepEqual(
    (await movements('?sort=occurredAt,seq')).map(({ quantity, balanceAfter }) => [quantity, balanceAfter]),
    [
      ['10', '10'],
      ['4', '14'],
      ['-6', '8'],
      ['1', '9'],
      ['-5', '4'],
    ],
  );
});

test('histories that were joined are counted anew', async () => {
  const { portal, adjust, make, itemId, movements } = await newStock();
  const other = await make({ name: 'Цемент М-500' });
  const ago = (minutes: number) => ({ occurredAt: new Date(Date.now() - minutes * 60_000).toISOString() });
  await adjust({ quantityDelta: '10', ...ago(60) });
  await adjust({ quantityDelta: '-4', ...ago(20) });
  await adjust({ quantityDelta: '7', ...ago(40) }, { of: other });
  await adjust({ quantityDelta: '-1', ...ago(10) }, { of: other });
  await owner.query(
    'update stock_movements set catalog_item_id = $3, seq = seq + 2 where tenant_id = $1 and catalog_item_id = $2',
    [portal.tenantId, other, itemId],
  );
  await owner.query(
    'update stock_balances set on_hand = 12, movements = 4 where tenant_id = $1 and catalog_item_id = $2',
    [portal.tenantId, itemId],
  );
  const recount = command({
    name: 'test.recount',
    summary: words('Recount', 'Пересчитать'),
    permission: 'stock.adjust',
    scope: null,
    input: Type.Object({}),
    output: Type.Unknown(),
    async run(ctx) {
      ctx.nothingChanged();
      await recountItems(ctx.db, [itemId, other]);
    },
  });
  await run(recount, portal.owner, {});
  assert.deepEqual(
    (await movements('?sort=occurredAt,seq')).map(({ balanceAfter }) => balanceAfter),
    ['10', '17', '13', '12'],
  );
  assert.equal((await adjust({ quantityDelta: '1' })).json.movements[0].balanceAfter, '13');
});
