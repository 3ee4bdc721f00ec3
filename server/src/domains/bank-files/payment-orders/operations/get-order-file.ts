import { masked } from '../../../../kernel/access/mask.ts';
import { id, object } from '../../../../kernel/fields.ts';
import { query } from '../../../../kernel/operation.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { orderFileRow, presentOrderFile } from '../payment-order-file.row.ts';
import { paymentOrderFile } from '../payment-order-file.ts';

export const getOrderFile = query({
  name: 'bank-files.get-order-file',
  summary: words('Get a payment order file', 'Получить файл платёжных поручений'),
  description: 'Its orders as they were written. The file itself is downloaded beside it.',
  permission: 'payments.read',
  scope: ['finance.read'],
  input: object({ id: id() }),
  output: paymentOrderFile.view,
  run: async (ctx, input) =>
    masked(paymentOrderFile, ctx.actor, presentOrderFile(await orderFileRow(ctx.db, input.id))),
});
