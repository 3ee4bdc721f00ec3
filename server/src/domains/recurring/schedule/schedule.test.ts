import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drainJobs, owner, workerDoor } from '../../../../test/harness.ts';
import { reader, readerOf } from '../../../../test/notices.ts';
import { everyOtherMonday, templatePortal, templatesUrl } from '../../../../test/recurring.ts';
import { made, url } from '../../../../test/requisitions.ts';
import { systemIn } from '../../../kernel/access/actor.ts';
import { toolsOf } from '../../../platform/jobs/keep-schedules.ts';
import { dueTemplatesSchedule } from './due-templates.schedule.ts';
import { makePlanned } from './make-planned.ts';

async function begin(more: Record<string, unknown> = {}) {
  const base = await templatePortal();
  const buyer = await reader(base.portal);
  const template = made(
    await base.add({ schedule: { ...everyOtherMonday, hour: 0 }, responsibleId: buyer.userId, ...more }),
  );
  const needs = async () =>
    (await base.ask('GET', `${url}?sort=number`)).json.items.filter(
      (one: { templateId: string }) => one.templateId === template.id,
    );
  return { ...base, buyer, template, needs, passed: (days: number) => base.passed(template.id, days) };
}

test('a day that has come makes one requisition in the name of the responsible person, who is told', async () => {
  const { buyer, template, needs, passed, work, runsOf, ask } = await begin();
  await work();
  assert.deepEqual(await needs(), []);
  await passed(0);
  await work();
  await work();
  const [need, ...more] = await needs();
  assert.deepEqual(
    [need.createdBy, need.responsibleId, need.status, more.length],
    [buyer.userId, buyer.userId, 'draft', 0],
  );
  const [run] = await runsOf(template.id);
  assert.deepEqual(
    [run.status, run.requisitionId, run.requisitionNumber, run.isLate, run.missed, run.problem],
    ['made', need.id, need.number, false, 0, null],
  );
  assert.deepEqual(await buyer.titles(), [`Создана заявка по расписанию: ${need.number}, Канцелярия`]);
  const { nextDate } = (await ask('GET', `${templatesUrl}/${template.id}`)).json;
  assert.equal((Date.parse(nextDate) - Date.parse(run.plannedDate)) / 86_400_000, 14);
});

test('of several workers at once, and of one that died half-way, each day is made once', async () => {
  const { portal, needs, passed, plan, runsOf, template } = await begin();
  await passed(0);
  await Promise.all([plan(), plan(), plan()]);
  const [run] = await runsOf(template.id);
  const again = () => workerDoor.command(makePlanned, systemIn(portal.tenantId), { runId: run.id, userId: null });
  await Promise.all([again(), again(), drainJobs(portal.tenantId)]);
  await owner.query(`update jobs set finished_at = null, lease = null where tenant_id = $1`, [portal.tenantId]);
  await drainJobs(portal.tenantId);
  assert.equal((await needs()).length, 1);
  assert.equal((await runsOf(template.id)).length, 1);
});

test('days that passed while no worker ran are one requisition, late, and told so', async () => {
  const { buyer, needs, passed, work, runsOf, template } = await begin();
  await passed(30);
  await work();
  assert.equal((await needs()).length, 1);
  const [run, ...more] = await runsOf(template.id);
  assert.deepEqual([run.isLate, run.missed, more.length], [true, 2, 0]);
  const [letter] = await buyer.letters();
  assert.match(letter ?? '', /^Создана заявка по расписанию/);
});

test('a paused schedule makes nothing, and resumed it does not make up for what has passed', async () => {
  const { needs, passed, work, template, change } = await begin();
  await change(template.id, { isPaused: true });
  await passed(20);
  await work();
  const { json } = await change(template.id, { isPaused: false });
  assert.ok(json.nextDate > new Date().toISOString().slice(0, 10));
  await work();
  assert.deepEqual(await needs(), []);
});

test('it is sent for approval where the template says so', async () => {
  const { buyer, needs, passed, work } = await begin({ submits: true, dueInDays: 5 });
  await passed(0);
  await work();
  const [need] = await needs();
  assert.deepEqual([need.status, need.submittedBy], ['pending_approval', buyer.userId]);
});

test('what cannot be sent for approval stays a draft, with the reason', async () => {
  const { portal, template, needs, passed, work, runsOf } = await begin({ submits: true, dueInDays: 5 });
  await owner.query('update requisition_templates set due_in_days = null where tenant_id = $1', [portal.tenantId]);
  await passed(0);
  await work();
  assert.equal((await needs())[0].status, 'draft');
  const [run] = await runsOf(template.id);
  assert.deepEqual([run.status, run.problem.ru], ['made', 'Укажите срок поставки.']);
});

test('what refuses a person is told to him, with the day, and the next day comes as usual', async () => {
  const { portal, ask, buyer, needs, passed, work, runsOf, template } = await begin();
  made(
    await ask('POST', '/api/v1/settings/custom-fields', {
      ...{ entityType: 'procurement', key: 'site', label: 'Объект', type: 'text', required: true },
    }),
  );
  await passed(0);
  await work();
  assert.deepEqual(await needs(), []);
  const [run] = await runsOf(template.id);
  assert.deepEqual([run.status, run.problem.ru], ['failed', 'customFields/site: обязательное поле']);
  assert.deepEqual(await buyer.titles(), ['Заявка по расписанию не создана: Канцелярия']);
  const asked = await readerOf(portal, portal.ownerId);
  assert.equal((await asked.seen()).length, 1);
});

test('the schedule finds the portals whose hour has come', async () => {
  const { portal, needs, passed } = await begin();
  await passed(0);
  await dueTemplatesSchedule.run(toolsOf(workerDoor));
  await drainJobs(portal.tenantId);
  assert.equal((await needs()).length, 1);
});
