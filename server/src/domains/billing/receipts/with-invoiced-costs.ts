import { standingStatuses } from '../../../../../nouns/invoice-flow.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { type FieldError, fieldError, invalid, words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { Exact } from '../../../kernel/values/decimal.ts';
import type { VatMode, VatRate } from '../../../kernel/values/vat.ts';
import { costPrice } from '../../catalog/prices/base-price.ts';
import { priceTerms } from '../../catalog/prices/price-terms.ts';
import type { GivenItem } from '../../requisitions/receipts/given-receipt.ts';

interface InvoicedLine {
  id: string;
  procurementItemId: string | null;
  supplierId: string;
  currency: string;
  vatMode: VatMode;
  vatRate: VatRate;
  price: string;
  discountPercent: string;
  quantity: string;
  lineQuantity: string | null;
}

/**
 * What came by lines of invoices: from the supplier of the invoice, at what it asks for one unit of the requisition line,
 * without the VAT that the company gets back. A cost that is named stays. The invoices stay as they are until the commit;
 * call it before the requisition is locked.
 */
export async function withInvoicedCosts(ctx: WriteContext, items: readonly GivenItem[]): Promise<GivenItem[]> {
  const ids = [...new Set(items.flatMap(({ invoiceLineId }) => invoiceLineId ?? []))];
  if (ids.length === 0) return [...items];
  const { deductsVat } = await priceTerms(ctx);
  const lines = new Map((await holdLines(ctx, ids)).map((line) => [line.id, line]));
  const errors = items.flatMap((item, place) => faultsOf(item, lines.get(item.invoiceLineId ?? ''), `/items/${place}`));
  if (errors.length > 0) throw invalid(errors);
  return items.map((item) => {
    const line = lines.get(item.invoiceLineId ?? '');
    if (!line) return item;
    const cost = { unitCost: unitCostOf(line, deductsVat), currency: line.currency };
    return { ...item, supplierId: line.supplierId, ...(item.unitCost == null && cost) };
  });
}

/** Lines of invoices that stand; whoever cancels or changes one waits for the receipt. */
const holdLines = ({ db }: WriteContext, ids: readonly string[]) =>
  db.many<InvoicedLine>(sql`
    select line.id, line.requisition_line_id as "procurementItemId", inv.supplier_id as "supplierId", inv.currency,
      inv.vat_mode as "vatMode", line.vat_rate as "vatRate", line.price, line.discount_percent as "discountPercent", line.quantity,
      line.line_quantity as "lineQuantity"
    from invoices inv join invoice_lines line on line.tenant_id = ${db.tenant} and line.invoice_id = inv.id
    where inv.tenant_id = ${db.tenant} and line.id = any(${ids}::uuid[]) and inv.status = any(${standingStatuses})
    order by inv.id for share of inv`);

function faultsOf(item: GivenItem, line: InvoicedLine | undefined, at: string): FieldError[] {
  if (!item.invoiceLineId) return [];
  if (!line) return [fieldError(`${at}/invoiceLineId`, 'not_found_reference', unknown)];
  if (line.procurementItemId !== item.procurementItemId)
    return [fieldError(`${at}/invoiceLineId`, 'invoice_line_mismatch', ofAnother)];
  if (item.supplierId && item.supplierId !== line.supplierId)
    return [fieldError(`${at}/supplierId`, 'supplier_mismatch', fromAnother)];
  return [];
}

function unitCostOf(line: InvoicedLine, deductsVat: boolean): string {
  const paid = new Exact(line.price).times(new Exact(100).minus(line.discountPercent)).div(100);
  const perUnit = paid.times(line.quantity).div(line.lineQuantity ?? line.quantity);
  return costPrice({ ...line, price: perUnit.toDecimalPlaces(6).toFixed() }, deductsVat);
}

const unknown = words('does not match any line of a valid invoice', 'такой строки действующего счёта нет');
const ofAnother = words('belongs to another requisition line', 'относится к другой строке заявки');
const fromAnother = words('is not the supplier of the invoice', 'это не поставщик счёта');
