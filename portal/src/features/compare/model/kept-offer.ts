import type { Accepted } from './answers.ts';
import { decimal, micro, mulDiv, toKopecks } from './exact.ts';
import { floorOf } from './floor-of.ts';
import type { Column, Offer } from './matrix.ts';

/** What was accepted at terms that are not on show: it stays as it is, or is let go. */
export function keptOffer(one: Accepted, columns: readonly Column[], vat: 'with' | 'without'): Offer {
  const column = columns.findIndex(({ quoteId }) => quoteId === one.quoteId);
  const quantity = micro(one.quantity);
  const price = priceOf(one, vat);
  return {
    key: `kept:${one.id}`,
    column: column >= 0 ? column : columns.findIndex(({ supplierId }) => supplierId === one.supplierId),
    supplierId: one.supplierId,
    supplierName: one.supplierName,
    price: decimal(price),
    total: toKopecks(mulDiv(price, quantity, 1_000_000n)),
    covers: quantity,
    limited: true,
    usable: false,
    days: null,
    delta: null,
    deltaToPaid: null,
    tierFrom: null,
    marks: [],
    analog: null,
    ...floorOf(one),
  };
}

function priceOf({ price, fxRate, vatMode, vatRate }: Accepted, vat: 'with' | 'without'): bigint {
  const own = mulDiv(micro(price), micro(fxRate), 1_000_000n);
  const rate = vatRate === null || vatRate === 'none' ? 0n : BigInt(vatRate);
  if (vatMode === 'excluded' && vat === 'with') return mulDiv(own, 100n + rate, 100n);
  return vatMode === 'included' && vat === 'without' ? mulDiv(own, 100n, 100n + rate) : own;
}
