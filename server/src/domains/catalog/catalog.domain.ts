import type { Domain } from '../../platform/domain.ts';
import { hostsOf } from '../../platform/records/hosts-of.ts';
import { assortmentRoutes } from './assortment/assortment.routes.ts';
import { assortmentVariables } from './assortment/assortment.variables.ts';
import { assortmentCategory } from './assortment/assortment-category.ts';
import { catalogExchange } from './catalog.exchange.ts';
import { catalogFacade } from './catalog.facade.ts';
import { catalogRoutes } from './catalog.routes.ts';
import { catalogVariables } from './catalog.variables.ts';
import { catalogItem, catalogItems } from './catalog-item.ts';
import { categoryRoutes } from './categories/categories.routes.ts';
import { catalogCategory } from './categories/category.ts';
import { getItem } from './operations/get-item.ts';
import { updateItem } from './operations/update-item.ts';
import { duePricesSchedule } from './prices/due-prices.schedule.ts';
import { stockRoutes } from './stock/stock.routes.ts';
import { stockMovement } from './stock/stock-movement.ts';
import { supplierLink } from './suppliers/supplier-link.ts';

export const catalogDomain: Domain = {
  entities: [catalogItem, catalogCategory, supplierLink, assortmentCategory, stockMovement],
  routes: [...catalogRoutes, ...assortmentRoutes, ...categoryRoutes, ...stockRoutes],
  facadeResources: [catalogFacade],
  variableNamespaces: [catalogVariables, assortmentVariables],
  ...hostsOf(catalogItems, { get: getItem, update: updateItem }),
  exchanged: [catalogExchange],
  schedules: [duePricesSchedule],
};
