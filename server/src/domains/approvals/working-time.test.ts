import assert from 'node:assert/strict';
import { test } from 'node:test';
import { approvalPortal, decides, done, named, person } from '../../../test/approvals.ts';
import { owner, run, workerDoor } from '../../../test/harness.ts';
import { systemIn } from '../../kernel/access/actor.ts';
import { addWorkingHours } from '../company/working-calendar/add-working-hours.ts';
import { updateWorkingCalendar } from '../company/working-calendar/operations/update-working-calendar.ts';
import { remindApprovers } from './operations/remind-approvers.ts';

const hours = { remindAfterHours: 24, escalateAfterHours: 40 };

async function begin() {
  const base = await approvalPortal();
  const { tenantId, owner: chief } = base.portal;
  const [ivan, olga, pyotr] = [
    await named(base.portal, 'Иван Кузнецов'),
    await named(base.portal, 'Ольга Морозова'),
    await named(base.portal, 'Пётр Сидоров'),
  ];
  const step = { ...hours, escalateTo: [person(pyotr)] };
  await base.addRoute({
    steps: [
      { ...step, approvers: [person(ivan)] },
      { ...step, approvers: [person(olga)] },
    ],
  });
  const calendar = await run(updateWorkingCalendar, chief, { countsWorkingTime: true, dayStartsAt: '10:00' });
  /** Does it, and compares the moments that were written with what counting from then comes to. */
  const countsFrom = async (doing: () => Promise<unknown>, wanted: Array<keyof typeof columns>) => {
    const from = new Date();
    await doing();
    const until = new Date();
    const { rows } = await owner.query(
      `select remind_at, escalate_at from approval_requests where tenant_id = $1 and status = 'pending'`,
      [tenantId],
    );
    for (const name of wanted) {
      const [least, most] = [from, until].map((since) => addWorkingHours(since, columns[name], calendar).getTime());
      const moment = new Date(rows[0][name]).getTime();
      assert.ok(Number(least) <= moment && moment <= Number(most), `${name} ${rows[0][name]}`);
    }
  };
  return { ...base, ivan, countsFrom };
}

const columns = { remind_at: hours.remindAfterHours, escalate_at: hours.escalateAfterHours };

test('where the company counts working time, a step waits for its hours of it: sent, opened, back, and reminded of', async () => {
  const { portal, sent, moveTo, countsFrom, ivan } = await begin();
  let id = '';
  await countsFrom(async () => {
    id = await sent();
  }, ['remind_at', 'escalate_at']);
  done(await moveTo(id, 'on_hold', { reason: 'Ждём смету' }));
  await countsFrom(() => moveTo(id, 'pending_approval'), ['remind_at', 'escalate_at']);
  await countsFrom(() => decides(ivan, id), ['remind_at', 'escalate_at']);
  await owner.query(`update approval_requests set remind_at = now() where tenant_id = $1`, [portal.tenantId]);
  await countsFrom(() => workerDoor.command(remindApprovers, systemIn(portal.tenantId), {}), ['remind_at']);
});

test('a calendar that is switched off counts day and night; what waits already keeps its moment', async () => {
  const { portal, sent } = await begin();
  const momentOf = async (id: string) =>
    (
      await owner.query('select remind_at from approval_requests where tenant_id = $1 and record_id = $2', [
        portal.tenantId,
        id,
      ])
    ).rows[0].remind_at;
  const first = await sent();
  const before = await momentOf(first);
  await run(updateWorkingCalendar, portal.owner, { countsWorkingTime: false });
  assert.deepEqual(await momentOf(first), before);
  const left = new Date(await momentOf(await sent())).getTime() - Date.now();
  assert.ok(left > 23.9 * 3_600_000 && left <= 24 * 3_600_000, String(left));
});
