/** Every status of a requisition, in the order of its life. */
export const requisitionStatuses = [
  'draft',
  'pending_approval',
  'approved',
  'rejected',
  'in_sourcing',
  'supplier_selected',
  'awaiting_delivery',
  'partially_received',
  'completed',
  'on_hold',
  'cancelled',
] as const;

export type RequisitionStatus = (typeof requisitionStatuses)[number];
