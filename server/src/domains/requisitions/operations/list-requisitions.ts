import { words } from '../../../kernel/errors.ts';
import { listQuery } from '../../../kernel/list-query.ts';
import { listRows } from '../../../kernel/list-rows.ts';
import { requisitionListing } from '../requisition.list.ts';
import { nameSuppliers, presentRow, requisitionColumns } from '../requisition.row.ts';
import { requisition } from '../requisition.ts';

export const listRequisitions = listQuery({
  name: 'requisitions.list-requisitions',
  summary: words('List purchase requisitions', 'Список заявок на закупку'),
  description:
    'With the planned and actual totals and the three coverages of each: they are kept with the requisition.',
  permission: 'purchase_requisitions.read',
  scope: 'purchase_requisitions.read',
  listing: requisitionListing,
  row: requisition.view,
  async run(ctx, input) {
    const page = await listRows(ctx, requisitionListing, requisitionColumns, input, presentRow);
    return { ...page, items: await nameSuppliers(ctx.db, page.items) };
  },
});
