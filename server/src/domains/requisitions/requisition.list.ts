import type { Listing } from '../../kernel/lists/listing.ts';
import { overdueText } from './overdue.ts';
import { priorities } from './requisition.ts';
import { requisitionStatuses } from './requisition-statuses.ts';

export const requisitionListing: Listing = {
  name: 'purchase-requisitions',
  from: 'requisitions req',
  alias: 'req',
  defaultSort: '-updatedAt',
  searched: {
    kind: 'purchase_requisition',
    parties: 'as words',
    by: 'title, number, budget code, names and articles of lines, customer and suppliers, their taxpayer numbers',
  },
  ordered: ['updatedAt', 'createdAt', 'number', 'title', 'dueDate', 'plannedTotal'],
  archivedAt: 'req.archived_at',
  fields: {
    id: { column: 'req.id', kind: 'id', sortable: true },
    number: { column: 'req.number', kind: 'text', sortable: true },
    title: { column: 'req.title', kind: 'text', sortable: true },
    status: { column: 'req.status', kind: 'choice', values: requisitionStatuses },
    stageId: { column: 'req.stage_id', kind: 'id', nullable: true },
    priority: { column: 'req.priority', kind: 'choice', values: priorities },
    customerId: { column: 'req.customer_id', kind: 'id', nullable: true },
    responsibleId: { column: 'req.responsible_id', kind: 'id', nullable: true },
    requesterId: { column: 'req.requester_id', kind: 'id', nullable: true },
    deliveryWarehouseId: { column: 'req.delivery_warehouse_id', kind: 'id', nullable: true },
    dueDate: { column: 'req.due_date', kind: 'date', sortable: true, nullable: true },
    overdue: { column: overdueText, kind: 'boolean' },
    supplierId: {
      column: 'req.id',
      kind: 'related',
      among:
        'select asked.requisition_id from requisition_suppliers asked where asked.tenant_id = tenant_id() and asked.supplier_id',
    },
    currency: { column: 'req.currency', kind: 'text' },
    plannedTotal: { column: 'req.planned_total', kind: 'decimal', sortable: true },
    actualTotal: { column: 'req.actual_total', kind: 'decimal', nullable: true },
    budgetCode: { column: 'req.budget_code', kind: 'text', nullable: true },
    supplyPercent: { column: 'req.supply_percent', kind: 'decimal' },
    invoicePercent: { column: 'req.invoice_percent', kind: 'decimal' },
    receiptPercent: { column: 'req.receipt_percent', kind: 'decimal' },
    tags: { column: 'req.tags', kind: 'set' },
    createdAt: { column: 'req.created_at', kind: 'instant', sortable: true },
    updatedAt: { column: 'req.updated_at', kind: 'instant', sortable: true },
  },
};
