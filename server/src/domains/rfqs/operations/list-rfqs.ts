import { listQuery } from '../../../kernel/lists/list-query.ts';
import { listRows } from '../../../kernel/lists/list-rows.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { rfqListing } from '../supplier-rfq.list.ts';
import { presentRfq, rfqColumns } from '../supplier-rfq.row.ts';
import { supplierRfq } from '../supplier-rfq.ts';

export const listRfqs = listQuery({
  name: 'supplier-rfqs.list-rfqs',
  summary: words('List requests for quotes', 'Список запросов предложений'),
  description: 'Each with how many positions it holds, how many suppliers are asked, and how many have answered.',
  permission: 'supplier_rfqs.read',
  scope: 'supplier_documents.read',
  listing: rfqListing,
  row: supplierRfq.view,
  run: (ctx, input) => listRows(ctx, rfqListing, rfqColumns, input, presentRfq),
});
