import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ok } from '../../../../test/billing.ts';
import { deliveryPortal } from '../../../../test/deliveries.ts';

test('the summary counts what stands where, and names what is late', async () => {
  const { ask, batch, of, act } = await deliveryPortal();
  ok(await ask('POST', '/routes', { stops: [{ label: 'Завод' }] }), 201);
  const object = ok(await ask('POST', '/objects', { name: 'Склад' }), 201);
  await batch(of('1', { plannedDate: '2026-01-20' }));
  const late = await batch(of('2', { plannedDate: '2026-01-10', objectId: object.id }));
  const gone = await batch(of('3', { plannedDate: '2026-01-10' }));
  await batch(of('4', { plannedDate: '2099-01-01' }));
  ok(await act(gone.id, 'cancel', { reason: 'Перенос' }));
  const summary = ok(await ask('GET', ''));
  assert.deepEqual(summary.objects, { active: 1, archived: 0 });
  assert.deepEqual(summary.routes, { active: 1, archived: 0, today: 0 });
  const counts = Object.fromEntries(summary.batches.map(({ status, count }: never) => [status, count]));
  assert.deepEqual([counts.planned, counts.cancelled, counts.delivered], [3, 1, 0]);
  assert.equal(summary.late.count, 2);
  assert.equal(summary.late.items[0].id, late.id);
  assert.deepEqual(summary.documents, []);
});
