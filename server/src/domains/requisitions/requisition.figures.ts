import type { Requisition } from '../../../../nouns/requisition.ts';
import { requisitionLine as line, type RequisitionLine } from '../../../../nouns/requisition-line.ts';
import { Exact } from '../../kernel/values/decimal.ts';
import { eachOf, type Figure, type FigureHost, inputsOf } from '../../platform/explain/figure.ts';
import { coverageOfAllWorking } from './coverage-working.ts';
import { readRequisitionCard } from './operations/read-requisition-card.ts';
import { requisition } from './requisition.ts';
import { acceptedOf, lineFigures, ofLine } from './requisition-line.figures.ts';
import { requisitionLine } from './requisition-line.ts';

type Card = Requisition & { items: RequisitionLine[] };

/** Sums and coverage of a requisition: `sums-of.ts` and `coverage.ts` compute them. */
export const requisitionFigures: FigureHost<Card, RequisitionLine> = {
  entity: requisition,
  path: '/api/v1/purchase-requisitions/:procurementId',
  tag: 'Purchase requisitions',
  get: readRequisitionCard,
  figures: {
    plannedTotal: sumOfLines('plannedAmount'),
    actualTotal: sumOfLines('actualAmount'),
    'supplyCoverage.percent': coverage('supplyCoverage', acceptedOf, activeOf),
    'invoiceCoverage.percent': coverage('invoiceCoverage', counted('invoicedQuantity'), activeOf),
    'receiptCoverage.percent': coverage('receiptCoverage', counted('receivedQuantity'), goodsOf),
  },
  lines: { in: 'items', entity: requisitionLine, figures: lineFigures },
};

function activeOf({ items }: Card): RequisitionLine[] {
  return items.filter(({ status }) => status === 'active');
}

/** Services are never received; a requisition of services alone is done when they are. */
function goodsOf(card: Card): RequisitionLine[] {
  const active = activeOf(card);
  const goods = active.filter(({ itemType }) => itemType === 'product');
  return goods.length > 0 ? goods : active;
}

function sumOfLines(name: 'plannedAmount' | 'actualAmount'): Figure<Card> {
  return {
    explain: (card) => ({
      steps: eachOf('items', activeOf(card), (one, under) =>
        inputsOf(line.fields, one, [name], { from: ofLine(one), under, of: one.name, currency: card.currency }),
      ),
      formula: `sum(items[].${name})`,
      currency: card.currency,
    }),
  };
}

type Done = (one: RequisitionLine, under: string) => ReturnType<typeof inputsOf>;

function counted(name: 'invoicedQuantity' | 'receivedQuantity'): Done {
  return (one, under) => inputsOf(line.fields, one, [name], { from: ofLine(one), under, of: one.name, unit: one.uom });
}

function coverage(
  name: 'supplyCoverage' | 'invoiceCoverage' | 'receiptCoverage',
  done: Done,
  linesOf: typeof activeOf,
): Figure<Card> {
  return {
    explain: (card) =>
      coverageOfAllWorking(
        card[name].percent,
        linesOf(card).map((one, at) => {
          const under = `items[${at + 1}].`;
          const told = { from: ofLine(one), under, of: one.name };
          const weighs = new Exact(one.plannedAmount).gt(0) ? 'plannedAmount' : 'actualAmount';
          const [amount] = inputsOf(line.fields, one, [weighs], { ...told, currency: card.currency });
          const [wanted] = inputsOf(line.fields, one, ['quantity'], { ...told, unit: one.uom });
          return {
            ...{ of: one.name, wanted: wanted as never, done: done(one, under)[0] as never },
            amount: amount && new Exact(amount.value).gt(0) ? { ...amount, name: `${under}amount` } : null,
          };
        }),
      ),
  };
}
