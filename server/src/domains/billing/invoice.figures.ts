import type { Invoice } from '../../../../nouns/invoice.ts';
import { invoice as declared } from '../../../../nouns/invoice.ts';
import { invoiceCredit as credit, type InvoiceCredit } from '../../../../nouns/invoice-credit.ts';
import { type InvoiceLine, invoiceLine as line } from '../../../../nouns/invoice-line.ts';
import { payment as paid } from '../../../../nouns/payment.ts';
import type { ReadContext } from '../../kernel/operation.ts';
import { type AmountName, amountWorking } from '../../platform/explain/amount-steps.ts';
import { eachOf, type Figure, type FigureHost, inputsOf } from '../../platform/explain/figure.ts';
import { scaleOf } from '../requisitions/sums-of.ts';
import { invoice } from './invoice.ts';
import { invoiceLine } from './invoice-line.ts';
import { lineQuantityWorking } from './line-quantity-working.ts';
import { getInvoice } from './operations/get-invoice.ts';
import type { InvoicePayment } from './payments/payment.ts';

type Card = Invoice & { lines: InvoiceLine[]; payments: InvoicePayment[] | null; credits: InvoiceCredit[] | null };

const ofInvoice = ({ id }: Card) => ({ type: declared.type, id, url: `/api/v1/invoices/${id}` });
const ofLine = (card: Card, { id }: InvoiceLine) => ({ ...ofInvoice(card), type: line.type, id });

/** Amounts of an invoice and of its lines: `amounts.ts`, `settle-owed.ts` and `owed-text.ts` compute them. */
export const invoiceFigures: FigureHost<Card, InvoiceLine> = {
  entity: invoice,
  path: '/api/v1/invoices/:invoiceId',
  tag: 'Incoming invoices',
  get: getInvoice,
  figures: {
    'totals.net': total('net'),
    'totals.vat': total('vat'),
    'totals.gross': total('gross'),
    paidAmount: { needs: 'payments.read', explain: sumOfPayments },
    creditedAmount: { needs: 'payments.read', explain: sumOfCredits },
    outstandingAmount: { explain: outstanding },
  },
  lines: {
    in: 'lines',
    entity: invoiceLine,
    figures: {
      net: lineAmount('netAmount'),
      vat: lineAmount('vatAmount'),
      gross: lineAmount('grossAmount'),
      lineQuantity: {
        needs: 'purchase_requisitions.read',
        explain: (one, ctx, card) => lineQuantityWorking(one, ctx, ofLine(card, one), card.supplierId),
      },
    },
  },
};

/** Of an invoice without lines the totals are what was sent. */
function total(name: keyof Invoice['totals']): Figure<Card> {
  return {
    explain: (card) => {
      const { currency, lines, totals } = card;
      if (lines.length === 0)
        return {
          steps: inputsOf(line.fields, totals, [name], { from: ofInvoice(card), currency }),
          formula: name,
          currency,
        };
      const steps = eachOf('lines', lines, (one, under) =>
        inputsOf(line.fields, one, [name], {
          ...{ from: ofLine(card, one), under, of: one.name, currency },
        }),
      );
      return { steps, formula: `sum(lines[].${name})`, currency };
    },
  };
}

function sumOfPayments({ payments, currency }: Card) {
  const steps = eachOf('payments', payments ?? [], (one, under) =>
    inputsOf(paid.fields, one, ['invoiceAmount'], {
      ...{ from: { type: paid.type, id: one.id, url: `/api/v1/payments/${one.id}` }, under, of: one.paidAt, currency },
    }),
  );
  return { steps, formula: 'sum(payments[].invoiceAmount)', currency };
}

function sumOfCredits({ credits, currency }: Card) {
  const steps = eachOf('credits', credits ?? [], (one, under) =>
    inputsOf(credit.fields, one, ['amount'], {
      from: {
        type: 'supplier_return',
        id: one.supplierReturnId,
        url: `/api/v1/supplier-returns/${one.supplierReturnId}`,
      },
      ...{ under, of: one.returnNumber, currency },
    }),
  );
  return { steps, formula: 'sum(credits[].amount)', currency };
}

function outstanding(card: Card) {
  const { currency, totals } = card;
  const told = { from: ofInvoice(card), currency };
  return {
    steps: [
      ...inputsOf(line.fields, totals, ['gross'], told),
      ...inputsOf(declared.fields, card, ['paidAmount', 'creditedAmount'], told),
    ],
    formula: 'gross - paidAmount - creditedAmount',
    currency,
  };
}

function lineAmount(name: AmountName): Figure<InvoiceLine, Card> {
  return {
    explain: (one: InvoiceLine, _: ReadContext, card: Card) => {
      const { vatMode, currency } = card;
      const { discountPercent, vatRate } = one;
      const names = [
        'quantity',
        'price',
        'discountPercent',
        ...(vatRate === 'none' ? [] : (['vatRate'] as const)),
      ] as const;
      return amountWorking(name, inputsOf(line.fields, one, names, { from: ofLine(card, one) }), {
        ...{ discountPercent, vatMode, vatRate, scale: scaleOf(currency), currency },
      });
    },
  };
}
