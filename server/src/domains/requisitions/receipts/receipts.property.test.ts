import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { owner } from '../../../../test/harness.ts';
import { receivingPortal } from '../../../../test/receiving.ts';
import { made } from '../../../../test/requisitions.ts';

const thousandths = (value: number) => (value / 1_000).toString();
const tolerances = ['0', '5', '12.5'];

const delivery = fc.record({
  quantity: fc.integer({ min: 1, max: 7_000 }),
  rejected: fc.integer({ min: 0, max: 2_000 }),
  supplier: fc.constantFrom('first', 'second'),
});

type Delivery = typeof delivery extends fc.Arbitrary<infer T> ? T : never;
type World = Awaited<ReturnType<typeof newWorld>>;

/** Ten tonnes of sand: six from one supplier, four from another. */
async function newWorld(tolerance: string) {
  const item = { name: 'Песок речной', baseUom: '168', overReceiptPct: tolerance };
  const world = await receivingPortal({ item });
  const { first, second, give, decide, settle } = world;
  await settle({ tolerances: { overReceiptPct: '50' } });
  await decide(
    give([
      { supplierId: first, quantity: '6' },
      { supplierId: second, quantity: '4', price: '80' },
    ]),
  );
  return world;
}

const goods = (world: World, { quantity, rejected, supplier }: Delivery) => {
  const sentBack = Math.min(rejected, quantity);
  return world.came(thousandths(quantity), {
    supplierId: world[supplier as 'first' | 'second'],
    ...(sentBack > 0 && { rejectedQuantity: thousandths(sentBack), rejectReason: 'Брак' }),
  });
};

/** All that a receipt may change, in figures: versions and the average cost, which only ever follows what comes in, aside. */
async function figures({ id, card, stock }: World) {
  const { receiptCoverage, supplyCoverage, invoiceCoverage, actualTotal, plannedTotal, items } = await card();
  const lines = items.map(({ receivedQuantity, rejectedQuantity, supplyCoverage: line }: Record<string, unknown>) => ({
    receivedQuantity,
    rejectedQuantity,
    line,
  }));
  const { rows } = await owner.query(
    'select id, quantity::text, received_quantity::text, status from requisition_allocations where requisition_id = $1 order by id',
    [id],
  );
  return {
    receiptCoverage,
    supplyCoverage,
    invoiceCoverage,
    actualTotal,
    plannedTotal,
    lines,
    rows,
    onHand: (await stock()).onHand,
  };
}

const milli = (quantity: string) => Math.round(Number(quantity) * 1_000);

/** What stands is no more than was ordered with its tolerance, and every sum equals its parts. */
async function holds(world: World, tolerance: string) {
  const { rows } = await owner.query<Record<string, string>>(
    `select came.supplier_id, sum(came.quantity)::text as kept, sum(came.rejected_quantity)::text as rejected
     from stock_receipt_lines came join stock_receipts receipt on receipt.tenant_id = came.tenant_id and receipt.id = came.receipt_id
     where came.tenant_id = $1 and receipt.requisition_id = $2 and receipt.status = 'posted' group by 1`,
    [world.portal.tenantId, world.id],
  );
  const keptOf = (supplierId?: string) =>
    rows.reduce((sum, row) => sum + (!supplierId || row.supplier_id === supplierId ? milli(row.kept as string) : 0), 0);
  const allowed = (base: number) => base * (1_000 + Number(tolerance) * 10);
  assert.ok(keptOf(world.first) <= allowed(6), `${keptOf(world.first)} of the first`);
  assert.ok(keptOf(world.second) <= allowed(4), `${keptOf(world.second)} of the second`);
  const { lines, rows: allocations, onHand } = await figures(world);
  assert.equal(milli(lines[0].receivedQuantity), keptOf());
  assert.equal(milli(onHand), keptOf());
  const byDecision = allocations.reduce((sum, row) => sum + milli(row.received_quantity), 0);
  assert.equal(byDecision, keptOf());
}

test('of receipts made at once none brings more than was ordered', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...tolerances),
      fc.array(delivery, { minLength: 4, maxLength: 9 }),
      async (tolerance, all) => {
        const world = await newWorld(tolerance);
        const answers = await Promise.all(all.map((one) => world.receive([goods(world, one)])));
        const isExpected = answers.every(({ status, json }) => status === 201 || json.rule === 'over_receipt');
        assert.ok(isExpected, JSON.stringify(answers.map(({ json }) => json.rule ?? json.code)));
        await holds(world, tolerance);
      },
    ),
    // A race does not come again while a smaller one is sought.
    { numRuns: 8, endOnFailure: true },
  );
});

test('a receipt taken back, whatever came before and after it, leaves all as if it had never been', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(delivery, { minLength: 1, maxLength: 3 }), delivery, async (before, wrong) => {
      const world = await newWorld('12.5');
      for (const one of before) await world.receive([goods(world, one)]);
      const stood = await figures(world);
      const { status, json } = await world.receive([goods(world, wrong), goods(world, wrong)]);
      if (status !== 201) return;
      assert.equal((await world.reverse(json.id)).status, 200);
      assert.deepEqual(await figures(world), stood);
      await holds(world, '12.5');
    }),
    { numRuns: 8 },
  );
});

test('receipts and reversals made at once leave sums that equal their parts', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(delivery, { minLength: 3, maxLength: 6 }), async (all) => {
      const world = await newWorld('5');
      const receipt = made(await world.receive([world.came('2', { supplierId: world.first })]));
      await Promise.all([world.reverse(receipt.id), ...all.map((one) => world.receive([goods(world, one)]))]);
      await holds(world, '5');
    }),
    { numRuns: 5 },
  );
});
