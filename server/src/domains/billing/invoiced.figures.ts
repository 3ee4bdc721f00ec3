import { standingStatuses } from '../../../../nouns/invoice-flow.ts';
import { invoiceLine as line } from '../../../../nouns/invoice-line.ts';
import type { PurchaseOrder } from '../../../../nouns/purchase-order.ts';
import type { PurchaseOrderLine } from '../../../../nouns/purchase-order-line.ts';
import type { RequisitionLine } from '../../../../nouns/requisition-line.ts';
import { words } from '../../kernel/problems/errors.ts';
import type { Db } from '../../kernel/sql/db.ts';
import { type Sql, sql } from '../../kernel/sql/sql.ts';
import { eachOf, type FiguresBelow, inputsOf, type Step } from '../../platform/explain/figure.ts';
import { purchaseOrderLine } from '../orders/lines/purchase-order-line.ts';
import { requisitionLine } from '../requisitions/requisition-line.ts';
import { invoice } from './invoice.ts';
import { grossAbove } from './recount-orders.ts';

/** What is invoiced of a line of a requisition: `recount-invoiced.ts` counts it. */
export const invoicedOfRequisitionLine: FiguresBelow<RequisitionLine, unknown> = {
  lines: requisitionLine,
  figures: {
    invoicedQuantity: {
      needs: 'invoices.read',
      explain: async ({ id, uom }, { db }) => quantityOf(await charged(db, sql`line.requisition_line_id = ${id}`), uom),
    },
  },
};

/** What is invoiced and paid of a line of an order: `recount-orders.ts` and `note-invoiced.ts` count it. */
export const invoicedOfOrderLine: FiguresBelow<PurchaseOrderLine, PurchaseOrder> = {
  lines: purchaseOrderLine,
  figures: {
    invoicedQuantity: {
      needs: 'invoices.read',
      explain: async ({ id, uom }, { db }) => quantityOf(await charged(db, sql`line.order_line_id = ${id}`), uom),
    },
    invoicedAmount: {
      needs: 'invoices.read',
      explain: async ({ id }, { db }, { currency }) => ({
        steps: eachOf('lines', await charged(db, inItsCurrency(id, currency)), (one, under) => grossOf(one, under)),
        ...{ formula: 'sum(lines[].gross)', currency },
      }),
    },
    paidAmount: {
      needs: ['invoices.read', 'payments.read'],
      explain: async ({ id }, { db }, { currency }) => ({
        steps: eachOf('lines', await charged(db, inItsCurrency(id, currency)), paidOf),
        ...{ formula: 'sum(lines[].paid)', currency },
      }),
    },
  },
};

interface Charged {
  id: string;
  lineQuantity: string;
  gross: string;
  invoiceId: string;
  number: string;
  currency: string;
  whole: string;
  above: string;
  paid: string;
  isOwed: boolean;
}

/** Lines `line` of invoices `inv` that stand. */
const charged = (db: Db, among: Sql) =>
  db.many<Charged>(sql`
    select line.id, line.line_quantity as "lineQuantity", line.gross, inv.id as "invoiceId", inv.number, inv.currency, inv.gross as whole,
      above.gross as above, inv.paid_amount as paid, inv.gross > 0 as "isOwed"
    from invoice_lines line join invoices inv on inv.tenant_id = ${db.tenant} and inv.id = line.invoice_id
    cross join lateral (${grossAbove(db)}) above
    where line.tenant_id = ${db.tenant} and ${among} and inv.status = any(${standingStatuses}) order by inv.number, line.position`);

/** What is invoiced in another currency counts by its quantity alone. */
const inItsCurrency = (id: string, currency: string) => sql`line.order_line_id = ${id} and inv.currency = ${currency}`;

const ofInvoice = (type: string, id: string, invoiceId: string) => ({ type, id, url: `/api/v1/invoices/${invoiceId}` });

const quantityOf = (lines: readonly Charged[], unit: string) => ({
  steps: eachOf('lines', lines, (one, under) =>
    inputsOf(line.fields, one, ['lineQuantity'], {
      ...{ from: ofInvoice(line.type, one.id, one.invoiceId), under, of: one.number, unit },
    }),
  ),
  ...{ formula: 'sum(lines[].lineQuantity)', unit },
});

const grossOf = (one: Charged, under: string) =>
  inputsOf(line.fields, one, ['gross'], {
    ...{ from: ofInvoice(line.type, one.id, one.invoiceId), under, of: one.number, currency: one.currency },
  });

/** What is paid of an invoice is paid of each of its lines by its share: of the lines up to it, less of those above it. */
function paidOf(one: Charged, under: string): Step[] {
  const { invoiceId, number: of, currency, whole, above, paid, isOwed } = one;
  const told = { of, currency };
  const from = ofInvoice(invoice.type, invoiceId, invoiceId);
  const part = `min(${under}paidAmount / ${under}whole, 1)`;
  const share = `round((${under}above + ${under}gross) * ${part}, 2) - round(${under}above * ${part}, 2)`;
  return [
    ...grossOf(one, under),
    {
      ...{ name: `${under}above`, label: labels.above, value: above, ...told },
      from: { ...from, field: 'lines.gross' },
    },
    {
      ...{ name: `${under}whole`, label: labels.whole, value: whole, ...told },
      from: { ...from, field: 'totals.gross' },
    },
    {
      ...{ name: `${under}paidAmount`, label: labels.paid, value: paid, ...told },
      from: { ...from, field: 'paidAmount' },
    },
    { name: `${under}paid`, label: labels.share, formula: isOwed ? share : '0', ...told },
  ];
}

const labels = {
  whole: words('The whole invoice, with VAT', 'Весь счёт с НДС'),
  above: words('The lines above it, with VAT', 'Строки выше неё с НДС'),
  paid: words('Paid of the invoice', 'Оплачено по счёту'),
  share: words('Paid of the line', 'Оплачено по строке'),
};
