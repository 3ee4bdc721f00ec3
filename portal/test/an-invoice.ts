/** An invoice for cement as its page reads it, of which a part is paid; with what differs from it. */
export const anInvoice = (changes: object = {}) =>
  ({
    ...{ id: 'cement', version: 3, number: 'INV-2026-0001', externalNumber: 'СЧ-1045', externalDate: '2025-01-10' },
    ...{ supplierId: 'yard', supplier: { counterpartyId: 'yard-party', name: 'Цементный двор', inn: '7707083893' } },
    ...{ procurementId: null, status: 'approved', heldFrom: null, source: 'manual', vatMode: 'included' },
    ...{ dueDate: '2025-01-15', overdue: true, onHoldUntil: null, purpose: null, comment: null, currency: 'RUB' },
    ...{ totals: { net: '123750.42', vat: '24750.08', gross: '148500.50' }, outstandingAmount: '48500.5' },
    ...{ paidAmount: '100000', paymentStatus: 'partially_paid', paymentBlock: null, payments: [aPayment()] },
    ...{ rejectReason: null, disputeReason: null, cancelReason: null, externalLinks: [], allowedMoves: [] },
    lines: [aLine()],
    matching: { status: 'matched', issues: [], overrideReason: null },
    ...changes,
  }) as never;

export const aLine = (changes: object = {}) => ({
  ...{
    id: 'line',
    procurementItemId: 'item',
    orderId: null,
    orderLineId: null,
    name: 'Цемент М500',
    quantity: '120',
    uom: '796',
  },
  ...{ price: '1237.504166', gross: '148500.50', lineQuantity: null },
  ...changes,
});

export const aPayment = (changes: object = {}) => ({
  ...{ id: 'first', amount: '100000', currency: 'RUB', paidAt: '2025-01-12', method: 'bank', source: 'bank' },
  ...{ documentNumber: '77', comment: null, status: 'posted' },
  ...changes,
});

export const anIssue = (changes: object = {}) => ({
  ...{ lineId: 'line', code: 'price_above_decision', severity: 'block', expected: '1200', actual: '1237.504166' },
  ...{ against: 'decision', orderId: null, orderLineId: null, difference: '37.504166' },
  ...changes,
});
