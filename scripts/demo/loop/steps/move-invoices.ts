import type { Step } from '../scene.ts';

interface Reasons {
  reason?: string;
  overrideReason?: string;
}

/** Moves every invoice of the requisition. */
export const moveInvoices =
  (who: 'buyer' | 'head', status: string, reasons: Reasons = {}): Step =>
  async ({ invoices, [who]: say }) => {
    for (const { id } of invoices) await say('PATCH', `/api/v1/invoices/${id}/status`, { status, ...reasons });
  };

export const approveInvoices = (reasons?: Reasons): Step[] => [
  moveInvoices('buyer', 'pending_approval'),
  moveInvoices('head', 'approved', reasons),
];
