import type { NeededLine, Quote, QuoteLine, View } from '../src/domains/rfqs/comparison/quoted.ts';

/** Quotes as the arithmetic of requests for quotes reads them, with what a test has no word on left plain. */
export const view = (told: Partial<View> = {}): View => ({
  currency: 'RUB',
  vat: 'with',
  basis: 'price',
  today: '2026-11-20',
  rates: new Map([['USD', '80']]),
  anomalyPct: '50',
  ...told,
});

export const need = (id: string, quantity: string, told: Partial<NeededLine> = {}): NeededLine => ({
  id,
  name: `Line ${id}`,
  quantity,
  uom: '796',
  factorToBase: '1',
  ...told,
});

export const line = (needId: string, price: string | null, told: Partial<QuoteLine> = {}): QuoteLine => ({
  id: `${needId}-line`,
  needId,
  price,
  priceTiers: [],
  discountPercent: '0',
  vatRate: 'none',
  factorToBase: '1',
  whole: true,
  moq: null,
  packQuantity: null,
  quantityOffered: null,
  deliveryDays: null,
  deliveryDate: null,
  analog: null,
  needsReconfirmation: false,
  ...told,
});

export const quote = (id: string, lines: readonly QuoteLine[], told: Partial<Quote> = {}): Quote => ({
  id,
  version: 1,
  supplierId: `supplier-${id}`,
  supplierName: `Supplier ${id}`,
  currency: 'RUB',
  vatMode: 'none',
  validUntil: null,
  deliveryDays: null,
  needsReconfirmation: false,
  extraCosts: [],
  lines: lines.map((each) => ({ ...each, id: `${id}-${each.needId}` })),
  ...told,
});

export const delivery = (amount: string, allocation: Quote['extraCosts'][number]['allocation'] = 'by_amount') => ({
  kind: 'delivery' as const,
  amount,
  currency: 'RUB',
  allocation,
});
