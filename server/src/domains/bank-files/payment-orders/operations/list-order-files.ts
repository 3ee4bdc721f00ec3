import { maskOf } from '../../../../kernel/access/mask.ts';
import { listQuery } from '../../../../kernel/lists/list-query.ts';
import { listRows } from '../../../../kernel/lists/list-rows.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { type OrderFileRow, orderFileColumns, orderFileListing, presentOrderFile } from '../payment-order-file.row.ts';
import { paymentOrderFile } from '../payment-order-file.ts';

export const listOrderFiles = listQuery({
  name: 'bank-files.list-order-files',
  summary: words('List payment order files', 'Список файлов платёжных поручений'),
  description: 'Newest first, each with its orders.',
  permission: 'payments.read',
  scope: ['finance.read'],
  listing: orderFileListing,
  row: paymentOrderFile.view,
  async run(ctx, input) {
    const seen = maskOf(paymentOrderFile, ctx.actor);
    return listRows(ctx, orderFileListing, orderFileColumns, input, (row: OrderFileRow) => seen(presentOrderFile(row)));
  },
});
