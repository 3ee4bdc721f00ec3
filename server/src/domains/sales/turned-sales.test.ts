import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ok } from '../../../test/billing.ts';
import { owner, workerDoor } from '../../../test/harness.ts';
import { salesPortal } from '../../../test/sales.ts';
import { toolsOf } from '../../platform/jobs/keep-schedules.ts';
import { turnedSalesSchedule } from './turned-sales.schedule.ts';

const tick = () => turnedSalesSchedule.run(toolsOf(workerDoor));

const stampOf = async (id: string) => {
  const { rows } = await owner.query('select updated_at, version from sales_invoices where id = $1', [id]);
  return rows[0] as { updated_at: string; version: number };
};

test('an invoice whose day to pay was yesterday is overdue, and who polls by updatedAt is told so once', async () => {
  const { issued, card, pay, ask } = await salesPortal();
  const [late, today, paid] = [await issued(), await issued(), await issued()];
  ok(await pay(paid.id, '1244.88'), 201);
  for (const [{ id }, days] of [[late, 1] as const, [today, 0] as const, [paid, 1] as const])
    await owner.query(
      `update sales_invoices set due_date = (now() at time zone 'Europe/Moscow')::date - $2::int, updated_at = now() - interval '3 days' where id = $1`,
      [id, days],
    );
  const [was, quiet, settled] = [await stampOf(late.id), await stampOf(today.id), await stampOf(paid.id)];
  await tick();
  const now = await stampOf(late.id);
  assert.notDeepEqual(now.updated_at, was.updated_at);
  assert.equal(now.version, was.version);
  assert.deepEqual([await stampOf(today.id), await stampOf(paid.id)], [quiet, settled]);
  await tick();
  assert.deepEqual(await stampOf(late.id), now);
  assert.deepEqual(
    [(await card(late.id)).overdue, (await card(today.id)).overdue, (await card(paid.id)).overdue],
    [true, false, false],
  );
  const overdue = ok(await ask('GET', '?overdue=true')).items;
  assert.deepEqual(
    overdue.map(({ id }: { id: string }) => id),
    [late.id],
  );
});
