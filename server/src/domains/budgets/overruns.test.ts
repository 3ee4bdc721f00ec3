import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ok, refusal } from '../../../test/billing.ts';
import { budgetPortal, overrun, url } from '../../../test/budgets.ts';
import { request } from '../../../test/harness.ts';
import { line, url as requisitionsUrl } from '../../../test/requisitions.ts';

type Held = Awaited<ReturnType<typeof budgetPortal>>;

/** An approved requisition of ten at the price, and a way to accept the supplier's price for all of it. */
async function awarded({ approved, ask, supplier }: Held, planned = '100') {
  const need = await approved({ budgetCode: 'СТР-26', items: [line({ plannedPrice: planned })] });
  const [item] = need.items;
  const accept = async (price: string, quantity = '10') => {
    const lines = [{ procurementItemId: item.id, price }];
    const quote = ok(
      await ask('POST', `${requisitionsUrl}/${need.id}/quotes`, { counterpartyId: supplier.counterpartyId, lines }),
      201,
    );
    const allocations = [{ quoteLineId: quote.current.lines[0].id, quantity }];
    return ask('PATCH', `${requisitionsUrl}/${need.id}/quote-line-decisions`, {
      decisions: [{ procurementItemId: item.id, allocations }],
    });
  };
  return { need, accept };
}

test('a budget that stops refuses a requisition over what is left, says what is missing, and lets one of the rest through', async () => {
  const { newBudget, draft, submit, sent, figures } = await budgetPortal();
  const { id } = await newBudget({ overrunPolicy: 'stop', amount: '1500.00' });
  await sent('100');
  const { id: greedy } = await draft('60');
  assert.deepEqual(overrun(await submit(greedy)), [422, 'budget_overrun', 'СТР-26', '500.00', '100.00']);
  await sent('50');
  assert.deepEqual(await figures(id), ['1500.00', '0.00', '0.00', '0.00']);
});

test('a budget that warns lets it through and says by how much it is overrun', async () => {
  const { newBudget, draft, submit, budget } = await budgetPortal();
  const { id } = await newBudget({ amount: '900.00' });
  const { id: need } = await draft('100');
  const { warnings } = ok(await submit(need));
  assert.deepEqual(
    warnings.map(({ code, meta }: { code: string; meta: object }) => [code, meta]),
    [
      [
        'budget_overrun',
        { budgetId: id, budgetCode: 'СТР-26', available: '900.00', missing: '100.00', currency: 'RUB' },
      ],
    ],
  );
  const { availableAmount, overrun: isOver, usedPercent } = await budget(id);
  assert.deepEqual([availableAmount, isOver, usedPercent], ['-100.00', true, '111.11']);
});

test('a requisition that grows after it was sent is stopped too, and another code is looked at as well', async () => {
  const { newBudget, sent, change, draft } = await budgetPortal();
  await newBudget({ overrunPolicy: 'stop', amount: '1500.00' });
  await newBudget({ code: 'ОФИС', overrunPolicy: 'stop', amount: '100.00' });
  const { id, items } = await sent('100');
  const grow = (quantity: string) => change(id, { items: [{ id: items[0].id, quantity }] });
  assert.deepEqual(overrun(await grow('16')), [422, 'budget_overrun', 'СТР-26', '500.00', '100.00']);
  ok(await grow('15'));
  assert.deepEqual(overrun(await change(id, { budgetCode: 'ОФИС' })), [
    422,
    'budget_overrun',
    'ОФИС',
    '100.00',
    '1400.00',
  ]);
  const plan = await draft('1000');
  ok(await change(plan.id, { comment: 'Черновик ничего не занимает' }));
});

test('a pending requisition is not approved into a budget that was cut and stops, until there is money', async () => {
  const { newBudget, sent, moveTo, ask } = await budgetPortal();
  const { id } = await newBudget({ overrunPolicy: 'stop', amount: '1500.00' });
  const need = await sent('100');
  ok(await ask('PATCH', `${url}/${id}`, { amount: '900.00' }));
  assert.deepEqual(overrun(await moveTo(need.id, 'approved')), [422, 'budget_overrun', 'СТР-26', '900.00', '100.00']);
  ok(await ask('PATCH', `${url}/${id}`, { amount: '1000.00' }));
  ok(await moveTo(need.id, 'approved'));
});

test('at the award a dearer price is stopped, a cheaper one frees money even of an overrun budget', async () => {
  const held = await budgetPortal();
  const { newBudget, ask, figures } = held;
  const { id } = await newBudget({ overrunPolicy: 'stop', amount: '1100.00' });
  const { accept } = await awarded(held);
  assert.deepEqual(overrun(await accept('111')), [422, 'budget_overrun', 'СТР-26', '100.00', '10.00']);
  ok(await ask('PATCH', `${url}/${id}`, { amount: '500.00' }));
  ok(await accept('80'));
  assert.deepEqual(await figures(id), ['800.00', '0.00', '0.00', '-300.00']);
});

test('what is decided in part takes its price, and the rest as planned', async () => {
  const held = await budgetPortal();
  const { id } = await held.newBudget();
  const { accept } = await awarded(held);
  ok(await accept('80', '4'));
  assert.equal((await held.figures(id))[0], '920.00');
});

test('at the award a budget that warns says so', async () => {
  const held = await budgetPortal();
  await held.newBudget({ amount: '1000.00' });
  const { accept } = await awarded(held);
  const { warnings } = ok(await accept('110'));
  assert.deepEqual(warnings.at(-1).meta.missing, '100.00');
});

test('what is closed short is given back, and reopened it has to fit again', async () => {
  const held = await budgetPortal();
  const { newBudget, figures, moveTo, sent } = held;
  const { id } = await newBudget({ overrunPolicy: 'stop', amount: '1000.00' });
  const { need, accept } = await awarded(held);
  ok(await accept('100'));
  ok(await moveTo(need.id, 'completed', { reason: 'Больше не нужно' }));
  assert.equal((await figures(id))[0], '0.00');
  await sent('50');
  const refused = await moveTo(need.id, 'awaiting_delivery');
  assert.equal(refusal(refused), '422 business_rule_violated: budget_overrun', JSON.stringify(refused.json));
});

test('the card of a requisition says which budget it draws on, to those who may see budgets', async () => {
  const { newBudget, draft, ask, portal } = await budgetPortal();
  const { id } = await newBudget();
  const need = await draft('100');
  const { json } = await ask('GET', `${requisitionsUrl}/${need.id}`);
  assert.deepEqual([json.budget.id, json.budget.availableAmount, json.budget.overrun], [id, '5000.00', false]);
  const key = await portal.key('purchase_requisitions.read');
  assert.equal((await request('GET', `${requisitionsUrl}/${need.id}`, { key })).json.budget, null);
});

test('what no rate counts is refused by a budget that stops, and counts for nothing in one that warns', async () => {
  const { newBudget, draft, submit, figures, ask } = await budgetPortal();
  const { id } = await newBudget({ overrunPolicy: 'stop' });
  const need = await draft('100', { currency: 'CNY', items: [line({ plannedPrice: '100', currency: 'CNY' })] });
  assert.equal(refusal(await submit(need.id)), '422 business_rule_violated: budget_rate_unknown');
  ok(await ask('PATCH', `${url}/${id}`, { overrunPolicy: 'warn' }));
  ok(await submit(need.id));
  assert.equal((await figures(id))[0], '0.00');
});
