import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decides, named, person, routes } from '../../../test/approvals.ts';
import { ok, refusal } from '../../../test/billing.ts';
import { budgetPortal } from '../../../test/budgets.ts';
import { line, url as requisitionsUrl } from '../../../test/requisitions.ts';

/** A portal whose budget of 500 asks its responsible person where it is overrun. */
async function askingPortal() {
  const held = await budgetPortal();
  const finance = await named(held.portal, 'Ольга Финансова');
  const budget = await held.newBudget({ amount: '500.00', overrunPolicy: 'approve', responsibleId: finance.userId });
  const stepsOf = async (id: string) =>
    (await held.cardOf(id)).approval.steps.map(({ approvers }: { approvers: Array<{ name: string }> }) =>
      approvers.map(({ name }) => name),
    );
  const addRoute = async (name: string, more: object) => {
    const chief = await named(held.portal, name);
    const steps = [{ approvers: [person(chief)] }];
    ok(await held.ask('POST', routes, { recordType: 'procurement', name, steps, ...more }), 201);
    return chief;
  };
  return { ...held, finance, budget, stepsOf, addRoute };
}

test('over a budget that asks, its responsible person approves, and nobody else', async () => {
  const { sent, finance, portal, cardOf, stepsOf, figures, budget } = await askingPortal();
  const other = await named(portal, 'Пётр Закупкин');
  const { id } = await sent('100');
  assert.deepEqual(await stepsOf(id), [['Ольга Финансова']]);
  assert.equal((await decides(other, id)).status, 403);
  ok(await decides(finance, id));
  assert.equal((await cardOf(id)).status, 'approved');
  assert.deepEqual(await figures(budget.id), ['1000.00', '0.00', '0.00', '-500.00']);
});

test('within the budget nobody more is asked', async () => {
  const { sent, cardOf } = await askingPortal();
  const { id } = await sent('50');
  assert.equal((await cardOf(id)).approval, null);
});

test('over the budget a draft is not approved past its responsible person', async () => {
  const { draft, settle, moveTo } = await askingPortal();
  await settle({ approvalRequired: false });
  const { id } = await draft('100');
  assert.equal(refusal(await moveTo(id, 'approved')), '422 business_rule_violated: approval_route');
});

test('a route that is for the requisition is followed first; one for overruns takes the place of the responsible person', async () => {
  const { sent, addRoute, stepsOf } = await askingPortal();
  await addRoute('Иван Начальников', { position: 5 });
  assert.deepEqual(await stepsOf((await sent('100')).id), [['Иван Начальников'], ['Ольга Финансова']]);
  await addRoute('Вера Директорова', { overBudget: true, position: 1 });
  const [over, within] = [await sent('100'), await sent('1', { budgetCode: null })];
  assert.deepEqual(await stepsOf(over.id), [['Вера Директорова']]);
  assert.deepEqual(await stepsOf(within.id), [['Иван Начальников']]);
});

test('a route for overruns is for requisitions alone', async () => {
  const { ask, finance } = await askingPortal();
  const steps = [{ approvers: [person(finance)] }];
  const answer = await ask('POST', routes, { recordType: 'invoice', name: 'Счета', steps, overBudget: true });
  assert.equal(refusal(answer), '422 validation_failed: /overBudget not_for_this_kind');
});

test('an award over the budget goes back for approval once, and then stands', async () => {
  const { approved, ask, supplier, cardOf, finance, stepsOf } = await askingPortal();
  const { id, items } = await approved({ budgetCode: 'СТР-26', items: [line({ plannedPrice: '50' })] });
  const accept = async (price: string) => {
    const lines = [{ procurementItemId: items[0].id, price }];
    const given = { counterpartyId: supplier.counterpartyId, lines };
    const quote = ok(await ask('POST', `${requisitionsUrl}/${id}/quotes`, given), 201);
    const allocations = [{ quoteLineId: quote.current.lines[0].id, quantity: '10' }];
    const decisions = [{ procurementItemId: items[0].id, allocations }];
    return ok(await ask('PATCH', `${requisitionsUrl}/${id}/quote-line-decisions`, { decisions })).status;
  };
  assert.equal(await accept('60'), 'pending_approval');
  assert.deepEqual(await stepsOf(id), [['Ольга Финансова']]);
  ok(await decides(finance, id));
  assert.equal((await cardOf(id)).status, 'supplier_selected');
  assert.equal(await accept('59'), 'supplier_selected');
  assert.equal(await accept('70'), 'pending_approval');
});
