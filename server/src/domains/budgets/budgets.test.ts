import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ok, refusal } from '../../../test/billing.ts';
import { budgetPortal, followed, overrun, url } from '../../../test/budgets.ts';
import { factsOf, request, signIn } from '../../../test/harness.ts';
import { line } from '../../../test/requisitions.ts';

test('a new budget has all of its money: it warns, in the currency of the company', async () => {
  const { newBudget, figures } = await budgetPortal();
  const made = await newBudget();
  assert.deepEqual(
    [made.status, made.overrunPolicy, made.currency, made.usedPercent, made.overrun],
    ['active', 'warn', 'RUB', '0', false],
  );
  assert.deepEqual(await figures(made.id), ['0.00', '0.00', '0.00', '5000.00']);
});

test('a code belongs to one budget at a time, whatever the case; of another time it is free', async () => {
  const { newBudget, ask } = await budgetPortal();
  const { id } = await newBudget();
  const again = { code: 'стр-26', name: 'Ещё', amount: '1', periodFrom: '2031-12-31', periodTo: '2032-06-30' };
  const { status, json } = await ask('POST', url, again);
  assert.deepEqual([status, json.errors[0].pointer, json.existing.entityId], [409, '/code', id]);
  await newBudget({ periodFrom: '2032-01-01', periodTo: '2032-12-31' });
});

test('two budgets of one code at once: one is made, the other refused', async () => {
  const { ask } = await budgetPortal();
  const body = { code: 'СТР-26', name: 'Материалы', amount: '1', periodFrom: '2031-01-01', periodTo: '2031-12-31' };
  const answers = await Promise.all([ask('POST', url, body), ask('POST', url, body)]);
  assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([201, 409]));
});

test('a period that ends before it begins, kopecks in parts and an approval by nobody are told at their fields', async () => {
  const { ask } = await budgetPortal();
  const body = { code: 'А', name: 'А', amount: '10.005', periodFrom: '2031-02-01', periodTo: '2031-01-01' };
  assert.equal(
    refusal(await ask('POST', url, { ...body, overrunPolicy: 'approve' })),
    '422 validation_failed: /amount scale, /periodTo before_start, /responsibleId required',
  );
});

test('a draft takes nothing; sent it takes what is planned, and gives it back when it is taken back or cancelled', async () => {
  const { newBudget, figures, draft, submit, moveTo } = await budgetPortal();
  const { id } = await newBudget();
  const need = await draft('100');
  assert.equal((await figures(id))[0], '0.00');
  ok(await submit(need.id));
  assert.deepEqual(await figures(id), ['1000.00', '0.00', '0.00', '4000.00']);
  ok(await moveTo(need.id, 'rejected', { reason: 'Дорого' }));
  assert.equal((await figures(id))[0], '0.00');
  ok(await moveTo(need.id, 'draft'));
  ok(await submit(need.id));
  ok(await moveTo(need.id, 'cancelled', { reason: 'Не нужно' }));
  assert.equal((await figures(id))[0], '0.00');
});

test('on hold a requisition keeps what it has taken', async () => {
  const { newBudget, figures, sent, moveTo } = await budgetPortal();
  const { id } = await newBudget();
  const need = await sent('100');
  ok(await moveTo(need.id, 'on_hold', { reason: 'Ждём проект' }));
  assert.equal((await figures(id))[0], '1000.00');
});

test('the code decides before the department; the day it is due decides between years; where two are for a department, none', async () => {
  const { newBudget, figures, sent, portal } = await budgetPortal();
  const [coded, office, next] = [
    await newBudget(),
    await newBudget({ code: 'ОФИС', departmentName: 'Снабжение' }),
    await newBudget({ periodFrom: '2032-01-01', periodTo: '2032-12-31' }),
  ];
  await sent('100', { budgetCode: 'стр-26', departmentName: 'Снабжение' });
  await sent('10', { budgetCode: null, departmentName: 'снабжение' });
  await sent('1', { budgetCode: 'нет такого', departmentName: 'Снабжение' });
  await sent('200', { dueDate: '2032-03-01' });
  const taken = async () => Promise.all([coded, office, next].map(async ({ id }) => (await figures(id))[0]));
  assert.deepEqual(await taken(), ['1000.00', '110.00', '2000.00']);
  await newBudget({ code: 'СКЛАД', departmentName: 'Снабжение' });
  await followed(portal);
  assert.deepEqual(await taken(), ['1000.00', '0.00', '2000.00']);
});

test('a budget that is made later counts what was sent before, and follows its own code and period', async () => {
  const { newBudget, figures, sent, ask, portal } = await budgetPortal();
  await sent('100');
  const { id } = await newBudget();
  await followed(portal);
  assert.equal((await figures(id))[0], '1000.00');
  ok(await ask('PATCH', `${url}/${id}`, { periodTo: '2031-01-31' }));
  await followed(portal);
  assert.equal((await figures(id))[0], '0.00');
  ok(await ask('PATCH', `${url}/${id}`, { periodTo: '2031-12-31' }));
  await followed(portal);
  assert.equal((await figures(id))[0], '1000.00');
});

