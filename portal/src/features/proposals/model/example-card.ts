import type { ProposalCard } from '../queries.ts';

type Row = ProposalCard['rows'][number];

/** A row of the golden example: 8 at 120.50 with a markup of 15 %. */
export const exampleRow = (more: Partial<Row> = {}): Row => ({
  ...{ id: 'r1', position: 1, lineType: 'material', supplierName: null, groupKey: null, groupLabel: null },
  ...{ catalogItemId: null, procurementItemId: null, name: 'Цемент М500', quantity: '8', uom: '796' },
  ...{
    unitCost: '120.5',
    lineCostAmount: '964.00',
    markupBasis: 'percent',
    markupPercent: '15',
    markupAmount: '144.60',
  },
  ...{ allocatedExpenseAmount: '0.00', commissionPercent: null, commissionFixedAmount: null, commissionAmount: '0.00' },
  ...{ unitPrice: '138.575', lineAmount: '1108.60', vatRate: '22' },
  ...{ netAmount: '908.69', vatAmount: '199.91', grossAmount: '1108.60' },
  ...more,
});

/** A draft of one row, as the server answers it. */
export const exampleCard = (more: Partial<ProposalCard> = {}): ProposalCard => ({
  ...{ id: 'p1', number: 'KP-2026-0001', title: 'Цемент', customerId: 'yard', customer: { name: 'Двор', inn: null } },
  ...{ contactId: null, procurementId: null, priceListId: null, sellerProfileId: null, currency: 'RUB' },
  ...{ validUntil: '2031-05-01', vatMode: 'included', introText: null, termsText: null, ownerId: 'anna' },
  ...{ pricingMode: 'cost_plus', proposalModel: 'resale', commissionMode: 'none', commissionPercent: null },
  ...{ commissionFixedAmount: null, expenses: [], rowCount: 1, materialsAmount: '1108.60', servicesAmount: '0.00' },
  ...{ expenseTotalAmount: '0.00', allocatedExpenseAmount: '0.00', commissionAmount: '0.00', netAmount: '908.69' },
  ...{ vatAmount: '199.91', grossAmount: '1108.60', totalAmount: '1108.60', costTotalAmount: '790.16' },
  ...{ grossProfitAmount: '118.53', grossMarginPercent: '13.04', status: 'draft', rejectReason: null },
  ...{ submittedBy: null, approvedBy: null, approvedAt: null, revision: 1, sentAt: null, openedAt: null },
  ...{ answeredAt: null, answerSource: null, answerName: null, answerPosition: null, answerComment: null },
  ...{ declineReason: null, salesInvoiceId: null, customFields: {}, version: 3 },
  ...{ createdAt: '2026-11-01T09:00:00.000Z', updatedAt: '2026-11-01T09:00:00.000Z', archivedAt: null },
  ...{ createdBy: 'anna', updatedBy: 'anna', rows: [exampleRow()], allowedMoves: [], approval: null },
  ...{ sendings: [], questions: [] },
  ...more,
});
