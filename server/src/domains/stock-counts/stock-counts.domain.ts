import type { Domain } from '../../platform/domain.ts';
import { stockCountExchange } from './exchange/stock-counts.exchange.ts';
import { stockCountLine } from './lines/stock-count-line.ts';
import { linesOfStockCounts } from './stock-count.lines.ts';
import { stockCount } from './stock-count.ts';
import { stockCountRoutes } from './stock-counts.routes.ts';

export const stockCountsDomain: Domain = {
  entities: [stockCount, stockCountLine],
  routes: stockCountRoutes,
  recordLines: [linesOfStockCounts],
  exchanged: [stockCountExchange],
};
