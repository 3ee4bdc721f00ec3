import { test } from 'node:test';
import fc from 'fast-check';
import { allExplained, explained } from '../../../test/explained.ts';
import { request } from '../../../test/harness.ts';
import { proposalPortal } from '../../../test/proposals.ts';
import { quotingPortal } from '../../../test/quoting.ts';
import { salesPortal } from '../../../test/sales.ts';
import { newStock } from '../../../test/stock.ts';
import { figureHosts } from '../../app.ts';

const hostOf = (type: string) => {
  const host = figureHosts.find(({ entity }) => entity.type === type);
  if (!host) throw new Error(type);
  return host;
};

const decimals = (least: number, most: number, scale: number) =>
  fc.integer({ min: least, max: most }).map((value) => (value / 10 ** scale).toFixed(scale));
const percent = decimals(0, 9_999, 2);
const vatRate = fc.constantFrom('22', '10', '0', 'none');
const vatMode = fc.constantFrom('included', 'excluded', 'none');
const few = { numRuns: 5, endOnFailure: true };

const need = fc.record({
  quantity: decimals(1, 99_999, 3),
  plannedPrice: fc.option(decimals(1, 999_999, 4)),
  price: decimals(1, 999_999, 4),
  discountPercent: percent,
  vatRate,
  part: fc.integer({ min: 0, max: 100 }),
});
const quoted = fc.record({
  needs: fc.array(need, { minLength: 1, maxLength: 4 }),
  vatMode,
  currency: fc.constantFrom('RUB', 'USD'),
  rate: decimals(1, 1_000_000, 4),
  delivery: decimals(1, 999_999, 2),
  allocation: fc.constantFrom('by_amount', 'by_quantity', 'equal'),
});

test('whatever is planned, quoted and decided, every figure of it follows from what is told', async () => {
  await fc.assert(
    fc.asyncProperty(quoted, async ({ needs, rate, delivery, allocation, ...terms }) => {
      const held = await quotingPortal(
        needs.map(({ quantity, plannedPrice }) => ({ name: 'Песок', uom: '168', quantity, plannedPrice })),
      );
      const { ask, base, lines } = held;
      const rates = [{ currency: 'USD', date: '2026-01-10', rate, nominal: 1 }];
      await ask('PUT', '/api/v1/settings/exchange-rates', { rates });
      const offers = needs.map(({ price, discountPercent, vatRate: given }, at) =>
        held.offer(price, { discountPercent, vatRate: terms.vatMode === 'none' ? 'none' : given }, at),
      );
      const extraCosts = [{ kind: 'delivery', amount: delivery, currency: 'RUB', allocation }];
      const quote = await held.quoted(offers, { ...terms, extraCosts });
      const decisions = needs.map(({ quantity, part }, at) => ({
        procurementItemId: lines[at].id,
        allocations:
          part === 0
            ? []
            : [{ quoteLineId: quote.lines[at].id, quantity: ((Number(quantity) * part) / 100).toFixed(6) }],
      }));
      await ask('PATCH', `${base}/quote-line-decisions`, { decisions });
      await allExplained(ask, base, hostOf('procurement'));
      for (const vat of ['with', 'without'])
        for (const basis of ['price', 'landed']) {
          const query = `procurementId=${held.requisition.id}&basis=${basis}&vat=${vat}`;
          const { json } = await ask('GET', `/api/v1/supplier-quotes/compare/list?${query}`);
          for (const { offers: compared } of json.lines)
            for (const offer of compared)
              for (const field of ['unitPriceComparable', 'landedUnitPrice', 'lineTotal'])
                await explained(
                  ask,
                  `/api/v1/supplier-quotes/compare/explain?${query}&quoteLineId=${offer.quoteLineId}`,
                  field,
                  offer[field],
                );
          const address = `/api/v1/supplier-quotes/compare/explain?${query}`;
          for (const { quoteId, total } of json.suppliers)
            await explained(ask, `${address}&quoteId=${quoteId}`, 'suppliers.total', total);
          for (const { kind, total } of json.scenarios)
            await explained(ask, `${address}&scenario=${kind}`, 'scenarios.total', total);
        }
    }),
    few,
  );
});

const offered = fc.record({
  quantity: decimals(1, 99_999, 3),
  price: decimals(1, 999_999, 4),
  priceTiers: fc.constantFrom([], [{ minQuantity: '20', price: '1.5' }]),
  quantityOffered: fc.option(decimals(1, 99_999, 3)),
  factorToBase: decimals(1, 9_999, 3),
  discountPercent: percent,
  vatRate,
});
const answered = fc.record({
  offers: fc.array(offered, { minLength: 1, maxLength: 4 }),
  vatMode,
  currency: fc.constantFrom('RUB', 'USD', 'JPY'),
});

test('whatever a supplier offers, every figure of his quote follows from what is told', async () => {
  await fc.assert(
    fc.asyncProperty(answered, async ({ offers, ...terms }) => {
      const needs = offers.map(({ quantity }) => ({ name: 'Песок', uom: '168', quantity }));
      const held = await quotingPortal(needs);
      const lines = offers.map(({ quantity: _, price, vatRate: given, ...more }, at) =>
        held.offer(price, { ...more, vatRate: terms.vatMode === 'none' ? 'none' : given }, at),
      );
      const { id } = await held.quoted(lines, terms);
      await allExplained(held.ask, `/api/v1/supplier-quotes/${id}`, hostOf('supplier_quote'));
    }),
    few,
  );
});

