import assert from 'node:assert/strict';
import { test } from 'node:test';
import { approvalPortal, decides, done, named, person } from '../../../../test/approvals.ts';
import { drainJobs, lettersTo, owner, workerDoor } from '../../../../test/harness.ts';
import { mailOf } from '../../../../test/letters.ts';
import { systemIn } from '../../../kernel/access/actor.ts';
import { remindApprovers } from '../operations/remind-approvers.ts';

async function begin() {
  const base = await approvalPortal();
  const ivan = await named(base.portal, 'Иван Кузнецов');
  const olga = await named(base.portal, 'Ольга Морозова');
  const outsider = await named(base.portal, 'Посторонний');
  const steps = [
    { name: 'Отдел', remindAfterHours: 24, approvers: [person(ivan)] },
    { name: 'Директор', approvers: [person(olga)] },
  ];
  await base.addRoute({ steps });
  const { tenantId, ownerId } = base.portal;
  const subjects = async (userId: string) => {
    await drainJobs(tenantId);
    return (await lettersTo(mailOf({ ownerId: userId }))).map(({ subject }) => subject);
  };
  /** What the worker does when a day has passed. */
  const later = async (hours: number) => {
    await owner.query(
      `update approval_requests set remind_at = later(remind_at, -3600 * $2::int) where tenant_id = $1`,
      [tenantId, hours],
    );
    await workerDoor.command(remindApprovers, systemIn(tenantId), {});
  };
  return { ...base, ivan, olga, outsider, subjects, later, author: ownerId };
}

test('each step writes to its own people when it opens, and the end to who sent it', async () => {
  const { sent, cardOf, subjects, ivan, olga, outsider, author } = await begin();
  const id = await sent({ title: 'Цемент' });
  const { number } = await cardOf(id);
  assert.deepEqual(await subjects(ivan.userId), [`Согласуйте заявку ${number}, Цемент`]);
  assert.deepEqual([await subjects(olga.userId), await subjects(outsider.userId)], [[], []]);
  done(await decides(ivan, id));
  assert.deepEqual(await subjects(olga.userId), [`Согласуйте заявку ${number}, Цемент`]);
  assert.deepEqual(await subjects(author), []);
  done(await decides(olga, id));
  assert.deepEqual(await subjects(author), [`Заявка ${number}, Цемент: согласована`]);
  assert.deepEqual([(await subjects(ivan.userId)).length, await subjects(outsider.userId)], [1, []]);
});

test('a step that waits longer than it says reminds once for each period, and not after the decision', async () => {
  const { sent, cardOf, subjects, later, ivan, olga } = await begin();
  const id = await sent({ title: 'Цемент' });
  const { number } = await cardOf(id);
  await subjects(ivan.userId);
  await later(23);
  assert.equal((await subjects(ivan.userId)).length, 1);
  await later(2);
  await later(0);
  const reminder = `Напоминаем: согласуйте заявку ${number}, Цемент`;
  assert.deepEqual((await subjects(ivan.userId)).slice(1), [reminder]);
  await later(25);
  assert.deepEqual((await subjects(ivan.userId)).slice(1), [reminder, reminder]);
  done(await decides(ivan, id));
  await later(100);
  assert.deepEqual([(await subjects(ivan.userId)).length, (await subjects(olga.userId)).length], [3, 1]);
});

test('what was taken back, or is on hold, reminds nobody', async () => {
  const { sent, moveTo, subjects, later, ivan } = await begin();
  const [back, held] = [await sent(), await sent()];
  await subjects(ivan.userId);
  done(await moveTo(back, 'draft'));
  done(await moveTo(held, 'on_hold', { reason: 'Ждём' }));
  await later(48);
  assert.equal((await subjects(ivan.userId)).length, 2);
  done(await moveTo(held, 'pending_approval'));
  await later(25);
  assert.equal((await subjects(ivan.userId)).length, 3);
});
