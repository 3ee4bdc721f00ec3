import { id, object } from '../../../../kernel/fields.ts';
import { query } from '../../../../kernel/operation.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { showReceipt, stockReceipt, stockReceipts } from '../stock-receipt.ts';

export const getReceipt = query({
  name: 'requisitions.get-receipt',
  summary: words('Get a stock receipt with its lines', 'Получить приёмку со строками'),
  description: 'What goods cost is shown to who may see costs of the catalog.',
  permission: 'purchase_requisitions.read',
  scope: 'purchase_requisitions.read',
  input: object({ id: id() }),
  output: stockReceipt.view,
  run: async (ctx, { id }) => showReceipt(ctx.actor, await stockReceipts.byId(ctx.db, id)),
});
