import Type from 'typebox';
import { id, object } from '../../../../kernel/fields.ts';
import { query } from '../../../../kernel/operation.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { requisitions } from '../../requisition.ts';
import { receiptsOf, showReceipt, stockReceipt } from '../stock-receipt.ts';

export const listReceipts = query({
  name: 'requisitions.list-receipts',
  summary: words('Receipts of a requisition', 'Приёмки по заявке'),
  description:
    'All that came for it, the newest first, those taken back too. What goods cost is shown to who may see costs of the catalog.',
  permission: 'purchase_requisitions.read',
  scope: 'purchase_requisitions.read',
  input: object({ id: id() }),
  output: object({ items: Type.Array(stockReceipt.view) }, { title: 'Receipts of the requisition' }),

  async run(ctx, { id }) {
    await requisitions.byId(ctx.db, id);
    const receipts = await receiptsOf(ctx.db, id);
    return { items: receipts.map((receipt) => showReceipt(ctx.actor, receipt)) };
  },
});
