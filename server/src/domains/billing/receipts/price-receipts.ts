import type { ReceiptLine, StockReceipt } from '../../../../../nouns/stock-receipt.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { Exact } from '../../../kernel/values/decimal.ts';
import { sumOf } from '../../../kernel/values/fraction.ts';
import { lineAmounts } from '../../../kernel/values/money.ts';
import type { VatMode, VatRate } from '../../../kernel/values/vat.ts';
import { allocationsOfLines } from '../../requisitions/allocations/allocations-of.ts';
import { scaleOf } from '../../requisitions/sums-of.ts';

/** For one unit of the requisition line. */
interface Price {
  price: string;
  discountPercent: string;
  currency: string;
  vatMode: VatMode;
  vatRate: VatRate | null;
}

export interface PricedReceipt {
  /** Of the first line that has a price. */
  currency: string | null;
  /** In the order of the lines; null where nothing was decided or charged, or in another currency. */
  amounts: ReadonlyArray<(ReturnType<typeof lineAmounts> & { netPrice: string; vatRate: VatRate | null }) | null>;
  netAmount: string | null;
  vatAmount: string | null;
  grossAmount: string | null;
}

/** What was taken in costs what its invoice charges, or else what was decided; totals only where every line has a price. */
export async function priceReceipts(
  db: Db,
  receipts: readonly StockReceipt[],
): Promise<ReadonlyMap<string, PricedReceipt>> {
  const lines = receipts.flatMap((receipt) => receipt.lines);
  const [decided, charged] = await Promise.all([
    allocationsOfLines(db, [...new Set(lines.map(({ procurementItemId }) => procurementItemId))]),
    chargedPrices(db, [...new Set(lines.flatMap(({ invoiceLineId }) => invoiceLineId ?? []))]),
  ]);
  const byDecision = new Map(decided.map((one) => [one.id, { ...one, discountPercent: '0' }]));
  const priceOf = ({ invoiceLineId, allocationId }: ReceiptLine) =>
    charged.get(invoiceLineId ?? '') ?? byDecision.get(allocationId ?? '');
  return new Map(receipts.map((receipt) => [receipt.id, priced(receipt.lines, priceOf)]));
}

async function chargedPrices(db: Db, invoiceLineIds: readonly string[]): Promise<ReadonlyMap<string, Price>> {
  const rows = await db.many<Price & { id: string; quantity: string; lineQuantity: string | null }>(sql`
    select line.id, inv.currency, inv.vat_mode as "vatMode", line.vat_rate as "vatRate", line.price,
      line.discount_percent as "discountPercent", line.quantity, line.line_quantity as "lineQuantity"
    from invoice_lines line join invoices inv on inv.tenant_id = ${db.tenant} and inv.id = line.invoice_id
    where line.tenant_id = ${db.tenant} and line.id = any(${invoiceLineIds}::uuid[])`);
  return new Map(
    rows.map(({ id, quantity, lineQuantity, ...row }) => {
      const perUnit = new Exact(row.price).times(quantity).div(lineQuantity ?? quantity);
      return [id, { ...row, price: perUnit.toDecimalPlaces(6).toFixed() }];
    }),
  );
}

function priced(lines: readonly ReceiptLine[], priceOf: (line: ReceiptLine) => Price | undefined): PricedReceipt {
  const prices = lines.map(priceOf);
  const currency = prices.find((one) => one)?.currency ?? null;
  const amounts = lines.map(({ receivedQuantity: quantity }, at) => {
    const one = prices[at];
    if (!one || one.currency !== currency) return null;
    const vatRate = one.vatRate ?? 'none';
    const scale = scaleOf(currency);
    const sums = lineAmounts({ ...one, quantity, vatRate, scale });
    const { netAmount: unit } = lineAmounts({ ...one, quantity: '1', vatRate, scale });
    return { ...sums, netPrice: unit, vatRate: one.vatRate };
  });
  const total = (sum: 'netAmount' | 'vatAmount' | 'grossAmount') =>
    currency === null || amounts.includes(null)
      ? null
      : sumOf(amounts.flatMap((one) => one?.[sum] ?? [])).toFixed(scaleOf(currency));
  return {
    currency,
    amounts,
    netAmount: total('netAmount'),
    vatAmount: total('vatAmount'),
    grossAmount: total('grossAmount'),
  };
}
