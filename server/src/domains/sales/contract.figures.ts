import { type Contract, contract as declared } from '../../../../nouns/contract.ts';
import { words } from '../../kernel/problems/errors.ts';
import { fraction } from '../../kernel/values/fraction.ts';
import { eachOf, type FigureHost, type Source, type Step } from '../../platform/explain/figure.ts';
import { invoice } from '../billing/invoice.ts';
import { invoicesUnder, type UnderContract } from '../billing/invoices-under.ts';
import { contract } from '../contracts/contract.ts';
import { getContract } from '../contracts/operations/get-contract.ts';
import { salesInvoice } from './sales-invoice.ts';
import { salesInvoicesUnder } from './sales-invoices-under.ts';

type Card = Contract & { documents: { invoices: number; salesInvoices: number } };

const most = 500;

const ofInvoice = (id: string) => ({ type: invoice.type, id, field: 'totals.gross', url: `/api/v1/invoices/${id}` });

const ofSalesInvoice = (id: string) => ({
  ...{ type: salesInvoice.type, id, field: 'grossAmount' },
  url: `/api/v1/sales-invoices/${id}`,
});

/** What documents take of the limit of a contract: `contract_usage` counts it. Both kinds of invoices are known here, and no lower. */
export const contractFigures: FigureHost<Card> = {
  entity: contract,
  path: '/api/v1/contracts/:id',
  tag: 'Contracts',
  get: getContract,
  figures: {
    usedAmount: {
      needs: ({ documents }) => [
        ...(documents.invoices > 0 ? (['invoices.read'] as const) : []),
        ...(documents.salesInvoices > 0 ? (['sales_invoices.read'] as const) : []),
      ],
      async explain(held, { db }) {
        const bought = await invoicesUnder(db, held.id, most);
        const sold = await salesInvoicesUnder(db, held.id, most);
        return {
          steps: [...stepsOf('invoices', bought, held, ofInvoice), ...stepsOf('sales', sold, held, ofSalesInvoice)],
          ...{ formula: 'sum(invoices[].worth) + sum(sales[].worth)', currency: held.currency },
        };
      },
    },
  },
};

/** The largest one by one, all others by their sum. */
function stepsOf(
  called: string,
  under: readonly UnderContract[],
  held: Card,
  originOf: (id: string) => Source,
): Step[] {
  const each = eachOf(called, under, ({ id, number, currency, gross, rate }, at): Step[] => {
    const of = number ?? undefined;
    const told = of === undefined ? {} : { of };
    const from = originOf(id);
    return [
      { name: `${at}gross`, label: labels.gross, value: gross, currency, ...told, from },
      { name: `${at}rate`, label: labels.rate, value: rate, ...told, from: { ...from, field: 'contractId' } },
      {
        ...{ name: `${at}worth`, label: labels.worth, formula: `round(${at}gross * ${at}rate, 2)` },
        ...{ currency: held.currency, ...told },
      },
    ];
  });
  const others = under.reduce((left, { worth }) => left.minus(worth), fraction(under[0]?.total ?? '0'));
  if (others.isZero()) return each;
  const { id, currency } = held;
  const from = { type: declared.type, id, field: 'documents.amount', url: `/api/v1/contracts/${id}` };
  const name = `${called}[${under.length + 1}].worth`;
  return [...each, { name, label: labels.others, value: others.toFixed(2), currency, from }];
}

const labels = {
  gross: words('Invoice, with VAT', 'Счёт с НДС'),
  rate: words(
    'Rate into the currency of the contract, frozen with the invoice',
    'Курс к валюте договора на момент счёта',
  ),
  worth: words('Taken of the limit', 'Взято из лимита'),
  others: words('All smaller invoices', 'Остальные счета'),
};
