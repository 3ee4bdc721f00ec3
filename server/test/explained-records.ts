import { allRoutes, figureHosts } from '../src/app.ts';
import { listEntries } from '../src/domains/budgets/entries/operations/list-entries.ts';
import { explainStock } from '../src/domains/catalog/stock/operations/explain-stock.ts';
import { getStock } from '../src/domains/catalog/stock/operations/get-stock.ts';
import { listMovements } from '../src/domains/catalog/stock/operations/list-movements.ts';
import { scenarioKinds } from '../src/domains/rfqs/comparison/comparison.ts';
import { compareQuotes } from '../src/domains/rfqs/quotes/operations/compare-quotes.ts';
import { explainOffer } from '../src/domains/rfqs/quotes/operations/explain-offer.ts';
import { readDecisions } from '../src/domains/rfqs/quotes/operations/read-decisions.ts';
import type { AnyQuery } from '../src/kernel/operation.ts';
import { ok, paper } from './billing.ts';
import { type Portal, request, run } from './harness.ts';
import { orderPortal } from './orders.ts';
import { proposalPortal } from './proposals.ts';
import { holdsUntil } from './quoting.ts';
import { line } from './requisitions.ts';
import { salesPortal } from './sales.ts';
import { newWarehouse, stockScopes } from './stock.ts';

export type Asked = readonly [operation: AnyQuery, input: Readonly<Record<string, unknown>>];

/**
 * A portal with a record of each kind that explains figures: `reads` are the addresses that show them, `explanations` all that may be
 * asked of them. Nearly every value is unlike any other, so that it tells where it was read.
 */
export async function explainedRecords(): Promise<{ portal: Portal; reads: Asked[]; explanations: Asked[] }> {
  const held = await orderPortal();
  const { portal } = held;
  const bought = await purchases(held);
  const sold = await sales(portal);
  const { quoteLineId, ...sourced } = await quotes(held);
  const contract = await limited(held);
  const { procurement } = sourced;
  const budget = await committed(held);
  const stock = await stocked(portal);
  const ids: Readonly<Record<string, string>> = { ...sold, ...bought, ...sourced, budget, contract };
  const compared = { procurementId: procurement, basis: 'landed', vat: 'without' };
  const figures = await Promise.all(
    figureHosts.map((host) => explanationsOf(host, portal, ids[host.entity.type] as string)),
  );
  return {
    portal,
    reads: [
      ...figureHosts.map(({ get, entity }): Asked => [get, { id: ids[entity.type] }]),
      [readDecisions, { procurementId: procurement }],
      [compareQuotes, compared],
      [listEntries, { id: budget }],
      [getStock, { itemId: stock.itemId }],
      [listMovements, { itemId: stock.itemId }],
    ],
    explanations: [
      ...figures.flat(),
      ...(['unitPriceComparable', 'landedUnitPrice', 'lineTotal'] as const).map(
        (field): Asked => [explainOffer, { ...compared, quoteLineId, field }],
      ),
      [explainOffer, { ...compared, quoteId: sourced.supplier_quote, field: 'suppliers.total' }],
      ...scenarioKinds.map((scenario): Asked => [explainOffer, { ...compared, scenario, field: 'scenarios.total' }]),
      [explainStock, { ...stock, field: 'averageCost' }],
    ],
  };
}

/** Every figure of a record and of its first line. */
async function explanationsOf(
  { path, get, figures, lines, part }: (typeof figureHosts)[number],
  portal: Portal,
  id: string,
): Promise<Asked[]> {
  const card: Readonly<Record<string, ReadonlyArray<{ id: string }>>> = await run(get, portal.owner, { id });
  const operation = allRoutes.find((route) => route.path === `${path}/explain`)?.operation as AnyQuery;
  const named = path.slice(path.indexOf(':') + 1);
  const lineId = lines && card[lines.in]?.[0]?.id;
  const asked = (field: string, more: object = {}): Asked => [operation, { [named]: id, field, ...more }];
  return [
    ...Object.keys(figures).map((field) => asked(field)),
    ...Object.keys(part?.figures ?? {}).map((field) => asked(`${part?.in}.${field}`)),
    ...Object.keys(lines?.figures ?? {}).map((field) => asked(`${lines?.in}.${field}`, { lineId })),
  ];
}

type Held = Awaited<ReturnType<typeof orderPortal>>;

