import type { Invoice } from '../../../../../nouns/invoice.ts';
import { standingStatuses } from '../../../../../nouns/invoice-flow.ts';
import type { InvoiceLine } from '../../../../../nouns/invoice-line.ts';
import type { ReadContext } from '../../../kernel/operation.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { Exact } from '../../../kernel/values/decimal.ts';
import { companySettings } from '../../company/company-settings.ts';
import { type OrderedLine, orderedLines } from '../../orders/invoicing/ordered-lines.ts';
import { allocationsOfLines } from '../../requisitions/allocations/allocations-of.ts';
import { linesById } from '../../requisitions/lines-of.ts';
import { linesOfInvoice } from '../invoice-line.ts';
import type { Match, MatchedLine, OtherLine } from './match.ts';
import { matchInvoice } from './match-invoice.ts';

/** How an invoice stands to what was ordered or decided and received now, in the same number of statements whatever its length. */
export async function matchNow(ctx: ReadContext, invoice: Invoice) {
  const lines = await linesOfInvoice(ctx.db, invoice.id);
  const lineIds = [...new Set(lines.flatMap(({ procurementItemId }) => procurementItemId ?? []))];
  const [others, decisions, needed, ordered, { tolerances, blockingIssues }] = await Promise.all([
    otherLines(ctx, invoice.id, lineIds),
    allocationsOfLines(ctx.db, lineIds),
    linesById(ctx.db, lineIds),
    orderedLines(
      ctx.db,
      lines.flatMap(({ orderLineId }) => orderLineId ?? []),
    ),
    companySettings(ctx),
  ]);
  const match: Match = {
    invoice,
    lines: lines.map(perLineUnit),
    others: others.map((line) => ({
      ...perLineUnit(line),
      supplierId: line.supplierId,
      currency: line.currency,
      vatMode: line.vatMode,
    })),
    decisions,
    orders: ordered.map(asAgreed),
    received: new Map(
      needed.map((line) => [line.id, { quantity: line.receivedQuantity, isService: line.itemType === 'service' }]),
    ),
    tolerances,
    blocking: blockingIssues,
  };
  return matchInvoice(match);
}

/** A cancelled order asks for nothing any more. */
const asAgreed = ({ status, quantity, ...line }: OrderedLine) => ({
  ...line,
  quantity: status === 'cancelled' ? '0' : quantity,
});

type Priced = Pick<
  InvoiceLine,
  'id' | 'procurementItemId' | 'orderLineId' | 'quantity' | 'lineQuantity' | 'price' | 'discountPercent' | 'vatRate'
>;

/** Quantity and price in the unit of the requisition line, whatever unit the supplier wrote. */
function perLineUnit({
  id,
  procurementItemId,
  orderLineId,
  quantity,
  lineQuantity,
  price,
  discountPercent,
  vatRate,
}: Priced): MatchedLine {
  const inLine = lineQuantity ?? quantity;
  const perUnit = new Exact(price).times(quantity).div(inLine).toDecimalPlaces(12).toFixed();
  return { id, procurementItemId, orderLineId, quantity: inLine, price: perUnit, discountPercent, vatRate };
}

type OtherRow = Priced & Pick<OtherLine, 'supplierId' | 'currency' | 'vatMode'>;

const otherLines = (ctx: ReadContext, invoiceId: string, lineIds: readonly string[]) =>
  ctx.db.many<OtherRow>(sql`
    select line.id, line.requisition_line_id as "procurementItemId", line.order_line_id as "orderLineId", line.quantity, line.line_quantity as "lineQuantity", line.price,
      line.discount_percent as "discountPercent", line.vat_rate as "vatRate", inv.supplier_id as "supplierId", inv.currency,
      inv.vat_mode as "vatMode"
    from invoice_lines line join invoices inv on inv.tenant_id = ${ctx.db.tenant} and inv.id = line.invoice_id
    where line.tenant_id = ${ctx.db.tenant} and line.requisition_line_id = any(${lineIds}::uuid[]) and line.invoice_id <> ${invoiceId}
      and inv.status = any(${standingStatuses}) order by inv.created_at, line.position`);
