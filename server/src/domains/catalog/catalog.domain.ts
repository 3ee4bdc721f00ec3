import type { Domain } from '../../platform/domain.ts';
import { assortmentRoutes } from './assortment/assortment.routes.ts';
import { assortmentVariables } from './assortment/assortment.variables.ts';
import { assortmentCategory } from './assortment/assortment-category.ts';
import { catalogCustomFields } from './catalog.custom-fields.ts';
import { catalogExchange } from './catalog.exchange.ts';
import { catalogFacade } from './catalog.facade.ts';
import { catalogFiles } from './catalog.files.ts';
import { catalogRoutes } from './catalog.routes.ts';
import { catalogVariables } from './catalog.variables.ts';
import { catalogItem } from './catalog-item.ts';
import { categoryRoutes } from './categories/categories.routes.ts';
import { catalogCategory } from './categories/category.ts';
import { duePricesSchedule } from './prices/due-prices.schedule.ts';
import { stockRoutes } from './stock/stock.routes.ts';
import { stockMovement } from './stock/stock-movement.ts';
import { supplierLink } from './suppliers/supplier-link.ts';

export const catalogDomain: Domain = {
  cards: [catalogItem, catalogCategory, supplierLink, assortmentCategory, stockMovement],
  routes: [...catalogRoutes, ...assortmentRoutes, ...categoryRoutes, ...stockRoutes],
  facadeResources: [catalogFacade],
  variableNamespaces: [catalogVariables, assortmentVariables],
  customFieldHosts: [catalogCustomFields],
  fileHosts: [catalogFiles],
  exchanged: [catalogExchange],
  schedules: [duePricesSchedule],
};
