import { stockReceipt as declared, type StockReceipt } from '../../../../../../nouns/stock-receipt.ts';
import { integer, object } from '../../../../kernel/fields.ts';
import { listQuery } from '../../../../kernel/lists/list-query.ts';
import { listRows } from '../../../../kernel/lists/list-rows.ts';
import { withinPage } from '../../../../kernel/lists/within-page.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { listingOf } from '../../../../platform/records/listing-of.ts';
import { listedColumns, showReceipt, stockReceipt } from '../stock-receipt.ts';

const listing = listingOf(declared, {
  name: 'stock-receipts',
  defaultSort: '-updatedAt',
  fields: {
    supplierId: {
      column: 'receipt.id',
      kind: 'related',
      among:
        'select came.receipt_id from stock_receipt_lines came where came.tenant_id = tenant_id() and came.supplier_id',
    },
  },
});

type Listed = StockReceipt & { lineCount: number };

export const listAllReceipts = listQuery({
  name: 'requisitions.list-all-receipts',
  summary: words('List stock receipts with their lines', 'Список приёмок со строками'),
  description:
    'Receipts of all requisitions, those taken back too (`status=reversed`), each with its first 200 lines, up to 50 a page (a greater `limit` is ' +
    'lowered). What goods cost is shown to who may see costs of the catalog.',
  permission: 'purchase_requisitions.read',
  scope: 'purchase_requisitions.read',
  listing,
  row: object(
    { ...stockReceipt.fields, lineCount: integer('All lines; a list shows the first 200', { minimum: 0 }) },
    { title: 'Stock receipt in a list' },
  ),
  noun: declared,
  run: (ctx, input) =>
    listRows(ctx, listing, listedColumns(ctx.db.tenant, 200), withinPage(input, 50), (row: Listed) =>
      showReceipt(ctx.actor, row),
    ),
});