async function purchases({ ask, draft, receive, pay, send, arrive }: Held) {
  const { order, requisition } = await draft([{ uom: '168', quantity: '7.3113', plannedPrice: '33.7717' }]);
  await send(order.id);
  const [{ id: orderLineId }] = order.lines;
  for (const quantity of ['1.2713', '1.4337']) await arrive(requisition.id, requisition.items[0].id, quantity);
  const lines = [
    paper({ quantity: '2.5171', uom: '168', price: '33.3397', discountPercent: '7.13', orderLineId }),
    paper({ quantity: '0.3719', uom: '168', price: '31.1713', orderLineId }),
  ];
  const invoice = await receive({ lines, vatMode: 'excluded', procurementId: requisition.id });
  ok(await ask('POST', `/api/v1/invoices/${invoice.id}/accept-differences`, { reason: 'Так согласовано' }));
  for (const amount of ['10.07', '12.11']) ok(await pay(invoice.id, amount), 201);
  return { purchase_order: order.id, invoice: invoice.id };
}

/** A foreign quote in a unit of its own, which is accepted. */
async function quotes({ ask, approved, supplier }: Held) {
  const rates = [{ currency: 'USD', date: '2026-01-10', rate: '81.7373', nominal: 1 }];
  ok(await ask('PUT', '/api/v1/settings/exchange-rates', { rates }));
  const need = await approved({ items: [line({ uom: '168', quantity: '19.3331', plannedPrice: '55.5171' })] });
  const [{ id: procurementItemId }] = need.items;
  const base = `/api/v1/purchase-requisitions/${need.id}`;
  const offer = { procurementItemId, price: '1.3719', factorToBase: '1.7137', discountPercent: '3.17', vatRate: '22' };
  const quote = ok(
    await ask('POST', `${base}/quotes`, {
      ...{ supplierId: supplier.supplierId, validUntil: holdsUntil, currency: 'USD', vatMode: 'excluded' },
      ...{ lines: [offer], extraCosts: [{ kind: 'delivery', amount: '117.73', currency: 'RUB', allocation: 'equal' }] },
    }),
    201,
  );
  const [{ id: quoteLineId }] = quote.lines;
  const decisions = [{ procurementItemId, allocations: [{ quoteLineId, quantity: '13.7719' }] }];
  ok(await ask('PATCH', `${base}/quote-line-decisions`, { decisions }));
  return { procurement: need.id, supplier_quote: quote.id, quoteLineId };
}

/** Of whose limit two invoices have taken. */
async function limited({ ask, receive, supplier }: Held): Promise<string> {
  const body = { number: '47/2026', title: 'Сталь', kind: 'purchase', date: '2026-01-15' };
  const { counterpartyId } = supplier;
  const { id: contractId } = ok(await ask('POST', '/api/v1/contracts', { ...body, counterpartyId }), 201);
  for (const status of ['on_signing', 'active'])
    ok(await ask('PATCH', `/api/v1/contracts/${contractId}/status`, { status }));
  for (const price of ['713.17', '917.31']) await receive({ contractId, lines: [paper({ quantity: '1', price })] });
  return contractId;
}

async function committed({ ask, create, moveTo }: Held): Promise<string> {
  const year = { periodFrom: '2031-01-01', periodTo: '2031-12-31' };
  const { id } = ok(
    await ask('POST', '/api/v1/budgets', { code: 'А', name: 'Сталь', amount: '90317.11', ...year }),
    201,
  );
  for (const plannedPrice of ['101.71', '202.83']) {
    const made = await create({ budgetCode: 'А', items: [line({ plannedPrice })] });
    ok(await moveTo(made.id, 'pending_approval'));
  }
  return id;
}

async function sales(portal: Portal) {
  const goods = { name: 'Песок', uom: '168', quantity: '3.1719', unitCost: '98.7713', vatRate: '22' };
  const { issued, pay } = await salesPortal({}, portal);
  const invoice = await issued({ rows: [{ ...goods, unitPrice: '171.7319', discountPercent: '3.19' }] });
  for (const amount of ['11.17', '13.19']) ok(await pay(invoice.id, amount), 201);
  const { create } = await proposalPortal(portal);
  const proposal = await create({
    rows: [{ ...goods, unitCost: '57.1931', markupPercent: '17.31' }],
    ...{ expenses: [{ name: 'Доставка', amount: '100.01' }], commissionMode: 'percent', commissionPercent: '3.13' },
  });
  return { sales_invoice: invoice.id as string, commercial_proposal: proposal.id as string };
}

async function stocked(portal: Portal) {
  const key = await portal.key(...stockScopes);
  const { id: itemId } = ok(await request('POST', '/api/v1/catalog', { key, body: { name: 'Щебень' } }), 201);
  const warehouseId = await newWarehouse(portal, 'Основной');
  for (const [quantityDelta, unitCost] of [
    ['5', '71.9317'],
    ['3', '77.3913'],
  ])
    ok(
      await request('POST', `/api/v1/catalog/${itemId}/movements/adjustment`, {
        ...{ key, body: { warehouseId, reason: 'inventory', quantityDelta, unitCost } },
      }),
      201,
    );
  return { itemId, warehouseId };
}
