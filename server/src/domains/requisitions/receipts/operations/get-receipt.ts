import { id, object } from '../../../../kernel/fields.ts';
import { query } from '../../../../kernel/operation.ts';
import { notFound, words } from '../../../../kernel/problems/errors.ts';
import { showReceipt } from '../show-receipt.ts';
import { receiptById } from '../stock-receipt.row.ts';
import { stockReceipt } from '../stock-receipt.ts';

export const getReceipt = query({
  name: 'requisitions.get-receipt',
  summary: words('Get a stock receipt with its lines', 'Получить приёмку со строками'),
  description: 'What goods cost is shown to who may see costs of the catalog.',
  permission: 'purchase_requisitions.read',
  scope: 'purchase_requisitions.read',
  input: object({ id: id() }),
  output: stockReceipt.view,
  async run(ctx, { id }) {
    const receipt = await receiptById(ctx.db, id);
    if (!receipt) throw notFound(stockReceipt.noun);
    return showReceipt(ctx.actor, receipt);
  },
});
