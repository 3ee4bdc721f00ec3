import type { Accepted, Comparison, RequisitionLine } from './answers.ts';

type ComparedLine = Comparison['lines'][number];
type ComparedOffer = ComparedLine['offers'][number];

/** An offer of the comparison as the server answers it: ten pieces at ten roubles, unless said otherwise. */
export const answeredOffer = (quoteId: string, more: object = {}): ComparedOffer =>
  ({
    ...{ quoteId, quoteLineId: `${quoteId}-1`, supplierId: `s-${quoteId}`, supplierName: `Поставщик ${quoteId}` },
    ...{ coversQuantity: '10', unitPriceComparable: '10', landedUnitPrice: '12', lineTotal: '100', currency: 'RUB' },
    ...{ deliveryDays: 5, deltaToBestPct: null, deltaToLastPaidPct: null, flags: [], moqIssue: null, analog: null },
    arithmetic: [{ step: 'price', operator: null, figure: '10', result: '10' }],
    ...more,
  }) as unknown as ComparedOffer;

export const answeredLine = (itemId: string, offers: readonly ComparedOffer[], more: object = {}): ComparedLine =>
  ({
    ...{ itemId, name: `Позиция ${itemId}`, uom: '796', quantity: '10', baseQuantity: '10', offers },
    ...more,
  }) as unknown as ComparedLine;

export const answeredComparison = (
  lines: readonly ComparedLine[],
  quoteIds: readonly string[],
  more: object = {},
): Comparison =>
  ({
    ...{ lines, currency: 'RUB', vat: 'with', basis: 'price', stated: [], sealedQuotes: 0, rateDate: '2026-11-25' },
    suppliers: quoteIds.map((quoteId) => ({
      ...{ quoteId, supplierId: `s-${quoteId}`, supplierName: `Поставщик ${quoteId}`, number: `КП-${quoteId}` },
      ...{ revision: 1, validUntil: null, paymentTerms: null, prepaymentPercent: null, quotedLines: 1 },
      ...{ unqualifiedFor: [] },
      coveragePct: '100',
    })),
    ...more,
  }) as unknown as Comparison;

export const wanted = (id: string, more: object = {}): RequisitionLine =>
  ({
    ...{ id, position: 1, status: 'active', sku: null, plannedPrice: null, plannedAmount: '0', fxRate: null },
    ...more,
  }) as unknown as RequisitionLine;

/** Ten pieces accepted at ten roubles with VAT, named by no paper yet, unless said otherwise. */
export const acceptedOf = (procurementItemId: string, more: object = {}): Accepted =>
  ({
    ...{ id: `a-${procurementItemId}`, procurementItemId, quoteId: 'a', quoteLineId: 'a-1', supplierId: 's-a' },
    ...{ supplierName: 'Поставщик a', quantity: '10', price: '10', currency: 'RUB', fxRate: '1' },
    ...{ vatMode: 'included', vatRate: '22', requestedQuantity: '0', invoicedQuantity: '0', receivedQuantity: '0' },
    ...more,
  }) as unknown as Accepted;
