import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { owner, run } from '../../../../test/harness.ts';
import { newStock } from '../../../../test/stock.ts';
import { Refusal } from '../../../kernel/problems/errors.ts';
import { adjustStock } from './operations/adjust-stock.ts';
import { reverseMovement } from './operations/reverse-movement.ts';
import { transferStock } from './operations/transfer-stock.ts';

const side = fc.integer({ min: 0, max: 1 });
const decimals = (min: number, max: number) =>
  fc.integer({ min, max }).map((value) => (value / 1_000).toFixed(3).replace(/\.?0+$/, ''));
const cost = fc.option(decimals(0, 50_000), { nil: undefined });
const place = { item: side, warehouse: side };

const deed = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('delta'),
      ...place,
      value: decimals(-9_000, 12_000),
      cost,
      late: fc.constant(0),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('delta'),
      ...place,
      value: decimals(-5_000, 9_000),
      cost,
      late: fc.integer({ min: 1, max: 90 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('count'),
      ...place,
      value: decimals(0, 20_000),
      cost,
      late: fc.integer({ min: 0, max: 3 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('transfer'),
      ...place,
      value: decimals(1, 8_000),
      cost,
      late: fc.constant(0),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('reverse'),
      ...place,
      value: decimals(0, 30_000),
      cost,
      late: fc.constant(0),
    }),
  },
);

type Deed = typeof deed extends fc.Arbitrary<infer T> ? T : never;
type World = Awaited<ReturnType<typeof newWorld>>;

async function newWorld() {
  const { portal, warehouses, itemId, make } = await newStock();
  return { portal, warehouses, items: [itemId, await make({ name: 'Песок' })] };
}

const expected = new Set(['insufficient_stock', 'zero_adjustment', 'already_reversed', 'reversal_is_final']);

/** Does it, or is refused by a rule of stock; anything else is a fault. */
async function perform(world: World, one: Deed): Promise<void> {
  try {
    await carryOut(world, one);
  } catch (error) {
    if (!(error instanceof Refusal) || !expected.has(String(error.members.rule))) throw error;
  }
}

async function carryOut({ portal, items, warehouses }: World, one: Deed): Promise<unknown> {
  const itemId = items[one.item];
  const [warehouseId, other] = [warehouses[one.warehouse], warehouses[1 - one.warehouse]];
  if (one.kind === 'reverse') {
    const { rows } = await owner.query<{ id: string }>(
      'select id from stock_movements where tenant_id = $1 and catalog_item_id = $2 order by id',
      [portal.tenantId, itemId],
    );
    const movement = rows[Math.floor(Number(one.value)) % Math.max(rows.length, 1)];
    return movement && run(reverseMovement, portal.owner, { itemId, movementId: movement.id });
  }
  if (one.kind === 'transfer')
    return run(transferStock, portal.owner, {
      itemId,
      fromWarehouseId: warehouseId,
      toWarehouseId: other,
      quantity: one.value,
    });
  return run(adjustStock, portal.owner, {
    itemId,
    warehouseId,
    reason: 'inventory',
    [one.kind === 'count' ? 'countedQuantity' : 'quantityDelta']: one.value,
    ...(one.cost !== undefined && { unitCost: one.cost }),
    ...(one.late > 0 && { occurredAt: new Date(Date.now() - one.late * 1_000).toISOString() }),
  });
}

interface Line {
  seq: number;
  quantity: string;
  unit_cost: string | null;
  balance_after: string;
}

async function checkBooks({ portal }: World): Promise<void> {
  const { rows: balances } = await owner.query(
    'select warehouse_id, catalog_item_id, on_hand, average_cost, movements from stock_balances where tenant_id = $1',
    [portal.tenantId],
  );
  for (const held of balances) {
    const { rows } = await owner.query<Line>(
      `select seq, quantity, unit_cost, balance_after from stock_movements
       where tenant_id = $1 and warehouse_id = $2 and catalog_item_id = $3 order by occurred_at, seq`,
      [portal.tenantId, held.warehouse_id, held.catalog_item_id],
    );
    let running = 0n;
    for (const line of rows) {
      running += micros(line.quantity);
      assert.equal(micros(line.balance_after), running, 'a balance is what the movements before it add up to');
      assert.ok(running >= 0n, 'no balance is below zero at any moment');
    }
    assert.equal(micros(held.on_hand), running, 'what lies there is the sum of the movements and the last balance');
    const recorded = rows.toSorted((one, other) => one.seq - other.seq);
    assert.deepEqual(
      recorded.map(({ seq }) => seq),
      rows.map((_, index) => index + 1),
    );
    assert.equal(held.movements, rows.length);
    assert.equal(held.average_cost === null ? null : micros(held.average_cost), averageOf(recorded));
  }
}

/** Millionths, whole: no arithmetic of the product is used to check it. */
function micros(decimal: string): bigint {
  const [, sign, whole, fraction = ''] = /^(-?)(\d+)\.?(\d*)$/.exec(decimal) ?? [];
  const value = BigInt(`${whole}${fraction.padEnd(6, '0')}`);
  return sign ? -value : value;
}

function averageOf(lines: readonly Line[]): bigint | null {
  let [held, average] = [0n, null as bigint | null];
  for (const line of lines) {
    const [quantity, unit] = [micros(line.quantity), line.unit_cost === null ? null : micros(line.unit_cost)];
    if (quantity > 0n && unit !== null)
      average =
        held <= 0n || average === null
          ? unit
          : (2n * (held * average + quantity * unit) + held + quantity) / (2n * (held + quantity));
    held += quantity;
  }
  return average;
}

test('whatever is done at once, stock is what its movements say', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(deed, { minLength: 1, maxLength: 8 }), { minLength: 3, maxLength: 8 }),
      async (rounds) => {
        const world = await newWorld();
        for (const round of rounds) {
          await Promise.all(round.map((one) => perform(world, one)));
          await checkBooks(world);
        }
      },
    ),
    { numRuns: 25, endOnFailure: true },
  );
});
