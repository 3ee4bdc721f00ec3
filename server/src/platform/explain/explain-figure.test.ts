import assert from 'node:assert/strict';
import { test } from 'node:test';
import { paper } from '../../../test/billing.ts';
import { budgetPortal } from '../../../test/budgets.ts';
import { allExplained, explained } from '../../../test/explained.ts';
import { newPerson, owner, request, signIn } from '../../../test/harness.ts';
import { orderPortal } from '../../../test/orders.ts';
import { cement, proposalPortal } from '../../../test/proposals.ts';
import { quotingPortal } from '../../../test/quoting.ts';
import { line } from '../../../test/requisitions.ts';
import { salesPortal, cement as sold } from '../../../test/sales.ts';
import { figureHosts } from '../../app.ts';

const hostOf = (type: string) => {
  const host = figureHosts.find(({ entity }) => entity.type === type);
  assert.ok(host);
  return host;
};

const requisitionsUrl = '/api/v1/purchase-requisitions';

/** A portal of a foreign quote for one of two lines, decided, where dollars are 80.5 roubles. */
async function decidedPortal() {
  const held = await quotingPortal([line({ plannedPrice: '33.333' }), line({ name: 'Песок', quantity: '3' })]);
  const rates = [{ currency: 'USD', date: '2026-01-10', rate: '80.5', nominal: 1 }];
  assert.equal((await held.ask('PUT', '/api/v1/settings/exchange-rates', { rates })).status, 200);
  const terms = { currency: 'USD', vatMode: 'excluded' };
  const quote = await held.quoted([held.offer('1.37', { vatRate: '22', discountPercent: '3' })], terms);
  const { status, json } = await held.decide({ quoteLineId: quote.lines[0].id, quantity: '7' });
  assert.equal(status, 200, JSON.stringify(json));
  return { ...held, quote };
}

test('every figure of a decided requisition follows from what is told, and says where that was read', async () => {
  const { ask, requisition, quote } = await decidedPortal();
  const address = `${requisitionsUrl}/${requisition.id}`;
  await allExplained(ask, address, hostOf('procurement'));
  const [{ id: lineId, actualAmount }] = (await ask('GET', address)).json.items;
  const { steps } = await explained(ask, `${address}/explain?lineId=${lineId}`, 'items.actualAmount', actualAmount);
  const read = Object.fromEntries(steps.map(({ name, value, from }) => [name, { value, from }]));
  assert.equal(read['decisions[1].fxRate']?.value, '80.5');
  assert.deepEqual(read['decisions[1].price']?.from, {
    ...{ type: 'supplier_quote', id: quote.id, field: 'price', url: `/api/v1/supplier-quotes/${quote.id}` },
    ...{ revision: 1, date: null },
  });
});

test('a compared price is explained by its quote, its rate with the day, and its share of extra costs', async () => {
  const { ask, requisition } = await decidedPortal();
  const query = `procurementId=${requisition.id}&basis=landed`;
  const { json } = await ask('GET', `/api/v1/supplier-quotes/compare/list?${query}`);
  const [{ offers }] = json.lines;
  for (const offer of offers)
    for (const field of ['unitPriceComparable', 'landedUnitPrice', 'lineTotal']) {
      const address = `/api/v1/supplier-quotes/compare/explain?${query}&quoteLineId=${offer.quoteLineId}`;
      const { steps } = await explained(ask, address, field, offer[field]);
      const rate = steps.find(({ name }) => name === 'rate')?.from as { date: string };
      assert.equal(rate.date, '2026-01-10');
    }
});

test('amounts of invoices and orders, and what is left of them', async () => {
  const { ask, draft, receive, pay } = await orderPortal();
  const { order, requisition } = await draft([{ quantity: '7' }, { name: 'Песок', quantity: '3' }]);
  await allExplained(ask, `/api/v1/purchase-orders/${order.id}`, hostOf('purchase_order'));
  const lines = [paper({ quantity: '2.5', uom: '166', price: '33.335', discountPercent: '7' })];
  const invoice = await receive({ lines, vatMode: 'excluded', procurementId: requisition.id });
  await pay(invoice.id, '10.00');
  await allExplained(ask, `/api/v1/invoices/${invoice.id}`, hostOf('invoice'));
});

test('what a budget is committed to and what was moved, record by record', async () => {
  const { ask, newBudget, sent, transfer } = await budgetPortal();
  const { id } = await newBudget({ code: 'А', amount: '3000.00' });
  const other = await newBudget({ code: 'Б' });
  assert.equal((await transfer(id, other.id, '300.25')).status, 201);
  assert.equal((await transfer(other.id, id, '100.10')).status, 201);
  await sent('100.10', { budgetCode: 'А' });
  await sent('20', { budgetCode: 'А' });
  await allExplained(ask, `/api/v1/budgets/${id}`, hostOf('budget'));
});

test('margins of sales invoices and proposals', async () => {
  const sales = await salesPortal();
  const costless = { ...sold, quantity: '3', unitPrice: '10.01', vatRate: 'none' };
  const invoice = await sales.issued({ rows: [{ ...sold, unitCost: '98.77', discountPercent: '3' }, costless] });
  await allExplained(sales.call, `/api/v1/sales-invoices/${invoice.id}`, hostOf('sales_invoice'));
  const proposals = await proposalPortal();
  const { id } = await proposals.create({
    rows: [{ ...cement, quantity: '3' }, cement],
    expenses: [{ name: 'Доставка', amount: '100.01' }],
  });
  const ask = (method: string, path: string) => proposals.ask(method, path.replace('/api/v1/commercial-proposals', ''));
  await allExplained(ask, `/api/v1/commercial-proposals/${id}`, hostOf('commercial_proposal'));
});

test('who may not see a figure, or what it is made of, is refused and told the right', async () => {
  const { portal, ask, requisition } = await decidedPortal();
  const { userId } = await newPerson(portal, 'viewer');
  await owner.query(
    `update roles set permissions = array['purchase_requisitions.read'], is_system = false where tenant_id = $1 and code = 'viewer'`,
    [portal.tenantId],
  );
  const token = await signIn(portal, userId);
  const asViewer = (field: string) =>
    request('GET', `${requisitionsUrl}/${requisition.id}/explain?field=${field}`, { token });
  assert.equal((await asViewer('plannedTotal')).status, 200);
  const { status, json } = await asViewer(`items.actualAmount&lineId=${requisition.items[0].id}`);
  assert.deepEqual([status, json.requiredPermissions], [403, ['quote_decisions.read']]);
  assert.equal((await ask('GET', `${requisitionsUrl}/${portal.tenantId}/explain?field=plannedTotal`)).status, 404);
});

test('a figure that there is not is told with the nearest', async () => {
  const { ask, requisition } = await decidedPortal();
  const { status, json } = await ask('GET', `${requisitionsUrl}/${requisition.id}/explain?field=planedTotal`);
  assert.equal(status, 400);
  assert.match(JSON.stringify(json.errors), /plannedTotal/);
});