test('the currency stays once something draws on it, and only an untouched budget is deleted', async () => {
  const { newBudget, sent, ask } = await budgetPortal();
  const { id } = await newBudget();
  ok(await ask('PATCH', `${url}/${id}`, { currency: 'USD' }));
  ok(await ask('PATCH', `${url}/${id}`, { currency: 'RUB' }));
  await sent('100');
  assert.equal(refusal(await ask('PATCH', `${url}/${id}`, { currency: 'USD' })), '409 conflict: currency_fixed');
  assert.equal(refusal(await ask('DELETE', `${url}/${id}`)), '409 conflict: drawn_on');
  const other = await newBudget({ code: 'ОФИС' });
  ok(await ask('DELETE', `${url}/${other.id}`));
  assert.equal((await ask('GET', `${url}/${other.id}`)).status, 404);
});

test('nothing more is committed to a closed budget; what was stays, and it may be opened again', async () => {
  const { newBudget, sent, draft, submit, ask, figures, moveTo } = await budgetPortal();
  const { id } = await newBudget();
  const first = await sent('100');
  ok(await ask('POST', `${url}/${id}/close`));
  const { id: next } = await draft('100');
  assert.equal(refusal(await submit(next)), '422 business_rule_violated: budget_closed');
  ok(await moveTo(first.id, 'approved'));
  assert.equal((await figures(id))[0], '1000.00');
  ok(await ask('POST', `${url}/${id}/reopen`));
  ok(await submit(next));
});

test('those that hold a day, those of a department and those that are overrun are found', async () => {
  const { newBudget, sent, ask } = await budgetPortal();
  await newBudget({ amount: '500.00' });
  await newBudget({ code: 'ОФИС', departmentName: 'Офис', projectName: 'Переезд' });
  await newBudget({ code: 'ОФИС', periodFrom: '2032-01-01', periodTo: '2032-12-31' });
  await sent('100');
  const found = async (query: string) =>
    ok(await ask('GET', `${url}?${query}`)).items.map(({ code }: { code: string }) => code);
  assert.deepEqual(await found('periodFrom[lte]=2031-05-01&periodTo[gte]=2031-05-01'), ['ОФИС', 'СТР-26']);
  assert.deepEqual(await found('departmentName=Офис'), ['ОФИС']);
  assert.deepEqual(await found('overrun=true'), ['СТР-26']);
});

test('what takes of a budget is listed record by record, in its currency by the rate of its day', async () => {
  const { newBudget, sent, entries, ask, figures } = await budgetPortal();
  ok(
    await ask('PUT', '/api/v1/settings/exchange-rates', {
      rates: [{ currency: 'USD', rate: '90', date: '2026-01-01' }],
    }),
  );
  const { id } = await newBudget();
  const need = await sent('2', { currency: 'USD', items: [line({ plannedPrice: '2', currency: 'USD' })] });
  const [entry] = await entries(id);
  assert.deepEqual(
    [entry?.kind, entry?.recordType, entry?.recordId, entry?.number, entry?.recordAmount, entry?.rate, entry?.amount],
    ['committed', 'procurement', need.id, need.number, '20.00', '90', '1800.00'],
  );
  assert.equal((await figures(id))[0], '1800.00');
});

test('its history tells when it was made, changed and closed', async () => {
  const { newBudget, ask, portal } = await budgetPortal();
  const { id } = await newBudget();
  ok(await ask('PATCH', `${url}/${id}`, { amount: '6000.00' }));
  ok(await ask('POST', `${url}/${id}/close`));
  const told = (await factsOf(portal.tenantId)).map(({ event }) => event).filter((event) => event.startsWith('budget'));
  assert.deepEqual(told, ['budget.created', 'budget.updated', 'budget.status_changed']);
});

test('of two requisitions at once for the last of the money one is sent, the other told what is missing', async () => {
  const { newBudget, draft, submit, figures } = await budgetPortal();
  const { id } = await newBudget({ amount: '1500.00', overrunPolicy: 'stop' });
  const needs = [await draft('100'), await draft('100')];
  const answers = await Promise.all(needs.map((need) => submit(need.id)));
  const refused = answers.filter(({ status }) => status !== 200);
  assert.deepEqual(refused.map(overrun), [[422, 'budget_overrun', 'СТР-26', '500.00', '500.00']]);
  assert.equal((await figures(id))[0], '1000.00');
});

test('people talk beside a budget and keep files with it; then it is not deleted', async () => {
  const { portal, newBudget, ask } = await budgetPortal();
  const { id: entityId } = await newBudget();
  const token = await signIn(portal);
  const said = { entityType: 'budget', entityId, text: 'Смета согласована в апреле' };
  ok(await request('POST', '/api/v1/comments', { token, body: said }), 201);
  assert.deepEqual(ok(await ask('GET', `/api/v1/files?entityType=budget&entityId=${entityId}`)).items, []);
  const { json } = await request('DELETE', `${url}/${entityId}`, { token });
  assert.deepEqual(
    [json.code, json.blockers.map((one: { entityType: string }) => one.entityType)],
    ['has_dependencies', ['comment']],
  );
});
