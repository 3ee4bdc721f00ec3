import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drainJobs, lettersTo, owner, request, signIn, workerDoor } from '../../../../test/harness.ts';
import { mailOf } from '../../../../test/letters.ts';
import { reader } from '../../../../test/notices.ts';
import { reportPortal } from '../../../../test/reports.ts';
import { systemIn } from '../../../kernel/access/actor.ts';
import { toolsOf } from '../../../platform/jobs/keep-schedules.ts';
import { dueLettersSchedule } from './sending/due-letters.schedule.ts';
import { planLetters } from './sending/plan-letters.ts';

const url = '/api/v1/report-letters';
const weekly = { unit: 'week', day: 1, hour: 0 };

async function begin() {
  const base = await reportPortal();
  const { portal } = base;
  await base.receive({ externalDate: new Date().toISOString().slice(0, 10) });
  await drainJobs(portal.tenantId);
  const token = await signIn(portal);
  const mine = async (method: string, path: string, body?: unknown) => request(method, path, { token, body });
  const colleague = await reader(portal);
  const subscribe = async (more: object = {}) => {
    const asked = { report: 'spend', span: 'this-month', by: 'supplier' };
    const { status, json } = await mine('POST', url, { name: 'Расходы', asked, schedule: weekly, ...more });
    assert.equal(status, 201, JSON.stringify(json));
    return json;
  };
  /** The day of a letter is so many days ago. */
  const passed = (id: string, days = 0) =>
    owner.query(
      `update report_letters set next_date = (now() at time zone 'Europe/Moscow')::date - $2::int where id = $1`,
      [id, days],
    );
  const plan = () => workerDoor.command(planLetters, systemIn(portal.tenantId), {});
  const work = async () => {
    await plan();
    await drainJobs(portal.tenantId);
  };
  const lettersOf = async (ownerId: string) =>
    (await lettersTo(mailOf({ ownerId }))).filter(({ subject }) => /^(Отчёт|Report): /.test(subject));
  return { ...base, mine, colleague, subscribe, passed, plan, work, lettersOf };
}

test('on its day the report comes with its main figures, to the caller and to colleagues', async () => {
  const { portal, mine, colleague, subscribe, passed, work, lettersOf } = await begin();
  const letter = await subscribe({ recipientIds: [portal.ownerId, colleague.userId] });
  await work();
  assert.deepEqual(await lettersOf(portal.ownerId), [], 'not before its day');
  await passed(letter.id);
  await work();
  await work();
  const [own, ...more] = await lettersOf(portal.ownerId);
  assert.equal(more.length, 0);
  assert.equal(own?.subject, 'Отчёт: Расходы');
  assert.match(own?.text ?? '', /Потрачено[^\n]*\s+1\s000,00\s₽/);
  assert.equal((await lettersOf(colleague.userId)).length, 1);
  const { json } = await mine('GET', `${url}/${letter.id}`);
  assert.ok(json.sentAt && json.nextDate > new Date().toISOString().slice(0, 10));
  const seen = await request('GET', url, { token: colleague.token });
  assert.deepEqual([seen.json.items.length, seen.json.items[0].id], [1, letter.id]);
  assert.equal((await request('DELETE', `${url}/${letter.id}`, { token: colleague.token })).status, 404);
});

test('of several workers at once, and of one that died half-way, a day is written once', async () => {
  const { portal, subscribe, passed, plan, lettersOf } = await begin();
  const letter = await subscribe({ form: 'xlsx' });
  await passed(letter.id, 20);
  await Promise.all([plan(), plan(), plan()]);
  await Promise.all([drainJobs(portal.tenantId), drainJobs(portal.tenantId)]);
  await owner.query(
    `update jobs set finished_at = null, lease = null where tenant_id = $1 and name = 'reports.write-letter'`,
    [portal.tenantId],
  );
  await drainJobs(portal.tenantId);
  const letters = await lettersOf(portal.ownerId);
  assert.equal(letters.length, 1);
  const { rows } = await owner.query(
    `select file.file_name as name from letters letter join files file on file.id = any(letter.attachment_ids) where letter.tenant_id = $1`,
    [portal.tenantId],
  );
  assert.deepEqual(rows, [{ name: 'Расходы.xlsx' }]);
});

