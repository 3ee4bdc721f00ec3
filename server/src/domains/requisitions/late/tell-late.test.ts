import assert from 'node:assert/strict';
import { test } from 'node:test';
import { owner, workerDoor } from '../../../../test/harness.ts';
import { reader } from '../../../../test/notices.ts';
import { line, requisitionPortal, url } from '../../../../test/requisitions.ts';
import { systemIn } from '../../../kernel/access/actor.ts';
import { toolsOf } from '../../../platform/jobs/keep-schedules.ts';
import { lateGoodsSchedule } from './late-goods.schedule.ts';
import { tellLate } from './tell-late.ts';

async function begin() {
  const base = await requisitionPortal();
  const { portal } = base;
  const buyer = await reader(portal);
  const need = await base.approved({ items: [line(), line({ name: 'Болт' })] });
  const { status } = await base.ask('PATCH', `${url}/${need.id}`, { responsibleId: buyer.userId });
  assert.equal(status, 200);
  /** Its day was so many days ago. */
  const due = (days: number) =>
    owner.query(
      `update requisitions set due_date = (now() at time zone 'Europe/Moscow')::date - $3::int where tenant_id = $1 and id = $2`,
      [portal.tenantId, need.id, days],
    );
  const look = () => workerDoor.command(tellLate, systemIn(portal.tenantId), {});
  return { ...base, buyer, need, due, look };
}

test('the responsible person hears once that a day has passed and goods have not come, and once more of another day', async () => {
  const { buyer, due, look, need } = await begin();
  await due(0);
  await look();
  assert.deepEqual(await buyer.titles(), []);
  await due(1);
  await look();
  await look();
  const [notice, ...more] = await buyer.seen();
  assert.match(notice?.title ?? '', new RegExp(`^Поставка опаздывает: ${need.number}, `));
  assert.match(notice?.text ?? '', /не получено: .*; Болт/);
  assert.equal(more.length, 0);
  await due(2);
  await look();
  assert.equal((await buyer.seen()).length, 2);
});

test('a line with a day of its own is told of on that day, once, by its name', async () => {
  const { portal, buyer, due, look, need } = await begin();
  await due(-5);
  const bolt = (days: number) =>
    owner.query(
      `update requisition_lines set required_at = (now() at time zone 'Europe/Moscow')::date - $3::int where tenant_id = $1 and requisition_id = $2 and name = 'Болт'`,
      [portal.tenantId, need.id, days],
    );
  await bolt(1);
  await look();
  await look();
  const [notice, ...more] = await buyer.seen();
  assert.match(notice?.text ?? '', /не получено: Болт\.$/);
  assert.equal(more.length, 0);
  await due(1);
  await look();
  const [second] = await buyer.seen();
  assert.ok(second && !second.text.includes('Болт'), second?.text);
  assert.equal((await buyer.seen()).length, 2, 'what was told already is not told with the rest');
});

test('two looks at once tell of a line once', async () => {
  const { buyer, due, look } = await begin();
  await due(1);
  await Promise.all([look(), look()]);
  assert.equal((await buyer.seen()).length, 1);
});

test('a day that passed more than a week ago is no news, and nothing is late that was received or called off', async () => {
  const { portal, buyer, due, look, need } = await begin();
  await due(8);
  await look();
  await due(1);
  await owner.query(
    'update requisition_lines set received_quantity = quantity where tenant_id = $1 and requisition_id = $2',
    [portal.tenantId, need.id],
  );
  await look();
  await due(2);
  await owner.query(`update requisitions set status = 'cancelled' where tenant_id = $1 and id = $2`, [
    portal.tenantId,
    need.id,
  ]);
  await look();
  assert.deepEqual(await buyer.titles(), []);
});

test('the schedule finds the portals where a day has passed', async () => {
  const { buyer, due } = await begin();
  await due(1);
  await lateGoodsSchedule.run(toolsOf(workerDoor));
  assert.equal((await buyer.seen()).length, 1);
});
