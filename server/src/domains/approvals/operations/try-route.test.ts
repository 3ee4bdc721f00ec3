import assert from 'node:assert/strict';
import { test } from 'node:test';
import { approvalPortal, done, named, namesIn, person, routes } from '../../../../test/approvals.ts';
import { countStatements } from '../../../../test/count-statements.ts';
import { owner, request } from '../../../../test/harness.ts';
import { line } from '../../../../test/requisitions.ts';

async function begin() {
  const base = await approvalPortal();
  const ivan = await named(base.portal, 'Иван Кузнецов');
  const olga = await named(base.portal, 'Ольга Морозова');
  const priced = (plannedPrice: string) => base.sent({ items: [line({ quantity: '1', plannedPrice })] });
  const route = { recordType: 'procurement', name: 'Крупные', steps: [{ approvers: [person(ivan)] }] };
  const attempt = (more: object = {}) => base.asOwner('POST', `${routes}/try`, { ...route, ...more });
  const tried = async (more: object = {}) => done(await attempt(more));
  const titles = (answer: { records: Array<{ amount: string }> }) => answer.records.map(({ amount }) => amount);
  return { ...base, ivan, olga, priced, attempt, tried, titles };
}

test('a route that is tried says which past records it would have been for, and who would be asked', async () => {
  const { priced, tried, create, titles, ivan, olga } = await begin();
  const small = await priced('100');
  const large = await priced('900');
  await create({ items: [line({ quantity: '1', plannedPrice: '5000' })] });
  const steps = [
    { name: 'Отдел', approvers: [person(ivan), person(olga)] },
    { approvers: [person(olga)], escalateAfterHours: 24, escalateTo: [person(ivan)] },
  ];
  const answer = await tried({ amountFrom: '500', steps });
  assert.deepEqual([answer.looked, answer.met, titles(answer)], [2, 1, ['900.00']]);
  assert.equal(answer.records[0].recordId, large);
  assert.ok(!answer.records.some(({ recordId }: { recordId: string }) => recordId === small));
  assert.deepEqual(
    answer.steps.map(({ people }: { people: Array<{ name: string }> }) => namesIn(people)),
    [['Иван Кузнецов', 'Ольга Морозова'], ['Ольга Морозова']],
  );
  assert.deepEqual([answer.stepsAdded, answer.hoursPerStep, answer.hoursAdded], [1, null, null]);
});

test('it tells which route was for a record without it, and which records an earlier route keeps', async () => {
  const { addRoute, priced, tried, asOwner, titles, olga } = await begin();
  await addRoute({ name: 'Все', position: 10, steps: [{ approvers: [person(olga)] }, { approvers: [person(olga)] }] });
  await priced('900');
  const before = await tried({ amountFrom: '500', position: 5 });
  assert.deepEqual([before.met, before.records[0].otherwise.name, before.stepsAdded], [1, 'Все', -1]);
  const after = await tried({ amountFrom: '500', position: 20 });
  assert.deepEqual([after.met, after.takenEarlier], [0, 1]);
  const [kept] = (await asOwner('GET', routes)).json.items;
  const changed = await tried({ routeId: kept.id, name: 'Все', amountFrom: '901' });
  assert.deepEqual([changed.met, titles(changed)], [0, []]);
  assert.equal((await asOwner('GET', `${routes}/${kept.id}`)).json.amountFrom, null);
});

test('who answers for an overrun budget is a step more, with the route and without, unless the route is for overruns', async () => {
  const { portal, asOwner, addRoute, sent, tried, ivan, olga } = await begin();
  const year = { periodFrom: '2031-01-01', periodTo: '2031-12-31' };
  const money = { code: 'СТР-31', name: 'Материалы', amount: '100', overrunPolicy: 'approve', ...year };
  done(await asOwner('POST', '/api/v1/budgets', { ...money, responsibleId: portal.ownerId }), 201);
  await sent({ budgetCode: 'СТР-31' });
  const steps = [{ approvers: [person(ivan)] }, { approvers: [person(olga)] }];
  const alone = await tried({ steps });
  assert.deepEqual([alone.records[0].stepsOtherwise, alone.stepsAdded, alone.overBudget], [1, 2, 1]);
  const forOverruns = await tried({ steps, overBudget: true });
  assert.deepEqual([forOverruns.stepsAdded, forOverruns.overBudget], [1, 0]);
  await addRoute({ name: 'Все', position: 10, steps: [{ approvers: [person(olga)] }] });
  const beside = await tried({ steps, position: 5 });
  assert.deepEqual([beside.records[0].stepsOtherwise, beside.stepsAdded], [2, 1]);
});

test('a step that only an author could decide is named with the record', async () => {
  const { portal, priced, tried } = await begin();
  await priced('900');
  const answer = await tried({ steps: [{ approvers: [{ kind: 'user', id: portal.ownerId }] }] });
  assert.deepEqual([answer.undecided, answer.records[0].nobodyIn], [1, [1]]);
});

test('hours are counted from what was approved by routes in these days', async () => {
  const { portal, addRoute, priced, tried, asOwner, ivan, olga } = await begin();
  const route = await addRoute({ steps: [{ approvers: [person(ivan)] }] });
  const id = await priced('900');
  done(await ivan.ask('PATCH', `/api/v1/purchase-requisitions/${id}/status`, { status: 'approved' }));
  await owner.query(`update approval_requests set created_at = later(decided_at, -3600 * 6) where tenant_id = $1`, [
    portal.tenantId,
  ]);
  done(await asOwner('DELETE', `${routes}/${route.id}`));
  const answer = await tried({ steps: [{ approvers: [person(ivan)] }, { approvers: [person(olga)] }] });
  assert.deepEqual([answer.hoursPerStep, answer.stepsAdded, answer.hoursAdded], ['6.0', 1, '6.0']);
});

test('as many statements for one record as for many, and days are bounded', async () => {
  const { priced, tried, attempt } = await begin();
  const cost = async () => (await countStatements(() => tried())).statements.length;
  await priced('100');
  await cost();
  const one = await cost();
  for (let made = 0; made < 6; made += 1) await priced('200');
  assert.equal(await cost(), one);
  const { json } = await attempt({ from: '2020-01-01', until: '2024-01-01' });
  assert.deepEqual([json.errors[0].pointer, json.errors[0].code], ['/from', 'too_long']);
  assert.equal((await attempt({ from: '2024-01-02', until: '2024-01-01' })).json.errors[0].pointer, '/until');
  assert.equal((await tried({ from: '2024-01-02', until: '2024-02-01' })).looked, 0);
});

test('who may not read the records tries nothing, and a route with faults is refused as when it is saved', async () => {
  const { portal, attempt, ivan } = await begin();
  const key = await portal.key('settings.read');
  const steps = [{ approvers: [person(ivan)] }];
  const { status } = await request('POST', `${routes}/try`, {
    key,
    body: { recordType: 'invoice', name: 'Счета', steps },
  });
  assert.equal(status, 403);
  assert.equal((await attempt({ amountFrom: '5', amountTo: '1' })).json.errors[0].pointer, '/amountTo');
});

test('every kind of record is tried', async () => {
  const { portal, tried } = await begin();
  const steps = [{ approvers: [person(await named(portal, 'Анна Лебедева', 'admin'))] }];
  for (const recordType of ['procurement', 'invoice', 'commercial_proposal', 'sales_invoice', 'contract'])
    assert.equal((await tried({ recordType, steps })).looked, 0);
});
