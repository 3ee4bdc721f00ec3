import { act, get, post, routes } from '../../../kernel/routes.ts';
import { mostLines } from '../requisition-line.input.ts';
import { listReceipts } from './operations/list-receipts.ts';
import { receiveStock } from './operations/receive-stock.ts';
import { reverseStockReceipt } from './operations/reverse-stock-receipt.ts';

const base = '/api/v1/purchase-requisitions';
const many = { bodyLimit: 5 * 1024 * 1024, arrayItems: mostLines };

export const receiptRoutes = routes('Purchase requisitions', [
  post(`${base}/:id/stock-receipt`, receiveStock, many),
  get(`${base}/:id/stock-receipts`, listReceipts),
  act(`${base}/:id/stock-receipts/:receiptId/reverse`, reverseStockReceipt),
]);
