import { facadeReading } from '../../../kernel/facade-resource.ts';
import { getReceipt } from './operations/get-receipt.ts';
import { listAllReceipts } from './operations/list-all-receipts.ts';
import { stockReceipt } from './stock-receipt.ts';

export const receiptReading = facadeReading({
  path: '/api/v1/integration-api/stock-receipts',
  entity: stockReceipt,
  list: listAllReceipts,
  get: getReceipt,
});
