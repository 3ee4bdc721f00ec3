import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ok, refusal } from '../../../../test/billing.ts';
import { deliveryPortal } from '../../../../test/deliveries.ts';
import { owner } from '../../../../test/harness.ts';
import { accept } from '../../../../test/requisitions.ts';
import { newCounterparty } from '../../../../test/suppliers.ts';

type Portal = Awaited<ReturnType<typeof deliveryPortal>>;

interface Proposed {
  batch: { supplierId: string; plannedDate: string; items: Array<{ quantity: string }> };
  warnings: Array<{ code: string }>;
  weightKg: string;
}

const planOf = async ({ ask, requisitionId }: Portal, more: object = {}): Promise<Proposed[]> =>
  ok(await ask('POST', '/plan', { procurementIds: [requisitionId], ...more })).batches;

const quantities = (plan: readonly Proposed[]) => plan.map(({ batch }) => batch.items.map(({ quantity }) => quantity));

/** Days on which suppliers have promised the lines, in their order. */
async function promise({ portal, decided }: Portal, ...days: string[]) {
  for (const [at, day] of days.entries())
    await owner.query('update requisition_allocations set delivery_date = $3 where tenant_id = $1 and id = $2', [
      ...[portal.tenantId, decided.allocations[at], day],
    ]);
}

const weigh = ({ portal, lines }: Portal, weightKg: string) =>
  owner.query(
    `with item as (insert into catalog_items (tenant_id, name, weight_kg) values ($1, 'Кирпич', $2) returning id)
     update requisition_lines set catalog_item_id = (select id from item) where tenant_id = $1 and id = any($3)`,
    [portal.tenantId, weightKg, lines.map(({ id }: { id: string }) => id)],
  );

test('what was decided and goes with no batch is planned by supplier and by day, and saved as it was shown', async () => {
  const portal = await deliveryPortal([{}, {}, {}]);
  const { portal: tenant, lines, requisitionId, ask, batch, of } = portal;
  const { supplierId } = await newCounterparty(tenant, 'ООО «Песок»');
  await owner.query('update requisition_allocations set supplier_id = $2 where id = $1', [
    portal.decided.allocations[2],
    supplierId,
  ]);
  await promise(portal, '2026-12-01', '2026-12-03', '2026-12-01');
  await batch(of('4'));
  const plan = await planOf(portal, { groupBy: ['date', 'supplier'] });
  assert.deepEqual(
    plan.map(({ batch: { plannedDate } }) => plannedDate),
    ['2026-12-01', '2026-12-01', '2026-12-03'],
  );
  assert.deepEqual(quantities(plan).flat().toSorted(), ['10', '10', '6']);
  assert.deepEqual((await ask('GET', '/batches')).json.items.length, 1, 'a plan saves nothing');
  const together = await planOf(portal, { groupBy: [] });
  assert.deepEqual([quantities(together), together[0]?.batch.plannedDate], [[['6', '10', '10']], '2026-12-03']);
  const saved = ok(await ask('POST', '/plan/apply', { batches: plan.map((one) => one.batch) }), 201);
  assert.deepEqual(
    new Set(saved.batches.map(({ procurementId }: { procurementId: string }) => procurementId)),
    new Set([requisitionId]),
  );
  assert.equal(new Set(saved.batches.map(({ number }: { number: string }) => number)).size, 3);
  assert.deepEqual(await planOf(portal), []);
  assert.equal(lines.length, 3);
});

test('a plan that was overtaken is refused as a whole, and names the line', async () => {
  const portal = await deliveryPortal([{}, {}]);
  const { ask, batch, of, lines } = portal;
  const plan = await planOf(portal);
  await batch(of('1'));
  const { status, json } = await ask('POST', '/plan/apply', { batches: plan.map((one) => one.batch) });
  assert.deepEqual(
    [status, json.rule, json.procurementItemId, json.available],
    [422, 'over_batched', lines[0].id, '9'],
  );
  assert.match(json.errors[0].pointer, /^\/batches\/\d\/items\/\d\/quantity$/);
  assert.equal((await ask('GET', '/batches')).json.items.length, 1);
});

test('of two who apply one plan at once one is refused', async () => {
  const portal = await deliveryPortal();
  const batches = (await planOf(portal)).map((one) => one.batch);
  const answers = await Promise.all([1, 2, 3].map(() => portal.ask('POST', '/plan/apply', { batches })));
  assert.deepEqual(
    answers.map(({ status }) => status).toSorted((a, b) => a - b),
    [201, 422, 422],
  );
});

