import type { Accepted } from './answers.ts';
import { micro, most, mulDiv, toKopecks } from './exact.ts';

/** What can still be asked for of one supplier. */
export interface InvoiceGroup {
  supplierId: string;
  supplierName: string;
  lines: ReadonlyArray<{ procurementItemId: string; quantity: bigint }>;
  /** Sums by currency, as the prices were quoted. */
  sums: ReadonlyMap<string, bigint>;
}

/** Accepted and neither asked for nor invoiced yet, by supplier, by name. */
export function invoiceGroups(accepted: readonly Accepted[]): InvoiceGroup[] {
  return [...Map.groupBy(accepted, ({ supplierId }) => supplierId).values()]
    .map((of) => {
      const open = of.map((one) => ({ one, left: leftOf(one) })).filter(({ left }) => left > 0n);
      const sums = sumsOf(open.map(({ one: { price, currency }, left }) => ({ price, currency, quantity: left })));
      const lines = open.map(({ one, left }) => ({ procurementItemId: one.procurementItemId, quantity: left }));
      return { supplierId: of[0]?.supplierId ?? '', supplierName: of[0]?.supplierName ?? '', lines, sums };
    })
    .sort((one, other) => one.supplierName.localeCompare(other.supplierName));
}

function leftOf({ quantity, requestedQuantity, invoicedQuantity }: Accepted): bigint {
  const left = micro(quantity) - most(micro(requestedQuantity), micro(invoicedQuantity));
  return left > 0n ? left : 0n;
}

interface Priced {
  price: string;
  currency: string;
  quantity: bigint;
}

/** What lines come to by currency, each line to the kopeck: one that is asked for is written down so. */
export function sumsOf(lines: readonly Priced[]): ReadonlyMap<string, bigint> {
  const sums = new Map<string, bigint>();
  for (const { price, currency, quantity } of lines)
    sums.set(currency, (sums.get(currency) ?? 0n) + toKopecks(mulDiv(micro(price), quantity, 1_000_000n)));
  return sums;
}