test('who may no longer read reports gets none; without its owner a letter is paused', async () => {
  const { portal, mine, colleague, subscribe, passed, work, lettersOf } = await begin();
  const theirs = await request('POST', url, {
    token: colleague.token,
    body: { name: 'Сроки', asked: { report: 'cycle_times' }, schedule: weekly, recipientIds: [portal.ownerId] },
  });
  const letter = await subscribe({ recipientIds: [portal.ownerId, colleague.userId] });
  await owner.query(`update users set status = 'blocked' where id = $1`, [colleague.userId]);
  for (const id of [theirs.json.id, letter.id]) await passed(id);
  await work();
  assert.deepEqual(
    (await lettersOf(portal.ownerId)).map(({ subject }) => subject),
    ['Отчёт: Расходы'],
  );
  assert.deepEqual(await lettersOf(colleague.userId), []);
  assert.equal((await mine('GET', `${url}/${theirs.json.id}`)).json.isPaused, true);
});

test('a paused letter is not sent, and resumed it does not make up for what has passed', async () => {
  const { portal, mine, subscribe, passed, work, lettersOf } = await begin();
  const letter = await subscribe();
  const address = `${url}/${letter.id}`;
  await mine('PATCH', address, { isPaused: true });
  await passed(letter.id, 10);
  await work();
  const { json } = await mine('PATCH', address, { isPaused: false });
  assert.ok(json.nextDate > new Date().toISOString().slice(0, 10));
  await work();
  assert.deepEqual(await lettersOf(portal.ownerId), []);
  assert.equal((await mine('DELETE', address)).json.result, 'deleted');
});

test('a letter whose basket is gone is paused', async () => {
  const { ask, mine, subscribe, passed, work } = await begin();
  const item = (await ask('POST', '/api/v1/catalog', { name: 'Цемент' })).json.id;
  const items = [{ catalogItemId: item, quantity: '1' }];
  const basket = (await ask('POST', '/api/v1/report-baskets', { name: 'Корзина', baseMonth: '2026-01-01', items }))
    .json;
  const letter = await subscribe({ asked: { report: 'price_index', basketId: basket.id } });
  await ask('DELETE', `/api/v1/report-baskets/${basket.id}`);
  await passed(letter.id);
  await work();
  assert.equal((await mine('GET', `${url}/${letter.id}`)).json.isPaused, true);
});

test('whoever may not read reports is refused as a recipient, and a week has seven days', async () => {
  const { portal, mine } = await begin();
  const stranger = await reader(portal, 'warehouse');
  const body = {
    name: 'Расходы',
    asked: { report: 'spend', basketId: stranger.userId },
    schedule: { unit: 'week', day: 8, hour: 9 },
    recipientIds: [stranger.userId],
  };
  const { json } = await mine('POST', url, body);
  assert.deepEqual(
    json.errors.map(({ pointer, code }: Record<string, string>) => `${pointer} ${code}`),
    [
      '/asked/basketId not_of_report',
      '/asked/basketId not_found_reference',
      '/recipientIds/0 not_reader',
      '/schedule/day maximum',
    ],
  );
});

test('the schedule finds the portals whose hour has come', async () => {
  const { portal, subscribe, passed, lettersOf } = await begin();
  await passed((await subscribe()).id);
  await dueLettersSchedule.run(toolsOf(workerDoor));
  await drainJobs(portal.tenantId);
  assert.equal((await lettersOf(portal.ownerId)).length, 1);
});

test('nobody has more than fifty letters', async () => {
  const { portal, mine, subscribe } = await begin();
  const { id } = await subscribe();
  await owner.query(
    `insert into report_letters (tenant_id, owner_id, name, asked, recipient_ids, schedule, next_date)
     select tenant_id, owner_id, name || n, asked, recipient_ids, schedule, next_date from report_letters, generate_series(2, 50) n where id = $1`,
    [id],
  );
  const body = { name: 'Лишнее', asked: { report: 'payables' }, schedule: weekly };
  assert.equal((await mine('POST', url, body)).json.rule, 'too_many_letters');
  assert.equal((await lettersTo(mailOf({ ownerId: portal.ownerId }))).length, 0);
});
