import assert from 'node:assert/strict';
import { test } from 'node:test';
import { came, ok } from '../../../../test/billing.ts';
import { owner } from '../../../../test/harness.ts';
import { reportPortal } from '../../../../test/reports.ts';

test('steps are counted in days, half and nine of ten, beside the period before, and lead to their requisitions', async () => {
  const billing = await reportPortal();
  const { ask, decided, report } = billing;
  const made: string[] = [];
  for (const days of [1, 2, 6]) {
    const { requisition, items } = await decided();
    made.push(requisition.id);
    await owner.query(
      `update requisitions set created_at = '2026-02-20T09:00:00Z', approved_at = later('2026-02-20T09:00:00Z', $2 * 86400) where id = $1`,
      [requisition.id, days],
    );
    await owner.query(
      `update requisition_allocations set decided_at = '2026-03-01T09:00:00Z' where requisition_id = $1`,
      [requisition.id],
    );
    if (days === 1) ok(await came(billing, requisition.id, { procurementItemId: items[0].id, quantity: '10' }), 201);
  }
  const { rows } = await report('cycle-times?from=2026-02-01&to=2026-02-28');
  const told = rows.map(({ step, requisitions, median, p90 }: Record<string, string>) => [
    step,
    requisitions,
    median,
    p90,
  ]);
  assert.deepEqual(told, [
    ['approval', 3, '2.0', '5.2'],
    ['receipt', 1, '1.0', '1.0'],
    ['whole', 1, '10.0', '10.0'],
  ]);
  const { items } = ok(await ask('GET', rows[0].records));
  assert.deepEqual([items[0].procurementId, items[0].days, items.length], [made[2], '6.0', 3]);
  const [approval] = (await report('cycle-times?from=2026-03-01&to=2026-03-31')).rows;
  assert.equal(approval, undefined, 'a step nobody has done in the period is left out');
});
