import { act, get, routes } from '../../../kernel/routes.ts';
import { listReceipts } from './operations/list-receipts.ts';
import { reverseStockReceipt } from './operations/reverse-stock-receipt.ts';

const base = '/api/v1/purchase-requisitions';

/** Goods are received where it is known what an invoice asks for them: in billing. */
export const receiptRoutes = routes('Purchase requisitions', [
  get(`${base}/:procurementId/stock-receipts`, listReceipts),
  act(`${base}/:procurementId/stock-receipts/:receiptId/reverse`, reverseStockReceipt),
]);
