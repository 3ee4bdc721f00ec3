import assert from 'node:assert/strict';
import { test } from 'node:test';
import { door, newPortal, owner, request } from '../../server/test/harness.ts';
import { seeded } from '../seeded.ts';
import type { World } from './furnish.ts';
import { hire } from './hire.ts';
import { runStorm } from './run-storm.ts';
import { type Counts, drawSequence, runSequence } from './sequence.ts';

const areas = [
  'purchase_requisitions',
  'supplier_documents',
  'finance',
  'catalog',
  'counterparties',
  'suppliers',
  'warehouses',
  'settings',
  'customer_documents',
];

async function newWorld(): Promise<World> {
  const portal = await newPortal();
  const key = await portal.key(...areas.flatMap((area) => [`${area}.read`, `${area}.write`, `${area}.delete`]));
  return {
    tenantId: portal.tenantId,
    ask: (method, path, body, headers = {}) =>
      request(method, path, { ...(headers.authorization === undefined && { key }), body, headers }),
    hire: (role) => hire(owner, door.services, portal.tenantId, role),
    rows: async <Row extends object>(text: string, values: unknown[]) =>
      (await owner.query(text, values)).rows as Row[],
  };
}

test('drawn sequences from need to receipt, and from offer to payment, do what a plain model foretells, and the books balance after every step', async () => {
  const counts: Counts = { steps: 0, done: 0, refused: 0, repeated: 0, reached: {} };
  for (const seed of [7, 8]) await runSequence(await newWorld(), drawSequence(seed, 25), counts);
  assert.ok(counts.done > 10 && counts.refused > 5, JSON.stringify(counts));
});

test('many clients at one requisition: nothing over-allocated, over-received, overpaid or lost, and no call without an answer', async () => {
  const { findings, done } = await runStorm(await newWorld(), seeded(7), { clients: 12, calls: 5, alone: false });
  assert.deepEqual(
    findings.filter(({ count }) => count > 0),
    [],
  );
  assert.ok(done > 10);
});
