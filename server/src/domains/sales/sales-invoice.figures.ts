import { salesInvoice as declared, type SalesInvoice } from '../../../../nouns/sales-invoice.ts';
import { salesInvoiceRow as row, type SalesInvoiceRow } from '../../../../nouns/sales-invoice-row.ts';
import { salesPayment as paid, type SalesPayment } from '../../../../nouns/sales-payment.ts';
import { type AmountName, amountWorking } from '../../platform/explain/amount-steps.ts';
import { eachOf, type Figure, type FigureHost, inputsOf } from '../../platform/explain/figure.ts';
import { scaleOf } from '../requisitions/sums-of.ts';
import { getSalesInvoice } from './operations/get-sales-invoice.ts';
import { salesInvoice } from './sales-invoice.ts';
import { salesInvoiceRow } from './sales-invoice-row.ts';

type Card = SalesInvoice & { rows: SalesInvoiceRow[]; payments: Array<Omit<SalesPayment, 'invoiceCurrency'>> | null };

type RowAmount = 'netAmount' | 'vatAmount' | 'grossAmount' | 'lineCostAmount';

const ofInvoice = ({ id }: Card) => ({ type: declared.type, id, url: `/api/v1/sales-invoices/${id}` });
const ofRow = (card: Card, { id }: SalesInvoiceRow) => ({ ...ofInvoice(card), type: row.type, id });

/** Amounts and margins of a sales invoice and of its rows: `sum-up.ts` and `costs/capture-costs.ts` compute them. */
export const salesInvoiceFigures: FigureHost<Card, SalesInvoiceRow> = {
  entity: salesInvoice,
  path: '/api/v1/sales-invoices/:id',
  tag: 'Sales invoices',
  get: getSalesInvoice,
  figures: {
    netAmount: sumOfRows('netAmount'),
    vatAmount: sumOfRows('vatAmount'),
    grossAmount: sumOfRows('grossAmount'),
    totalAmount: sumOfRows('grossAmount'),
    costTotalAmount: { explain: (card) => known(card, ['lineCostAmount'], 'sum(rows[].lineCostAmount)') },
    grossProfitAmount: { explain: (card) => known(card, ['netAmount', 'lineCostAmount'], profit) },
    grossMarginPercent: {
      explain: (card) => ({
        ...known(card, ['netAmount', 'lineCostAmount'], `round((${profit}) * 100 / sum(rows[].netAmount), 2)`),
        currency: null,
      }),
    },
    costCoveragePercent: { explain: costCoverage },
    paidAmount: { needs: 'payments.read', explain: sumOfPayments },
    outstandingAmount: { explain: outstanding },
  },
  lines: {
    in: 'rows',
    entity: salesInvoiceRow,
    figures: {
      lineAmount: rowAmount('lineAmount'),
      netAmount: rowAmount('netAmount'),
      vatAmount: rowAmount('vatAmount'),
      grossAmount: rowAmount('grossAmount'),
      lineCostAmount: {
        explain: (one, _, card) =>
          rowTold(one, card, ['unitCost', 'quantity'], `round(unitCost * quantity, ${scaleOf(card.currency)})`),
      },
      grossProfitAmount: {
        explain: (one, _, card) => rowTold(one, card, ['netAmount', 'lineCostAmount'], 'netAmount - lineCostAmount'),
      },
      grossMarginPercent: {
        explain: (one, _, card) => ({
          ...rowTold(
            one,
            card,
            ['netAmount', 'lineCostAmount'],
            'round((netAmount - lineCostAmount) * 100 / netAmount, 2)',
          ),
          currency: null,
        }),
      },
    },
  },
};

function rowsTold(card: Card, names: readonly RowAmount[], rows = card.rows) {
  return eachOf('rows', rows, (one, under) =>
    inputsOf(row.fields, one, names, { from: ofRow(card, one), under, of: one.name, currency: card.currency }),
  );
}

function sumOfRows(name: RowAmount): Figure<Card> {
  return {
    explain: (card) => ({ steps: rowsTold(card, [name]), formula: `sum(rows[].${name})`, currency: card.currency }),
  };
}

const profit = 'sum(rows[].netAmount) - sum(rows[].lineCostAmount)';

const hasCost = ({ lineCostAmount }: SalesInvoiceRow) => lineCostAmount !== null;

/** Of the rows whose cost is known. */
function known(card: Card, names: readonly RowAmount[], formula: string) {
  return { steps: rowsTold(card, names, card.rows.filter(hasCost)), formula, currency: card.currency };
}

/** A part never shows as nothing, nor as the whole. */
function costCoverage(card: Card) {
  const told = rowsTold(card, ['netAmount']);
  const costed = rowsTold(card, ['netAmount'], card.rows.filter(hasCost)).map((one) => ({
    ...one,
    name: one.name.replace('rows', 'costed'),
  }));
  const share = 'round(sum(costed[].netAmount) * 100 / sum(rows[].netAmount), 2)';
  const isWhole = ['0.00', '100.00'].includes(card.costCoveragePercent ?? '0.00');
  return {
    steps: [...told, ...costed],
    formula: isWhole ? String(card.costCoveragePercent) : `min(99.99, max(0.01, ${share}))`,
  };
}

function outstanding(card: Card) {
  const told = { from: ofInvoice(card), currency: card.currency };
  const steps = inputsOf(declared.fields, card, ['grossAmount', 'paidAmount'], told);
  return { steps, formula: 'grossAmount - paidAmount', currency: card.currency };
}

function sumOfPayments({ payments, currency }: Card) {
  const steps = eachOf('payments', payments ?? [], (one, under) =>
    inputsOf(paid.fields, one, ['invoiceAmount'], {
      ...{ from: { type: paid.type, id: one.id, url: null }, under, of: one.paidAt, currency },
    }),
  );
  return { steps, formula: 'sum(payments[].invoiceAmount)', currency };
}

function rowAmount(name: AmountName): Figure<SalesInvoiceRow, Card> {
  return {
    explain: (one, _, card) => {
      const { vatMode, currency } = card;
      const { discountPercent, vatRate } = one;
      const names = [
        'quantity',
        'unitPrice',
        'discountPercent',
        ...(vatRate === 'none' ? [] : (['vatRate'] as const)),
      ] as const;
      const inputs = inputsOf(row.fields, one, names, { from: ofRow(card, one) });
      return amountWorking(
        name,
        inputs.map((input) => (input.name === 'unitPrice' ? { ...input, name: 'price' } : input)),
        { discountPercent, vatMode, vatRate, scale: scaleOf(currency), currency },
      );
    },
  };
}

function rowTold(
  one: SalesInvoiceRow,
  card: Card,
  names: ReadonlyArray<'unitCost' | 'quantity' | 'netAmount' | 'lineCostAmount'>,
  formula: string,
) {
  return { steps: inputsOf(row.fields, one, names, { from: ofRow(card, one) }), formula, currency: card.currency };
}
