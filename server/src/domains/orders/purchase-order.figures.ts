import type { PurchaseOrder } from '../../../../nouns/purchase-order.ts';
import { purchaseOrderLine as line, type PurchaseOrderLine } from '../../../../nouns/purchase-order-line.ts';
import type { ReadContext } from '../../kernel/operation.ts';
import { words } from '../../kernel/problems/errors.ts';
import { type AmountName, amountWorking } from '../../platform/explain/amount-steps.ts';
import { eachOf, type Figure, type FigureHost, inputsOf, type Step } from '../../platform/explain/figure.ts';
import { scaleOf } from '../requisitions/sums-of.ts';
import { purchaseOrderLine } from './lines/purchase-order-line.ts';
import { receivedWorking } from './lines/received-working.ts';
import { getOrder } from './operations/get-order.ts';
import { purchaseOrder } from './purchase-order.ts';

type Card = PurchaseOrder & { lines: PurchaseOrderLine[] };

const ofLine = ({ id }: Card, lineId: string) => ({
  type: line.type,
  id: lineId,
  url: `/api/v1/purchase-orders/${id}`,
});

/** Amounts of an order and of its lines: `lines/line-of-decision.ts` and `invoicing` compute them. */
export const orderFigures: FigureHost<Card, PurchaseOrderLine> = {
  entity: purchaseOrder,
  path: '/api/v1/purchase-orders/:id',
  tag: 'Purchase orders',
  get: getOrder,
  figures: {
    netAmount: sumOfLines('netAmount'),
    vatAmount: sumOfLines('vatAmount'),
    grossAmount: sumOfLines('grossAmount'),
    invoicedAmount: sumOfLines('invoicedAmount'),
    paidAmount: sumOfLines('paidAmount'),
    leftAmount: { explain: leftAmount },
  },
  lines: {
    in: 'lines',
    entity: purchaseOrderLine,
    figures: {
      lineAmount: lineAmount('lineAmount'),
      netAmount: lineAmount('netAmount'),
      vatAmount: lineAmount('vatAmount'),
      grossAmount: lineAmount('grossAmount'),
      leftQuantity: { explain: leftQuantity },
      receivedQuantity: {
        needs: 'purchase_requisitions.read',
        explain: (one, ctx, card) => receivedWorking(one, ctx, ofLine(card, one.id)),
      },
    },
  },
};

type Summed = 'netAmount' | 'vatAmount' | 'grossAmount' | 'invoicedAmount' | 'paidAmount';

function sumOfLines(name: Summed): Figure<Card> {
  return {
    explain: (card) => ({
      steps: eachOf('lines', card.lines, (one, under) =>
        inputsOf(line.fields, one, [name], {
          ...{ from: ofLine(card, one.id), under, of: one.name, currency: card.currency },
        }),
      ),
      formula: `sum(lines[].${name})`,
      currency: card.currency,
    }),
  };
}

/** What of each line nobody has invoiced, at the price of the line. */
function leftAmount(card: Card) {
  const { currency } = card;
  const steps = eachOf('lines', card.lines, (one, under): Step[] => [
    ...inputsOf(line.fields, one, ['grossAmount', 'quantity', 'invoicedQuantity'], {
      ...{ from: ofLine(card, one.id), under, of: one.name },
    }),
    {
      ...{ name: `${under}left`, label: words('Left of the line', 'Осталось по строке'), of: one.name, currency },
      formula: `round(${under}grossAmount * max(${under}quantity - ${under}invoicedQuantity, 0) / ${under}quantity, 2)`,
    },
  ]);
  return { steps, formula: 'sum(lines[].left)', currency };
}

function leftQuantity(one: PurchaseOrderLine, _: ReadContext, card: Card) {
  const told = { from: ofLine(card, one.id), unit: one.uom };
  return {
    steps: inputsOf(line.fields, one, ['quantity', 'invoicedQuantity'], told),
    formula: 'max(quantity - invoicedQuantity, 0)',
    unit: one.uom,
  };
}

function lineAmount(name: AmountName): Figure<PurchaseOrderLine, Card> {
  return {
    explain: (one: PurchaseOrderLine, _: ReadContext, card: Card) => {
      const { vatMode, currency } = card;
      const { vatRate } = one;
      const names = ['quantity', 'price', ...(vatRate === 'none' ? [] : (['vatRate'] as const))] as const;
      const inputs = inputsOf(line.fields, one, names, { from: ofLine(card, one.id) });
      return amountWorking(name, inputs, { vatMode, vatRate, scale: scaleOf(currency), currency });
    },
  };
}
