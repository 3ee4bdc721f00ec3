import { requisition as declared, type Requisition } from '../../../../../nouns/requisition.ts';
import { flag } from '../../../kernel/fields.ts';
import { listQuery } from '../../../kernel/lists/list-query.ts';
import { listRows } from '../../../kernel/lists/list-rows.ts';
import type { Page } from '../../../kernel/lists/listing.ts';
import type { ReadContext } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { listingOf } from '../../../platform/records/listing-of.ts';
import { todayText } from '../../price-lists/today.ts';
import { awaitingApproval } from '../moves/own-approval.ts';
import { requisition, requisitions } from '../requisition.ts';

/** Its day is over where the company works, and not all has come. */
const overdue = `coalesce(req.due_date < ${todayText}
  and req.status not in ('completed', 'cancelled', 'rejected'), false)`;

const listed = listingOf(declared, {
  name: 'purchase-requisitions',
  defaultSort: '-updatedAt',
  searched: {
    kind: 'purchase_requisition',
    parties: 'as words',
    by: 'title, number, budget code, names and articles of lines, customer and suppliers, their taxpayer numbers',
  },
  ordered: ['updatedAt', 'createdAt', 'number', 'title', 'dueDate', 'plannedTotal'],
  fields: {
    stageId: { column: 'req.stage_id', kind: 'id', nullable: true },
    overdue: { column: overdue, kind: 'boolean' },
    supplierId: {
      column: 'req.id',
      kind: 'related',
      among:
        'select asked.requisition_id from requisition_suppliers asked where asked.tenant_id = tenant_id() and asked.supplier_id',
    },
    supplyPercent: { column: 'req.supply_percent', kind: 'decimal' },
    invoicePercent: { column: 'req.invoice_percent', kind: 'decimal' },
    receiptPercent: { column: 'req.receipt_percent', kind: 'decimal' },
  },
});

/** No status of a requisition is the archive, but its column keeps rows out of the list, and of its indexes. */
export const requisitionListing = { ...listed, archivedAt: 'req.archived_at' };

/** What both lists of requisitions take beside their filters. */
export const requisitionParameters = {
  awaitingMyApproval: flag('Only those that wait for approval and that the caller may approve'),
};

/** A page of requisitions as every list of them has it. */
export async function requisitionPage(
  ctx: ReadContext,
  input: Readonly<Record<string, unknown>>,
): Promise<Page<Requisition>> {
  const within = input.awaitingMyApproval === true ? [await awaitingApproval(ctx)] : [];
  const columns = requisitions.columns();
  const page = await listRows(ctx, requisitionListing, columns, input, (row: Requisition) => row, within);
  return { ...page, items: await requisitions.complete(ctx.db, page.items) };
}

export const listRequisitions = listQuery({
  name: 'requisitions.list-requisitions',
  summary: words('List purchase requisitions', 'Список заявок на закупку'),
  description:
    'With the planned and actual totals and the three coverages of each: they are kept with the requisition.',
  permission: 'purchase_requisitions.read',
  scope: 'purchase_requisitions.read',
  listing: requisitionListing,
  row: requisition.view,
  more: requisitionParameters,
  run: requisitionPage,
});