test('batches fit the vehicle, whole pieces stay whole, and all of it goes', async () => {
  const portal = await deliveryPortal([{ quantity: '10' }]);
  await weigh(portal, '300');
  const { id } = ok(await portal.ask('POST', '/vehicles', { plateNumber: 'А123ВС77', capacityKg: '1000' }), 201);
  const plan = await planOf(portal, { vehicleId: id });
  assert.deepEqual(quantities(plan), [['3'], ['3'], ['3'], ['1']]);
  assert.deepEqual(
    plan.map(({ weightKg }) => weightKg),
    ['900', '900', '900', '300'],
  );
  const tight = await planOf(portal, { maxWeightKg: '100' });
  assert.deepEqual([tight.length, tight[0]?.warnings.map(({ code }) => code)], [10, ['over_limits']]);
  const blind = await planOf(portal, { maxVolumeM3: '1' });
  assert.deepEqual(
    blind[0]?.warnings.map(({ code }) => code),
    ['measures_unknown'],
  );
});

test('goods go on the days of deliveries, and what comes too late is told of', async () => {
  const portal = await deliveryPortal([{ requiredAt: '2026-12-02' }]);
  const days = { dates: ['2026-12-08', '2026-12-01', '2026-12-04'] };
  assert.equal((await planOf(portal, days))[0]?.batch.plannedDate, '2026-12-01');
  await promise(portal, '2026-12-03');
  const [late] = await planOf(portal, days);
  assert.deepEqual([late?.batch.plannedDate, late?.warnings.map(({ code }) => code)], ['2026-12-04', ['late']]);
  await promise(portal, '2026-12-09');
  const [never] = await planOf(portal, days);
  assert.deepEqual([never?.batch.plannedDate, never?.warnings.map(({ code }) => code)], [null, ['no_date']]);
});

test('what was received without a batch is not planned again', async () => {
  const portal = await deliveryPortal();
  const { receive, warehouseId, lines, supplier } = portal;
  const items = [
    { procurementItemId: lines[0].id, quantity: '7', supplierId: supplier.supplierId, withoutItem: 'create' },
  ];
  ok(await receive({ warehouseId, receivedAt: '2026-03-02T09:00:00.000Z', items }), 201);
  assert.deepEqual(quantities(await planOf(portal)), [['3']]);
});

test('a plan is refused where it cannot be made', async () => {
  const portal = await deliveryPortal();
  const other = await deliveryPortal();
  const { ask, requisitionId, create } = portal;
  const plan = (more: object) => ask('POST', '/plan', { procurementIds: [requisitionId], ...more });
  assert.equal(
    refusal(await plan({ procurementIds: [requisitionId, other.requisitionId] })),
    '422 validation_failed: /procurementIds/1 not_found_reference',
  );
  const draft = await create();
  assert.equal(refusal(await plan({ procurementIds: [draft.id] })), '409 conflict: requisition_status');
  const { id } = ok(await ask('POST', '/vehicles', { plateNumber: 'А123ВС77' }), 201);
  assert.equal(
    refusal(await plan({ vehicleId: id, maxWeightKg: '5' })),
    '422 validation_failed: /maxWeightKg excludes',
  );
  assert.equal(refusal(await plan({ maxVolumeM3: '0' })), '422 validation_failed: /maxVolumeM3 minimum');
  assert.match(refusal(await plan({ vehicleId: requisitionId })), /unknown_reference/);
});

test('a plan of several requisitions is one of each', async () => {
  const portal = await deliveryPortal();
  const second = await portal.approved();
  await accept(portal.portal, second.items[0], portal.supplier.supplierId, { quantity: '5' });
  const { json } = await portal.ask('POST', '/plan', {
    procurementIds: [portal.requisitionId, second.id],
    groupBy: [],
  });
  assert.deepEqual(new Set(quantities(json.batches).flat()), new Set(['10', '5']));
});

test('plan_too_large: a plan of more batches than anybody looks through is refused', async () => {
  const portal = await deliveryPortal([{ quantity: '501' }]);
  await weigh(portal, '1');
  assert.match(
    refusal(await portal.ask('POST', '/plan', { procurementIds: [portal.requisitionId], maxWeightKg: '1' })),
    /plan_too_large/,
  );
});