const row = fc.record({
  name: fc.constant('Песок'),
  uom: fc.constant('168'),
  quantity: decimals(1, 99_999, 3),
  unitPrice: decimals(1, 999_999, 4),
  unitCost: fc.option(decimals(0, 999_999, 4)),
  discountPercent: percent,
  vatRate,
});

/** An invoice of nothing is not issued. */
const worthSomething = { name: 'Песок', uom: '168', quantity: '1', unitPrice: '1', unitCost: null, vatRate: '22' };

test('whatever is sold at whatever cost, every figure of it follows from what is told', async () => {
  const sales = await salesPortal();
  await fc.assert(
    fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 4 }), vatMode, async (rows, mode) => {
      const vat = [...rows, worthSomething].map((one) => ({ ...one, ...(mode === 'none' && { vatRate: 'none' }) }));
      const invoice = await sales.issued({ rows: vat, vatMode: mode });
      await allExplained(sales.call, `/api/v1/sales-invoices/${invoice.id}`, hostOf('sales_invoice'));
    }),
    few,
  );
});

const goods = {
  name: fc.constant('Песок'),
  uom: fc.constant('168'),
  lineType: fc.constantFrom('material', 'service', 'expense'),
  quantity: decimals(1, 99_999, 3),
  unitCost: decimals(0, 999_999, 4),
  vatRate,
};
const markup = fc.oneof(
  decimals(0, 9_999, 2).map((markupPercent) => ({ markupPercent })),
  decimals(0, 99_999, 2).map((markupAmount) => ({ markupAmount })),
);
const ofLine = fc.oneof(
  decimals(0, 9_999, 2).map((commissionPercent) => ({ commissionPercent })),
  decimals(0, 99_999, 2).map((commissionFixedAmount) => ({ commissionFixedAmount })),
);
const commission = fc.oneof(
  fc.constant({ commissionMode: 'none' }),
  fc.constant({ commissionMode: 'per_line' }),
  percent.map((commissionPercent) => ({ commissionMode: 'percent', commissionPercent })),
  decimals(0, 99_999, 2).map((commissionFixedAmount) => ({ commissionMode: 'fixed', commissionFixedAmount })),
);
const expense = fc.record({
  name: fc.constant('Доставка'),
  amount: decimals(0, 99_999, 2),
  allocation: fc.constantFrom('by_amount', 'by_quantity', 'equal', 'none'),
});
const proposed = fc.record({
  rows: fc.array(fc.record({ row: fc.record(goods), markup, ofLine, unitPrice: decimals(1, 999_999, 4) }), {
    minLength: 1,
    maxLength: 4,
  }),
  model: fc.constantFrom(
    { pricingMode: 'cost_plus', proposalModel: 'resale' },
    { pricingMode: 'cost_plus', proposalModel: 'agency' },
    { pricingMode: 'fixed_price', proposalModel: 'resale' },
  ),
  commission,
  expenses: fc.array(expense, { maxLength: 2 }),
  vatMode,
});

test('however a proposal is priced, every figure of it and of its rows follows from what is told', async () => {
  const proposals = await proposalPortal();
  const ask = (method: string, path: string) => proposals.call(method, path);
  await fc.assert(
    fc.asyncProperty(proposed, async ({ rows, model, commission: commissioned, ...terms }) => {
      const priced = rows.map(({ row: { vatRate: given, ...one }, unitPrice, ...more }) => ({
        ...{ ...one, vatRate: terms.vatMode === 'none' ? 'none' : given },
        ...(model.pricingMode === 'fixed_price' ? { unitPrice } : model.proposalModel === 'resale' && more.markup),
        ...(commissioned.commissionMode === 'per_line' && more.ofLine),
      }));
      const { id } = await proposals.create({ rows: priced, ...model, ...commissioned, ...terms });
      await allExplained(ask, `/api/v1/commercial-proposals/${id}`, hostOf('commercial_proposal'));
    }),
    { ...few, numRuns: 12 },
  );
});

const deed = fc.record({ quantity: decimals(-9_000, 12_000, 3), cost: fc.option(decimals(0, 50_000, 3)) });

test('whatever comes and goes, the average cost follows from the movements that are told', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(deed, { minLength: 1, maxLength: 12 }), async (deeds) => {
      const { itemId, warehouses, key, adjust, stock } = await newStock();
      const ask = (method: string, path: string) => request(method, path, { key });
      for (const { quantity, cost } of deeds)
        await adjust({
          quantityDelta: quantity,
          ...(cost !== null && !quantity.startsWith('-') && { unitCost: cost }),
        });
      const address = `/api/v1/catalog/${itemId}/stock/explain?warehouseId=${warehouses[0]}`;
      for (const { averageCost } of (await stock()).byWarehouse)
        await explained(ask, address, 'averageCost', averageCost);
    }),
    few,
  );
});
