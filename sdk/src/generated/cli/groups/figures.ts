// Made by `npm run gen sdk` from sdk/openapi.json.
import type { DescribedOperation } from '../../../cli/operations/described-operation.ts';

export const operations: Readonly<Record<string, DescribedOperation>> = {
  'read-sourcing': {
    call: 'readSourcing',
    kind: 'call',
    summary: 'Savings and pace of twelve months',
    about:
      'For lines with a planned price whose suppliers were chosen, by the month of their last decision: the plan for the chosen quantity, what it costs as chosen, and the median of days from the making of a requisition to the first decision in it. Requisitions in the currency of the portal count.',
    scopes: ['purchase_requisitions.read'],
    path: [],
  },
  'read-spend': {
    call: 'readSpend',
    kind: 'call',
    summary: 'Spend of twelve months',
    about:
      'Sums of invoices that were neither rejected nor cancelled, by the month of their date, and the five suppliers with most; what is overdue and what is due within seven days. In the currency of the portal: an invoice in another counts at its own rate, one without a rate does not count.',
    scopes: ['finance.read'],
    path: [],
  },
};
