import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ok, refusal } from '../../../../test/billing.ts';
import { budgetPortal, url } from '../../../../test/budgets.ts';
import { factsOf } from '../../../../test/harness.ts';

test('a transfer takes from one budget and gives to the other, and stands in the list and the history of both', async () => {
  const { newBudget, transfer, budget, ask, portal } = await budgetPortal();
  const [from, to] = [await newBudget(), await newBudget({ code: 'ОФИС' })];
  const made = ok(await transfer(from.id, to.id, '700.50'), 201);
  assert.deepEqual(
    [made.fromCode, made.toCode, made.amount, made.currency, made.reason],
    ['СТР-26', 'ОФИС', '700.50', 'RUB', 'Экономия на бетоне.'],
  );
  const moved = async (id: string) => {
    const { movedAmount, availableAmount } = await budget(id);
    return [movedAmount, availableAmount];
  };
  assert.deepEqual(await moved(from.id), ['-700.50', '4299.50']);
  assert.deepEqual(await moved(to.id), ['700.50', '5700.50']);
  for (const { id } of [from, to]) {
    const { items } = ok(await ask('GET', `${url}/${id}/transfers`));
    assert.deepEqual(items, [made]);
  }
  const facts = (await factsOf(portal.tenantId)).filter(({ event }) => event === 'budget.transferred');
  assert.equal(facts.length, 2);
});

test('no more is moved than is available; the rest is committed', async () => {
  const { newBudget, transfer, sent } = await budgetPortal();
  const [from, to] = [await newBudget({ amount: '1200.00' }), await newBudget({ code: 'ОФИС' })];
  await sent('100');
  const refused = await transfer(from.id, to.id, '200.01');
  assert.equal(refusal(refused), '422 business_rule_violated: budget_short');
  assert.equal(refused.json.available, '200.00');
  ok(await transfer(from.id, to.id, '200.00'), 201);
});

test('a budget of another currency, a closed one, the same one and nothing at all are refused at their fields', async () => {
  const { newBudget, transfer, ask } = await budgetPortal();
  const from = await newBudget();
  const foreign = await newBudget({ code: 'USD', currency: 'USD' });
  const closed = await newBudget({ code: 'ОФИС' });
  ok(await ask('POST', `${url}/${closed.id}/close`));
  assert.equal(
    refusal(await transfer(from.id, foreign.id, '1')),
    '422 validation_failed: /toBudgetId currency_differs',
  );
  assert.equal(refusal(await transfer(from.id, closed.id, '1')), '409 conflict: budget_closed');
  assert.equal(refusal(await transfer(from.id, from.id, '1')), '422 validation_failed: /toBudgetId same_budget');
  assert.equal(refusal(await transfer(from.id, foreign.id, '0')), '422 validation_failed: /amount not_positive');
});

test('of two transfers at once of the last of the money one is made; transfers both ways do not wait for each other forever', async () => {
  const { newBudget, transfer } = await budgetPortal();
  const [from, to] = [await newBudget({ amount: '100.00' }), await newBudget({ code: 'ОФИС', amount: '100.00' })];
  const both = await Promise.all([transfer(from.id, to.id, '80'), transfer(from.id, to.id, '80')]);
  assert.deepEqual(new Set(both.map(({ status }) => status)), new Set([201, 422]));
  const crossed = await Promise.all([transfer(from.id, to.id, '10'), transfer(to.id, from.id, '10')]);
  assert.deepEqual(
    crossed.map(({ status }) => status),
    [201, 201],
  );
});
