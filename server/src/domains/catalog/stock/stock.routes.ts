import { get, post, routes } from '../../../kernel/routes.ts';
import { adjustStock } from './operations/adjust-stock.ts';
import { explainStock } from './operations/explain-stock.ts';
import { getStock } from './operations/get-stock.ts';
import { issueStock } from './operations/issue-stock.ts';
import { listMovements } from './operations/list-movements.ts';
import { listStock } from './operations/list-stock.ts';
import { reverseMovement } from './operations/reverse-movement.ts';
import { transferStock } from './operations/transfer-stock.ts';

export const stockRoutes = routes('Stock', [
  get('/api/v1/catalog/stock', listStock),
  get('/api/v1/catalog/:itemId/stock', getStock),
  get('/api/v1/catalog/:itemId/stock/explain', explainStock),
  get('/api/v1/catalog/:itemId/movements', listMovements),
  post('/api/v1/catalog/:itemId/movements/adjustment', adjustStock),
  post('/api/v1/catalog/:itemId/movements/issue', issueStock),
  post('/api/v1/catalog/:itemId/movements/transfer', transferStock),
  post('/api/v1/catalog/:itemId/movements/:movementId/reverse', reverseMovement),
]);
