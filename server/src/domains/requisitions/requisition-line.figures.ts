import type { Requisition } from '../../../../nouns/requisition.ts';
import { requisitionLine as line, type RequisitionLine } from '../../../../nouns/requisition-line.ts';
import type { ReadContext } from '../../kernel/operation.ts';
import { words } from '../../kernel/problems/errors.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { amountSteps } from '../../platform/explain/amount-steps.ts';
import { eachOf, type Figure, inputsOf, type Step } from '../../platform/explain/figure.ts';
import { allocationsOfLines } from './allocations/allocations-of.ts';
import { coverageFormula } from './coverage-working.ts';
import { keptFormula, receiptSteps } from './receipts/receipt-steps.ts';
import { scaleOf } from './sums-of.ts';

type Card = Requisition & { items: RequisitionLine[] };

const base = '/api/v1/purchase-requisitions';

/** Where values of a line are read. */
export const ofLine = ({ id, procurementId }: RequisitionLine) => ({
  type: line.type,
  id,
  url: `${base}/${procurementId}`,
});

/** Sums and coverage of a line: `sums-of.ts`, `coverage.ts`, `write-allocations.ts` and `recount-received.ts` compute them. */
export const lineFigures: Readonly<Record<string, Figure<RequisitionLine, Card>>> = {
  plannedAmount: { explain: plannedAmount },
  actualAmount: { needs: 'quote_decisions.read', explain: actualAmount },
  'supplyCoverage.acceptedQuantity': { needs: 'quote_decisions.read', explain: acceptedQuantity },
  'supplyCoverage.percent': { explain: lineCoverage },
  'supplyCoverage.remainingQuantity': { explain: remaining },
  receivedQuantity: ofReceipts(['receivedQuantity', 'returnedQuantity'], keptFormula),
  rejectedQuantity: ofReceipts(['rejectedQuantity'], 'sum(receipts[].rejectedQuantity)'),
  returnedQuantity: ofReceipts(['returnedQuantity'], 'sum(receipts[].returnedQuantity)'),
};

export function acceptedOf(one: RequisitionLine, under: string) {
  const { acceptedQuantity } = line.fields.supplyCoverage.spec.inside ?? {};
  return inputsOf({ acceptedQuantity: acceptedQuantity as never }, one.supplyCoverage, ['acceptedQuantity'], {
    ...{ from: ofLine(one), under, of: one.name, unit: one.uom },
  });
}

/** Quantity by planned price at the rate; nothing where one of the two is not known. */
function plannedAmount(one: RequisitionLine, _: ReadContext, { currency }: Card) {
  const inputs = inputsOf(line.fields, one, ['quantity', 'plannedPrice', 'fxRate'], { from: ofLine(one) });
  return {
    steps: inputs,
    formula: inputs.length === 3 ? `round(quantity * plannedPrice * fxRate, ${scaleOf(currency)})` : '0',
    currency,
  };
}

const ofDecision = ({ id, requisitionId }: { id: string; requisitionId: string }) => ({
  ...{ type: 'requisition_allocation', id, url: `${base}/${requisitionId}/quote-line-decisions` },
});

const decided = {
  quantity: words('Accepted quantity', 'Принятое количество'),
  price: words('Accepted price', 'Принятая цена'),
  vatRate: words('VAT rate', 'Ставка НДС'),
  fxRate: words('Exchange rate, frozen with the decision', 'Курс на момент решения'),
};

/** Every decision as a line of a document, in the currency of the requisition at its own rate. */
async function actualAmount({ id }: RequisitionLine, { db }: ReadContext, { currency: own }: Card) {
  const held = await allocationsOfLines(db, [id]);
  const steps = eachOf('decisions', held, (one, under): Step[] => {
    const { quoteId, quoteVersion, vatMode, vatRate, currency } = one;
    const about = ofDecision(one);
    const names = (['quantity', 'price', 'vatRate', 'fxRate'] as const).filter(
      (name) => name !== 'vatRate' || (vatRate !== null && vatRate !== 'none'),
    );
    const { lineAmount, vatAmount, grossAmount } = amountSteps({
      ...{ under, vatMode, vatRate: vatRate ?? 'none', scale: scaleOf(currency), currency },
    });
    return [
      ...names.map((name) => ({
        ...{ name: under + name, label: decided[name], value: String(one[name]) },
        from:
          name === 'price' && quoteId
            ? {
                type: 'supplier_quote',
                id: quoteId,
                field: name,
                url: `/api/v1/supplier-quotes/${quoteId}`,
                revision: quoteVersion,
              }
            : { ...about, field: name },
        ...(name === 'price' && { currency }),
      })),
      ...[lineAmount, vatAmount, grossAmount],
      {
        ...{ name: `${under}amount`, label: words('In the currency of the requisition', 'В валюте заявки') },
        ...{ formula: `round(${under}grossAmount * ${under}fxRate, ${scaleOf(own)})`, currency: own },
      },
    ];
  });
  return { steps, formula: 'sum(decisions[].amount)', currency: own };
}

async function acceptedQuantity({ id, uom: unit }: RequisitionLine, { db }: ReadContext) {
  const steps = eachOf('decisions', await allocationsOfLines(db, [id]), (one, under): Step[] => [
    {
      ...{ name: `${under}quantity`, label: decided.quantity, value: one.quantity, unit },
      from: { ...ofDecision(one), field: 'quantity' },
    },
  ]);
  return { steps, formula: 'sum(decisions[].quantity)', unit };
}

function ofReceipts(names: Parameters<typeof receiptSteps>[2], formula: string): Figure<RequisitionLine, Card> {
  return {
    explain: async ({ id, uom: unit }, { db }) => ({
      steps: await receiptSteps(db, sql`came.line_id = ${id}`, names, unit),
      ...{ formula, unit },
    }),
  };
}

function lineCoverage(one: RequisitionLine) {
  const steps = [...inputsOf(line.fields, one, ['quantity'], { from: ofLine(one) }), ...acceptedOf(one, '')];
  return { steps, formula: coverageFormula(one.supplyCoverage.percent, 'acceptedQuantity / quantity') };
}

function remaining(one: RequisitionLine) {
  const { steps } = lineCoverage(one);
  return { steps, formula: 'max(0, quantity - acceptedQuantity)', unit: one.uom };
}
