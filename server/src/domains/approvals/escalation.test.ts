import assert from 'node:assert/strict';
import { test } from 'node:test';
import { approvalPortal, decides, done, named, namesIn, person, routes, stepsOf } from '../../../test/approvals.ts';
import { drainJobs, factsOf, lettersTo, owner, workerDoor } from '../../../test/harness.ts';
import { mailOf } from '../../../test/letters.ts';
import { systemIn } from '../../kernel/access/actor.ts';
import { toolsOf } from '../../platform/jobs/keep-schedules.ts';
import { escalateApprovals } from './operations/escalate-approvals.ts';
import { remindSchedule } from './remind.schedule.ts';

async function begin(step: Record<string, unknown> = {}) {
  const base = await approvalPortal();
  const [ivan, olga, pyotr] = [
    await named(base.portal, 'Иван Кузнецов'),
    await named(base.portal, 'Ольга Морозова'),
    await named(base.portal, 'Пётр Сидоров'),
  ];
  const { tenantId, ownerId } = base.portal;
  const steps = [
    {
      ...{ name: 'Отдел', approvers: [person(ivan), person(olga)] },
      ...{ escalateAfterHours: 48, escalateTo: [person(pyotr)], ...step },
    },
  ];
  await base.addRoute({ steps });
  const isDue = () =>
    owner.query(`update approval_requests set escalate_at = later(escalate_at, -3600 * 49) where tenant_id = $1`, [
      tenantId,
    ]);
  const escalate = () => workerDoor.command(escalateApprovals, systemIn(tenantId), {});
  const subjects = async (userId: string) => {
    await drainJobs(tenantId);
    return (await lettersTo(mailOf({ ownerId: userId }))).map(({ subject }) => subject);
  };
  const escalations = async () =>
    (await factsOf(tenantId)).filter(({ event }) => event === 'approval_request.escalated').length;
  return { ...base, ivan, olga, pyotr, author: ownerId, isDue, escalate, subjects, escalations };
}

test('a step that nobody has closed in time asks others besides, and the word of one of them closes it', async () => {
  const { sent, cardOf, isDue, subjects, ivan, olga, pyotr } = await begin();
  const id = await sent({ title: 'Цемент' });
  const { number } = await cardOf(id);
  assert.equal((await subjects(olga.userId)).length, 1);
  assert.equal((await decides(pyotr, id)).json.rule, 'not_an_approver');
  done(await decides(ivan, id));
  await isDue();
  await remindSchedule.run(toolsOf(workerDoor));
  const { approval } = await cardOf(id);
  assert.deepEqual(namesIn(approval.waitsFor), ['Ольга Морозова', 'Пётр Сидоров']);
  assert.deepEqual(namesIn(approval.steps[0].escalateTo), ['Пётр Сидоров']);
  assert.match(approval.steps[0].escalatedAt, /^\d{4}-/);
  assert.deepEqual(await subjects(pyotr.userId), [`Согласуйте заявку ${number}, Цемент`]);
  const [letter] = await lettersTo(mailOf({ ownerId: pyotr.userId }));
  assert.match(String(letter?.text), /За отведённое время решения нет/);
  assert.equal((await subjects(olga.userId)).length, 1);
  assert.equal(done(await decides(pyotr, id)).status, 'approved');
  assert.deepEqual(stepsOf(await cardOf(id)), ['approved approved Иван Кузнецов approved Пётр Сидоров']);
});

test('those who were asked first go on as before: everybody of them, whoever else is asked', async () => {
  const { sent, isDue, escalate, ivan, olga } = await begin();
  const id = await sent();
  await isDue();
  await escalate();
  assert.equal(done(await decides(ivan, id)).status, 'pending_approval');
  assert.equal(done(await decides(olga, id)).status, 'approved');
});

test('it is escalated once, by two workers at once too, and not before its time or after its end', async () => {
  const { sent, isDue, escalate, escalations, subjects, ivan, olga, pyotr } = await begin();
  const id = await sent();
  await escalate();
  assert.equal(await escalations(), 0);
  await isDue();
  await Promise.all([escalate(), escalate()]);
  await escalate();
  assert.deepEqual([await escalations(), (await subjects(pyotr.userId)).length], [1, 1]);
  for (const who of [ivan, olga]) done(await decides(who, id));
  const other = await sent();
  for (const who of [ivan, olga]) done(await decides(who, other));
  await isDue();
  await escalate();
  assert.equal(await escalations(), 1);
});

test('what is put aside is not escalated; once it is back its time begins anew', async () => {
  const { sent, moveTo, isDue, escalate, escalations } = await begin();
  const id = await sent();
  done(await moveTo(id, 'on_hold', { reason: 'Ждём смету' }));
  await isDue();
  await escalate();
  assert.equal(await escalations(), 0);
  done(await moveTo(id, 'pending_approval'));
  await isDue();
  await escalate();
  assert.equal(await escalations(), 1);
});

test('nobody is brought to approve their own, and nobody who may not approve', async () => {
  const { portal, asOwner, sent, cardOf, isDue, escalate, subjects, author, pyotr } = await begin();
  const route = (await asOwner('GET', routes)).json.items[0];
  const steps = [{ ...route.steps[0], escalateTo: [{ kind: 'user', id: author }, person(pyotr)] }];
  done(await asOwner('PATCH', `${routes}/${route.id}`, { steps }));
  const id = await sent();
  await owner.query('delete from user_roles where tenant_id = $1 and user_id = $2', [portal.tenantId, pyotr.userId]);
  await isDue();
  await escalate();
  assert.deepEqual(namesIn((await cardOf(id)).approval.waitsFor), ['Иван Кузнецов', 'Ольга Морозова']);
  assert.deepEqual([await subjects(author), await subjects(pyotr.userId)], [[], []]);
  assert.equal((await decides({ ask: asOwner }, id)).status, 422);
});

test('a storm of words at an escalated step has one outcome', async () => {
  const { sent, cardOf, isDue, escalate, ivan, olga, pyotr } = await begin({ mode: 'any' });
  for (let round = 0; round < 3; round += 1) {
    const id = await sent();
    await isDue();
    const answers = await Promise.all([
      ...[decides(ivan, id), decides(olga, id), decides(pyotr, id), escalate()],
      decides(pyotr, id, 'rejected', { reason: 'Дорого' }),
    ]);
    assert.ok(answers.every((answer) => !answer || !('status' in answer) || answer.status < 500));
    const { status, approval } = await cardOf(id);
    assert.ok(status === 'approved' || status === 'rejected', status);
    assert.deepEqual([approval.status, approval.steps[0].decisions.length], [status, 1]);
  }
});

test('when and to whom are said together, and nobody is named twice in a step', async () => {
  const { asOwner, ivan, pyotr } = await begin();
  const pointers = async (step: object) =>
    (
      await asOwner('POST', routes, {
        ...{ recordType: 'procurement', name: 'Ещё', steps: [{ approvers: [person(ivan)], ...step }] },
      })
    ).json.errors.map(({ pointer, code }: Record<string, string>) => `${pointer} ${code}`);
  assert.deepEqual(await pointers({ escalateAfterHours: 2 }), ['/steps/0/escalateTo required']);
  assert.deepEqual(await pointers({ escalateTo: [person(pyotr)] }), ['/steps/0/escalateAfterHours required']);
  assert.deepEqual(await pointers({ escalateAfterHours: 2, escalateTo: [person(ivan)] }), [
    '/steps/0/escalateTo/0/id duplicate',
  ]);
});
